import type { APIModalInteractionResponseCallbackData, Client, Interaction } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from './discord.ts';
import { messageOf, testBot } from './test-bot.ts';

const KINDS = ['poison', 'experience'];

const COMMANDS = [
  {
    name: 'energy',
    name_localizations: { fr: 'énergie' },
    description: 'Energy',
    integration_types: [0, 1],
    contexts: [0, 1, 2],
    options: [
      {
        type: 1,
        name: 'gain',
        name_localizations: { fr: 'obtenir' },
        description: 'Gain energy',
        options: [
          {
            type: 4,
            name: 'amount',
            name_localizations: { fr: 'quantité' },
            description: 'How many',
            required: true,
            min_value: 1,
            max_value: 100,
          },
          { type: 6, name: 'player', description: 'Who' },
          { type: 3, name: 'source', description: 'From', autocomplete: true, min_length: 2, max_length: 5 },
          { type: 5, name: 'private', description: 'Only for me' },
          { type: 10, name: 'share', description: 'A part' },
          { type: 8, name: 'role', description: 'A role' },
          { type: 7, name: 'channel', description: 'A text channel', channel_types: [0] },
          {
            type: 3,
            name: 'kind',
            description: 'Which counter',
            choices: KINDS.map((kind) => ({ name: kind, name_localizations: { fr: `${kind} (fr)` }, value: kind })),
          },
        ],
      },
    ],
  },
  { name: 'modal', description: 'Opens a modal' },
  { name: 'manage', description: 'For those who manage the server', default_member_permissions: '32', contexts: [0] },
  { name: 'Rulings for this', type: 3 },
];

const answer = async (i: Interaction): Promise<unknown> => {
  if (i.isAutocomplete()) {
    const name_localizations = { fr: `${i.options.getFocused()} (fr)` };
    return i.respond([{ name: `${i.options.getFocused()}!`, nameLocalizations: name_localizations, value: 'x' }]);
  }
  if (i.isChatInputCommand() && i.commandName === 'energy') {
    const { options } = i;
    const said = [
      options.getSubcommand(),
      options.getInteger('amount'),
      options.getUser('player')?.username,
      options.getString('source'),
      options.getBoolean('private'),
      options.getNumber('share'),
      options.getRole('role')?.name,
      options.getChannel('channel')?.name,
      options.getString('kind'),
    ];
    return i.reply({ content: said.map(String).join(' '), components: COMPONENTS });
  }
  if (i.isChatInputCommand() && i.commandName === 'modal') {
    return i.showModal({ custom_id: 'm', title: 'Pay', components: FIELDS });
  }
  if (i.isChatInputCommand()) return i.reply('managed');
  if (i.isMessageContextMenuCommand())
    return i.reply({ content: i.targetMessage.content, flags: MessageFlags.Ephemeral });
  if (i.isButton()) return i.update({ content: 'more', components: [] });
  if (i.isStringSelectMenu()) return i.reply({ content: i.values.join('+'), flags: MessageFlags.Ephemeral });
  if (i.isModalSubmit()) {
    const kind = i.fields.getStringSelectValues('kind').join('+');
    return i.reply({ content: `${i.fields.getTextInputValue('n')} ${kind}`, flags: MessageFlags.Ephemeral });
  }
  return undefined;
};

const COMPONENTS = [
  {
    type: 1,
    components: [
      { type: 2, style: 1, label: 'More', custom_id: 'more' },
      { type: 2, style: 1, label: 'Never', custom_id: 'never', disabled: true },
    ],
  },
  {
    type: 1,
    components: [
      { type: 3, custom_id: 'kinds', max_values: 2, options: KINDS.map((kind) => ({ label: kind, value: kind })) },
    ],
  },
];

const FIELDS: APIModalInteractionResponseCallbackData['components'] = [
  { type: 18, label: 'How much', component: { type: 4, custom_id: 'n', style: 1, min_length: 1, max_length: 3 } },
  {
    type: 18,
    label: 'Which',
    component: { type: 3, custom_id: 'kind', options: KINDS.map((kind) => ({ label: kind, value: kind })) },
  },
];

let discord: LocalDiscord;
let bot: Client<true>;
beforeAll(async () => {
  discord = await LocalDiscord.start();
  bot = await testBot(discord, COMMANDS, answer);
});
afterAll(async () => {
  await bot.destroy();
  await discord.close();
});

describe('A person’s', () => {
  it('slash command is answered where it was typed', async () => {
    const ana = discord.as('Ana', 'table-1');
    const outcome = await discord.slash(ana, 'energy gain', { amount: 2, player: discord.world.user('Ben').id });
    expect(outcome).toMatchObject({ type: 4, ephemeral: false });
    const message = messageOf(outcome);
    expect(message).toMatchObject({
      content: 'gain 2 ben null null null undefined undefined null',
      type: 20,
      channel_id: ana.channel.id,
      author: { id: discord.world.bot.id, bot: true },
      interaction_metadata: { name: 'energy gain', user: { username: 'ana' } },
      components: [
        { id: 1, components: [{ id: 2 }, { id: 3 }] },
        { id: 4, components: [{ id: 5 }] },
      ],
    });
    expect(discord.messages(ana.channel.id)).toContainEqual(message);
  });

  it('options reach the bot as the things they name, also typed as text', async () => {
    const ana = discord.as('Ana', 'table-1');
    const outcome = await discord.slash(ana, 'energy gain', {
      amount: '3',
      player: '@Chloé',
      source: 'Hub',
      private: 'true',
      share: '0.5',
      role: 'Judge',
      channel: '#table-2',
      kind: 'poison',
    });
    expect(outcome.message?.content).toBe('gain 3 chloe Hub true 0.5 Judge table-2 poison');
  });

  it('commands, options and choices go by the words of their language too', async () => {
    const ana = discord.as('Ana', 'table-1');
    const outcome = await discord.slash(ana, '/énergie obtenir', { quantité: 3, kind: 'poison (fr)' });
    expect(outcome.message?.content).toMatch(/^gain 3 .* poison$/);
    const ben = discord.as('Ben', 'table-1');
    expect(await discord.slash(ben, 'énergie obtenir', { quantité: 3 })).toMatchObject({ failed: 'refused' });
  });

  it('typing gets choices, in their language', async () => {
    const options = { source: 'Aet' };
    const { choices } = await discord.complete(discord.as('Ben', 'table-1'), 'energy gain', options, 'source');
    expect(choices).toEqual([{ name: 'Aet!', value: 'x' }]);
    const french = await discord.complete(discord.as('Ana', 'table-1'), 'energy gain', options, 'source');
    expect(french.choices).toEqual([{ name: 'Aet (fr)', value: 'x' }]);
  });

  it('click changes the message clicked', async () => {
    const ana = discord.as('Ana', 'table-1');
    const message = messageOf(await discord.slash(ana, 'energy gain', { amount: 2 }));
    const edited = discord.edited(message.id);
    const clicked = await discord.click(discord.as('Ben', 'table-1'), message, 'more');
    expect(clicked).toMatchObject({ type: 7, message: { id: message.id, content: 'more', components: [] } });
    expect(await edited).toEqual(discord.message(message.id));
    expect(await discord.click(ana, message, 'more')).toMatchObject({
      failed: 'refused',
      error: { code: 'no-such-component' },
    });
  });

  it('choice in a select reaches the bot, as many as it takes', async () => {
    const ana = discord.as('Ana', 'table-1');
    const message = messageOf(await discord.slash(ana, 'energy gain', { amount: 2 }));
    expect((await discord.select(ana, message, 'kinds', KINDS)).message?.content).toBe('poison+experience');
    expect(await discord.select(ana, message, 'kinds', [])).toMatchObject({ error: { code: 'wrong-count' } });
    expect(await discord.select(ana, message, 'kinds', ['rad'])).toMatchObject({ error: { code: 'not-a-choice' } });
  });

  it('modal is sent when its fields are right', async () => {
    const ana = discord.as('Ana', 'table-1');
    const opened = await discord.slash(ana, 'modal');
    expect(opened).toMatchObject({ type: 9, modal: { title: 'Pay', custom_id: 'm' } });
    expect(await discord.submit(ana, opened, { kind: 'poison' })).toMatchObject({ error: { code: 'required' } });
    expect(await discord.submit(ana, opened, { n: '1234', kind: 'poison' })).toMatchObject({
      error: { code: 'too-long' },
    });
    expect(await discord.submit(ana, opened, { n: '4', kind: 'rad' })).toMatchObject({
      error: { code: 'not-a-choice' },
    });
    expect(await discord.submit(ana, opened, { other: '4' })).toMatchObject({ error: { code: 'no-such-component' } });
    const sent = await discord.submit(ana, opened, { n: '4', kind: 'poison' });
    expect(sent).toMatchObject({ type: 4, ephemeral: true, message: { content: '4 poison' } });
  });

  it('message command gets the message', async () => {
    const ben = discord.as('Ben', 'table-1');
    const said = discord.say(ben, 'Does Aether Hub trigger?');
    const outcome = await discord.messageCommand(discord.as('Ana', 'table-1'), 'Rulings for this', said);
    expect(outcome).toMatchObject({ ephemeral: true, message: { content: 'Does Aether Hub trigger?', type: 23 } });
  });
});

describe('Discord’s client refuses, before the bot hears of it', () => {
  const cases: readonly (readonly [string, string, Record<string, string | number | boolean>, string])[] = [
    ['an unknown command', 'enrgy gain', { amount: 1 }, 'no-such-command'],
    ['an unknown subcommand', 'energy win', { amount: 1 }, 'no-such-command'],
    ['a command without its subcommand', 'energy', {}, 'needs-subcommand'],
    ['an unknown option', 'energy gain', { amount: 1, much: 2 }, 'no-such-option'],
    ['a required option left out', 'energy gain', {}, 'required'],
    ['a fraction for an integer', 'energy gain', { amount: 1.5 }, 'not-an-integer'],
    ['text for an integer', 'energy gain', { amount: 'two' }, 'not-an-integer'],
    ['an integer beyond 2^53', 'energy gain', { amount: '90071992547409930' }, 'not-an-integer'],
    ['too few', 'energy gain', { amount: 0 }, 'too-small'],
    ['a negative number', 'energy gain', { amount: -3 }, 'too-small'],
    ['too many', 'energy gain', { amount: 101 }, 'too-large'],
    ['a text too short', 'energy gain', { amount: 1, source: 'a' }, 'too-short'],
    ['a text too long', 'energy gain', { amount: 1, source: 'abcdef' }, 'too-long'],
    ['what is not a choice', 'energy gain', { amount: 1, kind: 'rad' }, 'not-a-choice'],
    ['what is neither true nor false', 'energy gain', { amount: 1, private: 'maybe' }, 'not-a-boolean'],
    ['what is no number', 'energy gain', { amount: 1, share: 'half' }, 'not-a-number'],
    ['a user there is not', 'energy gain', { amount: 1, player: 'Zoé' }, 'nobody'],
    ['a role there is not', 'energy gain', { amount: 1, role: 'King' }, 'nobody'],
    ['a channel of another kind', 'energy gain', { amount: 1, channel: 'voice' }, 'nobody'],
    ['a command one may not use', 'manage', {}, 'not-allowed'],
  ];
  it.each(cases)('%s', async (_title, path, options, code) => {
    const before = discord.log.length;
    const english = await discord.slash(discord.as('Ben', 'table-1'), path, options);
    const french = await discord.slash(discord.as('Ana', 'table-1'), path, options);
    for (const outcome of [english, french])
      expect(outcome).toMatchObject({ type: null, failed: 'refused', error: { code } });
    expect(french.error?.message).not.toBe(english.error?.message);
    expect(discord.log.length).toBe(before);
  });

  it('a click on a disabled button', async () => {
    const ana = discord.as('Ana', 'table-1');
    const message = messageOf(await discord.slash(ana, 'energy gain', { amount: 2 }));
    expect(await discord.click(ana, message, 'never')).toMatchObject({
      failed: 'refused',
      error: { code: 'disabled' },
    });
  });

  it('a click on what someone else alone can see', async () => {
    const said = discord.say(discord.as('Ben', 'table-1'), 'x');
    const hers = messageOf(await discord.messageCommand(discord.as('Ana', 'table-1'), 'Rulings for this', said));
    const outcome = await discord.click(discord.as('Ben', 'table-1'), hers, 'x');
    expect(outcome).toMatchObject({ failed: 'refused', error: { code: 'cannot-see-message' } });
  });

  it('a command where one cannot see, write, or use commands', async () => {
    const { world } = discord;
    const guild = world.guild("La Table d'Énergie");
    const silent = world.addChannel(guild, { name: 'silent' });
    const everyone = world.role(guild, '@everyone');
    for (const permission of ['viewChannel', 'sendMessages', 'useApplicationCommands'] as const) {
      world.overwrite(silent, everyone, { deny: [permission] });
      const outcome = await discord.slash(discord.as('Ana', 'silent'), 'energy gain', { amount: 1 });
      expect(outcome).toMatchObject({ failed: 'refused', error: { code: 'cannot-write-here' } });
    }
    world.overwrite(silent, everyone, {});
    expect(await discord.slash(discord.as('Ana', 'silent'), 'energy gain', { amount: 1 })).toMatchObject({ type: 4 });
  });

  it('a command in an archived thread', async () => {
    const outcome = await discord.slash(discord.as('Ana', 'archived-thread'), 'energy gain', { amount: 1 });
    expect(outcome).toMatchObject({ failed: 'refused', error: { code: 'archived' } });
  });

  it('a command in a thread that is locked, or that one may not write in', async () => {
    const { world } = discord;
    const guild = world.guild("La Table d'Énergie");
    const above = world.addChannel(guild, { name: 'above' });
    const thread = world.addThread(above, { name: 'below' });
    const attempt = () => discord.slash(discord.as('Ana', 'below'), 'energy gain', { amount: 1 });
    expect(await attempt()).toMatchObject({ type: 4 });
    for (const permission of ['sendMessages', 'sendMessagesInThreads'] as const) {
      world.overwrite(above, world.role(guild, '@everyone'), { deny: [permission] });
      expect(await attempt()).toMatchObject({ error: { code: 'cannot-write-here' } });
    }
    world.overwrite(above, world.role(guild, '@everyone'), {});
    world.changeThread(thread, { locked: true });
    expect(await attempt()).toMatchObject({ error: { code: 'cannot-write-here' } });
    expect(await discord.slash(discord.as('Olivia', 'below'), 'energy gain', { amount: 1 })).toMatchObject({ type: 4 });
  });

  it('a command in a context it is not for', async () => {
    expect(await discord.slash(discord.as('Ana'), 'manage')).toMatchObject({
      failed: 'refused',
      error: { code: 'not-here' },
    });
    expect(discord.commandsFor(discord.as('Ana')).map(({ name }) => name)).not.toContain('manage');
    expect(discord.commandsFor(discord.as('Olivia', 'table-1')).map(({ name }) => name)).toContain('manage');
  });

  it('but sends anything at all when it is sent raw', async () => {
    const { world } = discord;
    const { guild, channel, user } = discord.as('Ana', 'table-1');
    const outcome = await discord.raw({
      type: 2,
      guild_id: guild?.id,
      channel_id: channel.id,
      channel: { id: channel.id, type: 0 },
      member: { user: { id: user.id, username: 'ana', discriminator: '0' }, roles: [], permissions: '0' },
      locale: 'fr',
      entitlements: [],
      authorizing_integration_owners: {},
      app_permissions: '0',
      data: {
        id: discord.commands[0]?.id,
        type: 1,
        name: 'energy',
        options: [{ type: 1, name: 'gain', options: [{ type: 4, name: 'amount', value: -1 }] }],
      },
    });
    expect(outcome.message?.content).toMatch(/^gain -1 /);
    expect(outcome.message?.author.id).toBe(world.bot.id);
  });
});

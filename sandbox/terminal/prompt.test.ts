import { PassThrough, Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { ButtonInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { LocalDiscord } from '../discord.ts';
import { testBot } from '../test-bot.ts';
import { commands } from './ground.fixture.ts';
import { Prompt } from './prompt.ts';

const button = (custom_id: string, label: string, disabled = false) =>
  ({ type: 2, style: 1, custom_id, label, disabled }) as const;
const row = (...components: object[]) => ({ type: 1, components });

let energy = 0;

/** A bot that answers in every way there is. */
const answer = async (interaction: Interaction): Promise<void> => {
  await answerTo(interaction);
};

const answerTo = (interaction: Interaction): unknown => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const found = ['Runner', 'Runner of Wires'].filter((name) => typed !== '' && name.startsWith(typed));
    return interaction.respond(found.map((name) => ({ name: `${name} — Coureur`, value: name })));
  }
  if (interaction.isMessageContextMenuCommand()) {
    return interaction.reply({
      content: `About: ${interaction.targetMessage.content}`,
      flags: MessageFlags.Ephemeral,
    });
  }
  if (interaction.isModalSubmit()) {
    const said = ['verdict', 'more'].map((id) => interaction.fields.getTextInputValue(id));
    return interaction.reply({ content: said.join(' / ') });
  }
  if (interaction.isStringSelectMenu()) {
    const content = `chosen: ${interaction.values.join(' and ')}`;
    return interaction.update({ components: [{ type: 17, components: [{ type: 10, content }] }] });
  }
  if (interaction.isButton()) return clicked(interaction.customId, interaction);
  if (!interaction.isChatInputCommand()) return undefined;
  const { commandName, options } = interaction;
  if (commandName === 'energy' && options.getSubcommand() === 'gain') {
    const amount = options.getInteger('amount', true);
    energy += amount;
    return interaction.reply({
      content: `**${options.getUser('player')?.toString() ?? interaction.user.toString()}**: ${energy} {E}`,
      components: [row(...(amount < 100 ? [button('more', 'One more')] : []), button('off', 'Undo', true))],
    });
  }
  if (commandName === 'energy') {
    return interaction.reply({
      content: `<t:${Math.floor(Date.now() / 1000) - 180}:R>`,
      flags: MessageFlags.Ephemeral,
    });
  }
  if (commandName === 'ruling') return rule(options.getString('query', true), interaction);
  if (commandName === 'help') {
    return interaction.reply({
      components: [
        {
          type: 17,
          accent_color: 0x336699,
          components: [{ type: 10, content: '# Help\nAsk `/energy`' }, { type: 14 }, row(button('modal', 'Answer'))],
        },
        row({
          type: 3,
          custom_id: 'kinds',
          min_values: 1,
          max_values: 2,
          options: [
            { label: 'Poison', value: 'poison' },
            { label: 'Rad', value: 'rad' },
          ],
        }),
      ],
      flags: MessageFlags.IsComponentsV2,
    });
  }
  return undefined;
};

const clicked = (id: string, interaction: ButtonInteraction) => {
  if (id === 'modal') {
    return interaction.showModal({
      custom_id: 'answer',
      title: 'Answer',
      components: [
        { type: 18, label: 'Verdict', component: { type: 4, custom_id: 'verdict', style: 1, max_length: 10 } },
        {
          type: 18,
          label: 'In your words',
          component: { type: 4, custom_id: 'more', style: 2, required: false, value: 'none' },
        },
      ],
    });
  }
  energy += 1;
  return interaction.update({ content: `${energy} {E}` });
};

const rule = async (query: string, interaction: ChatInputCommandInteraction) => {
  switch (query) {
    case 'slow':
      await interaction.deferReply();
      await sleep(150);
      return interaction.editReply({ content: 'found at last' });
    case 'wrong':
      return interaction
        .reply({ content: 'x'.repeat(2001), embeds: [{ title: 'y'.repeat(300) }] })
        .catch(() => interaction.reply({ content: 'sorry', flags: MessageFlags.Ephemeral }));
    case 'silent':
      return;
    case 'file':
      return interaction.reply({ files: [{ name: 'log.txt', attachment: Buffer.from('one\ntwo\n') }] });
    case 'board': {
      await interaction.reply({ content: 'board 1' });
      await interaction.editReply({ content: 'board 2' });
      return interaction.followUp({ content: 'and more' });
    }
    case 'later':
      await interaction.reply({ content: query });
      await sleep(400);
      return interaction.followUp({ content: 'in a while' });
    case 'elsewhere': {
      const channel = [...interaction.client.channels.cache.values()].find(
        (each) => 'name' in each && each.name === 'table-2',
      );
      await interaction.reply({ content: query });
      return channel?.isSendable() && channel.send({ content: 'said elsewhere' });
    }
    default:
      return interaction.reply({ content: query });
  }
};

const registered = commands
  .filter(({ name }) => name !== 'odd')
  .map(({ type, name, name_localizations, description, description_localizations, options }) =>
    type === 3
      ? { type, name, name_localizations }
      : { name, name_localizations, description, description_localizations, options, contexts: [0, 1] },
  );

/** Runs a prompt on these streams, in a local Discord of its own with a bot. */
const run = async (input: Readable, output: Writable): Promise<void> => {
  energy = 0;
  const discord = await LocalDiscord.start();
  const bot = await testBot(discord, registered, answer);
  await new Prompt(discord, input, output, 'en').run();
  await bot.destroy();
  await discord.close();
};

/** What a script in a pipe reads back. */
const pipe = async (...lines: readonly string[]): Promise<string[]> => {
  const output = new PassThrough();
  const written = text(output);
  await run(Readable.from([lines.map((line) => `${line}\n`).join('')]), output);
  output.end();
  return (await written).trimEnd().split('\n');
};

/** A terminal, and what has been written on it, without its colours. */
const terminal = () => {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const screen = Object.assign(new PassThrough(), { isTTY: true });
  let written = '';
  screen.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
  });
  const reads = (what: string) => vi.waitFor(() => expect(stripVTControlCharacters(written)).toContain(what), 5000);
  return { keyboard, screen, reads, written: () => written };
};

describe('A script in a pipe', () => {
  test('reads the answer of each line before the next', async () => {
    expect(await pipe('/energy gain amount:2', '', '# nothing', '/energy gain 3 player:@Ana')).toEqual([
      '1 · Dynamo',
      '  @Ben: 2 {E}',
      '  [1: One more] [2: Undo (off)]',
      '2 · Dynamo',
      '  @Ana: 5 {E}',
      '  [1: One more] [2: Undo (off)]',
    ]);
  });

  test('clicks what was shown last, or what it names', async () => {
    expect(
      await pipe(
        '/energy gain 2',
        '/energy gain 2',
        'click 1',
        'click One more on 1',
        'click 2',
        'click 9',
        'click 1 on 7',
      ),
    ).toEqual([
      '1 · Dynamo',
      '  @Ben: 2 {E}',
      '  [1: One more] [2: Undo (off)]',
      '2 · Dynamo',
      '  @Ben: 4 {E}',
      '  [1: One more] [2: Undo (off)]',
      'edited: 2 · Dynamo',
      '  5 {E}',
      '  [1: One more] [2: Undo (off)]',
      'edited: 1 · Dynamo',
      '  6 {E}',
      '  [1: One more] [2: Undo (off)]',
      '“Undo” is off.',
      'Nothing to click is called “9”. There is 1: One more.',
      'No message 7 here. There is 1, 2.',
    ]);
  });

  test('clicks nothing that is off: it is passed over, and not named among what there is', async () => {
    const lines = await pipe(
      '/energy gain 2',
      '/energy gain 100',
      'click 1',
      'click Undo',
      'click 1 on 2',
      'click 9 on 2',
    );
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      '1 · Dynamo',
      '2 · Dynamo',
      'edited: 1 · Dynamo',
      '“Undo” is off.',
      '“Undo” is off.',
      'Everything in that message is off.',
    ]);
  });

  test('sees what only one person sees, in that person’s language', async () => {
    expect(
      await pipe('/energy show', 'locale fr', '/énergie voir', 'as Ana', 'messages', 'as Ben', 'locale en-US'),
    ).toEqual([
      '1 · Dynamo (only you see this)',
      '  3 minutes ago',
      'Ben · #pod-1 · fr',
      '2 · Dynamo (visible par vous uniquement)',
      '  il y a 3 minutes',
      'Ana · #pod-1 · fr',
      'Aucun message ici pour le moment.',
      'Ben · #pod-1 · fr',
      'Ben · #pod-1 · en-US',
    ]);
  });

  test('is offered choices, and picks one', async () => {
    expect(
      await pipe(
        'pick 1',
        'complete /ruling lookup query:Runner language:fr',
        'pick 3',
        'pick 2',
        'complete /ruling lookup',
      ),
    ).toEqual([
      'There is nothing to pick from: complete a command first.',
      'query: “Runner”',
      '  1 Runner — Coureur',
      '  2 Runner of Wires — Coureur',
      'There is no choice 3: they go from 1 to 2.',
      '1 · Dynamo',
      '  Runner of Wires',
      'No choices for query.',
    ]);
  });

  test('fills in a modal, chooses in a select, and reads a panel as text', async () => {
    expect(
      await pipe(
        '/help',
        'click 1',
        'fill verdict="much too long"',
        'fill verdict=yes',
        'fill verdict=no',
        'choose 1',
        'choose 2 3',
        'click 1',
      ),
    ).toEqual([
      '1 · Dynamo',
      '  │ Help',
      '  │ Ask /energy',
      '  │ ────────────────────────',
      '  │ [1: Answer]',
      '  ▾ Choose (1 to 2)',
      '    [2: Poison]',
      '    [3: Rad]',
      '┌ Answer',
      '│ verdict: Verdict',
      '│ more: In your words (optional)',
      '│   = none',
      '└ To answer: fill verdict="…" more="…" (or: cancel)',
      '“Verdict” must have at most 10 characters.',
      '2 · Dynamo',
      '  yes / none',
      'No modal is open.',
      '“Answer” is a button: click it.',
      'edited: 1 · Dynamo',
      '  │ chosen: poison and rad',
      'Nothing to click here yet.',
    ]);
  });

  test('leaves a modal to who opened it, who may also close it', async () => {
    const lines = await pipe(
      '/help',
      'click 1',
      'as Jules',
      'fill verdict=yes',
      'cancel',
      'as Ben',
      'fill verdict=no',
      'click 1 on 1',
      'cancel',
      'cancel',
    );
    const notYours = 'The open modal belongs to Ben, who opened it: as Ben, then fill it or cancel.';
    expect(lines.filter((line) => !/^[│┌└]|^ {2}|^1 ·/.test(line))).toEqual([
      'Jules · #pod-1 · en-US',
      notYours,
      notYours,
      'Ben · #pod-1 · en-US',
      '2 · Dynamo',
      'Closed; nothing was sent.',
      'No modal is open.',
    ]);
    expect(lines).toContain('  no / none');
  });

  test('waits for an answer that the bot only promised', async () => {
    expect(await pipe('/ruling lookup slow', '/ruling lookup board')).toEqual([
      '1 · Dynamo',
      '  found at last',
      '2 · Dynamo',
      '  board 2',
      '3 · Dynamo',
      '  and more',
    ]);
  });

  test('reads what went wrong', async () => {
    expect(await pipe('/ruling lookup wrong', '/energy gain 0', '/energy gain')).toEqual([
      'Discord refused what the bot sent (POST /interactions/…/…/callback, 400): Invalid Form Body (50035)',
      '  data.content: Must be 2000 or fewer in length.',
      '  data.embeds[0].title: Must be 256 or fewer in length.',
      '1 · Dynamo (only you see this)',
      '  sorry',
      '“amount” must be at least 1.',
      '“amount” is required.',
    ]);
  });

  test('reads files as text', async () => {
    expect(await pipe('/ruling lookup file')).toEqual(['1 · Dynamo', '  [file: log.txt]', '    one', '    two']);
  });

  test('is told when the bot is silent', { timeout: 10_000 }, async () => {
    expect(await pipe('/ruling lookup silent')).toEqual(['The bot did not answer within 3 seconds.']);
  });

  test('runs a command on a message', async () => {
    expect(await pipe('apps', '/ruling lookup Runner', 'apps 1 Rulings for this')).toEqual([
      'Rulings for this',
      '1 · Dynamo',
      '  Runner',
      '2 · Dynamo (only you see this)',
      '  About: Runner',
    ]);
  });

  test('goes elsewhere, and sees what happened there', async () => {
    expect(
      await pipe(
        '/ruling lookup here',
        'in #pod-2',
        '/ruling lookup there',
        'as Ana',
        'in dm',
        '/ruling lookup secret',
        'as Ben',
        'in #pod-2',
        'in #judge-desk',
      ),
    ).toEqual([
      '1 · Dynamo',
      '  here',
      'Ben · #pod-2 · en-US',
      '1 · Dynamo',
      '  there',
      'Ana · #pod-2 · fr',
      'Ana · messages privés · fr',
      '1 · Dynamo',
      '  secret',
      'Ben · direct messages · en-US',
      'Ben · #pod-2 · en-US',
      expect.stringMatching(/^No channel is called “#judge-desk”. There is #table-1, #table-2, /),
    ]);
  });

  test('hears at once what happens elsewhere, where it can see it', async () => {
    expect(await pipe('/ruling lookup elsewhere', 'as Chloé', 'in #pod-1', 'in #table-2', 'messages')).toEqual([
      '1 · Dynamo',
      '  elsewhere',
      '#table-2 1 · Dynamo',
      '  said elsewhere',
      expect.stringMatching(/^Chloé · #table-1 · fr$/),
      expect.stringMatching(/^Aucun salon ne s'appelle/),
      'Chloé · #table-2 · fr',
      '1 · Dynamo',
      '  said elsewhere',
    ]);
  });

  test('stops where it says so', async () => {
    expect(await pipe('users', 'quit', '/help')).toEqual([
      '  Ana · fr',
      '* Ben · en-US',
      '  Chloé · fr',
      '  Dan · en-GB',
      '  Judith · fr',
      '  Jules · en-US · Judge',
      '  Hugo · fr',
      '  Olivia · fr',
    ]);
  });
});

describe('A person at a terminal', () => {
  test('is asked for the fields of a modal one by one', async () => {
    const { keyboard, screen, reads } = terminal();
    const running = run(keyboard, screen);
    await reads('Ben · #pod-1 · en-US>');
    keyboard.write('/help\nclick 1\n');
    await reads('Verdict:');
    keyboard.write('yes\n');
    await reads('In your words [none]:');
    keyboard.write('\n');
    await reads('yes / none');
    keyboard.write('click 1\n\n');
    await reads('Closed; nothing was sent.');
    keyboard.end();
    await running;
  });

  test('may answer a modal as its last line says, or close it, wherever a field is asked for', async () => {
    const { keyboard, screen, reads, written } = terminal();
    const running = run(keyboard, screen);
    await reads('Ben · #pod-1 · en-US>');
    keyboard.write('/help\nclick 1\n');
    await reads('Verdict:');
    keyboard.write('fill verdct="yes" more="sure"\n');
    await reads('No such field: verdct. There is verdict, more.');
    keyboard.write('fill verdict="yes" more="sure"\n');
    await reads('yes / sure');
    keyboard.write('click 1\nfill it\nannuler\n');
    await reads('Closed; nothing was sent.');
    expect(stripVTControlCharacters(written())).not.toContain('fill it /');
    keyboard.write('click 1\nfill it\n\n');
    await reads('fill it / none');
    keyboard.end();
    await running;
  });

  test('sees emphasis as ink, and what happens while they wait', async () => {
    const { keyboard, screen, reads, written } = terminal();
    const running = run(keyboard, screen);
    keyboard.write('/energy gain 2\n/ruling lookup later\n');
    await reads('in a while');
    expect(written()).toContain('\u001b[1m@Ben\u001b[22m: 2 {E}');
    keyboard.write('quit\n');
    await running;
  });
});

import type { ChatInputCommandInteraction, Client } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from './discord.ts';
import { testBot } from './test-bot.ts';

let discord: LocalDiscord;
let bot: Client<true>;
let heard: ChatInputCommandInteraction | undefined;
beforeAll(async () => {
  discord = await LocalDiscord.start();
  const commands = [
    { name: 'ruling', description: 'Everywhere', integration_types: [0, 1], contexts: [0, 1, 2] },
    { name: 'judge', description: 'In servers', integration_types: [0], contexts: [0] },
  ];
  bot = await testBot(discord, commands, (i) => {
    if (!i.isChatInputCommand()) return undefined;
    heard = i;
    return i.reply('here');
  });
});
afterAll(async () => {
  await bot.destroy();
  await discord.close();
});

interface Place {
  readonly title: string;
  readonly user: string;
  readonly channel?: string;
  readonly context: number;
  readonly locale: string;
  readonly guildLocale: string | null;
  readonly owners: readonly ('server' | 'user')[];
  /** Whether discord.js knows the channel. */
  readonly known: boolean;
}

const PLACES: readonly Place[] = [
  {
    title: 'a text channel',
    user: 'Ben',
    channel: 'table-1',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'a server, by someone who has the app too',
    user: 'Ana',
    channel: 'pod-1',
    context: 0,
    locale: 'fr',
    guildLocale: 'en-US',
    owners: ['server', 'user'],
    known: true,
  },
  {
    title: 'a thread',
    user: 'Ben',
    channel: 'thread',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'a private thread without the bot',
    user: 'Ben',
    channel: 'private-thread',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: false,
  },
  {
    title: 'a forum post',
    user: 'Chloé',
    channel: 'forum-post',
    context: 0,
    locale: 'fr',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'a voice chat',
    user: 'Ben',
    channel: 'voice',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'an announcement channel',
    user: 'Ben',
    channel: 'announcements',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'a channel hidden from the bot',
    user: 'Ben',
    channel: 'hidden',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'a channel where the bot cannot write',
    user: 'Ben',
    channel: 'read-only',
    context: 0,
    locale: 'en-US',
    guildLocale: 'fr',
    owners: ['server'],
    known: true,
  },
  {
    title: 'the bot’s direct messages',
    user: 'Ben',
    context: 1,
    locale: 'en-US',
    guildLocale: null,
    owners: ['server'],
    known: false,
  },
  {
    title: 'the direct messages of two',
    user: 'Ana',
    channel: 'ana-and-ben',
    context: 2,
    locale: 'fr',
    guildLocale: null,
    owners: ['user'],
    known: false,
  },
  {
    title: 'a group',
    user: 'Ana',
    channel: 'group',
    context: 2,
    locale: 'fr',
    guildLocale: null,
    owners: ['user'],
    known: false,
  },
  {
    title: 'a server without the bot',
    user: 'Dan',
    channel: 'elsewhere',
    context: 0,
    locale: 'en-GB',
    guildLocale: 'en-US',
    owners: ['user'],
    known: false,
  },
];

describe('A command is answered in', () => {
  it.each(PLACES.map((place) => [place.title, place] as const))('%s', async (_title, place) => {
    const who = discord.as(place.user, place.channel);
    const outcome = await discord.slash(who, 'ruling');
    expect(outcome).toMatchObject({
      type: 4,
      ephemeral: false,
      message: { content: 'here', channel_id: who.channel.id },
    });
    expect(discord.messages(who.channel.id, who.user)).toContainEqual(outcome.message);
    expect(heard?.context).toBe(place.context);
    expect(heard?.channelId).toBe(who.channel.id);
    expect(heard?.locale).toBe(place.locale);
    expect(heard?.guildLocale ?? null).toBe(place.guildLocale);
    expect(heard?.authorizingIntegrationOwners).toMatchObject({
      guildId: place.owners.includes('server') ? (who.guild?.id ?? '0') : null,
      userId: place.owners.includes('user') ? who.user.id : null,
    });
    expect(heard?.channel !== null).toBe(place.known);
    expect(heard?.user.id).toBe(who.user.id);
  });
});

describe('Of rights', () => {
  it('an interaction tells those of the one who acts and those of the bot, in that channel', async () => {
    await discord.slash(discord.as('Olivia', 'table-1'), 'ruling');
    expect(heard?.memberPermissions?.has('ManageGuild')).toBe(true);
    expect(heard?.appPermissions.has(['SendMessages', 'PinMessages', 'ViewChannel'])).toBe(true);
    await discord.slash(discord.as('Ben', 'read-only'), 'ruling');
    expect(heard?.memberPermissions?.has('ManageGuild')).toBe(false);
    expect(heard?.appPermissions.has('SendMessages')).toBe(false);
    expect(heard?.appPermissions.has('ViewChannel')).toBe(true);
    await discord.slash(discord.as('Ben', 'hidden'), 'ruling');
    expect(heard?.appPermissions.has('ViewChannel')).toBe(false);
    await discord.slash(discord.as('Ben'), 'ruling');
    expect(heard?.appPermissions.has(['EmbedLinks', 'AttachFiles'])).toBe(true);
  });

  it('roles come with the member', async () => {
    const judge = discord.world.role(discord.world.guild("La Table d'Énergie"), 'Judge');
    await discord.slash(discord.as('Judith', 'judge-desk'), 'ruling');
    expect(heard?.inCachedGuild() && heard.member.roles.cache.has(judge.id)).toBe(true);
    await discord.slash(discord.as('Ben', 'table-1'), 'ruling');
    expect(heard?.inCachedGuild() && heard.member.roles.cache.has(judge.id)).toBe(false);
  });
});

describe('A command is not offered', () => {
  it('in a place of another kind, or where only the user’s install would bring it', async () => {
    for (const [user, channel] of [
      ['Ana', undefined],
      ['Ana', 'group'],
      ['Ana', 'elsewhere'],
    ] as const) {
      expect(await discord.slash(discord.as(user, channel), 'judge')).toMatchObject({ error: { code: 'not-here' } });
    }
  });

  it('to one without the app, where the bot is not', async () => {
    for (const channel of ['elsewhere', 'group']) {
      expect(await discord.slash(discord.as('Chloé', channel), 'ruling')).toMatchObject({
        error: { code: 'not-here' },
      });
    }
  });
});

describe('A user’s own app', () => {
  it('answers in private where it may not do so in public', async () => {
    const { world } = discord;
    const everyone = world.role(world.guild('Elsewhere'), '@everyone');
    world.overwrite(world.channel('elsewhere'), everyone, { deny: ['useExternalApps'] });
    const outcome = await discord.slash(discord.as('Ana', 'elsewhere'), 'ruling');
    expect(outcome).toMatchObject({ type: 4, ephemeral: true, message: { flags: 64 } });
    expect(discord.messages(world.channel('elsewhere').id, world.user('Dan'))).not.toContainEqual(outcome.message);
  });
});

describe('The world', () => {
  it('has ids of 17 to 19 digits, the same at every start', async () => {
    const other = await LocalDiscord.start();
    const ids = (each: LocalDiscord) => [...each.world.users, ...each.world.guilds].map(({ id }) => id);
    expect(ids(other)).toEqual(ids(discord));
    for (const id of ids(other)) expect(id).toMatch(/^\d{17,19}$/);
    expect(other.token).toBe(discord.token);
    expect(other.token).toMatch(/^[\w-]{24,26}\.[\w-]{6}\.[\w-]{27,38}$/);
    await other.close();
  });

  it('complains of names it does not know, and says which it knows', () => {
    expect(() => discord.as('Zoé', 'table-1')).toThrow(/“Zoé”.*Ana, Ben/);
    expect(() => discord.as('Ana', 'table-99')).toThrow(/“table-99”.*table-1/);
  });

  it('takes more people, servers, channels and roles', async () => {
    const { world } = discord;
    const zoe = world.addUser({ name: 'Zoé', locale: 'fr' });
    const guild = world.addGuild({ name: 'New', owner: world.user('Ana') });
    const role = world.addRole(guild, 'Regular', { permissions: 1n << 5n });
    world.addMember(guild, zoe, [role]);
    world.addChannel(guild, { name: 'new-table' });
    await discord.slash(discord.as('Zoé', 'new-table'), 'judge');
    expect(heard?.memberPermissions?.has('ManageGuild')).toBe(true);
    world.takeRole(guild, zoe, role);
    await discord.slash(discord.as('Zoé', 'new-table'), 'judge');
    expect(heard?.memberPermissions?.has('ManageGuild')).toBe(false);
  });
});

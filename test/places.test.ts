import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDiscord, Message, Who } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Everywhere Discord has channels, the same table; and never a request that is bound to be refused.
 */

let together: Together;
let discord: LocalDiscord;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterAll(() => together.stop());
afterEach(() => {
  expect(
    discord.log.filter(({ status }) => status >= 400).map(({ method, path, reply }) => [method, path, reply]),
  ).toEqual([]);
});

const SIXTEEN_MINUTES = 16 * 60_000;

const PLACES: readonly (readonly [place: string, channel: string | null])[] = [
  ['a text channel', 'table-1'],
  ['a thread', 'thread'],
  ['a private thread', 'private-thread'],
  ['a post of a forum', 'forum-post'],
  ['the chat of a voice channel', 'voice'],
  ['an announcement channel', 'announcements'],
  ['a channel where the bot may not write', 'read-only'],
  ['a channel that the bot does not see', 'hidden'],
  ['the DM with the bot', null],
  ['a DM of two people', 'ana-and-ben'],
  ['a group', 'group'],
  ['a server where the bot is not', 'elsewhere'],
];

/** Where the bot may answer, and edit nothing: what people are told there, once. */
const CLICKS_ONLY: Readonly<Record<string, string>> = {
  hidden: 'Voir le salon',
  'private-thread': 'fil privé',
  'ana-and-ben': 'que répondre',
  group: 'que répondre',
  elsewhere: 'que répondre',
};

const anaIn = (channel: string | null): Who => discord.as('Ana', channel ?? undefined);
const shown = (board: Message): string => wordsOf(discord.message(board.id) ?? board);

describe.each(PLACES)('In %s', (_place, channel) => {
  test('energy has an account of its own', async () => {
    const ana = anaIn(channel);
    expect(wordsOf(await discord.slash(ana, 'energy gain', { amount: 3 }))).toContain('3');
    expect(wordsOf(await discord.slash(ana, 'energy pay', { amount: 1 }))).toContain('2');
    expect(wordsOf(await discord.slash(ana, 'energy show')).replace(/<@\d+>/g, '')).toContain('2');
  });
});

describe.each(PLACES)('In %s', (_place, channel) => {
  test('a board follows clicks, and commands as long as the bot may edit it', async () => {
    const ana = anaIn(channel);
    const board = messageIn(await discord.slash(ana, 'game board'));
    expect(shown(board)).toContain('2');
    await discord.slash(ana, 'energy gain', { amount: 1000 });
    await expect.poll(() => shown(board)).toMatch(/1.?002/);
    together.advance(SIXTEEN_MINUTES);
    await discord.slash(ana, 'energy gain', { amount: 2000 });
    if (!((channel ?? '') in CLICKS_ONLY)) await expect.poll(() => shown(board)).toMatch(/3.?002/);
    const clicked = await discord.click(ana, board, buttonCalled(discord.message(board.id) ?? board, '+1'));
    expect(clicked).toMatchObject({ type: 7 });
    await expect.poll(() => shown(board)).toMatch(/3.?003/);
  });
});

/** The second answers: what was said beside the first. */
const toldBeside = () =>
  discord.log
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/webhooks/'))
    .map(({ body }) => JSON.stringify(body));

test('where a board can not follow, who changed the game is told once why, and what to do', () => {
  const told = toldBeside();
  expect(told).toHaveLength(Object.keys(CLICKS_ONLY).length);
  for (const why of new Set(Object.values(CLICKS_ONLY))) {
    const places = Object.values(CLICKS_ONLY).filter((each) => each === why);
    expect(told.filter((body) => body.includes(why))).toHaveLength(places.length);
  }
});

describe.each(['group', 'elsewhere'])('In %s, where one user brings the bot along', (channel) => {
  test('others play by the buttons of its board', async () => {
    const board = messageIn(await discord.slash(anaIn(channel), 'game board'));
    const chloe = discord.as('Chloé', channel);
    expect(await discord.slash(chloe, 'energy gain', { amount: 1 })).toMatchObject({ failed: 'refused' });
    expect((await discord.click(chloe, board, buttonCalled(board, '+1'))).type).toBeOneOf([6, 7]);
    await expect.poll(() => shown(board)).toMatch(new RegExp(`<@${chloe.user.id}> — 1 (marqueur|energy)`));
  });
});

describe('In a server that shows the answers of a user’s own app to that user alone', () => {
  test('energy is kept, and the board is a private picture that says why, and that its buttons keep true', async () => {
    const { world } = discord;
    const guild = world.guild('Elsewhere');
    const quiet = world.addChannel(guild, { name: 'quiet' });
    world.overwrite(quiet, world.role(guild, '@everyone'), { deny: ['useExternalApps'] });
    const before = toldBeside().length;
    const boards: Message[] = [];
    for (const name of ['Ana', 'Dan', 'Ana']) {
      const who = discord.as(name, 'quiet', { locale: 'en-US' });
      expect(await discord.slash(who, 'energy gain', { amount: 2 })).toMatchObject({ ephemeral: true });
      const outcome = await discord.slash(who, 'game board');
      expect(outcome).toMatchObject({ ephemeral: true });
      boards.push(messageIn(outcome));
    }
    await expect.poll(() => toldBeside().length).toBe(before + 2);
    expect(toldBeside().slice(before).join()).toContain('Only you see this board');
    const [first, , last] = boards;
    if (first === undefined || last === undefined) throw new Error('No boards');
    const ana = discord.as('Ana', 'quiet', { locale: 'en-US' });
    for (const [at, board] of [last, first].entries()) {
      expect(await discord.click(ana, board, buttonCalled(board, '+1'))).toMatchObject({ type: 7 });
      expect(shown(board)).toContain(`${5 + at} energy`);
    }
  });
});

test('a private thread that the bot was added to is followed', async () => {
  const { world } = discord;
  world.joinThread(world.channel('private-thread'), world.bot);
  const ana = anaIn('private-thread');
  const board = messageIn(await discord.slash(ana, 'game board'));
  together.advance(SIXTEEN_MINUTES);
  await discord.slash(ana, 'energy gain', { amount: 100_000 });
  await expect.poll(() => shown(board)).toMatch(/103.?003/);
});

test('in a thread it is the permission for threads that counts, and not the one for its channel', async () => {
  const { world } = discord;
  world.overwrite(world.channel('table-1'), world.bot, { deny: ['sendMessages'] });
  const ana = anaIn('thread');
  await discord.slash(ana, 'game board');
  together.advance(57 * 60_000);
  await discord.slash(ana, 'energy gain', { amount: 500_000 });
  await expect
    .poll(
      () =>
        discord
          .messages(ana.channel.id)
          .map(shown)
          .filter((words) => /503.?003/.test(words)).length,
    )
    .toBe(2);
});

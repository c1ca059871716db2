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

/** Where, and whether the bot can be a member there: then there are games with boards. */
const PLACES: readonly (readonly [place: string, channel: string | null, games: boolean])[] = [
  ['a text channel', 'table-1', true],
  ['a thread', 'thread', true],
  ['a private thread', 'private-thread', true],
  ['a post of a forum', 'forum-post', true],
  ['the chat of a voice channel', 'voice', true],
  ['an announcement channel', 'announcements', true],
  ['a channel where the bot may not write', 'read-only', true],
  ['a channel that the bot does not see', 'hidden', true],
  ['the DM with the bot', null, true],
  ['a DM of two people', 'ana-and-ben', false],
  ['a group', 'group', false],
  ['a server where the bot is not', 'elsewhere', false],
];

/** Where the bot may answer, and edit nothing. */
const CLICKS_ONLY = ['hidden', 'private-thread'];

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

describe.each(PLACES.filter(([, , games]) => games))('In %s', (_place, channel) => {
  test('a board follows clicks, and commands as long as the bot may edit it', async () => {
    const ana = anaIn(channel);
    const board = messageIn(await discord.slash(ana, 'game board'));
    expect(shown(board)).toContain('2');
    await discord.slash(ana, 'energy gain', { amount: 1000 });
    await expect.poll(() => shown(board)).toMatch(/1.?002/);
    together.advance(SIXTEEN_MINUTES);
    await discord.slash(ana, 'energy gain', { amount: 2000 });
    if (!CLICKS_ONLY.includes(channel ?? '')) await expect.poll(() => shown(board)).toMatch(/3.?002/);
    const clicked = await discord.click(ana, board, buttonCalled(discord.message(board.id) ?? board, '+1'));
    expect(clicked).toMatchObject({ type: 7 });
    await expect.poll(() => shown(board)).toMatch(/3.?003/);
  });
});

describe.each(PLACES.filter(([, , games]) => !games))('In %s', (_place, channel) => {
  test('games are not offered', async () => {
    expect(await discord.slash(anaIn(channel), 'game start')).toMatchObject({ failed: 'refused' });
  });
});

test('where a board can not follow, who changed the game is told once what is missing', () => {
  const told = discord.log
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/webhooks/'))
    .map(({ body }) => JSON.stringify(body));
  expect(told).toHaveLength(2);
  expect(told.filter((body) => body.includes('Voir le salon'))).toHaveLength(1);
  expect(told.filter((body) => body.includes('fil privé'))).toHaveLength(1);
});

test('a private thread that the bot was added to is followed', async () => {
  const { world } = discord;
  world.joinThread(world.channel('private-thread'), world.bot);
  await together.restart(); // Discord also tells a bot that is there
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

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalDiscord, Message, Outcome } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Four players on one board, all at once, through networks that delay and overtake: twenty times over.
 */

const RUNS = 20;
const AT_ONCE = 2;
const CLICKS = 60;
const PLAYERS = ['Ana', 'Ben', 'Chloé', 'Dan'];

let together: Together;
let discord: LocalDiscord;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterAll(() => together.stop());

/** Milliseconds on the way. */
const jitter = () => 30 + Math.random() * 150;

interface Run {
  readonly board: Message;
  readonly outcomes: readonly Outcome[];
  readonly edits: number;
}

const play = async (run: number): Promise<Run> => {
  const { world } = discord;
  const name = `crowd-${run}`;
  world.addChannel(world.guild("La Table d'Énergie"), { name });
  const players = PLAYERS.map((player) => discord.as(player, name));
  const [host] = players;
  if (host === undefined) throw new Error('A game of nobody');
  const named = Object.fromEntries(players.map(({ user }, at) => [`player${at + 1}`, user.id]));
  const board = messageIn(await discord.slash(host, 'game start', named));
  let edits = 0;
  const count = ({ id }: Message) => {
    if (id === board.id) edits += 1;
  };
  discord.on('edit', count);
  const outcomes = await Promise.all(
    Array.from({ length: CLICKS }, async (_, at) => {
      await sleep(jitter());
      const button = at < PLAYERS.length ? 'Révolte' : '+1';
      return discord.click(players[at % players.length] ?? host, board, buttonCalled(board, button));
    }),
  );
  const lines = players.map(({ user }) => lineOf(user.id));
  await expect.poll(() => lines.filter((line) => !shown(board).includes(line)), { timeout: 8000 }).toEqual([]);
  discord.off('edit', count);
  return { board, outcomes, edits };
};

const shown = (board: Message): string => wordsOf(discord.message(board.id) ?? board);

/** What is true in the end: each clicked revolt once, and +1 as often as the others. */
const lineOf = (id: string): string => {
  const each = CLICKS / PLAYERS.length - 1;
  return `<@${id}> — ${each} marqueurs «\u00a0énergie\u00a0», révolte active, 20 points de vie`;
};

test(`${CLICKS} clicks of ${PLAYERS.length} players: the board ends true in ${RUNS} of ${RUNS} runs, each click is acknowledged inside 3 s, with no more edits than clicks`, async () => {
  const runs: Run[] = [];
  while (runs.length < RUNS) {
    for (let request = 0; request < AT_ONCE * CLICKS * 3; request += 1) {
      discord.faults.add({ match: /^(POST|PATCH) /, delay: jitter() });
    }
    const together = Array.from({ length: AT_ONCE }, (_, at) => play(runs.length + at));
    runs.push(...(await Promise.all(together)));
    discord.faults.clear();
  }
  const outcomes = runs.flatMap((run) => run.outcomes);
  expect(outcomes).toHaveLength(RUNS * CLICKS);
  expect(outcomes.filter(({ type }) => type !== 6 && type !== 7)).toEqual([]);
  expect(Math.max(...outcomes.map(({ latency }) => latency))).toBeLessThan(3000);
  for (const { edits } of runs) {
    expect(edits).toBeGreaterThan(0);
    expect(edits).toBeLessThanOrEqual(CLICKS);
  }
  expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
}, 90_000);

test('twenty quick clicks of one player count twenty times', async () => {
  const ben = { ...discord.as('Ben', 'table-2'), locale: 'fr' };
  const board = messageIn(await discord.slash(ben, 'game start'));
  const clicks = Array.from({ length: 20 }, () => discord.click(ben, board, buttonCalled(board, '+1')));
  for (const { type } of await Promise.all(clicks)) expect(type).toBeOneOf([6, 7]);
  await expect.poll(() => shown(board)).toContain(`<@${ben.user.id}> — 20 marqueurs`);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalDiscord, Outcome, Who } from '../sandbox/discord.ts';
import { placeJson } from '../sandbox/interaction-payload.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Games that nobody plays any more: those in which nothing happens, and those whose channel is gone.
 */

const DAY = 24 * 60 * 60_000;

let together: Together;
let discord: LocalDiscord;
beforeEach(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterEach(() => together.stop());

const as = (name: string, channel: string): Who => ({ ...discord.as(name, channel), locale: 'en-US' });
const ben = (channel = 'pod-1') => as('Ben', channel);
const shown = (outcome: Outcome): string => wordsOf(discord.message(messageIn(outcome).id) ?? messageIn(outcome));
const kept = async () => wordsOf(await discord.slash(ben(), 'privacy show'));
/** How many of Ben's games are over, as his export tells. */
const over = async (): Promise<number> => {
  const [file] = messageIn(await discord.slash(ben(), 'privacy export')).attachments;
  return (await (await fetch(file?.url ?? '')).text()).match(/"endedAt": "/g)?.length ?? 0;
};

/** Idle games are looked for at each start. */
const after = async (days: number) => {
  together.advance(days * DAY);
  await together.restart();
};

test('a game in which nothing happens for thirty days ends: its board says why, with what everybody had and no buttons', async () => {
  const board = await discord.slash(ben(), 'game start');
  await discord.slash(ben(), 'energy gain', { amount: 7 });
  await after(20);
  await discord.slash(ben(), 'energy gain', { amount: 1 });
  await after(29);
  expect(shown(board)).not.toContain('Game over');
  await after(2);
  const ended = () => discord.messages(ben().channel.id).map(wordsOf).join('\n');
  await expect.poll(ended).toContain('game ended: nothing had happened for 30 days');
  expect(ended()).toMatch(/\*\*Game over\*\*\s<@\d+> — 8 energy, 20 life/);
  const last = discord.messages(ben().channel.id).findLast((message) => wordsOf(message).includes('Game over'));
  expect(JSON.stringify(last?.components)).not.toContain('board.');
  expect(wordsOf(await discord.slash(ben(), 'energy gain', { amount: 2 }))).toContain('0 + 2 → 2');
});

test('a click on the board of a game that ended meanwhile is answered with what to do', async () => {
  const board = messageIn(await discord.slash(ben(), 'game start'));
  const plus = { custom_id: buttonCalled(board, '+1'), component_type: 2 };
  await after(31);
  await expect.poll(() => wordsOf(discord.message(board.id) ?? board)).toContain('Game over');
  const clicked = await discord.raw({ ...placeJson(discord.world, ben()), type: 3, data: plus, message: board });
  expect(clicked.ephemeral).toBe(true);
  expect(wordsOf(clicked)).toContain('`/game start`');
});

test('thirty days after it ended by itself a game is gone, with all it knew of its players', async () => {
  await discord.slash(ben(), 'energy gain', { amount: 7 });
  await after(31);
  await after(29);
  expect(await kept()).toContain('You are named in 1 game.');
  await after(2);
  expect(await kept()).toContain('you are named nowhere');
});

test('a game ends with its channel, a thread’s with its thread, and those of its threads with a channel', async () => {
  const { world } = discord;
  const hub = world.guild('Aether Hub');
  const pod = world.addChannel(hub, { name: 'pod-7' });
  world.addThread(world.addChannel(hub, { name: 'pod-8' }), { name: 'quick-game' });
  world.addThread(pod, { name: 'side-game' });
  for (const name of ['pod-1', 'pod-7', 'side-game', 'quick-game']) {
    await discord.slash(ben(name), 'energy gain', { amount: 1 });
  }
  world.removeChannel(world.channel('quick-game'));
  await expect.poll(over).toBe(1);
  world.removeChannel(world.channel('side-game'));
  await expect.poll(over).toBe(2);
  world.removeChannel(pod);
  await expect.poll(over).toBe(3);
  expect(wordsOf(await discord.slash(ben(), 'energy show'))).toContain('1 energy');
});

test('a desk whose channel is gone is no desk: players are told to have one settled', async () => {
  const { world } = discord;
  const dan = as('Dan', 'pod-1');
  await discord.slash(dan, 'settings judge-role', { role: world.role(world.guild('Aether Hub'), 'Judge').id });
  await discord.slash(dan, 'settings desk-channel', { channel: world.channel('judges').id });
  expect(wordsOf(await discord.slash(ben(), 'judge call', { question: 'May I?' }))).toContain('is at the desk');
  await expect.poll(() => discord.messages(world.channel('judges').id).length).toBe(1);
  world.removeChannel(world.channel('judges'));
  await expect
    .poll(async () => wordsOf(await discord.slash(ben(), 'judge call', { question: 'May I now?' })))
    .toContain('/settings desk-channel');
  const told = await discord.slash(dan, 'settings desk-channel', { channel: world.channel('pod-2').id });
  expect(wordsOf(told)).toContain('1 call still to be answered will be posted there too.');
  await expect.poll(() => discord.messages(world.channel('pod-2').id).map(wordsOf).join()).toContain('May I?');
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { startTogether, type Together, wordsOf } from './harness.ts';

/*
 * The connection is cut, resumed, refused and repeated; every command is carried out once.
 */

let together: Together;
let discord: LocalDiscord;
beforeEach(async () => {
  together = await startTogether({ discord: { heartbeatInterval: 2000 } });
  ({ discord } = together);
});
afterEach(() => together.stop());

const ben = () => discord.as('Ben', 'pod-1');
const energyNow = async (): Promise<string> =>
  wordsOf(await discord.slash(ben(), 'energy show')).replace(/<@\d+>/g, '');
const gain = (amount = 1) => discord.slash(ben(), 'energy gain', { amount });

describe('A connection that ends', () => {
  test.each<[string, () => void]>([
    ['is cut by the network', () => discord.dropSockets()],
    ['is closed with 4000', () => discord.closeGateway(4000)],
    ['is closed with 4009', () => discord.closeGateway(4009)],
    ['is asked to reconnect (op 7)', () => discord.sendOp(7)],
    ['has an invalid session that may be resumed (op 9 true)', () => discord.sendOp(9, true)],
    ['has an invalid session (op 9 false)', () => discord.sendOp(9, false)],
  ])('and %s is made again, and commands are carried out as before', async (_what, end) => {
    await gain(3);
    end();
    await expect.poll(() => discord.botConnected, { timeout: 15_000 }).toBe(true);
    await expect.poll(async () => (await gain()).type, { timeout: 15_000, interval: 500 }).toBe(4);
    expect(await energyNow()).toMatch(/[4-9]/);
  });
});

test.each([
  [4004, /token/],
  [4012, /version/],
  [4013, /intent/],
  [4014, /intent/],
])('a connection that is closed with %i is not made again, and the reason says what to do', async (code, reason) => {
  discord.closeGateway(code);
  expect((await together.bot.failed).message).toMatch(reason);
});

test('a command sent while the connection was down is carried out once it is resumed', async () => {
  await gain(3);
  discord.dropSockets();
  const outcome = await gain(2);
  expect(outcome).toMatchObject({ type: 4 });
  expect(await energyNow()).toContain('5');
});

test('a command delivered twice changes the game once, also across a restart', async () => {
  const once = await gain(3);
  void discord.redeliver(once.interactionId);
  expect(await energyNow()).toContain('3');
  await together.restart();
  const again = await discord.redeliver(once.interactionId);
  expect(again.failed).toBeDefined();
  expect(await energyNow()).toContain('3');
});

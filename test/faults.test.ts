import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDiscord, Message, Who } from '../sandbox/discord.ts';
import type { Fault } from '../sandbox/faults.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Whatever happens to an answer, the change behind it happens once, the board becomes true, and the bot lives.
 */

let together: Together;
let discord: LocalDiscord;
let table = 0;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterAll(() => together.stop());

/** A table of its own for each test, so that no board knows another's troubles. */
const newTable = (): Who => {
  table += 1;
  const { world } = discord;
  const name = `table-of-test-${table}`;
  world.addChannel(world.guild('Aether Hub'), { name });
  return { ...discord.as('Ben', name), locale: 'en-US' };
};
const energyOf = async (who: Who): Promise<string> =>
  wordsOf(await discord.slash(who, 'energy show')).replace(/<@\d+>/g, '');
const shown = (board: Message): string => wordsOf(discord.message(board.id) ?? board);

const FAULTS: readonly (readonly [what: string, fault: Omit<Fault, 'match'>])[] = [
  ['10062', { code: 10062 }],
  ['40060', { code: 40060 }],
  ['50013', { code: 50013 }],
  ['50035', { code: 50035 }],
  ['50027', { code: 50027 }],
  ['10008', { code: 10008 }],
  ['30046', { code: 30046 }],
  ['429 for a moment', { status: 429 }],
  ['429 for longer than it may wait', { status: 429, headers: { 'retry-after': '3' }, body: { retry_after: 3 } }],
  ['500', { status: 500, times: 2 }],
  ['503', { status: 503, times: 2 }],
  ['a lost response', { drop: 'after' }],
  ['a lost request', { drop: 'before' }],
];

describe.each(FAULTS)('When an answer meets %s', (_what, fault) => {
  test('a command changes the game once, and its board shows it', async () => {
    const ben = newTable();
    const board = messageIn(await discord.slash(ben, 'game start'));
    const planned = discord.faults.add({ match: 'POST /interactions/*', ...fault });
    const outcome = discord.slash(ben, 'energy gain', { amount: 7 });
    await expect.poll(() => planned.struck).toBeGreaterThan(0);
    await expect.poll(() => shown(board)).toContain('7 energy');
    planned.remove();
    expect(await energyOf(ben)).toContain('7');
    discord.advance(3000);
    await outcome;
  });

  test('a click changes the game once, and its board shows it', async () => {
    const ben = newTable();
    const board = messageIn(await discord.slash(ben, 'game start'));
    const planned = discord.faults.add({ match: 'POST /interactions/*', ...fault });
    const outcome = discord.click(ben, board, buttonCalled(board, '+1'));
    await expect.poll(() => planned.struck).toBeGreaterThan(0);
    await expect.poll(() => shown(board), { timeout: 8000 }).toContain('1 energy');
    planned.remove();
    expect(await energyOf(ben)).toContain('1');
    discord.advance(3000);
    await outcome;
  });
});

describe.each(FAULTS)('When an edit of a board meets %s', (_what, fault) => {
  test('the change was kept, and the board shows it then or at the next click', async () => {
    const ben = newTable();
    const board = messageIn(await discord.slash(ben, 'game start'));
    const planned = discord.faults.add({ match: /^PATCH .*/, ...fault });
    await discord.slash(ben, 'energy gain', { amount: 7 });
    await expect.poll(() => planned.struck).toBeGreaterThan(0);
    expect(await energyOf(ben)).toContain('7');
    await discord.click(ben, board, buttonCalled(board, '+1'));
    await expect.poll(() => shown(board), { timeout: 8000 }).toContain('8 energy');
    expect(await energyOf(ben)).toContain('8');
  });
});

test('the bot lives: nothing was left unhandled, and every interaction had its answer or its fault', async () => {
  expect(together.logged.join('')).not.toMatch(/makes no sense|could not be shown|failed unseen/);
  const metrics = await together.bot.measures.registry.metrics();
  expect(metrics).toMatch(/dynamo_discord_faults_total\{request="answer",code="10062"\} 2/);
  expect(metrics).toMatch(/dynamo_unhandled_rejections_total 0/);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalDiscord } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * What is kept of a server outlives an outage, and not a farewell by more than thirty days; nor does a game its end.
 */

const DAY = 24 * 60 * 60_000;

let together: Together;
let discord: LocalDiscord;
beforeEach(async () => {
  together = await startTogether();
  ({ discord } = together);
  await discord.slash(ben(), 'energy gain', { amount: 7 });
  await discord.slash(dan(), 'settings language', { language: 'fr' });
});
afterEach(() => together.stop());

const ben = () => ({ ...discord.as('Ben', 'pod-1'), locale: 'en-US' });
const dan = () => ({ ...discord.as('Dan', 'pod-1'), locale: 'en-US' });
const hub = () => discord.world.guild('Aether Hub');
const settled = async () => wordsOf(await discord.slash(dan(), 'settings show'));
const energy = async () => wordsOf(await discord.slash(ben(), 'energy show')).replace(/<@\d+>/g, '');

/** Takes the bot away or back, and waits until it knows. */
const leave = async () => {
  discord.world.uninstall(hub());
  await expect.poll(() => together.bot.servers).toBe(1);
};
const comeBack = async () => {
  discord.world.install(hub());
  await expect.poll(() => together.bot.servers).toBe(2);
};

/** What happens in the world while the bot is not running. */
const meanwhile = (happens: () => void) => together.restart(happens);

/** Past what is due to be deleted: it is looked for at each start. */
const after = async (days: number) => {
  together.advance(days * DAY);
  await together.restart();
};

test('a server that took the bot away is forgotten after thirty days', async () => {
  await leave();
  await after(29);
  await comeBack();
  await expect.poll(settled).toContain('French');
  expect(await energy()).toContain('7');
  await leave();
  await after(31);
  await comeBack();
  expect(await settled()).not.toContain('French');
  expect(await energy()).toContain('0');
});

test('a server that took the bot away and back is not forgotten', async () => {
  await leave();
  await after(1);
  await comeBack();
  await after(40);
  expect(await settled()).toContain('French');
});

test('a server that took the bot away while it was not running is forgotten all the same', async () => {
  await meanwhile(() => discord.world.uninstall(hub()));
  await after(31);
  await comeBack();
  expect(await settled()).not.toContain('French');
  expect(await energy()).toContain('0');
});

test('a server that took the bot back while it was not running is not forgotten', async () => {
  await leave();
  await meanwhile(() => discord.world.install(hub()));
  await after(31);
  expect(await settled()).toContain('French');
});

test('a game that ended is kept for thirty days, and then is gone with all it knew of its players', async () => {
  const kept = async () => wordsOf(await discord.slash(ben(), 'privacy show'));
  const asked = messageIn(await discord.slash(ben(), 'game end'));
  await discord.click(ben(), asked, buttonCalled(asked, 'Terminer la partie'));
  await after(29);
  expect(await kept()).toContain('You are named in 1 game.');
  await after(2);
  expect(await kept()).toContain('you are named nowhere');
});

test('a server that is out of order is not forgotten', async () => {
  discord.world.setUnavailable(hub(), true);
  await after(40);
  discord.world.setUnavailable(hub(), false);
  expect(await settled()).toContain('French');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalDiscord, Outcome, Who } from '../sandbox/discord.ts';
import { LOCALES, wordsIn } from '../src/i18n/index.ts';
import { IDLE } from '../src/rules/acts.ts';
import { KEPT } from '../src/table/retention.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * What is kept about someone leaves with them: from the boards, from the histories, and from the disk.
 */

let together: Together;
let discord: LocalDiscord;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterAll(() => together.stop());

const as = (name: string, channel = 'pod-1'): Who => ({ ...discord.as(name, channel), locale: 'en-US' });
const shown = (outcome: Outcome): string => wordsOf(discord.message(messageIn(outcome).id) ?? messageIn(outcome));

const DAY = 86_400_000;
const text = readFileSync(new URL('../PRIVACY.md', import.meta.url), 'utf8');

test('PRIVACY.md and /privacy say how long things are really kept, and name every variable and command as it is', () => {
  const { endedGames, leftServers, interactions } = KEPT;
  expect([endedGames, IDLE, leftServers, interactions]).toEqual([30 * DAY, 30 * DAY, 30 * DAY, DAY / 24]);
  for (const said of [
    'ended for 30 days',
    'nothing happens for 30 days ends by itself',
    'left the server 30 days ago',
    'an hour',
  ]) {
    expect(text).toContain(said);
  }
  for (const said of [
    '30 jours après la fin',
    'rien ne se passe pendant 30 jours se termine',
    '30 jours après le départ',
    'une heure',
  ]) {
    expect(text).toContain(said);
  }
  for (const locale of LOCALES) {
    const { command, howLong } = wordsIn(locale).privacy;
    expect(howLong).toMatch(/30 (days|jours).*30 (days|jours).*90 (days|jours).*30 (days|jours)/s);
    for (const { name } of Object.values(command.subcommands)) expect(text).toContain(`/${command.name} ${name}`);
  }
});

test('all that is kept about someone comes in a file, and is gone from boards and disk when they ask for it', async () => {
  const ben = as('Ben');
  const board = await discord.slash(ben, 'game start', { player2: discord.world.user('Ana').id });
  await discord.slash(ben, 'energy gain', { amount: 7, source: 'Aether Hub' });
  const elsewhere = await discord.slash(as('Ben', 'pod-2'), 'game start');
  await discord.slash(as('Ana'), 'energy gain', { amount: 2 });

  const exported = messageIn(await discord.slash(ben, 'privacy export'));
  const [file] = exported.attachments;
  expect(await (await fetch(file?.url ?? '')).json()).toMatchObject({
    user: ben.user.id,
    games: [{ game: 1 }, { game: 2 }],
  });

  const asked = await discord.slash(ben, 'privacy delete');
  expect(asked.ephemeral).toBe(true);
  const done = await discord.click(ben, messageIn(asked), buttonCalled(messageIn(asked), 'Delete'));
  expect(wordsOf(done)).toContain('gone from 2 games');
  for (const each of [board, elsewhere]) {
    await expect.poll(() => shown(each)).toContain('a former player');
    expect(shown(each)).not.toContain(ben.user.id);
  }
  expect(shown(board)).toContain('7 energy');
  const files = readdirSync(together.dataDir).filter((name) => name.startsWith('table.db'));
  for (const name of files) {
    expect(readFileSync(join(together.dataDir, name)).includes(ben.user.id), name).toBe(false);
  }
  expect(together.logged.join('')).not.toContain(ben.user.id);
});

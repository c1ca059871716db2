import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDiscord, Who } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Rulings through the real client: found as they are typed, read in both languages, and imported beside the running bot.
 */

let together: Together;
let discord: LocalDiscord;
let ana: Who;
let ben: Who;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
  ana = discord.as('Ana', 'table-1', { locale: 'fr' });
  ben = discord.as('Ben', 'table-1', { locale: 'en-US' });
});
afterAll(() => together.stop());
afterEach(() => {
  const refused = discord.log.filter(({ status }) => status >= 400);
  expect(refused.map(({ method, path, reply }) => [method, path, reply])).toEqual([]);
});

const look = (who: Who, options: Record<string, string | boolean>) => discord.slash(who, 'ruling lookup', options);

describe('A name', () => {
  test.each(['coureu', 'Lightning R', 'eclairs'])(
    'typed as “%s” is completed, and the choice is answered',
    async (typed) => {
      const { choices = [] } = await discord.complete(ana, 'ruling lookup', { query: typed }, 'query');
      const choice = choices.find(({ name }) => name === "Coureuse d'éclairs — Lightning Runner");
      expect(choice).toBeDefined();
      expect(wordsOf(await look(ana, { query: String(choice?.value) }))).toContain('Lightning Runner');
    },
  );
});

describe('An answer in public', () => {
  test('is read by anyone in the other language, in private, also after a restart and an hour', async () => {
    const answer = messageIn(await look(ana, { query: 'énergie', language: 'fr' }));
    await together.restart();
    together.advance(61 * 60_000);
    const copy = await discord.click(ben, answer, buttonCalled(answer, 'In English'));
    expect(copy.ephemeral).toBe(true);
    expect(wordsOf(copy)).toContain('energy');
    const again = await discord.click(ben, messageIn(copy), buttonCalled(messageIn(copy), 'En français'));
    expect(again.type).toBe(7);
    expect(wordsOf(messageIn(again))).toContain('énergie');
  });

  test('is put away by the one who asked only', async () => {
    const answer = messageIn(await look(ana, { query: 'Lightning Runner' }));
    expect(wordsOf(await discord.click(ben, answer, buttonCalled(answer, 'Retirer')))).toContain(
      'Only the one who asked',
    );
    await discord.click(ana, answer, buttonCalled(answer, 'Retirer'));
    expect(wordsOf(discord.message(answer.id) ?? answer)).toBe('-# Réponse retirée.');
  });
});

test('A private answer speaks the language of its reader and can be shown to all', async () => {
  const answer = await look(ana, { query: 'revolte', private: true });
  expect(answer.ephemeral).toBe(true);
  expect(wordsOf(answer)).toContain('rédigé pour ce bot');
  const shared = await discord.click(ana, messageIn(answer), buttonCalled(messageIn(answer), 'Montrer à tous'));
  expect(shared.ephemeral).toBe(false);
  expect(wordsOf(shared)).toContain('## Révolte — Revolt');
});

test.each(['@everyone', '`<@&730>`', 'zzz\u202Ezzz', '"Ach! Hans, Run!"'])(
  'Nothing is found for %j, in words',
  async (query) => {
    const answer = await look(ana, { query });
    expect(answer.ephemeral).toBe(true);
    expect(wordsOf(answer)).toMatch(/Aucune carte ni mécanique/);
  },
);

test('A page imported beside the running bot is in its next answer', async () => {
  const page = join(together.dataDir, 'page.txt');
  const text = 'Un essai ne dure que le temps de cet essai.';
  writeFileSync(page, `Coureuse d'éclairs\n\n07/06/2024\n\n${text}\n`);
  expect(wordsOf(await look(ana, { query: 'Lightning Runner', language: 'fr' }))).not.toContain(text);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/library/import/main.ts', page],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, DATA_DIR: together.dataDir },
    },
  );
  expect(stdout.trim().split('\n').at(-1)).toBe('1 added, 0 changed, 0 unchanged, 0 skipped');
  expect(wordsOf(await look(ana, { query: 'Lightning Runner', language: 'fr' }))).toContain(text);
});

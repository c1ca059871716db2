import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LocalDiscord, Message, Who } from '../sandbox/discord.ts';
import { runImport } from '../src/library/import/run.ts';
import { atomicCards, face, french, ruling } from '../src/library/import/sources.fixture.ts';
import { openPages } from '../src/library/pages.ts';
import { openTable } from '../src/table/table.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';
import { comprehensiveRules, KEYWORDS_THEN, tournamentRules } from './rulesFixture.ts';

/*
 * Cards, rules, searches and messages looked up through the real client, in a French and in an English server, in a library that was
 * imported beside the running bot.
 */

const COIL = face(1, 'Humming Coil', {
  manaCost: '{2}{U}',
  text: 'When it hums, you get {E}{E}.',
  foreignData: [
    french('Bobine bourdonnante', { text: 'Quand elle bourdonne, vous obtenez {E}{E}.', type: 'Artefact' }),
  ],
  rulings: [ruling('Humming is done aloud at every table.', '2024-06-07')],
});

let together: Together;
let discord: LocalDiscord;
let ana: Who;
let ben: Who;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
  ana = discord.as('Ana', 'table-1', { locale: 'fr' });
  ben = discord.as('Ben', 'pod-1', { locale: 'en-US' });
  const folder = join(together.dataDir, 'given');
  mkdirSync(folder);
  const old = comprehensiveRules({ date: 'January 20, 2017', keywords: KEYWORDS_THEN, costs: 117 });
  const files = {
    'cards.json': atomicCards({ 'Humming Coil': [COIL] }),
    'new.txt': comprehensiveRules().join('\n'),
    'old.txt': old.join('\n'),
    'mtr.txt': tournamentRules().join('\n'),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const table = openTable(join(together.dataDir, 'table.db'), { synchronous: 'normal' });
  const silent = { say: () => {}, progress: () => {} };
  const done = await runImport(
    Object.keys(files).map((name) => join(folder, name)),
    {},
    { dataDir: together.dataDir, pages: openPages(table.db), now: Date.now(), ...silent },
  );
  table.close();
  expect(done).toBe(true);
  await vi.waitFor(
    async () => {
      const { choices } = await discord.complete(ben, 'card lookup', { query: 'humming coil' }, 'query');
      expect(choices?.[0]?.name).toContain('Humming Coil');
    },
    { timeout: 20_000, interval: 200 },
  );
});
afterAll(() => together.stop());
afterEach(() => {
  const refused = discord.log.filter(({ status }) => status >= 400);
  expect(refused.map(({ method, path, reply }) => [method, path, reply])).toEqual([]);
});

const who = (locale: 'fr' | 'en'): Who => (locale === 'fr' ? ana : ben);

describe.each([
  {
    locale: 'fr',
    typed: 'bobine',
    coil: 'Bobine bourdonnante — Humming Coil',
    improvise: 'Improvisation — Improvise',
    printed: 'Texte français imprimé',
    effective: 'en vigueur au 16 janvier 2026',
    moved: 'était une autre règle',
    rulings: '1 clarification',
    message: 'Clarifications pour ce message',
  },
  {
    locale: 'en',
    typed: 'hummin',
    coil: 'Humming Coil — Bobine bourdonnante',
    improvise: 'Improvise — Improvisation',
    printed: 'French text as printed',
    effective: 'effective January 16, 2026',
    moved: 'was another rule',
    rulings: '1 ruling',
    message: 'Rulings for this',
  },
] as const)(
  'In a server ($locale)',
  ({ locale, typed, coil, improvise, printed, effective, moved, rulings, message }) => {
    const look = (path: string, options: Record<string, string>) => discord.slash(who(locale), path, options);

    test('a card is completed, shown with both its names and texts, and leads to its rulings', async () => {
      const { choices = [] } = await discord.complete(who(locale), 'card lookup', { query: typed }, 'query');
      expect(choices[0]?.name).toBe('Bobine bourdonnante — Humming Coil');
      const card = await look('card lookup', { query: String(choices[0]?.value) });
      expect(card.ephemeral).toBe(false);
      const shown = wordsOf(card);
      expect(shown).toContain(`## ${coil}`);
      expect(shown).toContain('When it hums, you get {E}{E}.');
      expect(shown).toContain(printed);
      expect(shown).toContain('Quand elle bourdonne, vous obtenez {E}{E}.');
      const button = buttonCalled(messageIn(card), rulings);
      expect(wordsOf(await discord.click(who(locale), messageIn(card), button))).toContain('Humming is done aloud');
    });

    test('a rule is completed, shown with its edition and what its number meant, and leads to its neighbours', async () => {
      const { choices = [] } = await discord.complete(who(locale), 'rule lookup', { query: '702.125' }, 'query');
      expect(choices.map(({ value }) => value)).toContain('CR 702.125');
      const rule = await look('rule lookup', { query: '702.125' });
      expect(rule.ephemeral).toBe(false);
      expect(wordsOf(rule)).toMatch(/## 702\.125 · .*Undaunted/);
      expect(wordsOf(rule)).toContain(effective);
      expect(wordsOf(rule)).toContain(moved);
      expect(wordsOf(rule)).toContain(improvise);
      const next = await discord.click(who(locale), messageIn(rule), buttonCalled(messageIn(rule), '702.126'));
      expect(next.type).toBe(7);
      expect(wordsOf(messageIn(next))).toContain('## 702.126');
      expect(wordsOf(await look('rule lookup', { query: 'MTR 4.1' }))).toContain('## MTR 4.1');
    });

    test('rulings are found by their words', async () => {
      const found = await look('ruling search', { text: 'humming aloud at tables' });
      expect(found.ephemeral).toBe(false);
      expect(wordsOf(found)).toContain(`**${coil}**`);
      expect(wordsOf(found)).toContain('**Humming**');
    });

    test('a message is asked about in private', async () => {
      const said = (content: string): Message => discord.say(who(locale), content);
      const one = await discord.messageCommand(who(locale), message, said('Does Humming Coil hum?'));
      expect(one.ephemeral).toBe(true);
      expect(wordsOf(one)).toContain('Humming is done aloud');
      const two = await discord.messageCommand(who(locale), message, said('Humming Coil with improvise'));
      expect(wordsOf(two)).toContain(improvise);
      const none = await discord.messageCommand(who(locale), message, said('hello'));
      expect(none.ephemeral).toBe(true);
    });
  },
);

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messageOf } from '../src/discord/views.ts';
import { type Locale, wordsIn } from '../src/i18n/index.ts';
import { atomicCards, face, french, oracleId, ruling } from '../src/library/import/sources.fixture.ts';
import { ANA, buttonIn, Room, textOf, viewIn } from './room.ts';
import { comprehensiveRules } from './rulesFixture.ts';

/* Faults that other bots had with their data, its limits and its words, tried at ours. Each test is one report: what is right is its title. */

const KINDS = ['data-quality', 'data-staleness', 'data-import', 'limits', 'citation', 'lookup-rules', 'i18n-text'];

/** Reports that are tried where their part of the bot is tested: by the words of the test. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, title: string]>> = {
  B029: ['deskTrouble.test.ts', 'of 4,000 characters are kept whole, shown shortened with a note'],
};

const Report = z.looseObject({ id: z.string(), kind: z.string(), right: z.string() });
const file = new URL('../src/rules/cases/bugreports.json', import.meta.url);
const ours = z
  .array(Report)
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ kind }) => KINDS.includes(kind));

const folder = mkdtempSync(join(tmpdir(), 'data-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

let room: Room;
beforeEach(() => {
  room = new Room('fr');
});
afterEach(() => room.close());

const written = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const bring = (...cards: readonly Parameters<typeof face>[]) =>
  room.import([
    written('cards.json', atomicCards(Object.fromEntries(cards.map((card) => [card[1], [face(...card)]])))),
  ]);
const say = async (path: string, options: Record<string, unknown> = {}, locale: Locale = 'fr'): Promise<string> => {
  const words = wordsIn(locale);
  const spoken = { locale, channelLocale: locale, words, channelWords: words };
  return room.text(await room.run(ANA, path, options, spoken));
};

const TRIED: Readonly<Record<string, () => Promise<void>>> = {
  B013: async () => {
    await bring([1, 'Coil', { foreignData: [french('Coil', { text: 'Coil does what it says.' })] }]);
    expect(await say('card lookup', { query: 'Coil' })).toMatch(/^public: ## Coil\n/);
    expect(await say('card lookup', { query: 'Coil' })).not.toMatch(/Coil — Coil|texte imprimé/i);
    expect(room.library.called('Coil')).toHaveLength(1);
  },
  B021: async () => {
    await bring([1, 'Coil', { rulings: [ruling('It turns.', '2024-06-07'), ruling('It stops.', '2017-02-09')] }]);
    const rulings = await say('ruling lookup', { query: 'Coil' });
    expect(rulings).toMatch(/\*\*7 juin 2024\*\* · [^\n]*Wizards/);
    expect(rulings).toMatch(/\*\*9 février 2017\*\* · [^\n]*Wizards/);
    await room.import([written('rules.txt', comprehensiveRules().join('\n'))]);
    expect(await say('rule lookup', { query: 'improvise' })).toMatch(/en vigueur au 16 janvier 2026/);
    expect(await say('about')).toMatch(/Règles complètes, en vigueur au 16 janvier 2026/);
  },
  B023: async () => {
    const text = comprehensiveRules();
    const rows = async (name: string, content: string | Uint8Array) => {
      const other = new Room('fr');
      await other.import([written(name, content)]);
      const db = new Database(join(dirname(other.table.db.name), 'library.db'), { readonly: true });
      const all = db.prepare('SELECT position, kind, number, text FROM rules ORDER BY position').all();
      db.close();
      other.close();
      return all;
    };
    const lines = await rows('lf.txt', text.join('\n'));
    expect(lines.length).toBeGreaterThan(20);
    expect(JSON.stringify(lines)).not.toContain('\uFEFF');
    const ansi = Buffer.from(
      text.join('\r\n').replaceAll('“', '\u0093').replaceAll('”', '\u0094').replaceAll('’', '\u0092'),
      'latin1',
    );
    expect(await rows('crlf.txt', `\uFEFF${text.join('\r\n')}`)).toEqual(lines);
    expect(await rows('cr.txt', `\uFEFF${text.join('\r')}`)).toEqual(lines);
    expect(await rows('ansi.txt', ansi)).toEqual(lines);
  },
  B026: async () => {
    await room.import([written('rules.txt', comprehensiveRules().join('\n'))]);
    expect(await say('rule lookup', { query: '107.3' })).toContain('**107.3a**');
    expect(await say('rule lookup', { query: '107.3.' })).not.toContain('107.3a');
    expect(await say('rule lookup', { query: '107.3a' })).toMatch(/107\.3a/);
  },
  B027: async () => {
    const texts = Array.from(
      { length: 11 },
      (_, i) => `${i}: ${'It is paid for, and so it goes on. '.repeat(38).trim()}`,
    );
    await bring([1, 'Coil', { rulings: texts.map((text) => ruling(text, '2024-06-07')) }]);
    let view = viewIn(await room.run(ANA, 'ruling lookup', { query: 'Coil' }));
    let shown = textOf(view);
    for (;;) {
      expect(JSON.stringify(messageOf(view, room.words).body)).not.toContain(room.words.discord.shortened);
      expect(textOf(view).length).toBeLessThan(4000);
      const next = buttonIn(view, `${room.words.ruling.next} ▶`);
      if (next.disabled) break;
      view = viewIn(await room.use(ANA, next.does, { invoker: ANA }));
      shown += textOf(view);
    }
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  },
  B072: async () => {
    const gain = (amount: number, locale: Locale) => say('energy set', { amount }, locale);
    for (const [amount, fr, en] of [
      [0, '0 marqueur', '0 counters'],
      [1, '1 marqueur', '1 counter'],
      [2, '2 marqueurs', '2 counters'],
    ] as const) {
      for (const [locale, words] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        await gain(amount, locale);
        const shown = (await say('energy show', {}, locale)).replaceAll('\u00A0', ' ');
        expect(shown).toMatch(new RegExp(`${words.replace(' ', ' (?:energy )?')}(?![a-z])`));
      }
    }
  },
  B074: async () => {
    const shown = [
      await say('energy set', { amount: 3 }),
      await say('energy show'),
      await say('revolt mark', { permanent: 'Traqueur' }),
      await say('payment mana', { cost: '{5}{U}', mechanics: 'improvise', artifacts: 5, pool: 'U' }),
      await say('ruling lookup', { query: 'improvise' }),
      await say('ruling lookup', { query: 'revolt' }),
    ].join('\n');
    for (const words of [/«\u00A0énergie\u00A0»/, /engage/, /champ de bataille/, /[Ii]mprovisation/, /[Rr]évolte/]) {
      expect(shown).toMatch(words);
    }
    expect(shown).not.toMatch(/« | »|\b(?:tapp|counter|jeton d'énergie|improvis(?:e|ed)\b(?! \())/);
  },
  B097: async () => {
    await say('energy set', { amount: 1 });
    const refused = await say('energy pay', { amount: 2 });
    expect(refused).toContain('107.14');
    expect(refused).not.toContain('107.9');
    expect(room.library.mechanic('energy')?.rule).toBe('107.14');
  },
  B099: async () => {
    const text = 'Whenever a permanent you control is put into a graveyard, you get {E}.\n{T}, Pay {E}{E}: Look at it.';
    await bring([1, 'Coil', { text }]);
    expect(await say('card lookup', { query: 'Coil' })).toContain(text);
    expect(room.library.card(oracleId(1))?.faces[0].text).toBe(text);
  },
};

describe('Faults of other bots with their data are not ours', () => {
  test('every such report is tried, here or where its part is tested', () => {
    for (const [id, [path, title]] of Object.entries(ELSEWHERE)) {
      expect(readFileSync(new URL(path, import.meta.url), 'utf8'), id).toContain(title);
    }
    expect([...Object.keys(TRIED), ...Object.keys(ELSEWHERE)].sort()).toEqual(ours.map(({ id }) => id).sort());
  });

  test.each(ours.filter(({ id }) => id in TRIED).map(({ id, right }) => [id, right]))('%s: %s', async (id) => {
    expect.hasAssertions();
    await TRIED[id ?? '']?.();
  });
});

const RULES = new URL('../../shared/data/', import.meta.url);

describe.runIf(existsSync(RULES))('Every rule of the Comprehensive Rules that the sources name', () => {
  test('is in the rules of 2026-01-16 or in what is at hand of those of 2026-09-25', () => {
    const known = new Set(
      ['MagicCompRules_2026-01-16.txt', 'MagicCompRules_2026-09-25.EXCERPT.txt'].flatMap((name) =>
        [...readFileSync(new URL(name, RULES), 'utf8').matchAll(/(?:^|[\r\n])(\d{3}\.\d+[a-z]?)/g)].map(([, it]) => it),
      ),
    );
    const sources = ['rules', 'i18n/en', 'i18n/fr'].flatMap((at) => {
      const folder = new URL(`../src/${at}/`, import.meta.url);
      const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
      return names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    });
    const cited = sources.flatMap((text) => [...text.matchAll(/\b([1-9]\d{2}\.\d{1,3}[a-z]?)\b/g)].map(([, it]) => it));
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((number) => !known.has(number))).toEqual([]);
  });
});

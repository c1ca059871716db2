import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulingsForThis } from '../commands/rulingsForThis.ts';
import { Checker } from '../sandbox/validate/checker.ts';
import type { Button, Reply, Row, View } from '../src/command.ts';
import { messageOf } from '../src/discord/views.ts';
import { atomicCards, face, french, ruling } from '../src/library/import/sources.fixture.ts';
import { ANA, Room, viewIn } from './room.ts';
import { comprehensiveRules, infractionGuide, tournamentRules } from './rulesFixture.ts';

/*
 * Look-ups of the longest there is, page by page: each message is one that Discord takes, and none had to be shortened. On
 * records of our own that are longer than any real one, and on the longest real ones where they lie beside the checkout.
 */

const SHARED = fileURLToPath(new URL('../../shared/data', import.meta.url));
const REAL = [
  'mtgjson-sample.json.gz',
  'MagicCompRules_2026-01-16.txt',
  'MTR-2025-11-10-en.txt',
  'IPG-2024-09-23-en.txt',
].map((name) => join(SHARED, name));

/** Of each kind of record, the longest. */
const LONGEST = 600;

const folder = mkdtempSync(join(tmpdir(), 'longest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** About so many characters, as rules have them. */
const long = (what: string, length: number): string =>
  `${what} *may* {2}{W/U}, or_not. `.repeat(Math.ceil(length / (what.length + 25))).trim();

const ours = (): readonly string[] => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const name = 'The Utterly Unpronounceable'.padEnd(141, ' and its very long name');
  const told = (id: number, cardName: string, fields = {}) => {
    const foreignData = [french(`${cardName} en français`, { text: long('Elle', 5000), type: long('Créature', 200) })];
    const rulings = Array.from({ length: 30 }, (_, i) => ruling(`${long(`It${i}`, 1505)} ${i}.`));
    return face(id, cardName, { text: long('It', 5000), type: long('Creature', 200), foreignData, rulings, ...fields });
  };
  const parts = Array.from({ length: 5 }, (_, i) => ({ layout: 'split', side: 'abcde'[i], faceName: `Part ${i}` }));
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `Twin Number ${i}`,
      [face(100 + i, `Twin Number ${i}`, { rulings: [ruling('So.')] })],
    ]),
  );
  const cards = { [name]: [told(1, name)], 'Part 0 // Part 1': parts.map((part) => told(2, 'Part 0 // Part 1', part)) };
  const more = [
    `100.2. ${long('A rule', 6000)}`,
    ...Array.from({ length: 60 }, (_, i) => `Example: ${long(`Case ${i}`, 700)}`),
    ...[...'abcdefghijkmnpqrstuvwxyz'].map((letter) => `100.2${letter} ${long('A subrule', 900)} See rule 702.126.`),
  ];
  const glossary = ['Long Term, Longer Term (Obsolete)'.padEnd(90, '!'), long('A term', 5000), ''];
  return [
    file('cards.json', atomicCards({ ...cards, ...many })),
    file('cr.txt', comprehensiveRules({ more, glossary }).join('\n')),
    file('mtr.txt', tournamentRules().join('\n')),
    file('ipg.txt', infractionGuide().join('\n')),
  ];
};

const buttonsIn = (view: View): readonly Button[] =>
  (view.rows ?? []).flatMap((row: Row) => row.filter((part): part is Button => part.kind === 'button'));

describe.each([
  ['our own', ours, 40],
  ['the real ones', () => REAL, LONGEST],
] as const)('Of %s', (_, files, least) => {
  describe.runIf(files === ours || existsSync(SHARED))('each page fits into a message', { timeout: 600_000 }, () => {
    const room = new Room('fr');
    let checker: Checker;
    let db: Database.Database;
    let largest = 0;
    beforeAll(async () => {
      await room.import(files());
      checker = await Checker.load();
      db = new Database(join(dirname(room.table.db.name), 'library.db'), { readonly: true });
    }, 600_000);
    afterAll(() => {
      db.close();
      room.close();
    });

    /** Discord takes the message, and all that was to be said is in it; every `nth` is held to Discord's own schemas too. */
    let seen = 0;
    const fits = (view: View, nth = 1): void => {
      const { body } = messageOf(view, room.words);
      const length = view.texts.reduce((sum, text) => sum + text.length + 1, -1);
      largest = Math.max(largest, length);
      if (length > 4000 || JSON.stringify(body).includes(room.words.discord.shortened)) {
        throw new Error(`${length} characters: ${view.texts[0]}`);
      }
      if (seen++ % nth === 0 || length > 3800) checker.followUp({ ...body }, []);
    };
    /** Answers how many pages there were. */
    const allFit = async (first: Reply, next: string, nth = 1): Promise<number> => {
      let reply = first;
      for (let pages = 1; ; pages++) {
        const view = viewIn(reply);
        fits(view, nth);
        const button = buttonsIn(view).find(({ label }) => label === `${next} ▶`);
        if (!button || button.disabled) return pages;
        reply = await room.use(ANA, button.does, { invoker: ANA });
      }
    };

    test('of cards', async () => {
      const ids = db
        .prepare<[number], string>(
          `SELECT oracle_id FROM faces GROUP BY oracle_id
           ORDER BY sum(length(name) + ifnull(length(text), 0) + ifnull(length(text_fr), 0)) DESC LIMIT ?`,
        )
        .pluck()
        .all(LONGEST);
      expect(ids.length).toBeGreaterThanOrEqual(least);
      let paged = 0;
      for (const id of ids) {
        const reply = await room.run(ANA, 'card lookup', { query: `c:${id}` });
        if ((await allFit(reply, room.words.card.next, 20)) > 1) paged++;
      }
      if (files === ours) expect(paged).toBeGreaterThan(0);
    });

    test('of the rulings on cards and mechanics, in both languages', async () => {
      const references = db
        .prepare<[number], string>(
          `SELECT ifnull('c:' || oracle_id, 'm:' || mechanic) FROM rulings JOIN texts USING (key)
           GROUP BY oracle_id, mechanic ORDER BY sum(length(text)) DESC LIMIT ?`,
        )
        .pluck()
        .all(LONGEST);
      expect(references.length).toBeGreaterThanOrEqual(least);
      let paged = 0;
      for (const query of references) {
        const reply = await room.run(ANA, 'ruling lookup', { query, language: 'both' });
        if ((await allFit(reply, room.words.ruling.next, 20)) > 1) paged++;
      }
      expect(paged).toBeGreaterThan(0);
    });

    test('of rules, sections, passages and terms', async () => {
      const places = db
        .prepare<[number], { document: 'CR' | 'MTR' | 'IPG'; number: string; date: string }>(
          `WITH parts AS (SELECT document, number, sum(length(text)) AS length FROM rules GROUP BY document, number)
           SELECT documents.kind AS document, whole.number, date FROM parts AS whole JOIN documents ON id = whole.document
           JOIN parts ON parts.document = whole.document AND parts.number >= whole.number AND parts.number < whole.number || 'zzz'
           GROUP BY whole.document, whole.number ORDER BY sum(parts.length) DESC LIMIT ?`,
        )
        .all(LONGEST);
      let paged = 0;
      for (const place of places) {
        const query = room.library.rules.reference({ ...place, alone: false });
        const reply = await room.run(ANA, 'rule lookup', { query });
        if ((await allFit(reply, room.words.rule.next, 20)) > 1) paged++;
      }
      expect(paged).toBeGreaterThan(0);
    });

    test('of searches', async () => {
      const words = ['may', 'elle', 'creature', 'spell', 'it', 'or not', 'coût de mana', 'x'.repeat(4000)];
      for (const text of words) {
        const reply = await room.run(ANA, 'ruling search', { text });
        if (reply.kind === 'say') fits(viewIn(reply));
        const rules = await room.run(ANA, 'rule lookup', { query: text });
        if (rules.kind === 'say') fits(viewIn(rules));
      }
    });

    test('of messages that name many cards', async () => {
      const names = db.prepare<[], string>('SELECT name FROM cards ORDER BY length(name) DESC LIMIT 400').pluck().all();
      const run = rulingsForThis.runs[''];
      if (!run) throw new Error('no run');
      for (let from = 0; from < names.length; from += 40) {
        const text = names.slice(from, from + 40).join(', ');
        const reply = await run.execute(run.input.parse({ text }), room.context({ user: ANA }));
        if (reply.kind === 'say') fits(viewIn(reply));
      }
      const all = await run.execute(run.input.parse({ text: names.join(', ') }), room.context({ user: ANA }));
      fits(viewIn(all));
    });
  });
});

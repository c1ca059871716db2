import type { Database } from 'better-sqlite3';
import { FIRST_ID, type SearchRef } from './fill.ts';
import { loosened, readQuery, type Sought, sought } from './query.ts';
import { scoring } from './score.ts';
import { translating } from './translate.ts';
import { openVocabulary } from './vocabulary.ts';

/** A text that was found. */
export interface Found {
  readonly ref: SearchRef;
  readonly language: 'en' | 'fr';
  readonly score: number;
}

/** What a search keeps to. */
export type Scope = keyof typeof FIRST_ID;

/** The texts of one library, to be searched by words. */
export interface Texts {
  /** The texts that say best what was typed, best first, at most `limit`: words in any form, the last one perhaps unfinished, in either language. */
  find(typed: string, scope: Scope, limit: number): readonly Found[];
  /** All the words that are looked for: those typed, in other wordings, and in English. */
  readings(typed: string): readonly (readonly string[])[];
}

/** How many texts are looked at closely, the more important ones first. */
const MOST = { all: 300, near: 150, loose: 100, rare: 50 } as const;
/** Words further apart than this say nothing together. */
const NEAR = 8;
/** Another wording than the typed one counts a little less. */
const OTHER_WORDING = 0.97;
/** What a translation of the typed words finds comes after what the words find. */
const TRANSLATED = 0.8;
/** What has less than this of the words, by their weight, says something else. */
const LEAST = 0.25;
/** Fewer texts with all words make the search less strict. */
const ENOUGH = 10;

const RANGE: Readonly<Record<Scope, readonly [number, number]>> = {
  rules: [FIRST_ID.rules, FIRST_ID.rulings - 1],
  rulings: [FIRST_ID.rulings, Number.MAX_SAFE_INTEGER],
};

export const openTexts = (db: Database): Texts => {
  const vocabulary = openVocabulary(db);
  const translate = translating(
    db
      .prepare<[], { fr: string; en: string }>(
        "SELECT name AS fr, en FROM mechanic_names JOIN mechanics ON key = mechanic WHERE language = 'fr'",
      )
      .all(),
  );
  const match = db
    .prepare<[string, number, number, number], number>(
      'SELECT rowid FROM search_stems WHERE search_stems MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?',
    )
    .pluck();
  const words = db.prepare<[number], Buffer>('SELECT words FROM search_texts WHERE id = ?').pluck();
  const text = db.prepare<[number], { language: 'en' | 'fr'; key: string | null; document: number; position: number }>(
    'SELECT language, key, document, position FROM search_texts WHERE id = ?',
  );
  const wordsIn = (id: number): Uint32Array => {
    const bytes = words.get(id) ?? Buffer.alloc(0);
    return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  };

  /** Adds the texts that `matching` brings to those found, with the better of their scores. */
  const note = (best: Map<number, number>, query: readonly Sought[], ids: ReadonlySet<number>, share: number) => {
    const score = scoring(query, vocabulary);
    for (const id of ids) best.set(id, Math.max(best.get(id) ?? 0, share * score(wordsIn(id))));
  };

  /** The typed words, the same in other wordings, and in English; each with what finding it counts. */
  const readings = (typed: string) => {
    const [own, ...others] = readQuery(typed);
    if (!own) return [];
    const english = translate(own);
    return [
      { words: own, share: 1 },
      ...others.map((words) => ({ words, share: OTHER_WORDING })),
      ...(english && english.length > 0 ? [{ words: english, share: TRANSLATED }] : []),
    ];
  };

  return {
    readings: (typed) => readings(typed).map(({ words }) => words),
    find: (typed, scope, limit) => {
      const best = new Map<number, number>();
      const matching = (query: string, most: number) => match.all(query, ...RANGE[scope], most);
      const all = readings(typed).map(({ words, share }) => ({ query: sought(words, vocabulary), share }));
      for (const { query, share } of all) note(best, query, withAll(query, matching), share);
      const [own] = all;
      if (own && best.size < ENOUGH) {
        const loose = loosened(own.query, vocabulary);
        note(best, loose, withMost(loose, matching), 1);
      }
      const sorted = [...best]
        .filter(([, score]) => score >= LEAST)
        .sort(([a, left], [b, right]) => right - left || a - b);
      return sorted.slice(0, limit).flatMap(([id, score]) => {
        const row = text.get(id);
        if (!row) return [];
        const { language, key, document, position } = row;
        return [{ ref: key === null ? { document, position } : { key }, language, score }];
      });
    },
  };
};

type Matching = (query: string, most: number) => readonly number[];

/** The texts with all words; of very many the more important ones, and those where the words stand near each other. */
const withAll = (query: readonly Sought[], matching: Matching): ReadonlySet<number> => {
  if (query.some(({ stems }) => stems.size === 0)) return new Set();
  const found = matching(all(query), MOST.all);
  if (found.length < MOST.all || query.length === 1) return new Set(found);
  const close = matching(near(query), MOST.near);
  const last = query.length > 2 ? matching(`${near(query.slice(0, -1))} AND ${all(query.slice(-1))}`, MOST.near) : [];
  return new Set([...found, ...close, ...last]);
};

/** The texts with all the words that are known, else with all but one, else with one of the two rarest. */
const withMost = (query: readonly Sought[], matching: Matching): ReadonlySet<number> => {
  const known = query.filter(({ stems }) => stems.size > 0);
  const found = new Set(known.length > 0 ? matching(all(known), MOST.loose) : []);
  const add = (words: readonly Sought[], most: number) => {
    for (const id of matching(all(words), most)) found.add(id);
  };
  if (found.size < ENOUGH && known.length > 2) {
    for (const left of known)
      add(
        known.filter((it) => it !== left),
        MOST.loose,
      );
  }
  if (found.size < ENOUGH) {
    for (const it of [...known].sort((a, b) => b.weight - a.weight).slice(0, 2)) add([it], MOST.rare);
  }
  return found;
};

/** In the language of FTS5; stems are letters and digits, so nothing in them is read as syntax. */
const all = (words: readonly Sought[]): string =>
  words.map(({ stems }) => `(${[...stems.keys()].map((stem) => `"${stem}"`).join(' OR ')})`).join(' AND ');

const near = (words: readonly Sought[]): string =>
  `NEAR(${words.map(({ stems }) => `"${[...stems.keys()][0]}"`).join(' ')}, ${NEAR})`;

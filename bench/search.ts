import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { runImport } from '../src/library/import/run.ts';
import { openPages } from '../src/library/pages.ts';
import { fillSearch, type SearchText } from '../src/library/search/fill.ts';
import type { SearchLanguage } from '../src/library/search/stem.ts';
import { openTexts, type Scope } from '../src/library/search/texts.ts';
import { openTable } from '../src/table/table.ts';
import { random } from './random.ts';
import { contentWords, cutShort, inflected } from './searchPhrases.ts';

/*
 * Full-text search over all rulings and a full rules text: phrases of 3 to 5 content words of a random text, as written, inflected,
 * and with the last word cut off. A hit is the text itself among the first ten.
 */

export interface SearchFigures {
  readonly what: string;
  readonly phrases: number;
  /** Percent. */
  readonly asWritten: number;
  readonly inflected: number;
  readonly lastWordCut: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const SHARED = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const FILES = ['mtgjson-sample.json.gz', 'MagicCompRules_2026-01-16.txt'];

interface Text {
  readonly text: string;
  readonly language: SearchLanguage;
  /** Whether a text that was found is this one. */
  readonly key: string;
}

/** Imports the sample and measures; null when it is not there. `cards`: French card texts stand for French rulings, of which there are few. */
export const measureSearch = async (phrases: number, seed = 1): Promise<readonly SearchFigures[] | null> => {
  if (!FILES.every((name) => existsSync(join(SHARED, name)))) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'));
  const table = openTable(join(dataDir, 'table.db'), { synchronous: 'normal' });
  try {
    const silent = { say: () => {}, progress: () => {} };
    const files = FILES.map((name) => join(SHARED, name));
    await runImport(files, {}, { dataDir, pages: openPages(table.db), now: Date.now(), ...silent });
    const db = new Database(join(dataDir, 'library.db'));
    const rulings = db
      .prepare<[], Text>("SELECT text, 'en' AS language, key FROM rulings JOIN texts USING (key) WHERE source = 'wotc'")
      .all();
    const rules = db
      .prepare<[], Text>(
        "SELECT text, 'en' AS language, document || ' ' || position AS key FROM rules WHERE kind = 'rule'",
      )
      .all();
    const figures = [
      measure(db, 'English rulings', 'rulings', rulings, phrases, seed),
      measure(db, 'rules', 'rules', rules, phrases, seed),
    ];
    const french = db
      .prepare<[], string>('SELECT DISTINCT text_fr FROM faces WHERE length(text_fr) > 0')
      .pluck()
      .all()
      .map((text, i): Text => ({ text, language: 'fr', key: String(i).padStart(32, '0') }));
    const texts = french.map(({ text, language, key }): SearchText => ({ text, language, ref: { key } }));
    db.transaction(fillSearch)(db, { rules: [], rulings: texts });
    return [...figures, measure(db, 'French card texts', 'rulings', french, phrases, seed)];
  } finally {
    table.close();
    rmSync(dataDir, { recursive: true });
  }
};

const measure = (
  db: Database.Database,
  what: string,
  scope: Scope,
  texts: readonly Text[],
  count: number,
  seed: number,
): SearchFigures => {
  const search = openTexts(db);
  const next = random(seed);
  const times: number[] = [];
  const finds = (typed: string, key: string): boolean => {
    const begin = performance.now();
    const found = search.find(typed, scope, 10);
    times.push(performance.now() - begin);
    return found.some(({ ref }) => ('key' in ref ? ref.key : `${ref.document} ${ref.position}`) === key);
  };
  const hits = { asWritten: 0, inflected: 0, lastWordCut: 0 };
  for (let done = 0; done < count; ) {
    const { text, language, key } = texts[Math.floor(next() * texts.length)] ?? { text: '', language: 'en', key: '' };
    const words = contentWords(text);
    const length = 3 + Math.floor(next() * 3);
    if (words.length < length) continue;
    const from = Math.floor(next() * (words.length - length + 1));
    const phrase = words.slice(from, from + length);
    if (finds(phrase.join(' '), key)) hits.asWritten++;
    if (finds(phrase.map((word) => inflected(word, language, next)).join(' '), key)) hits.inflected++;
    if (finds(cutShort(phrase).join(' '), key)) hits.lastWordCut++;
    done++;
  }
  const percent = (n: number) => Math.round((1000 * n) / count) / 10;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (times[Math.floor(times.length * share)] ?? 0)) / 100;
  return {
    what,
    phrases: count,
    asWritten: percent(hits.asWritten),
    inflected: percent(hits.inflected),
    lastWordCut: percent(hits.lastWordCut),
    p50: at(0.5),
    p99: at(0.99),
  };
};

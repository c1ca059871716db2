import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { runImport } from '../src/library/import/run.ts';
import { openPages } from '../src/library/pages.ts';
import type { Found } from '../src/library/search/searched.ts';
import { searchedTexts } from '../src/library/search/searched.ts';
import { indexTexts } from '../src/library/search/textIndex.ts';
import { openTexts } from '../src/library/search/texts.ts';
import { FUNCTION_WORDS, wordsOf } from '../src/library/search/words.ts';
import { readTerms, STARTER_FOLDER } from '../src/library/starter.ts';
import { openTable } from '../src/table/table.ts';
import * as corpora from './searchCorpora.ts';
import { drawPhrases, type Phrase, type PhraseSource, possible } from './searchPhrases.ts';
import { flexSearch } from './textPeers/flexSearch.ts';
import { porter, trigrams, unicode61 } from './textPeers/fts5.ts';
import { miniSearch } from './textPeers/miniSearch.ts';
import type { FindTexts, KeyedText, TextPeer } from './textPeers/textPeer.ts';

/*
 * Full-text search over all rulings and a full rules text: phrases as they are written in a text drawn at random, inflected, and
 * with the last word cut off. A hit is the text itself among the first ten. Peers search the same texts for the same phrases.
 */

export interface SearchFigures {
  readonly what: string;
  readonly ours: Reached;
  readonly peers: readonly (Reached & { readonly name: string })[];
  /** Percent as written that can be reached at all. */
  readonly possible: number;
  /** Milliseconds the slowest single word takes. */
  readonly worstWord: number;
}

export interface Reached {
  /** Percent. */
  readonly asWritten: number;
  readonly inflected: number;
  readonly lastWordCut: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const SHARED = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const SAMPLE = join(SHARED, 'mtgjson-sample.json.gz');
const FILES = [SAMPLE, join(SHARED, 'MagicCompRules_2026-01-16.txt')];
const PEERS: readonly TextPeer[] = [unicode61, porter, trigrams, miniSearch, flexSearch];

/** Imports the sample and measures, with `count` phrases for each of `seeds`; null when it is not there. */
export const measureSearch = async (
  count: number,
  seeds: readonly number[],
): Promise<readonly SearchFigures[] | null> => {
  if (!FILES.every(existsSync)) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'));
  const table = openTable(join(dataDir, 'table.db'), { synchronous: 'normal' });
  try {
    const silent = { say: () => {}, progress: () => {} };
    await runImport(FILES, {}, { dataDir, pages: openPages(table.db), now: Date.now(), ...silent });
    const db = new Database(join(dataDir, 'library.db'), { readonly: true });
    const library = openTexts(db, readTerms(STARTER_FOLDER));
    const inLibrary = (scope: 'rules' | 'rulings') => async (): Promise<FindTexts> => (typed) =>
      library.find(typed, scope, 10).map(keyOf);
    const alone = async (texts: readonly PhraseSource[]): Promise<FindTexts> => {
      const searched = searchedTexts(
        indexTexts(texts.map(({ text, language, key }) => ({ text, language, ref: { key } }))),
        library.translate,
      );
      return (typed) => searched.find(typed, 10).map(keyOf);
    };
    const measure = measuring(count, seeds);
    return [
      await measure('English rulings', corpora.englishRulings(db), inLibrary('rulings'), PEERS),
      await measure('rules', corpora.rules(db), inLibrary('rules'), []),
      await measure('French rulings', corpora.frenchRulings(db), inLibrary('rulings'), []),
      await measure('French flavour texts', await corpora.frenchFlavour(SAMPLE), alone, PEERS),
      await measure('French card texts', corpora.frenchCardTexts(db), alone, PEERS),
    ];
  } finally {
    table.close();
    rmSync(dataDir, { recursive: true });
  }
};

const keyOf = ({ ref }: Found): string => ('key' in ref ? ref.key : `${ref.document} ${ref.position}`);

const measuring =
  (count: number, seeds: readonly number[]) =>
  async (
    what: string,
    texts: readonly PhraseSource[],
    ours: (texts: readonly PhraseSource[]) => Promise<FindTexts>,
    peers: readonly TextPeer[],
  ): Promise<SearchFigures> => {
    const distinct = [...new Map(texts.map((it) => [it.key, it])).values()];
    const phrases = seeds.flatMap((seed) => drawPhrases(texts, count, seed));
    const find = await ours(distinct);
    const measured = [];
    for (const peer of peers) {
      const built = await builtOf(peer, distinct);
      if (built) measured.push({ name: peer.name, ...reached(built, phrases) });
    }
    return {
      what,
      ours: reached(find, phrases),
      peers: measured,
      possible: rounded(100 * possible(texts, phrases)),
      worstWord: worstWord(find, distinct),
    };
  };

/** Null where its package is not installed. */
const builtOf = async (peer: TextPeer, texts: readonly KeyedText[]): Promise<FindTexts | null> => {
  try {
    return await peer.build(texts);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
};

/** How many queries go before those that are measured. */
const WARM = 100;

const reached = (find: FindTexts, phrases: readonly Phrase[]): Reached => {
  const times: number[] = [];
  const hits = { asWritten: 0, inflected: 0, lastWordCut: 0 };
  // A bot that runs has searched before: what the first queries cost is no matter of the query.
  for (const { inflected } of phrases.slice(-WARM)) find(inflected);
  for (const phrase of phrases) {
    for (const way of ['asWritten', 'inflected', 'lastWordCut'] as const) {
      const begin = performance.now();
      const found = find(phrase[way]);
      times.push(performance.now() - begin);
      if (found.includes(phrase.key)) hits[way]++;
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const percent = (n: number) => rounded((100 * n) / phrases.length);
  return {
    asWritten: percent(hits.asWritten),
    inflected: percent(hits.inflected),
    lastWordCut: percent(hits.lastWordCut),
    p50: at(0.5),
    p99: at(0.99),
  };
};

const rounded = (n: number): number => Math.round(10 * n) / 10;

/** How many of the most frequent words are tried, beside those that only hold a sentence together. */
const FREQUENT = 2000;

/** Each word is tried three times and its best counts: a pause of the machine is no fault of the word. */
const worstWord = (find: FindTexts, texts: readonly PhraseSource[]): number => {
  const often = new Map<string, number>();
  for (const { text } of texts) {
    for (const word of new Set(wordsOf(text))) often.set(word, (often.get(word) ?? 0) + 1);
  }
  const frequent = [...often].sort(([, a], [, b]) => b - a).slice(0, FREQUENT);
  const words = new Set([...frequent.map(([word]) => word), ...FUNCTION_WORDS]);
  let worst = 0;
  for (const word of words) {
    const times = [0, 1, 2].map(() => {
      const begin = performance.now();
      find(word);
      return performance.now() - begin;
    });
    worst = Math.max(worst, Math.min(...times));
  }
  return worst;
};

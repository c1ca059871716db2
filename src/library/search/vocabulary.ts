import type { Database } from 'better-sqlite3';
import { oneSlip } from './slip.ts';
import { stemOf } from './stem.ts';
import { FUNCTION_WORDS } from './words.ts';

/** The words of all texts of one library. */
export interface Vocabulary {
  /** How many texts there are. */
  readonly texts: number;
  /** In how many texts a stem stands; a text in two forms of it may count twice. */
  frequency(stem: string): number;
  /** The stems a word may have, in either language, among those some text has; the most frequent first. */
  stems(word: string): readonly string[];
  /** The stems of the words that begin like this, the most frequent first. */
  beginning(letters: string, limit: number): readonly string[];
  /** The stems of the words that differ in one slip of the finger. */
  near(word: string): readonly string[];
  /** The words of a stem, with their ids. */
  words(stem: string): readonly { readonly id: number; readonly word: string }[];
  /** Whether the word with this id only holds a sentence together. */
  isFunctionWord(id: number): boolean;
}

/** Sorts after every letter. */
const LAST = '\uFFFF';
/** Shorter words have too many neighbours. */
const SHORTEST_SLIP = 4;

export const openVocabulary = (db: Database): Vocabulary => {
  const count = db.prepare<[], number>('SELECT count(*) FROM search_texts').pluck();
  const frequency = db.prepare<[string], number | null>('SELECT sum(texts) FROM search_words WHERE stem = ?').pluck();
  const stemsOf = db.prepare<[string], string>('SELECT DISTINCT stem FROM search_words WHERE word = ?').pluck();
  const beginning = db
    .prepare<[string, string, number], string>(
      'SELECT stem FROM search_words WHERE word >= ? AND word < ? GROUP BY stem ORDER BY sum(texts) DESC, stem LIMIT ?',
    )
    .pluck();
  const alike = db.prepare<[string, string, number, number], { word: string; stem: string }>(
    'SELECT word, stem FROM search_words WHERE word >= ? AND word < ? AND length(word) BETWEEN ? AND ?',
  );
  const wordsOfStem = db.prepare<[string], { id: number; word: string }>(
    'SELECT id, word FROM search_words WHERE stem = ?',
  );
  const functionWords = new Set(
    db
      .prepare<[string], number>('SELECT id FROM search_words WHERE word IN (SELECT value FROM json_each(?))')
      .pluck()
      .all(JSON.stringify([...FUNCTION_WORDS])),
  );
  const known = new Map<string, number>();
  const frequencyOf = (stem: string): number => {
    const texts = known.get(stem) ?? frequency.get(stem) ?? 0;
    known.set(stem, texts);
    return texts;
  };
  return {
    texts: count.get() ?? 0,
    frequency: frequencyOf,
    stems: (word) => {
      const stems = new Set([...stemsOf.all(word), stemOf(word, 'en'), stemOf(word, 'fr')]);
      return [...stems]
        .map((stem) => ({ stem, texts: frequencyOf(stem) }))
        .filter(({ texts }) => texts > 0)
        .sort((a, b) => b.texts - a.texts)
        .map(({ stem }) => stem);
    },
    beginning: (letters, limit) => beginning.all(letters, letters + LAST, limit),
    near: (word) => {
      const [first = ''] = word;
      if (word.length < SHORTEST_SLIP) return [];
      const others = alike.all(first, first + LAST, word.length - 1, word.length + 1);
      return [...new Set(others.filter((it) => oneSlip(it.word, word)).map(({ stem }) => stem))];
    },
    words: (stem) => wordsOfStem.all(stem),
    isFunctionWord: (id) => functionWords.has(id),
  };
};

import { firstFrom } from './firstFrom.ts';
import { type Guess, guessesIn } from './guess.ts';
import { asReading, loosened, type Query, queryOf, type Reading, readQuery } from './query.ts';
import { likelihoods, placing } from './score.ts';
import type { SearchLanguage } from './stem.ts';
import type { SearchRef, TextIndex } from './textIndex.ts';
import { type InEnglish, inEnglish, type Translate, wholly } from './translate.ts';
import { exactly, inLanguage, knownWords, openVocabulary, type Vocabulary } from './vocabulary.ts';

/** A text that was found. */
export interface Found {
  readonly ref: SearchRef;
  readonly language: 'en' | 'fr';
  readonly score: number;
}

/** Texts to be searched by words. */
export interface SearchedTexts {
  /**
   * The texts that say best what was typed, best first, at most `limit`: words in any form, the last one perhaps unfinished, in either
   * language. What who reads French typed in French finds English texts by the English terms for it, not by looking like other English
   * words (`tour`).
   */
  find(typed: string, limit: number, reader?: SearchLanguage): readonly Found[];
}

export interface IndexedTexts extends SearchedTexts {
  /** The texts that say best what was typed in French, by the English terms for it alone. */
  findSaid(said: InEnglish['said'], limit: number): readonly Found[];
  /** The words that no text has, nor any other wording of them, with what they are taken for. */
  guesses(typed: string): readonly Guess[];
  /** What was typed in French as English texts have it; null where it is English. */
  inEnglish(typed: string, reader: SearchLanguage): InEnglish | null;
}

/** Another wording than the typed one counts a little less. */
const OTHER_WORDING = 0.97;
/** What a translation of the typed words finds comes after what the words find. */
const TRANSLATED = 0.8;
/** What has less than this of the words, by their weight, says something else. */
const LEAST = 0.25;
/** Fewer texts with all words make the search less strict. */
const ENOUGH = 10;
/** How many texts that have only some of the words are looked at closely. */
const CLOSE = 500;

/** The typed words, the same in other wordings, and in English; each with what finding it counts. */
export const readingsOf = (typed: string, translate: Translate): readonly SharedReading[] => {
  const readings = readQuery(typed);
  const english = wholly(translate(readings[0]?.words ?? [])).filter((words) => words.length > 0);
  return [...sharing(readings), ...english.map((words) => ({ ...asReading(words), share: TRANSLATED }))];
};

export const searchedTexts = (index: TextIndex, translate: Translate): IndexedTexts => {
  const vocabulary = openVocabulary(index);
  const inFrench = inLanguage(vocabulary, 'fr');
  const asSaid = exactly(vocabulary);
  const known = knownWords(vocabulary);
  const likely = likelihoods(index);
  const { length } = index.texts;
  /** Of each text: how much of the query it has, by weight; how many of the needed words; and for which word it was counted last. */
  const covered = new Float64Array(length);
  const had = new Uint8Array(length);
  const countedFor = new Uint8Array(length);

  /** Counts what the texts have of a query; answers those with all its needed words, or with `some` those with any. */
  const count = ({ sought }: Query, some: boolean): readonly number[] => {
    const touched: number[] = [];
    covered.fill(0);
    had.fill(0);
    countedFor.fill(0);
    // The rarest first: what lacks it need not be looked at again.
    const words = [...sought].sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded) || b.weight - a.weight);
    for (const [i, { forms, weight, isNeeded }] of words.entries()) {
      for (const [id, sure] of [...forms].sort(([, a], [, b]) => b - a)) {
        const texts = vocabulary.textsWith(id);
        for (let at = 0; at < texts.length; at++) {
          const text = texts[at] ?? 0;
          const before = had[text] ?? 0;
          if (countedFor[text] === i + 1 || (before === 0 && !isNeeded) || (!some && isNeeded && before !== i))
            continue;
          if (before === 0) touched.push(text);
          countedFor[text] = i + 1;
          covered[text] = (covered[text] ?? 0) + weight * sure;
          if (isNeeded) had[text] = before + 1;
        }
      }
    }
    const needed = words.filter(({ isNeeded }) => isNeeded).length;
    return some ? touched : touched.filter((text) => had[text] === needed);
  };

  /** Notes the texts with all words of the query; with `some`, also those that have a part of them. */
  const search = (query: Query, share: number, some: boolean, best: Map<number, number>): void => {
    const whole = query.sought.reduce((sum, { weight }) => sum + weight, 0);
    const placed = placing(query, index, vocabulary);
    const counted = count(query, some);
    const least = some
      ? Math.max(
          LEAST,
          leastOf(counted, (text) => (covered[text] ?? 0) / whole),
        )
      : 0;
    for (const text of counted) {
      const coverage = (covered[text] ?? 0) / whole;
      if (coverage < least) continue;
      const score = share * (coverage + placed(text)) + (likely[text] ?? 0);
      if (score > (best.get(text) ?? Number.NEGATIVE_INFINITY)) best.set(text, score);
    }
  };

  const inEnglishFor = (typed: string, reader: SearchLanguage): InEnglish | null => {
    const [own] = readQuery(typed);
    return own ? inEnglish(typed, translate(own.words), known, reader === 'fr') : null;
  };

  const bestOf = (readings: readonly SearchedReading[], limit: number): readonly Found[] => {
    const best = new Map<number, number>();
    const queries = readings.map((it) => ({ ...it, query: queryOf(it, it.among, length) }));
    for (const { query, share } of queries) search(query, share, false, best);
    // Other wordings of what is not found are not found either; in English it may be.
    const loose = best.size < ENOUGH ? queries.filter(({ share }) => share !== OTHER_WORDING) : [];
    for (const { query, share, among } of loose) search(loosened(query, among), share, true, best);
    return highest(best, limit).flatMap(([text, score]) => {
      const it = index.texts[text];
      return it ? [{ ref: it.ref, language: it.language, score }] : [];
    });
  };

  return {
    inEnglish: inEnglishFor,
    guesses: (typed) => {
      const [own, ...others] = readingsOf(typed, translate);
      return own && others.length === 0 ? guessesIn(own, vocabulary) : [];
    },
    find: (typed, limit, reader) => {
      const readings = readingsOf(typed, translate);
      const english = reader === 'fr' ? inEnglishFor(typed, reader) : null;
      if (english === null) return bestOf(among(vocabulary, readings), limit);
      const french = readings.filter(({ share }) => share !== TRANSLATED);
      const said = english.said.flatMap((it) => readQuery(it).slice(0, 1)).map((it) => ({ ...it, share: TRANSLATED }));
      return bestOf([...among(inFrench, french), ...among(asSaid, said)], limit);
    },
    findSaid: (said, limit) =>
      bestOf(
        among(
          asSaid,
          said.flatMap((it) => sharing(readQuery(it))),
        ),
        limit,
      ),
  };
};

/** A reading with what finding it counts. */
interface SharedReading extends Reading {
  readonly share: number;
}

/** A reading with the words that may stand for its own. */
interface SearchedReading extends SharedReading {
  readonly among: Vocabulary;
}

const among = (vocabulary: Vocabulary, readings: readonly SharedReading[]): readonly SearchedReading[] =>
  readings.map((it) => ({ ...it, among: vocabulary }));

/** The words themselves count most. */
const sharing = (readings: readonly Reading[]): readonly SharedReading[] =>
  readings.map((it, i) => ({ ...it, share: i === 0 ? 1 : OTHER_WORDING }));

/** What the `CLOSE` texts that have most of a query have of it at least, in steps of a hundredth. */
const leastOf = (texts: readonly number[], coverage: (text: number) => number): number => {
  const steps = new Uint32Array(101);
  for (const text of texts) {
    const step = Math.floor(100 * coverage(text));
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let step = 100;
  for (let sum = steps[step] ?? 0; step > 0 && sum < CLOSE; sum += steps[step] ?? 0) step--;
  return step / 100;
};

/** The texts with the highest scores, best first, of equal ones the earlier. */
const highest = (scores: ReadonlyMap<number, number>, count: number): readonly (readonly [number, number])[] => {
  // Most of thousands are no better than the last that is kept: sorting them all would take longer than finding them.
  const kept: (readonly [number, number])[] = [];
  for (const entry of scores) {
    const worst = kept.at(-1);
    if (kept.length === count && worst && !isBetter(entry, worst)) continue;
    kept.splice(
      firstFrom(kept, (it) => isBetter(entry, it)),
      0,
      entry,
    );
    if (kept.length > count) kept.pop();
  }
  return kept;
};

const isBetter = ([text, score]: readonly [number, number], [other, least]: readonly [number, number]): boolean =>
  score > least || (score === least && text < other);

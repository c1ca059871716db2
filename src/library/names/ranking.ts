import type { Steps } from '../steps.ts';
import { readApart } from './apart.ts';
import { buildBeginnings } from './beginnings.ts';
import { BITS, inColumns } from './columns.ts';
import { buildGrams } from './grams.ts';
import { buildInitials } from './initials.ts';
import { isTelling, pack } from './letters.ts';
import { buildLikeness, likeness } from './likeness.ts';
import type { Name, Named } from './named.ts';
import { buildNearBeginnings } from './nearBeginnings.ts';
import type { Hit } from './resolver.ts';
import { WEIGHTS } from './weights.ts';
import { readWords } from './words.ts';

/** Something found, and how likely it was meant. */
export interface Ranked {
  readonly hit: Hit;
  /** The logarithm of a likelihood: one more is e times likelier. */
  readonly score: number;
  /** The same by its name alone, however well known it is: how near the name is. */
  readonly nearness: number;
  /** Whether a name of it was typed to its end, slips aside. */
  readonly whole: boolean;
  /** Whether a name of it has what was typed, a slip or what was cut short aside; else it is a mere guess. */
  readonly bears: boolean;
}

export interface Ranking {
  /** What may be meant by `typed`, folded, the likeliest first, each once. Without a language both count alike. */
  rank(typed: string, language?: 'en' | 'fr'): readonly Ranked[];
}

/** How many names are compared: those that share most letters, and the best known that begin so. */
const NEAR = 80;
const BEGUN = 100;
/** With more letters than these the runs that are right find the name meant in spite of a slip. */
const BRIEF = 7;
/** So few letters are taken as they are where enough names begin so. */
const FEW = 3;
const ENOUGH = 25;
/** So many are seen at a glance: one of them begins as typed, if any does, however many have it inside. */
const SEEN = 5;
/**
 * `chat` may go on to Château, and may be all: however well known what it begins is, a name that has it as a word stands at the
 * first of these places at the latest, and another at the next. Of few letters more go on than are all.
 */
const WORDS_BY = [1, 2];
const WORD_BY = [1];

const INITIALS = { whole: false, begins: false, has: false, bears: true };

/** `all` as `inOrderOfFame` gives it. */
export function* buildRanking(all: readonly Named[]): Steps<Ranking> {
  const { hits, fames, names, owners, languages, roles } = yield* inColumns(all);
  const letters = pack(names);
  yield;
  const words = yield* readWords(names);
  yield;
  const compared = buildLikeness(letters, words);
  const grams = yield* buildGrams(names);
  yield;
  const beginnings = yield* buildBeginnings(letters, words);
  yield;
  const nearBeginnings = yield* buildNearBeginnings(letters, words);
  yield;
  const initials = yield* buildInitials(names, (position) => fames[owners[position] ?? 0] ?? 0);
  yield;
  const vocabulary = [...words.numbers.keys()].sort();

  const known = (word: string) => words.numbers.has(word);
  const begins = (start: string) => vocabulary[firstAtLeast(vocabulary, start)]?.startsWith(start) ?? false;

  // What was found for each hit in the search at hand.
  const scores = new Float64Array(hits.length);
  const nearness = new Float64Array(hits.length);
  const wholes = new Uint8Array(hits.length);
  const begun = new Uint8Array(hits.length);
  const worded = new Uint8Array(hits.length);
  const bearing = new Uint8Array(hits.length);
  const seen = new Uint32Array(names.length);
  const found: number[] = [];
  const foundIn = new Uint32Array(hits.length);
  let search = 0;
  let reading = 0;
  let readers = 3;

  const weigh = (position: number): void => {
    if (seen[position] === reading) return;
    seen[position] = reading;
    compared.of(position);
    const { value } = likeness;
    note(position, value + standing(position, value), likeness);
  };
  /** What a name has less of because it is not the whole name most printed. */
  const standing = (position: number, value: number): number => {
    switch (roles[position] as Name['role']) {
      case 'full':
        return 0;
      case 'face':
        return WEIGHTS.face;
      case 'alias':
        return WEIGHTS.alias;
      case 'nickname':
        return value < WEIGHTS.whole ? WEIGHTS.nearNickname : 0;
    }
  };
  const note = (
    position: number,
    near: number,
    { whole, begins, has, bears }: Omit<typeof likeness, 'value'>,
  ): void => {
    const hit = owners[position] as number; // every index here lies inside its array
    const isForeign = ((languages[position] as number) & readers) === 0;
    const score = near + WEIGHTS.fame * (fames[hit] as number) + (isForeign ? WEIGHTS.foreign : 0);
    if (foundIn[hit] !== search) {
      foundIn[hit] = search;
      scores[hit] = Number.NEGATIVE_INFINITY;
      begun[hit] = 0;
      worded[hit] = 0;
      bearing[hit] = 0;
      found.push(hit);
    }
    if (begins && !isForeign) begun[hit] = 1;
    if (has && !isForeign && roles[position] !== 'nickname') worded[hit] = 1;
    if (bears) bearing[hit] = 1;
    if ((scores[hit] as number) >= score) return;
    scores[hit] = score;
    nearness[hit] = near;
    wholes[hit] = whole ? 1 : 0;
  };
  /** Brings the first `count` of those found that are marked up to `place` at the latest. */
  const bringUp = (marked: Uint8Array, count: number, place: number): void => {
    let met = 0;
    const at = found.findIndex((hit) => marked[hit] === 1 && ++met === count);
    if (at > place) found.splice(place, 0, ...found.splice(at, 1));
  };
  const read = (typed: readonly string[], again: boolean): void => {
    reading += 1;
    compared.take(typed, again);
    grams.near(typed.join(' '), NEAR, weigh);
    const length = compared.length();
    let taken = 0;
    beginnings.of(compared.letters, length, BEGUN, (position) => {
      taken += 1;
      weigh(position);
    });
    if (length <= BRIEF && (length > FEW || taken < ENOUGH)) {
      nearBeginnings.of(compared.letters, length, BEGUN, weigh);
    }
  };

  return {
    rank: (typed, language) => {
      if (!isTelling(typed)) return [];
      search += 1;
      found.length = 0;
      readers = language ? BITS[language] : BITS.en | BITS.fr;
      const asTyped = typed.split(' ');
      read(asTyped, false);
      const apart = readApart(asTyped, known, begins);
      if (apart) read(apart, true);
      for (const position of initials(typed)) note(position, WEIGHTS.initials, INITIALS);
      found.sort((a, b) => (scores[b] as number) - (scores[a] as number));
      const places = compared.length() > FEW ? WORDS_BY : WORD_BY;
      for (const [before, place] of places.entries()) bringUp(worded, before + 1, place);
      bringUp(begun, 1, SEEN - 1);
      return found.map((hit) => ({
        hit: hits[hit] as Hit,
        score: scores[hit] as number,
        nearness: nearness[hit] as number,
        whole: wholes[hit] === 1,
        bears: bearing[hit] === 1,
      }));
    },
  };
}

/** Where in a sorted list the first text stands that is not before `text`. */
const firstAtLeast = (sorted: readonly string[], text: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

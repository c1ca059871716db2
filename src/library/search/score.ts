import type { Sought } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How well a text, given by the ids of its words, says what is sought: 1 when it has every word as typed, more when they stand together. */
export type Score = (words: Uint32Array) => number;

/** What it adds that the words stand side by side and in their order. */
const TOGETHER = 0.5;
/** What a text loses for each word it has: of two that say it, the shorter one says it better. */
const LENGTH = 0.0005;

/** Makes the measure for one query. */
export const scoring = (query: readonly Sought[], vocabulary: Vocabulary): Score => {
  const total = query.reduce((sum, { weight }) => sum + weight, 0);
  const hits = hitsOf(query, vocabulary);
  return (words) => {
    const best = new Float64Array(query.length);
    const places: number[][] = query.map(() => []);
    let place = 0;
    for (const id of words) {
      const hit = hits.get(id);
      for (const [i, sure] of hit ?? []) {
        best[i] = Math.max(best[i] ?? 0, sure);
        places[i]?.push(place);
      }
      if (hit || !vocabulary.isFunctionWord(id)) place++;
    }
    const covered = query.reduce((sum, { weight }, i) => sum + weight * (best[i] ?? 0), 0);
    return covered / total + TOGETHER * together(places) - LENGTH * words.length;
  };
};

/** For the id of each word that may be meant: which of the query's words, and how sure. */
const hitsOf = (query: readonly Sought[], vocabulary: Vocabulary): ReadonlyMap<number, [number, number][]> => {
  const hits = new Map<number, [number, number][]>();
  for (const [i, { word: typed, stems }] of query.entries()) {
    for (const [stem, sure] of stems) {
      for (const { id, word } of vocabulary.words(stem)) {
        const hit: [number, number] = [i, word === typed ? 1 : sure];
        const others = hits.get(id);
        if (others) others.push(hit);
        else hits.set(id, [hit]);
      }
    }
  }
  return hits;
};

/** How near each word stands to the next one of the query, from 0 to 1; words that hold a sentence together are no distance. */
const together = (places: readonly (readonly number[])[]): number => {
  if (places.length < 2) return 0;
  let sum = 0;
  for (const [i, here] of places.slice(0, -1).entries()) {
    let best = 0;
    for (const from of here) {
      for (const to of places[i + 1] ?? []) {
        if (to > from) best = Math.max(best, 1 / (to - from));
        else if (to < from) best = Math.max(best, 0.5 / (from - to));
      }
    }
    sum += best;
  }
  return sum / (places.length - 1);
};

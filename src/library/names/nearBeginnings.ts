import { isStep, type Steps } from '../steps.ts';
import { CODES, type Packed } from './letters.ts';
import type { Words } from './words.ts';

/*
 * Which names have a word that begins as typed but for one slip, the best known first. Few letters share too few runs with
 * the name meant to find it by those: every way to have slipped is looked up instead.
 */

/** So many letters of a beginning tell it; they and a number below `WORDS` make one exact number. */
const TELLING = 6;
const WORDS = 2 ** 20;
const FEWEST = 3;
/** A letter too many leaves at least these. */
const LEFT = 4;
const LETTERS = 26;

export interface NearBeginnings {
  /** Takes at most `limit` positions of names in which some word, with what follows it, begins with the letters of `typed` but for one slip. */
  of(typed: Uint8Array, length: number, limit: number, take: (position: number) => void): void;
}

export function* buildNearBeginnings(names: Packed, words: Words): Steps<NearBeginnings> {
  const { codes, starts } = names;
  const nameOf = new Uint32Array(words.of.length);
  // The first letters of every end of a name as one number, and where it stands: sorted, each beginning is one stretch.
  const sorted = new Float64Array(words.of.length);
  for (let name = 0; name + 1 < starts.length; name++) {
    if (isStep(name)) yield;
    let at = starts[name] as number; // every index below lies inside its array
    const end = starts[name + 1] as number;
    for (let w = words.starts[name] as number; w < (words.starts[name + 1] as number); w++) {
      nameOf[w] = name;
      let key = 0;
      for (let i = at; i < at + TELLING; i++) key = key * CODES + (i < end ? (codes[i] as number) : 0);
      sorted[w] = key * WORDS + w;
      const word = words.of[w] as number;
      at += (words.letters.starts[word + 1] as number) - (words.letters.starts[word] as number);
    }
  }
  yield;
  sorted.sort();

  const firstAtLeast = (key: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const slipped = new Uint8Array(TELLING + 2);
  const found = new Uint8Array(starts.length - 1);
  /** Marks all that begin with the first `length` of `slipped`. */
  const find = (length: number): void => {
    const told = Math.min(length, TELLING);
    let key = 0;
    for (let i = 0; i < told; i++) key = key * CODES + (slipped[i] as number);
    const width = CODES ** (TELLING - told) * WORDS;
    for (let at = firstAtLeast(key * width); at < sorted.length && (sorted[at] as number) < (key + 1) * width; at++) {
      found[nameOf[(sorted[at] as number) % WORDS] as number] = 1;
    }
  };

  return {
    of: (typed, length, limit, take) => {
      if (length < FEWEST) return;
      found.fill(0);
      const n = Math.min(length, TELLING + 1);
      const set = () => slipped.set(typed.subarray(0, n));
      for (let i = 0; i < n; i++) {
        set();
        for (let letter = 1; letter <= LETTERS; letter++) {
          slipped[i] = letter;
          if (letter !== typed[i]) find(n);
        }
        slipped.set(typed.subarray(i, n), i + 1);
        for (let letter = 1; letter <= LETTERS; letter++) {
          slipped[i] = letter;
          find(n + 1);
        }
        if (n > LEFT) {
          set();
          slipped.set(typed.subarray(i + 1, n), i);
          find(n - 1);
        }
        if (i > 0 && typed[i] !== typed[i - 1]) {
          set();
          slipped[i - 1] = typed[i] as number;
          slipped[i] = typed[i - 1] as number;
          find(n);
        }
      }
      let taken = 0;
      for (let name = found.indexOf(1); name >= 0 && taken < limit; name = found.indexOf(1, name + 1)) {
        take(name);
        taken += 1;
      }
    },
  };
}

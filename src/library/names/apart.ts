import { isSmall } from './words.ts';

/*
 * Two words typed as one in the wrong order (`tacticianghosts`) share few runs of letters and no word with the name meant:
 * they are read apart where both are words.
 */

/** Shorter words are not read apart. */
const LONG = 6;
/** Nor do shorter ones have a part that only begins a word. */
const TELLING = 8;
/** Shorter parts are those words that carry little of a name. */
const PART = 3;
const SMALL_PART = 2;

/**
 * `words` with one long unknown word read as two that `known` has, or that want or have one plural s; the last letters may
 * only begin a word. Null when there is none. `begins`: whether any word begins so.
 */
export const readApart = (
  words: readonly string[],
  known: (word: string) => boolean,
  begins: (letters: string) => boolean,
): readonly string[] | null => {
  for (const [i, word] of words.entries()) {
    if (word.length < LONG || known(word)) continue;
    const parts = partsOf(word, known) ?? (word.length < TELLING ? null : partsOf(word, known, begins));
    if (parts) return [...words.slice(0, i), ...parts, ...words.slice(i + 1)];
  }
  return null;
};

const partsOf = (
  word: string,
  known: (word: string) => boolean,
  second: (letters: string) => boolean = known,
): readonly [string, string] | null => {
  const either = (part: string, test: (part: string) => boolean) =>
    part.length < PART ? isSmall(part) : test(part) || (part.endsWith('s') && test(part.slice(0, -1)));
  for (let at = word.length - SMALL_PART; at >= SMALL_PART; at--) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (either(first, known) && either(rest, second)) return [first, rest];
  }
  return null;
};

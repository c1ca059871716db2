import { codeOf } from './letters.ts';
import { bitCount, bitOf, letterMasks } from './masks.ts';
import { countSlips, MOST_SLIPS, slips } from './slips.ts';
import { WEIGHTS } from './weights.ts';
import { isSmall, type Words, weightOf } from './words.ts';

/*
 * What was typed read as words of a name, in whichever order, cut short, near or left out. Each typed word is compared with
 * each word once, however many names have it.
 */

/** Words beyond these are not compared: no name is told by its ninth. */
const MOST_WORDS = 8;
const MOST_LETTERS = 64;
/** Of a typed word this share may be slips; shorter ones than these letters must be whole words but for one slip. */
const NEAR_ENOUGH = 0.4;
const SHORT = 4;
/** A word of at least these letters with others after it is near: `sanglante`, of `sang`. */
const ROOT = 4;
/** A word is the one typed with at most a slip for so many letters. */
export const LETTERS_PER_SLIP = 5;
/** Words that carry less of a name than this may be left out, or cut short, unnoticed. */
const LITTLE = 0.12;

/** Letters of whole words beyond these tell no more. */
const TELLING = 10;

const SAME = 0;
const BEGUN = 1;
const SLIPPED = 2;
const NEAR = 3;
const OTHER = 4;

export interface WordReading {
  /** The letters of what was typed. */
  readonly letters: Uint8Array;
  readonly length: () => number;
  /** How many words. */
  readonly count: () => number;
  /** Takes what was typed, as folded words. */
  take(typed: readonly string[]): void;
  /** Fills `wordReading` for a name. */
  of(position: number): void;
}

/** What `WordReading.of` found: the logarithm of its likelihood, whether the whole name was typed, whether it has all typed words as they are, and whether it has all but small ones, cut short or with a slip. */
export const wordReading = { value: 0, whole: false, has: false, bears: false };

export const buildWordReading = (words: Words): WordReading => {
  const vocabulary = words.weights.length;
  const masks = letterMasks(words.letters);
  const kinds = new Uint8Array(MOST_WORDS * vocabulary);
  const values = new Float32Array(MOST_WORDS * vocabulary);
  const comparedAt = new Uint32Array(MOST_WORDS * vocabulary);
  let reading = 0;

  const typed = new Uint8Array(MOST_LETTERS);
  let length = 0;
  let count = 0;
  const starts = new Uint8Array(MOST_WORDS + 1);
  const typedMasks = new Int32Array(MOST_WORDS);
  const shares = new Float64Array(MOST_WORDS);
  const small = new Uint8Array(MOST_WORDS);
  const used = new Uint8Array(64);

  /** Fills in how typed word `i` stands for a word, at `at`. */
  const compare = (i: number, word: number, at: number): void => {
    const from = starts[i] as number; // every index here and below lies inside its array
    const letters = (starts[i + 1] as number) - from;
    const wordFrom = words.letters.starts[word] as number;
    const wordLetters = (words.letters.starts[word + 1] as number) - wordFrom;
    const { codes } = words.letters;
    let same = 0;
    while (same < letters && same < wordLetters && typed[from + same] === codes[wordFrom + same]) same += 1;
    if (same === letters) {
      kinds[at] = letters === wordLetters ? SAME : BEGUN;
      values[at] = letters === wordLetters ? 0 : WEIGHTS.begun;
      return;
    }
    const isKin = same === wordLetters && same >= ROOT;
    kinds[at] = isKin ? NEAR : OTHER;
    values[at] = isKin ? WEIGHTS.near + WEIGHTS.nearSlip * ((letters - same) / letters) : WEIGHTS.missed;
    const most = NEAR_ENOUGH * letters;
    if (bitCount((typedMasks[i] as number) & ~(masks[word] as number)) > most) return;
    if (letters < SHORT && Math.abs(wordLetters - letters) > 1) return;
    countSlips(typed, from, letters, words.letters, word, most);
    const found = letters < SHORT ? slips.whole : slips.start;
    if (found > most || found === MOST_SLIPS) return;
    kinds[at] = found <= letters / LETTERS_PER_SLIP ? SLIPPED : NEAR;
    values[at] = Math.max(values[at] as number, WEIGHTS.near + WEIGHTS.nearSlip * (found / letters));
  };

  return {
    letters: typed,
    length: () => length,
    count: () => count,
    take: (read) => {
      reading += 1;
      length = 0;
      count = Math.min(read.length, MOST_WORDS);
      let total = 0;
      for (let i = 0; i < count; i++) {
        const word = read[i] as string;
        let mask = 0;
        starts[i] = length;
        for (let c = 0; c < word.length && length < MOST_LETTERS; c++) {
          const code = codeOf(word.charCodeAt(c));
          typed[length++] = code;
          mask |= bitOf(code);
        }
        typedMasks[i] = mask;
        shares[i] = weightOf(word);
        small[i] = isSmall(word) ? 1 : 0;
        total += shares[i] as number;
      }
      starts[count] = length;
      for (let i = 0; i < count; i++) shares[i] = (shares[i] as number) / total;
    },
    of: (position) => {
      const from = words.starts[position] as number;
      const size = Math.min((words.starts[position + 1] as number) - from, used.length);
      used.fill(0, 0, size);
      let value: number = WEIGHTS.words;
      let begun = 0;
      let same = 0;
      let strange = 0;
      let last = -1;
      let pairs = 0;
      let backwards = 0;
      for (let i = 0; i < count; i++) {
        let best: number = WEIGHTS.missed;
        let bestKind = OTHER;
        let bestAt = -1;
        for (let w = 0; w < size && bestKind !== SAME; w++) {
          if (used[w] === 1) continue;
          const word = words.of[from + w] as number;
          const at = i * vocabulary + word;
          if (comparedAt[at] !== reading) {
            comparedAt[at] = reading;
            compare(i, word, at);
          }
          if ((values[at] as number) <= best) continue;
          best = values[at] as number;
          bestKind = kinds[at] as number;
          bestAt = w;
        }
        value += best * (shares[i] as number);
        if (bestKind === BEGUN) begun += shares[i] as number;
        if (bestKind === SAME) same += 1;
        if (bestKind > SLIPPED && small[i] === 0) strange += 1;
        if (bestAt >= 0) {
          used[bestAt] = 1;
          if (last >= 0) pairs += 1;
          if (bestAt < last) backwards += 1;
        }
        last = bestAt;
      }
      let total = 0;
      let unread = 0;
      let leftOut = 0;
      for (let w = 0; w < size; w++) {
        const word = words.of[from + w] as number;
        const weight = words.weights[word] as number;
        total += weight;
        if (used[w] === 1) continue;
        unread += weight;
        if (words.small[word] === 0) leftOut += 1;
      }
      const partial = unread > LITTLE * total;
      const first = partial && count === 1 && last === 0;
      if (pairs > 0) value += (WEIGHTS.disorder * backwards) / pairs;
      if (same === count) {
        value += WEIGHTS.wholeWordsLetter * Math.min(length, TELLING);
        if (first) value += WEIGHTS.firstWord;
      }
      wordReading.value = partial ? value + WEIGHTS.partial + WEIGHTS.leftOut * Math.log(Math.max(1, leftOut)) : value;
      wordReading.has = same === count;
      wordReading.bears = strange === 0;
      wordReading.whole = !partial && begun <= LITTLE;
    },
  };
};

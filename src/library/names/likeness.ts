import type { Packed } from './letters.ts';
import { countSlips, slips } from './slips.ts';
import { WEIGHTS } from './weights.ts';
import { buildWordReading, LETTERS_PER_SLIP, type WordReading, wordReading } from './wordReading.ts';
import type { Words } from './words.ts';

/** What `Likeness.of` found: the logarithm, and whether the name was typed to its end rather than cut short; whether it begins as typed, and has all that was typed as words; and whether it has that at least cut short or with a slip. */
export const likeness = { value: 0, whole: false, begins: false, has: false, bears: false };

/**
 * How likely a name was meant by what was typed. Three readings are tried, and the likeliest counts: the whole name was
 * typed, or its beginning, or its words.
 */
export interface Likeness extends Pick<WordReading, 'letters' | 'length'> {
  /** Takes what was typed, as folded words; `again` when the same letters are read as other words. */
  take(typed: readonly string[], again: boolean): void;
  /** Fills `likeness` for the name at `position`. */
  of(position: number): void;
}

export const buildLikeness = (names: Packed, words: Words): Likeness => {
  const asWords = buildWordReading(words);
  const wordsOf = (i: number) => (words.starts[i + 1] as number) - (words.starts[i] as number); // `i` is the position of a name
  // The slips between the letters, however they are read as words: counted once for each name.
  const count = names.starts.length - 1;
  const wholeSlips = new Float32Array(count);
  const startSlips = new Float32Array(count);
  const countedFor = new Uint32Array(count);
  let taken = 0;
  return {
    letters: asWords.letters,
    length: asWords.length,
    take: (typed, again) => {
      const before = asWords.length();
      asWords.take(typed);
      if (!again || asWords.length() !== before) taken += 1;
    },
    of: (position) => {
      asWords.of(position);
      if (countedFor[position] !== taken) {
        // With more slips than these neither of the other readings is likelier.
        const most = Math.max(
          0,
          (wordReading.value - WEIGHTS.whole) / WEIGHTS.wholeSlip,
          wordReading.value / WEIGHTS.startSlip,
        );
        countSlips(asWords.letters, 0, asWords.length(), names, position, most);
        countedFor[position] = taken;
        wholeSlips[position] = slips.whole;
        startSlips[position] = slips.start;
      }
      const glued = Math.max(0, wordsOf(position) - asWords.count());
      const whole = WEIGHTS.whole + WEIGHTS.wholeSlip * (wholeSlips[position] as number) + WEIGHTS.glued * glued;
      const start = WEIGHTS.startSlip * (startSlips[position] as number);
      likeness.value = Math.max(wordReading.value, whole, start);
      likeness.has = wordReading.has;
      likeness.begins = startSlips[position] === 0;
      const fewest = Math.min(wholeSlips[position] as number, startSlips[position] as number);
      likeness.bears = wordReading.bears || fewest <= asWords.length() / LETTERS_PER_SLIP;
      likeness.whole = likeness.value === whole || (likeness.value === wordReading.value && wordReading.whole);
    },
  };
};

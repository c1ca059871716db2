import type { Packed } from './letters.ts';
import { countSlips, slips } from './slips.ts';
import { WEIGHTS } from './weights.ts';
import { buildWordReading, type WordReading, wordReading } from './wordReading.ts';
import type { Words } from './words.ts';

/** What `Likeness.of` found: the logarithm, and whether the name was typed to its end rather than cut short; whether it begins as typed. */
export const likeness = { value: 0, whole: false, begins: false };

/**
 * How likely a name was meant by what was typed. Three readings are tried, and the likeliest counts: the whole name was
 * typed, or its beginning, or its words.
 */
export interface Likeness extends Pick<WordReading, 'letters' | 'length' | 'take'> {
  /** Fills `likeness` for the name at `position`. */
  of(position: number): void;
}

export const buildLikeness = (names: Packed, words: Words): Likeness => {
  const asWords = buildWordReading(words);
  const wordsOf = (i: number) => (words.starts[i + 1] as number) - (words.starts[i] as number); // `i` is the position of a name
  return {
    letters: asWords.letters,
    length: asWords.length,
    take: asWords.take,
    of: (position) => {
      asWords.of(position);
      // With more slips than these neither of the other readings is likelier.
      const most = Math.max(
        0,
        (wordReading.value - WEIGHTS.whole) / WEIGHTS.wholeSlip,
        wordReading.value / WEIGHTS.startSlip,
      );
      countSlips(asWords.letters, 0, asWords.length(), names, position, most);
      const glued = Math.max(0, wordsOf(position) - asWords.count());
      const whole = WEIGHTS.whole + WEIGHTS.wholeSlip * slips.whole + WEIGHTS.glued * glued;
      const start = WEIGHTS.startSlip * slips.start;
      likeness.value = Math.max(wordReading.value, whole, start);
      likeness.begins = slips.start === 0;
      likeness.whole = likeness.value === whole || (likeness.value === wordReading.value && wordReading.whole);
    },
  };
};

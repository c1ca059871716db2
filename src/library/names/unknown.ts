import { oneSlip } from '../search/slip.ts';
import { fold } from './fold.ts';
import type { Hit, Resolution } from './resolver.ts';

/** Shorter words are in most names. */
const SHORTEST = 3;

/**
 * What a name means where most cards are not known: guesses are near to it, not meant by it, unless one of them has all its words,
 * each from its beginning and with a slip at most. `blood moon` is not Bloodrush.
 */
export const ofFewCards = (typed: string, found: Resolution): Resolution =>
  found.kind !== 'choice' || found.hits.some((hit) => hasAllWords(hit, typed))
    ? found
    : { kind: 'none', nearest: found.hits };

const hasAllWords = ({ en, fr }: Hit, typed: string): boolean => {
  const words = fold(`${en} ${fr ?? ''}`).split(' ');
  return fold(typed)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .every((word) => words.some((it) => it.startsWith(word) || oneSlip(it, word)));
};

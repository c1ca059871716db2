import { fold } from './names/fold.ts';
import type { Hit } from './names/resolver.ts';
import { oneSlip } from './search/slip.ts';
import { isFunctionWord } from './search/words.ts';

/** Shorter words tell nothing. */
const SHORTEST = 3;

/**
 * Whether what was typed names a mechanic among `hits` in full and says more than the names of any of them: then it is no
 * name, but words to find rulings by (`proliferate energy`). A word may have a slip, or be cut short.
 */
export const asksMore = (typed: string, hits: readonly Hit[], namesOf: (hit: Hit) => readonly string[]): boolean => {
  const words = tellingWords(typed);
  const named = hits.map((hit) => ({ hit, names: namesOf(hit).map(tellingWords) }));
  const isIn = (word: string, names: readonly (readonly string[])[]): boolean =>
    names.some((name) => name.some((it) => it.startsWith(word) || oneSlip(it, word)));
  if (named.some(({ names }) => words.every((word) => isIn(word, names)))) return false;
  const isWhole = (name: readonly string[]): boolean =>
    name.length > 0 && name.every((it) => words.some((word) => it === word || oneSlip(it, word)));
  return named.some(({ hit, names }) => hit.kind === 'mechanic' && names.some(isWhole));
};

const tellingWords = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !isFunctionWord(word));

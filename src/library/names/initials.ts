import { isStep, type Steps } from '../steps.ts';
import { isSmall } from './words.ts';

/*
 * Names by the first letters of their words, of all (`cotv`) or of those that count (`stp`): what players write for the
 * cards they know well, beside the nicknames that are listed.
 */

/** Nobody abbreviates a card less known than this. */
const FAMOUS = 0.25;
const FEWEST = 3;
const MOST = 6;
/** Of the cards with the same initials the best known count. */
const KEPT = 5;

export type Initials = (typed: string) => readonly number[];

/** `names` are folded and in order of fame; `fame` is that of the name at a position. */
export function* buildInitials(names: readonly string[], fame: (position: number) => number): Steps<Initials> {
  const positions = new Map<string, number[]>();
  for (const [position, name] of names.entries()) {
    if (fame(position) < FAMOUS) break;
    if (isStep(position)) yield;
    const words = name.split(' ');
    for (const letters of new Set([initialsOf(words), initialsOf(words.filter((word) => !isSmall(word)))])) {
      if (letters.length < FEWEST || letters.length > MOST) continue;
      const others = positions.get(letters);
      if (!others) positions.set(letters, [position]);
      else if (others.length < KEPT) others.push(position);
    }
  }
  return (typed) => positions.get(typed) ?? [];
}

const initialsOf = (words: readonly string[]): string => words.map((word) => word[0]).join('');

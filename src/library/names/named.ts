import { inSteps, type Steps } from '../steps.ts';
import { fold } from './fold.ts';
import type { Hit } from './resolver.ts';

/** One name of a card or mechanic. */
export interface Name {
  readonly text: string;
  readonly language: 'en' | 'fr';
  /** The whole name most printed; that of one face; another it has or had; or what players call a card. */
  readonly role: 'full' | 'face' | 'alias' | 'nickname';
}

/** Something that can be found, with all its names in both languages. */
export interface Named {
  readonly hit: Hit;
  /** How well known it is, from 0 (nobody plays it) to 1 (everybody does): see `fameOf`. */
  readonly fame: number;
  readonly names: readonly Name[];
}

/** Ranks beyond this one tell nothing. */
const UNKNOWN_RANK = 25_000;
/** What players have a name for is not unknown, banned or not. */
const NICKNAMED = 0.3;

/** From EDHREC's rank, 1 for the most played, null when it has none: each halving of the rank adds as much. */
export const fameOf = (rank: number | null, nicknamed: boolean): number => {
  const fame = rank === null ? 0 : 1 - Math.log(rank) / Math.log(UNKNOWN_RANK);
  return Math.max(fame, nicknamed ? NICKNAMED : 0);
};

/** As well known as a card that some play: judges ask for mechanics more than players do. */
export const MECHANIC_FAME = 0.3;

/** All that can be found with its names folded, the best known first. */
export function* inOrderOfFame(all: readonly Named[]): Steps<readonly Named[]> {
  const ordered = [...all].sort((a, b) => b.fame - a.fame);
  yield;
  const folded: Named[] = [];
  yield* inSteps(ordered, (named) => {
    folded.push({ ...named, names: named.names.map((name) => ({ ...name, text: fold(name.text) })) });
  });
  return folded;
}

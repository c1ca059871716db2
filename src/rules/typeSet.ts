import type { ManaType } from './mana.ts';
import { COLORS, MANA_TYPES } from './mana.ts';

/** A set of types of mana, one bit each: what a source may make, what a symbol accepts, which colors a creature has. */
export type TypeSet = number;

export const setOf = (types: Iterable<ManaType>): TypeSet => {
  let set = 0;
  for (const type of types) set |= 1 << MANA_TYPES.indexOf(type);
  return set;
};

export const ANY_COLOR = setOf(COLORS);

export const meets = (one: TypeSet, other: TypeSet): boolean => (one & other) !== 0;

/** The types in a set, in the order W, U, B, R, G, C. */
export const typesIn = (set: TypeSet): readonly ManaType[] => MANA_TYPES.filter((_, bit) => (set & (1 << bit)) !== 0);

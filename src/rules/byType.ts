import type { ManaSymbol, ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';

/** So much mana of each type. */
export type ByType = Readonly<Record<ManaType, number>>;

export const NO_MANA: ByType = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };

/** Whether a symbol is mana of one type: a color, or {C}. */
export const isType = (symbol: ManaSymbol): symbol is ManaType => symbol in NO_MANA;

/** All of it, whatever its type. */
export const manaCount = (mana: ByType): number => MANA_TYPES.reduce((sum, type) => sum + mana[type], 0);

export const added = (one: ByType, other: ByType): ByType => {
  const sum = { ...one };
  for (const type of MANA_TYPES) sum[type] += other[type];
  return sum;
};

import { LARGEST_NUMBER } from './amount.ts';
import type { ManaSymbol } from './mana.ts';
import { genericOf, halvesOf } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/**
 * The mana value of a mana cost, null being none (202.3, 202.3a), in a zone. {X} is the number announced (`x`) while the object
 * is on the stack, and 0 in any other zone (202.3e). Refuses an {X} on the stack that was not announced, and a sum above 2^53−1.
 */
export const manaValue = (cost: readonly ManaSymbol[] | null, zone: string, x: number | null): Verdict<number> => {
  const symbols = cost ?? [];
  const onStack = zone === 'stack';
  if (onStack && x === null && symbols.includes('X')) return refuse({ code: 'x-required' });
  const value = symbols.reduce((sum, symbol) => sum + worth(symbol, onStack ? (x ?? 0) : 0), 0);
  return value > LARGEST_NUMBER ? refuse({ code: 'total-too-large', largest: LARGEST_NUMBER }) : ok(value);
};

const worth = (symbol: ManaSymbol, x: number): number => {
  if (symbol === 'X') return x;
  const largestHalf = halvesOf(symbol)?.includes('2') ? 2 : 1; // 202.3f, 202.3g
  return genericOf(symbol) ?? largestHalf;
};

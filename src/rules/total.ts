import type { Bill } from './bill.ts';
import type { ByType } from './byType.ts';
import { manaCount, NO_MANA } from './byType.ts';
import type { ManaSymbol } from './mana.ts';
import { MANA_TYPES, makeMana } from './mana.ts';

/** The total cost, locked in (601.2f). `waterbend` is the generic mana that waterbending may pay; `life` is in points of life. */
export interface Total {
  readonly generic: number;
  readonly waterbend: number;
  readonly typed: ByType;
  readonly snow: number;
  readonly life: number;
}

/**
 * The total cost of a bill with nothing open: costs and increases, less the reductions, then the minimum (601.2f). Generic
 * reductions take generic mana only (118.7a); those of a type take mana of that type first, and generic mana for what is left of
 * them (118.7b to 118.7d). Where generic mana is of two kinds, what can't be waterbent is taken first: the rules leave it open,
 * and this is never worse for the one who pays.
 */
export const lockIn = (bill: Bill): Total => {
  const { typed, snow, life, reductions, ...rest } = reducedByType(bill);
  const { generic, waterbend } = reducedGeneric(rest, reductions.generic);
  const total = { generic, waterbend, typed, snow, life };
  return { ...total, generic: generic + Math.max(0, bill.minimum - manaIn(total)) };
};

/** The bill after its reductions of a type: what is left of them reduces generic mana (118.7b to 118.7d). */
export const reducedByType = (bill: Bill): Bill => {
  const typed = { ...bill.typed };
  let { generic } = bill.reductions;
  for (const type of MANA_TYPES) {
    const reduced = bill.reductions.typed[type];
    const taken = Math.min(typed[type], reduced);
    typed[type] -= taken;
    generic += reduced - taken;
  }
  return { ...bill, typed, reductions: { ...bill.reductions, generic, typed: NO_MANA } };
};

/** Generic mana after a generic reduction (118.7a). */
export const reducedGeneric = (
  { generic, waterbend }: Pick<Bill, 'generic' | 'waterbend'>,
  less: number,
): Pick<Bill, 'generic' | 'waterbend'> => ({
  generic: Math.max(0, generic - less),
  waterbend: Math.max(0, waterbend - Math.max(0, less - generic)),
});

/** A total as a bill that nothing can change any more. */
export const billFor = (total: Total): Bill => ({
  ...total,
  open: [],
  reductions: { generic: 0, typed: NO_MANA, open: [] },
  minimum: 0,
});

/** How much mana a total asks for. */
export const manaIn = ({ generic, waterbend, typed, snow }: Omit<Total, 'life'>): number =>
  generic + waterbend + manaCount(typed) + snow;

/** A total as a mana string: generic, what is still open, W, U, B, R, G, C, S; `{0}` when nothing is left (118.7). */
export const makeTotal = (
  { generic, waterbend, typed, snow }: Omit<Total, 'life'>,
  open: readonly ManaSymbol[] = [],
): string => {
  const symbols: ManaSymbol[] = [
    ...(generic + waterbend > 0 ? [`${generic + waterbend}` as const] : []),
    ...open,
    ...MANA_TYPES.flatMap((type) => Array.from({ length: typed[type] }, () => type)),
    ...Array.from({ length: snow }, () => 'S' as const),
  ];
  return makeMana(symbols.length > 0 ? symbols : ['0']);
};

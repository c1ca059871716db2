import { LARGEST_NUMBER } from './amount.ts';
import type { ByType } from './byType.ts';
import { added, isType, manaCount, NO_MANA } from './byType.ts';
import type { Costs, OpenSymbol } from './cost.ts';
import { announcedSymbols, openReductions } from './cost.ts';
import type { Half, ManaSymbol } from './mana.ts';
import { genericOf, halvesOf } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The same costs added up, as far as that goes before the open symbols are decided. */
export interface Bill {
  readonly generic: number;
  readonly waterbend: number;
  readonly typed: ByType;
  readonly snow: number;
  /** Points of life, for Phyrexian symbols announced so. */
  readonly life: number;
  /** In reading order over base, additional and waterbend costs, and then increases. */
  readonly open: readonly OpenSymbol[];
  readonly reductions: {
    readonly generic: number;
    readonly typed: ByType;
    /** Hybrid symbols, of which one half is chosen (118.7e). */
    readonly open: readonly OpenSymbol[];
  };
  readonly minimum: number;
}

/** Choices for open symbols of a bill, from the first, and for open symbols of its reductions. */
export interface Announcement {
  readonly halves: readonly Half[];
  readonly reducedHalves: readonly Half[];
}

/** Adds the costs up, {X} being the number announced. Refuses more mana than we count exactly. */
export const billOf = (costs: Costs): Verdict<Bill> => {
  const others = sumOf([...costs.base, ...costs.additional, ...costs.increases], costs.x);
  const waterbend = sumOf(costs.waterbend, costs.x);
  const reductions = sumOf(costs.reductions, costs.x);
  const bill: Bill = {
    generic: others.generic,
    waterbend: waterbend.generic,
    typed: added(others.typed, waterbend.typed),
    snow: others.snow + waterbend.snow,
    life: 0,
    open: announcedSymbols(costs),
    reductions: {
      // 118.7g: a snow symbol reduces generic mana. What exceeds any cost we count may as well stop there.
      generic: Math.min(reductions.generic + reductions.snow + costs.affinity, LARGEST_NUMBER),
      typed: added(reductions.typed, phyrexianColors(costs.reductions)),
      open: openReductions(costs),
    },
    minimum: costs.minimum,
  };
  const most = bill.generic + bill.waterbend + manaCount(bill.typed) + bill.snow + 2 * bill.open.length;
  return most > LARGEST_NUMBER ? refuse({ code: 'total-too-large', largest: LARGEST_NUMBER }) : ok(bill);
};

/** The bill once choices are made: for the first open symbols, as many as there are choices, and for those of the reductions. */
export const announce = (bill: Bill, { halves, reducedHalves }: Announcement): Bill => {
  const paid = halves.reduce(
    (due, half, index) => withHalf(due, half, bill.open[index]?.ofWaterbend ?? false, 1),
    bill,
  );
  const { generic, typed } = reducedHalves.reduce((less, half) => withReducedHalf(less, half, 1), bill.reductions);
  return {
    ...paid,
    open: bill.open.slice(halves.length),
    reductions: { generic, typed, open: bill.reductions.open.slice(reducedHalves.length) },
  };
};

/** A bill with a half of so many open symbols added to what is due. */
export const withHalf = (bill: Bill, half: Half, ofWaterbend: boolean, times: number): Bill => {
  if (half === 'life') return { ...bill, life: bill.life + 2 * times };
  if (half !== '2') return { ...bill, typed: { ...bill.typed, [half]: bill.typed[half] + times } };
  if (ofWaterbend) return { ...bill, waterbend: bill.waterbend + 2 * times };
  return { ...bill, generic: bill.generic + 2 * times };
};

/** Reductions with a half of so many of their open symbols added (118.7e). */
export const withReducedHalf = (reductions: Bill['reductions'], half: Half, times: number): Bill['reductions'] => {
  if (half === 'life') return reductions;
  if (half === '2') return { ...reductions, generic: reductions.generic + 2 * times };
  return { ...reductions, typed: { ...reductions.typed, [half]: reductions.typed[half] + times } };
};

interface Sum {
  readonly generic: number;
  readonly typed: ByType;
  readonly snow: number;
}

/** Adds up the symbols that have one way to pay them. */
const sumOf = (symbols: readonly ManaSymbol[], x: number): Sum => {
  const typed = { ...NO_MANA };
  let generic = 0;
  let snow = 0;
  for (const symbol of symbols) {
    if (symbol === 'S') snow += 1;
    else if (isType(symbol)) typed[symbol] += 1;
    else generic += symbol === 'X' ? x : (genericOf(symbol) ?? 0);
  }
  return { generic, typed, snow };
};

/** 118.7f: a Phyrexian symbol reduces by its color. */
const phyrexianColors = (reductions: readonly ManaSymbol[]): ByType => {
  const typed = { ...NO_MANA };
  for (const symbol of reductions) {
    const [color, second] = halvesOf(symbol) ?? [];
    if (second === 'life' && color !== undefined && color !== '2' && color !== 'life') typed[color] += 1;
  }
  return typed;
};

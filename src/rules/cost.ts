import { LARGEST_NUMBER } from './amount.ts';
import type { Half, ManaSymbol, ManaType } from './mana.ts';
import { genericOf, halvesOf, MANA_TYPES, makeMana } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The mana that a payment asks for, part by part, as announced (601.2b). */
export interface Costs {
  /** The mana cost, or what is paid instead of it (118.9). */
  readonly base: readonly ManaSymbol[];
  /** Kicker, buyback, commander tax and the like (118.8). */
  readonly additional: readonly ManaSymbol[];
  /** Waterbend costs: only their generic mana may be tapped for (701.67b). */
  readonly waterbend: readonly ManaSymbol[];
  readonly increases: readonly ManaSymbol[];
  readonly reductions: readonly ManaSymbol[];
  /** The permanents that affinity counts: {1} less for each (702.41a). */
  readonly affinity: number;
  /** "Costs at least that much": adjusts the total last (601.2f). */
  readonly minimum: number;
  /** What {X} stands for (107.3a). */
  readonly x: number;
}

export type ByType = Readonly<Record<ManaType, number>>;
export const NO_MANA: ByType = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };

/** A symbol with several ways to pay it; `ofWaterbend` when it stands in a waterbend cost. */
export interface OpenSymbol {
  readonly symbol: ManaSymbol;
  readonly halves: readonly Half[];
  readonly ofWaterbend: boolean;
}

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

/** The total cost, locked in (601.2f). `waterbend` is the generic mana that waterbending may pay; `life` is in points of life. */
export interface Total {
  readonly generic: number;
  readonly waterbend: number;
  readonly typed: ByType;
  readonly snow: number;
  readonly life: number;
}

/** Whether an {X} is among the symbols. */
export const hasX = (symbols: readonly ManaSymbol[]): boolean => symbols.includes('X');

/** The symbols for which a player announces how they pay them, in reading order (601.2b). */
export const openSymbols = ({ base, additional, waterbend }: Costs): readonly OpenSymbol[] => [
  ...openOf([...base, ...additional], false),
  ...openOf(waterbend, true),
];

/** The hybrid symbols of reductions, of which one half is chosen (118.7e); never life, and no choice where one color is left. */
export const openReductions = ({ reductions }: Costs): readonly OpenSymbol[] =>
  openOf(reductions, false).flatMap((open) => {
    const halves = open.halves.filter((half) => half !== 'life');
    return halves.length > 1 ? [{ ...open, halves }] : [];
  });

/** Adds the costs up, {X} being the number announced. Refuses more mana than we count exactly. */
export const billOf = (costs: Costs): Verdict<Bill> => {
  const others = sumOf([...costs.base, ...costs.additional, ...costs.increases], costs.x);
  const waterbend = sumOf(costs.waterbend, costs.x);
  const reductions = sumOf(costs.reductions, costs.x);
  const open = openSymbols(costs);
  const bill: Bill = {
    generic: others.generic,
    waterbend: waterbend.generic,
    typed: added(others.typed, waterbend.typed),
    snow: others.snow + waterbend.snow,
    life: 0,
    open: [...open, ...openOf(costs.increases, false)],
    reductions: {
      // 118.7g: a snow symbol reduces generic mana. What exceeds any cost we count may as well stop there.
      generic: Math.min(reductions.generic + reductions.snow + costs.affinity, LARGEST_NUMBER),
      typed: added(reductions.typed, phyrexianColors(costs.reductions)),
      open: openReductions(costs),
    },
    minimum: costs.minimum,
  };
  const most = manaIn(bill) + 2 * bill.open.length;
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
export const manaIn = ({ generic, waterbend, typed, snow }: Total): number =>
  MANA_TYPES.reduce((sum, type) => sum + typed[type], generic + waterbend + snow);

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

const isType = (symbol: ManaSymbol): symbol is ManaType => symbol in NO_MANA;

const added = (one: ByType, other: ByType): ByType => {
  const sum = { ...one };
  for (const type of MANA_TYPES) sum[type] += other[type];
  return sum;
};

const openOf = (symbols: readonly ManaSymbol[], ofWaterbend: boolean): readonly OpenSymbol[] =>
  symbols.flatMap((symbol) => {
    const halves = halvesOf(symbol);
    return halves ? [{ symbol, halves, ofWaterbend }] : [];
  });

/** 118.7f: a Phyrexian symbol reduces by its color. */
const phyrexianColors = (reductions: readonly ManaSymbol[]): ByType => {
  const typed = { ...NO_MANA };
  for (const symbol of reductions) {
    const [color, second] = halvesOf(symbol) ?? [];
    if (second === 'life' && color !== undefined && color !== '2' && color !== 'life') typed[color] += 1;
  }
  return typed;
};

import type { Half, ManaSymbol } from './mana.ts';
import { halvesOf } from './mana.ts';

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

/** A symbol with several ways to pay it; `ofWaterbend` when it stands in a waterbend cost. */
export interface OpenSymbol {
  readonly symbol: ManaSymbol;
  readonly halves: readonly Half[];
  readonly ofWaterbend: boolean;
}

/** Whether an {X} is among the symbols. */
export const hasX = (symbols: readonly ManaSymbol[]): boolean => symbols.includes('X');

/** The symbols for which a player announces how they pay them, in reading order (601.2b). */
export const openSymbols = ({ base, additional, waterbend }: Costs): readonly OpenSymbol[] => [
  ...openOf([...base, ...additional], false),
  ...openOf(waterbend, true),
];

/** The same, and those of increases. */
export const announcedSymbols = (costs: Costs): readonly OpenSymbol[] => [
  ...openSymbols(costs),
  ...openOf(costs.increases, false),
];

/** The hybrid symbols of reductions, of which one half is chosen (118.7e); never life, and no choice where one color is left. */
export const openReductions = ({ reductions }: Costs): readonly OpenSymbol[] =>
  openOf(reductions, false).flatMap((open) => {
    const halves = open.halves.filter((half) => half !== 'life');
    return halves.length > 1 ? [{ ...open, halves }] : [];
  });

/** The symbols among these that can be paid in several ways. */
export const openOf = (symbols: readonly ManaSymbol[], ofWaterbend: boolean): readonly OpenSymbol[] =>
  symbols.flatMap((symbol) => {
    const halves = halvesOf(symbol);
    return halves ? [{ symbol, halves, ofWaterbend }] : [];
  });

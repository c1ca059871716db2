import { LARGEST_NUMBER } from './amount.ts';
import type { Bill } from './bill.ts';
import type { OpenSymbol } from './cost.ts';
import type { Half } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Means, Slot } from './means.ts';
import type { Amounts, Demand, Source } from './problem.ts';
import { alone } from './sources.ts';
import { manaIn } from './total.ts';
import type { TypeSet } from './typeSet.ts';
import { setOf } from './typeSet.ts';

/*
 * A bill as a ledger: every kind of symbol is a line, every kind of reduction a source. Symbols that can be paid in several ways
 * need no list of cases: a {W/U} takes mana of either type, a {U/P} life too; of the {2/U} symbols so many are paid by color, and
 * each of the others adds two generic mana. A reduction is a source that pays for symbols of its type, or generic ones.
 *
 * A minimum limits what reductions and life may take off: so much that the minimum is left to pay. Each generic mana that the
 * minimum adds allows them one more (601.2f: it counts after all reductions).
 */

/** A kind of symbol, and how many of it are due; `open` when it settles a choice. */
export interface Line extends Demand<Slot> {
  readonly amount: number;
  readonly open: OpenSymbol | null;
}

/** A kind of reduction; `open` when using it settles a choice. */
export interface Reduction {
  readonly source: Source<Means>;
  readonly open: OpenSymbol | null;
}

export interface Ledger {
  readonly lines: readonly Line[];
  readonly reductions: readonly Reduction[];
  readonly limitsUnder: readonly (number | null)[];
  /** Everything that may be due, by how many {2/U} symbols are paid by color (see `Problem`). */
  readonly rows: readonly (readonly Amounts[])[];
}

/** The lots: {2/U} symbols paid by color, and those of them that stand in a waterbend cost. */
const BY_COLOR = 0;
const BY_COLOR_IN_WATERBEND = 1;

/** The limits: what may be taken off in all; colored halves of {2/U} reductions; mana taken off by their generic halves. */
export const TAKEN_OFF = 0;
const BY_COLORED_HALVES = 1;
const BY_GENERIC_HALVES = 2;
const LIMITS_UNDER = [null, TAKEN_OFF, TAKEN_OFF];

export const ledgerOf = (bill: Bill): Ledger => {
  const lines = linesOf(bill);
  const twobrids = bill.open.filter(isTwobrid);
  const inWaterbend = twobrids.filter(({ ofWaterbend }) => ofWaterbend).length;
  const others = twobrids.length - inWaterbend;
  const halved = bill.reductions.open.filter(isTwobrid).length;
  const fixed = manaIn(bill) + bill.open.length - twobrids.length;
  const amounts = (genericHalves: number, byColorInWaterbend: number, byColor: number): Amounts => {
    const generic = 2 * (others - byColor);
    const waterbend = 2 * (inWaterbend - byColorInWaterbend);
    const symbols = fixed + byColor + byColorInWaterbend + generic + waterbend;
    const more: Partial<Record<Slot['kind'], number>> = {
      generic,
      waterbend,
      minimum: Math.max(0, bill.minimum - symbols),
    };
    return {
      demands: lines.map(({ slot, opens, amount }) => amount + (opens === null ? (more[slot.kind] ?? 0) : 0)),
      lots: [byColor, byColorInWaterbend],
      limits: [Math.max(0, symbols - bill.minimum), halved - genericHalves, 2 * genericHalves],
    };
  };
  const rows = upTo(halved).flatMap((genericHalves) =>
    upTo(inWaterbend).map((byColorInWaterbend) =>
      upTo(others).map((byColor) => amounts(genericHalves, byColorInWaterbend, byColor)),
    ),
  );
  return { lines, reductions: reductionsOf(bill), limitsUnder: LIMITS_UNDER, rows };
};

/** The part of a ledger with the symbols that `asked` names, whatever else there is to pay. */
export const partOf = (ledger: Ledger, asked: (slot: Slot) => boolean): Ledger => {
  const demands = ledger.lines.map((line) => (line.lot === null && asked(line.slot) ? line.amount : 0));
  const everything = ledger.reductions.reduce((sum, { source }) => sum + source.count, 0);
  return { ...ledger, rows: [[{ demands, lots: [0, 0], limits: [LARGEST_NUMBER, everything, 0] }]] };
};

/** The symbols of a bill, line by line. */
export const linesOf = (bill: Bill): readonly Line[] => {
  const line = (slot: Slot, amount: number, rest: Partial<Line> = {}): Line => ({
    slot,
    amount,
    open: null,
    lot: null,
    opens: null,
    ...rest,
  });
  const minimum: Slot = { kind: 'minimum' };
  return [
    ...MANA_TYPES.map((type) => line({ kind: 'typed', types: setOf([type]) }, bill.typed[type])),
    ...grouped(bill.open).map(({ open, count }) => {
      const kind = open.halves.includes('life') ? 'phyrexian' : 'typed';
      const lot = open.ofWaterbend ? BY_COLOR_IN_WATERBEND : BY_COLOR;
      return line({ kind, types: typesOf(open.halves) }, count, { open, lot: isTwobrid(open) ? lot : null });
    }),
    line({ kind: 'snow' }, bill.snow),
    line({ kind: 'generic' }, bill.generic),
    line({ kind: 'waterbend' }, bill.waterbend),
    ...(bill.minimum > 0 ? [line(minimum, 0), line(minimum, bill.minimum, { opens: TAKEN_OFF })] : []),
  ].filter(
    ({ amount, slot }) => amount > 0 || slot.kind === 'generic' || slot.kind === 'waterbend' || slot.kind === 'minimum',
  );
};

const reductionsOf = ({ reductions }: Bill): readonly Reduction[] => {
  const source = (count: number, types: TypeSet, under: number) => alone(count, { kind: 'reduction', types }, 0, under);
  return [
    { source: source(reductions.generic, 0, TAKEN_OFF), open: null },
    ...MANA_TYPES.map((type) => ({ source: source(reductions.typed[type], setOf([type]), TAKEN_OFF), open: null })),
    ...grouped(reductions.open).flatMap(({ open, count }): readonly Reduction[] => {
      const types = typesOf(open.halves);
      if (!isTwobrid(open)) return [{ source: source(count, types, TAKEN_OFF), open }];
      return [
        { source: source(count, types, BY_COLORED_HALVES), open },
        { source: source(2 * count, 0, BY_GENERIC_HALVES), open: null },
      ];
    }),
  ].filter(({ source: { count } }) => count > 0);
};

export const isTwobrid = ({ halves }: OpenSymbol): boolean => halves.includes('2');

const typesOf = (halves: readonly Half[]): TypeSet => setOf(MANA_TYPES.filter((type) => halves.includes(type)));

export const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

/** Open symbols of a kind, counted. */
export const grouped = (
  symbols: readonly OpenSymbol[],
): readonly { readonly open: OpenSymbol; readonly count: number }[] => {
  const groups = new Map<string, { open: OpenSymbol; count: number }>();
  for (const open of symbols) {
    const key = groupOf(open);
    const group = groups.get(key) ?? { open, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** What makes open symbols alike. */
export const groupOf = ({ symbol, ofWaterbend }: OpenSymbol): string =>
  `${symbol}${ofWaterbend ? ' of waterbend' : ''}`;

import { announcements } from './announcements.ts';
import type { Bill } from './bill.ts';
import type { Budget } from './budget.ts';
import { NO_MANA } from './byType.ts';
import { isTwobrid, upTo } from './ledger.ts';
import type { Half } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import { manaIn, reducedByType, reducedGeneric } from './total.ts';

/**
 * A total that choices allow, as far as it matters how much there is to pay. Symbols that ask for one mana whichever half is taken,
 * and that no reduction touches, stay open in the bill; of the others so many are paid by color or with life.
 */
export interface OpenTotal {
  /** The bill, without reductions and minimum, its generic mana as it is locked in. */
  readonly bill: Bill;
  /** How many {2/U} symbols are paid by color: elsewhere, and in waterbend costs. */
  readonly byColor: number;
  readonly byColorInWaterbend: number;
  /** How many of the open Phyrexian symbols are paid with life. */
  readonly withLife: number;
  readonly generic: number;
  readonly waterbend: number;
  /** All the mana due, and the points of life. */
  readonly mana: number;
  readonly life: number;
}

/** Every total that the open choices of a bill allow, locked in (601.2f). Null when the budget runs out. */
export const totalsOf = (bill: Bill, budget: Budget): readonly OpenTotal[] | null => {
  const { typed, open } = bill.reductions;
  const reducing = new Set<Half>([
    ...MANA_TYPES.filter((type) => typed[type] > 0),
    ...open.flatMap(({ halves }) => halves),
  ]);
  reducing.delete('2');
  const announced = announcements(bill, ({ halves }) => halves.some((half) => reducing.has(half)), budget);
  if (announced === null) return null;
  const totals: OpenTotal[] = [];
  for (const each of announced) {
    for (const total of totalsOfReduced(reducedByType(each.bill))) {
      budget.left -= 10;
      if (budget.left < 0) return null;
      totals.push(total);
    }
  }
  return totals;
};

/** The totals of a bill with generic reductions only, and open symbols that they don't touch. */
function* totalsOfReduced(bill: Bill): Generator<OpenTotal> {
  const twobrids = bill.open.filter(isTwobrid);
  const inWaterbend = twobrids.filter(({ ofWaterbend }) => ofWaterbend).length;
  const others = twobrids.length - inWaterbend;
  const phyrexian = bill.open.filter(({ halves }) => halves.includes('life')).length;
  const singles = bill.open.length - twobrids.length;
  const rest: Bill = { ...bill, minimum: 0, reductions: { generic: 0, typed: NO_MANA, open: [] } };
  const typed = manaIn({ ...bill, generic: 0, waterbend: 0 }) + singles;
  for (const byColorInWaterbend of upTo(inWaterbend)) {
    for (const byColor of upTo(others)) {
      const before = {
        generic: bill.generic + 2 * (others - byColor),
        waterbend: bill.waterbend + 2 * (inWaterbend - byColorInWaterbend),
      };
      const { generic, waterbend } = reducedGeneric(before, bill.reductions.generic);
      for (const withLife of upTo(phyrexian)) {
        const reduced = typed + byColor + byColorInWaterbend - withLife + generic + waterbend;
        const added = Math.max(0, bill.minimum - reduced);
        yield {
          bill: rest,
          byColor,
          byColorInWaterbend,
          withLife,
          generic: generic + added,
          waterbend,
          mana: reduced + added,
          life: bill.life + 2 * withLife,
        };
      }
    }
  }
}

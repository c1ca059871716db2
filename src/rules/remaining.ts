import type { PaymentQuestion } from './asked.ts';
import { askedOf } from './asked.ts';
import { isAvailable } from './available.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import { NO_MANA } from './byType.ts';
import { isTwobrid } from './ledger.ts';
import type { ManaSymbol } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { helps } from './resources.ts';
import type { Total } from './total.ts';
import type { OpenTotal } from './totals.ts';
import { totalsOf } from './totals.ts';

/** Taps and cards used before the rest is paid. */
export interface Use {
  /** Artifacts tapped to improvise. */
  readonly improvise: number;
  /** Cards exiled from the graveyard. */
  readonly delve: number;
  /** Permanents tapped to waterbend. */
  readonly waterbend: number;
}

/** What is left to pay. `open` are symbols that can still be paid in several ways. */
export interface Remaining {
  readonly total: Total;
  readonly open: readonly ManaSymbol[];
}

/**
 * What is left of a cost once some of its generic mana is replaced (702.126a, 702.66a, 701.67a). Of several totals that open
 * choices allow, the one that leaves least life, and then least mana. Refuses a keyword that is not there, more than there is to
 * use, and more than the generic mana it may replace; also a total above 2^53−1, and what takes too many steps.
 */
export const remainingAfter = (
  question: PaymentQuestion,
  use: Use,
  budget: Budget = newBudget(),
): Verdict<Remaining> => {
  const { costs, resources } = question;
  const asked = askedOf(question);
  if (!asked.ok) return asked;
  const there =
    (use.improvise === 0 || helps(resources, 'improvise')) &&
    (use.delve === 0 || helps(resources, 'delve')) &&
    (use.waterbend === 0 || costs.waterbend.length > 0);
  if (!there) return refuse({ code: 'keyword-missing' });
  const wanted = { mana: NO_MANA, snowMana: NO_MANA, convoke: [], improvise: use.improvise, waterbend: use.waterbend };
  const had = use.delve <= resources.graveyard && isAvailable(wanted, resources, 0, budget);
  if (had === 'exhausted') return refuse({ code: 'too-complex' });
  if (!had) return refuse({ code: 'resource-unavailable' });

  const totals = totalsOf(asked.value, budget);
  if (totals === null) return refuse({ code: 'too-complex' });
  const fitting = totals.filter((total) => fits(use, total));
  const [best] = fitting.toSorted((one, other) => one.life - other.life || one.mana - other.mana);
  return best ? ok(left(use, best)) : refuse({ code: 'overpaid' });
};

const fits = ({ improvise, delve, waterbend }: Use, total: OpenTotal): boolean =>
  waterbend <= total.waterbend && improvise + delve + waterbend <= total.generic + total.waterbend;

const left = ({ improvise, delve, waterbend }: Use, total: OpenTotal): Remaining => {
  const replaced = improvise + delve;
  const elsewhere = Math.min(replaced, total.generic); // leaves the generic mana of the waterbend cost, for which more may be tapped
  const { bill, byColor, byColorInWaterbend, withLife } = total;
  let [colored, coloredInWaterbend, life] = [byColor, byColorInWaterbend, withLife];
  const open = bill.open.filter((each) => {
    if (isTwobrid(each)) return each.ofWaterbend ? coloredInWaterbend-- > 0 : colored-- > 0;
    return !each.halves.includes('life') || life-- <= 0;
  });
  return {
    total: {
      generic: total.generic - elsewhere,
      waterbend: total.waterbend - waterbend - (replaced - elsewhere),
      typed: bill.typed,
      snow: bill.snow,
      life: total.life,
    },
    open: open.map(({ symbol }) => symbol),
  };
};

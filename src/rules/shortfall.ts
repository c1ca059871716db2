import { allot } from './allot.ts';
import type { Bill } from './bill.ts';
import type { Budget } from './budget.ts';
import { onPartOf } from './budget.ts';
import { ledgerOf, partOf } from './ledger.ts';
import { MANA_TYPES } from './mana.ts';
import { prices } from './means.ts';
import type { Missing } from './missing.ts';
import { missingIn } from './missing.ts';
import type { Resources } from './resources.ts';
import { sourcesOf } from './sources.ts';
import { isGeneric, paidIn, problemOf } from './stages.ts';
import type { Total } from './total.ts';
import { billFor } from './total.ts';

/**
 * All that is missing of a total that is locked in, as little as can be: of the symbols that ask for a type or for snow first, then
 * of the generic mana. `energy` is what there is for mana abilities. Null when finding out takes too long.
 */
export const shortfall = (total: Total, resources: Resources, energy: number, budget: Budget): Missing | null =>
  onPartOf(budget, (part) => {
    const special = leastUnpaid(billFor(total), false, resources, energy, part);
    if (special === null) return null;
    const typed = { ...total.typed };
    for (const type of MANA_TYPES) typed[type] -= special.typed[type];
    const rest = { ...total, typed, snow: total.snow - special.snow };
    const generic = leastUnpaid(billFor(rest), true, resources, energy, part);
    return generic && { ...special, generic: generic.generic };
  });

/** The least that is left unpaid: of the generic mana when all else is paid, or of all else, whatever generic mana there is. */
const leastUnpaid = (
  bill: Bill,
  generic: boolean,
  resources: Resources,
  energy: number,
  budget: Budget,
): Missing | null => {
  const sources = sourcesOf(resources);
  const whole = ledgerOf(bill);
  const ledger = generic ? whole : partOf(whole, (slot) => !isGeneric(slot));
  const price = prices(resources, (slot) => isGeneric(slot) === generic);
  const allotment = allot(problemOf(ledger, { sources, life: 0, energy, order: ['unpaid'], price }), budget);
  if (allotment === null || allotment === 'exhausted') return null;
  return missingIn(paidIn({ reason: 'ok', ledger, sources, allotment }));
};

import { announcements } from './announcements.ts';
import type { PaymentQuestion } from './asked.ts';
import type { Announcement, Bill } from './bill.ts';
import { announce } from './bill.ts';
import type { Budget } from './budget.ts';
import { announcementOf, choicesIn } from './choose.ts';
import type { Price, Tally } from './problem.ts';
import { compare } from './relax.ts';
import { payableLife } from './resources.ts';
import type { Reached } from './stages.ts';
import { furthest, REASONS } from './stages.ts';
import type { Total } from './total.ts';
import { billFor, lockIn } from './total.ts';

/** A total locked in, and how far it is paid. */
export interface Settled {
  readonly reached: Reached;
  readonly total: Total;
  /** What was chosen of the open symbols. */
  readonly announced: Announcement;
}

/** Makes the open choices as well as they can be made, locks the total in, and pays it; null when the budget runs out. */
export const settled = (
  bill: Bill,
  question: PaymentQuestion,
  order: readonly Price[],
  budget: Budget,
): Settled | null => {
  const { resources, energy } = question;
  const pay = (due: Bill): Reached | null => furthest(due, resources, resources.energy - energy, order, budget);
  const locked = (announced: Announcement): Settled | null => {
    const total = lockIn(announce(bill, announced));
    const reached = pay(billFor(total));
    return reached && { reached, total, announced };
  };
  if (bill.open.length + bill.reductions.open.length === 0) return locked({ halves: [], reducedHalves: [] });
  const best = pay(bill);
  const chosen = best && locked(choicesIn(bill, best));
  if (!chosen || isAsGood(bill, chosen, best, order)) return chosen;
  if (!reductionsCanHurt(bill)) return { ...chosen, reached: { ...chosen.reached, reason: best.reason } };
  const all = announcements(bill, () => true, budget);
  const payable = all?.filter((each) => each.bill.life <= payableLife(resources)) ?? [];
  return bestOf(
    payable.map(({ choices, reducedChoices }) => locked(announcementOf(bill, choices, reducedChoices))),
    bill,
    order,
  );
};

/**
 * Taking something off a cost never makes it harder to pay, but for one case: generic mana of a waterbend cost is taken off, and a
 * minimum adds other generic mana, for which nobody may waterbend. Then every choice is tried.
 */
const reductionsCanHurt = ({ minimum, waterbend, open }: Bill): boolean =>
  minimum > 0 && (waterbend > 0 || open.some(({ ofWaterbend }) => ofWaterbend));

/** What a payment takes, the life that was announced by choice with it. */
const tallyOf = ({ reached, total }: Settled, bill: Bill): Tally | null =>
  reached.allotment && { ...reached.allotment.tally, life: (total.life - bill.life) / 2 };

/** Whether a total that was locked in is paid as well as the open bill promised. */
const isAsGood = (bill: Bill, chosen: Settled, best: Reached, order: readonly Price[]): boolean => {
  const [one, other] = [tallyOf(chosen, bill), best.allotment?.tally];
  return chosen.reached.reason === best.reason && (!one || !other || compare(['unpaid', ...order], one, other) === 0);
};

const bestOf = (all: readonly (Settled | null)[], bill: Bill, order: readonly Price[]): Settled | null => {
  let best: Settled | null = null;
  for (const each of all) {
    if (each === null) return null;
    if (best === null || isBetter(each, best, bill, order)) best = each;
  }
  return best;
};

const isBetter = (one: Settled, other: Settled, bill: Bill, order: readonly Price[]): boolean => {
  const further = REASONS.indexOf(one.reached.reason) - REASONS.indexOf(other.reached.reason);
  const [mine, theirs] = [tallyOf(one, bill), tallyOf(other, bill)];
  return (
    further > 0 ||
    (further === 0 && mine !== null && theirs !== null && compare(['unpaid', ...order], mine, theirs) < 0)
  );
};

import { announcements } from './announcements.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import { announcementOf, choicesIn } from './choose.ts';
import type { Announcement, Bill, ByType, Costs, Total } from './cost.ts';
import { announce, billFor, billOf, lockIn, NO_MANA } from './cost.ts';
import type { Half } from './mana.ts';
import type { Price, Tally } from './problem.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { compare } from './relax.ts';
import type { Resources } from './resources.ts';
import { payableLife } from './resources.ts';
import type { Paid, Reached, Reason } from './stages.ts';
import { furthest, LEAST_LIFE, LEAST_MANA, paidIn, REASONS } from './stages.ts';
import { typesIn } from './typeSet.ts';
import type { Way } from './way.ts';
import { wayOf } from './way.ts';

/** A question: may this be paid with that? */
export interface PaymentQuestion {
  readonly costs: Costs;
  /** Energy that an alternative cost asks for (107.14). */
  readonly energy: number;
  /** What was announced for the hybrid and Phyrexian symbols, in reading order; null when the player may still choose. */
  readonly choices: readonly Half[] | null;
  /** The halves chosen of hybrid reductions; null likewise. */
  readonly reductionChoices: readonly Half[] | null;
  readonly resources: Resources;
}

/** What a payment lacks: mana by kind of symbol, points of life, energy counters. */
export interface Missing {
  readonly generic: number;
  readonly typed: ByType;
  readonly snow: number;
  readonly life: number;
  readonly energy: number;
}

/** The answer: payable or not, and how, or how far it gets. */
export interface Settlement {
  readonly reason: Reason;
  /** The total cost, locked in; of several that choices allow, the one that is paid, or that gets furthest. */
  readonly total: Total;
  readonly energy: number;
  /** The best way to pay: least life, then least mana, then fewest cards exiled. Null when there is none. */
  readonly way: Way | null;
  /** The fewest mana the payer must spend in any way to pay; null when there is none. */
  readonly minMana: number | null;
  /** What is missing at the stage reached: as little as can be. Null when nothing is, or when finding out takes too long. */
  readonly missing: Missing | null;
}

/**
 * Decides whether a cost can be paid in full (118.3), after the total is locked in (601.2f), with mana and with all that may stand
 * in for it. Refuses a total above 2^53−1, and what can't be settled within the budget of steps.
 */
export const settle = (question: PaymentQuestion, budget: Budget = newBudget()): Verdict<Settlement> => {
  const { energy, resources } = question;
  const asked = askedOf(question);
  if (!asked.ok) return asked;
  const bill = asked.value;
  const life = payableLife(resources);
  const short = {
    ...NOTHING_MISSING,
    life: Math.max(0, bill.life - life),
    energy: Math.max(0, energy - resources.energy),
  };
  if (short.life > 0) return ok(unpayable('insufficient-life', bill, energy, { ...short, energy: 0 }));
  if (short.energy > 0) return ok(unpayable('insufficient-energy', bill, energy, short));

  const best = settled(bill, question, LEAST_LIFE, budget);
  if (best === null) return refuse({ code: 'too-complex' });
  const { reached, total, announced } = best;
  const paid = paidIn(reached);
  if (reached.reason !== 'ok') {
    const missing = reached.allotment && missingIn(paid);
    return ok({ reason: reached.reason, total, energy, way: null, minMana: null, missing });
  }
  const lifeCanReplaceMana = bill.open.some(({ halves }) => halves.includes('life'));
  const cheapest = lifeCanReplaceMana ? settled(bill, question, LEAST_MANA, budget) : best;
  if (cheapest === null) return refuse({ code: 'too-complex' });
  const asAnnounced = {
    halves: [...(question.choices ?? []), ...announced.halves],
    reducedHalves: [...(question.reductionChoices ?? []), ...announced.reducedHalves],
  };
  const way = wayOf(paid, asAnnounced, resources, {
    life: total.life,
    energy: energy + (reached.allotment?.energy ?? 0),
  });
  return ok({
    reason: 'ok',
    total,
    energy,
    way,
    minMana: cheapest.reached.allotment?.tally.mana ?? null,
    missing: null,
  });
};

/** The bill of a question, with the choices that were announced. */
export const askedOf = ({ costs, choices, reductionChoices }: PaymentQuestion): Verdict<Bill> => {
  const bill = billOf(costs);
  return bill.ok ? ok(announce(bill.value, { halves: choices ?? [], reducedHalves: reductionChoices ?? [] })) : bill;
};

interface Settled {
  readonly reached: Reached;
  readonly total: Total;
  /** What was chosen of the open symbols. */
  readonly announced: Announcement;
}

/** Makes the open choices as well as they can be made, locks the total in, and pays it; null when the budget runs out. */
const settled = (bill: Bill, question: PaymentQuestion, order: readonly Price[], budget: Budget): Settled | null => {
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

const NOTHING_MISSING: Missing = { generic: 0, typed: NO_MANA, snow: 0, life: 0, energy: 0 };

/** A payment that fails before any mana is looked at; what is still open is announced as it stands. */
const unpayable = (reason: Reason, bill: Bill, energy: number, missing: Missing): Settlement => {
  const first = (symbols: Bill['open']) => symbols.flatMap(({ halves }) => halves.slice(0, 1));
  const total = lockIn(announce(bill, { halves: first(bill.open), reducedHalves: first(bill.reductions.open) }));
  return { reason, total, energy, way: null, minMana: null, missing };
};

const missingIn = (paid: readonly Paid[]): Missing => {
  const typed = { ...NO_MANA };
  let generic = 0;
  let snow = 0;
  for (const { means, line, times } of paid) {
    if (means.kind !== 'nothing') continue;
    const [type] = 'types' in line.slot ? typesIn(line.slot.types) : [];
    if (type) typed[type] += times;
    else if (line.slot.kind === 'snow') snow += times;
    else generic += times;
  }
  return { ...NOTHING_MISSING, generic, typed, snow };
};

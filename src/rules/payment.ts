import type { PaymentQuestion } from './asked.ts';
import { askedOf } from './asked.ts';
import type { Bill } from './bill.ts';
import { announce } from './bill.ts';
import type { Budget } from './budget.ts';
import { newBudget, onPartOf } from './budget.ts';
import type { Missing } from './missing.ts';
import { missingMana, NOTHING_MISSING } from './missing.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { payableLife } from './resources.ts';
import type { Settled } from './settled.ts';
import { settled } from './settled.ts';
import { shortfall } from './shortfall.ts';
import type { Reason } from './stages.ts';
import { LEAST_LIFE, LEAST_MANA, paidIn } from './stages.ts';
import type { Total } from './total.ts';
import { lockIn } from './total.ts';
import type { Way } from './way.ts';
import { wayOf } from './way.ts';

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
  /** All that is missing, as little as can be. Null when nothing is, or when finding out takes too long. */
  readonly missing: Missing | null;
  /** What would be missing instead with life enough for more of the Phyrexian mana, and the life which that takes in all (107.4f). */
  readonly withMoreLife: { readonly life: number; readonly missing: Missing } | null;
}

/** Whether it can be paid in full: what `settle` decides, without looking for what is missing. */
export const isPayable = (question: PaymentQuestion, budget: Budget = newBudget()): Verdict<boolean> => {
  const asked = askedOf(question);
  if (!asked.ok) return asked;
  const { life, energy } = lacking(asked.value, question);
  if (life + energy > 0) return ok(false);
  const best = settled(asked.value, question, LEAST_LIFE, budget);
  return best === null ? refuse({ code: 'too-complex' }) : ok(best.reached.reason === 'ok');
};

/** The life and energy that are asked for in any case and are not there. */
const lacking = (bill: Bill, { energy, resources }: PaymentQuestion): Missing => ({
  ...NOTHING_MISSING,
  life: Math.max(0, bill.life - payableLife(resources)),
  energy: Math.max(0, energy - resources.energy),
});

/**
 * Decides whether a cost can be paid in full (118.3), after the total is locked in (601.2f), with mana and with all that may stand
 * in for it. Refuses a total above 2^53−1, and what can't be settled within the budget of steps.
 */
export const settle = (question: PaymentQuestion, budget: Budget = newBudget()): Verdict<Settlement> => {
  const { energy, resources } = question;
  const asked = askedOf(question);
  if (!asked.ok) return asked;
  const bill = asked.value;
  const short = lacking(bill, question);
  if (short.life + short.energy > 0) return ok(withoutThem(bill, question, short, budget));

  const best = settled(bill, question, LEAST_LIFE, budget);
  if (best === null) return refuse({ code: 'too-complex' });
  const { reached, total, announced } = best;
  if (reached.reason !== 'ok') {
    const missing = shortfall(total, resources, resources.energy - energy, budget);
    const withMoreLife = missing && moreLife(bill, question, best, missing, budget);
    return ok({ reason: reached.reason, total, energy, way: null, minMana: null, missing, withMoreLife });
  }
  const paid = paidIn(reached);
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
    withMoreLife: null,
  });
};

/** The life or energy that is asked for in any case is not there; which mana is missing besides is found as if it were. */
const withoutThem = (bill: Bill, question: PaymentQuestion, short: Missing, budget: Budget): Settlement => {
  const energy = Math.max(0, question.resources.energy - question.energy);
  const life = short.life > 0 ? { life: bill.life, canPayLife: true } : {};
  const resources = { ...question.resources, ...life, energy };
  const best = onPartOf(budget, (part) => settled(bill, { ...question, energy: 0, resources }, LEAST_LIFE, part));
  const failed = unpayable(short.life > 0 ? 'insufficient-life' : 'insufficient-energy', bill, question.energy, short);
  if (!best) return failed;
  const mana = shortfall(best.total, resources, energy, budget);
  return {
    ...failed,
    total: best.total,
    missing: { ...(mana ?? NOTHING_MISSING), life: short.life, energy: short.energy },
  };
};

/** What more life would spare, where Phyrexian symbols may still be paid with it. */
const moreLife = (
  bill: Bill,
  question: PaymentQuestion,
  { total }: Settled,
  missing: Missing,
  budget: Budget,
): Settlement['withMoreLife'] => {
  const phyrexian = bill.open.filter(({ halves }) => halves.includes('life')).length;
  if (phyrexian === 0 || !question.resources.canPayLife) return null;
  const resources = { ...question.resources, life: bill.life + 2 * phyrexian };
  const richer = onPartOf(budget, (part) => settled(bill, { ...question, resources }, LEAST_LIFE, part));
  if (!richer || richer.total.life <= total.life) return null;
  const energy = resources.energy - question.energy;
  const left = richer.reached.reason === 'ok' ? NOTHING_MISSING : shortfall(richer.total, resources, energy, budget);
  return left && missingMana(left) < missingMana(missing) ? { life: richer.total.life, missing: left } : null;
};

/** A payment that fails before any mana is looked at; what is still open is announced as printed. */
const unpayable = (reason: Reason, bill: Bill, energy: number, missing: Missing): Settlement => {
  const first = (symbols: Bill['open']) => symbols.flatMap(({ halves }) => halves.slice(0, 1));
  const total = lockIn(announce(bill, { halves: first(bill.open), reducedHalves: first(bill.reductions.open) }));
  return { reason, total, energy, way: null, minMana: null, missing, withMoreLife: null };
};

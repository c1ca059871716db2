import type { PaymentQuestion } from './asked.ts';
import { askedOf } from './asked.ts';
import type { Bill } from './bill.ts';
import { announce } from './bill.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import type { Missing } from './missing.ts';
import { missingIn, NOTHING_MISSING } from './missing.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { payableLife } from './resources.ts';
import { settled } from './settled.ts';
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

/** A payment that fails before any mana is looked at; what is still open is announced as it stands. */
const unpayable = (reason: Reason, bill: Bill, energy: number, missing: Missing): Settlement => {
  const first = (symbols: Bill['open']) => symbols.flatMap(({ halves }) => halves.slice(0, 1));
  const total = lockIn(announce(bill, { halves: first(bill.open), reducedHalves: first(bill.reductions.open) }));
  return { reason, total, energy, way: null, minMana: null, missing };
};

import type { Bill } from './bill.ts';
import { announce, billOf } from './bill.ts';
import type { Costs } from './cost.ts';
import type { Half } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok } from './refusal.ts';
import type { Resources } from './resources.ts';

/** A question: may this be paid with that? */
export interface PaymentQuestion {
  readonly costs: Costs;
  /** Whether something is paid rather than the mana cost (118.9). */
  readonly alternative: boolean;
  /** Energy that the costs ask for (107.14). */
  readonly energy: number;
  /** What was announced for the hybrid and Phyrexian symbols, in reading order; null when the player may still choose. */
  readonly choices: readonly Half[] | null;
  /** The halves chosen of hybrid reductions; null likewise. */
  readonly reductionChoices: readonly Half[] | null;
  readonly resources: Resources;
}

/** The bill of a question, with the choices that were announced. */
export const askedOf = ({ costs, choices, reductionChoices }: PaymentQuestion): Verdict<Bill> => {
  const bill = billOf(costs);
  return bill.ok ? ok(announce(bill.value, { halves: choices ?? [], reducedHalves: reductionChoices ?? [] })) : bill;
};

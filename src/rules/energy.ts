import { amountOf, LARGEST_NUMBER } from './amount.ts';
import { gaining, losing } from './counters.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Circumstances } from './replacement.ts';
import { UNDISTURBED } from './replacement.ts';

/*
 * Energy is a counter on a player (107.14, 122.1), not mana: it stays through steps, phases and turns (500.5 empties only
 * mana), and with its player whatever happens to the permanent that gave it. Functions take what a player has and answer
 * what they have then.
 */

/** Getting {E} `n` times, or as many as replacement effects make of it. Refuses a bad `n`, and a total above 2^53−1. */
export const gain = (have: number, n: number, circumstances: Circumstances = UNDISTURBED): Verdict<number> =>
  gaining(have, n, circumstances);

/**
 * Paying {E} `n` times: all of it or nothing (118.3), by removing that many energy counters (107.14). Paying none is
 * always possible (118.5). Refuses a bad `n`, and more than the player has.
 */
export const pay = (have: number, n: number): Verdict<number> => {
  const amount = amountOf(n);
  if (!amount.ok) return amount;
  if (amount.value > have) return refuse({ code: 'not-enough-energy', have, need: amount.value });
  return ok(have - amount.value);
};

/**
 * Activating an ability several times: each activation is a payment of its own (602.2b), so what all of them take has to be there.
 * Refuses what `pay` refuses, and a total above 2^53−1.
 */
export const payEach = (have: number, n: number, times: number): Verdict<number> => {
  const amount = amountOf(n);
  if (!amount.ok) return amount;
  const total = amount.value * times;
  return total > LARGEST_NUMBER ? refuse({ code: 'total-too-large', largest: LARGEST_NUMBER }) : pay(have, total);
};

/** Losing up to `n`, as effects that remove counters do: never below zero. Refuses a bad `n`. */
export const lose = (have: number, n: number): Verdict<number> => losing(have, n);

/**
 * How a card asks for energy: as a cost of casting or activating (601.2h, 602.2b); "you may pay" (608.2d); "pay …. If you
 * can't, …", which is no choice (118.12); "… unless you pay", which is one (118.12a).
 */
export const DEMANDS = ['cost', 'may', 'must', 'unless'] as const;
export type Demand = (typeof DEMANDS)[number];

export interface Payment {
  readonly demand: Demand;
  readonly amount: number;
  /** Whether the player wants to pay. Where they must, nobody asks. */
  readonly willing: boolean;
  /** How many times over they want to pay it: more than once is never allowed. */
  readonly times: number;
}

/** What came of a demand: paid, and what is left; declined; or impossible, where paying was no choice. */
export type Outcome =
  | { readonly kind: 'paid'; readonly amount: number; readonly left: number }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cannot' };

const paid = (have: number, amount: number): Verdict<Outcome> => {
  const left = pay(have, amount);
  return left.ok ? ok({ kind: 'paid', amount, left: left.value }) : left;
};

/**
 * A player answers a demand for a fixed amount. The amount is paid once or not at all (118.12); a payment that is demanded and
 * can't be made in full is not made at all, and the card goes on with "if you can't". Refuses a bad amount, paying several
 * times, and choosing to pay more than the player has (118.3, 608.2d).
 */
export const payDemand = (have: number, { demand, amount, willing, times }: Payment): Verdict<Outcome> => {
  const stated = amountOf(amount);
  if (!stated.ok) return stated;
  if (demand !== 'must' && !willing) return ok({ kind: 'declined' });
  if (times > 1) return refuse({ code: 'multiple-payment', times });
  if (demand === 'must' && stated.value > have) return ok({ kind: 'cannot' });
  return paid(have, stated.value);
};

/**
 * "Pay any amount of {E}": zero is an amount (107.1c). "One or more {E}" (`least` 1) leaves zero to those who decline.
 * Refuses a bad choice, one below `least`, and more than the player has.
 */
export const payAny = (have: number, chosen: number, least = 0): Verdict<Outcome> => {
  const choice = amountOf(chosen);
  if (!choice.ok) return choice;
  if (choice.value === 0 && least > 0) return ok({ kind: 'declined' });
  if (choice.value < least) return refuse({ code: 'below-minimum', chosen: choice.value, least });
  return paid(have, choice.value);
};

/** The energy an effect counts as paid ("mana value less than or equal to the energy paid"): not paying is paying zero. */
export const energyPaid = (outcome: Outcome): number => (outcome.kind === 'paid' ? outcome.amount : 0);

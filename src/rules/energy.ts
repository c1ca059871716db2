import { amountOf } from './amount.ts';
import { gaining, losing } from './counters.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/*
 * Energy is a counter on a player (107.14, 122.1), not mana: it stays through steps, phases and turns (500.5 empties only
 * mana), and with its player whatever happens to the permanent that gave it. Functions take what a player has and answer
 * what they have then.
 */

/** Getting {E} `n` times. Refuses a bad `n`, and a total above 2^53−1. */
export const gain = (have: number, n: number): Verdict<number> => gaining(have, n);

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

/** Losing up to `n`, as effects that remove counters do: never below zero. Refuses a bad `n`. */
export const lose = (have: number, n: number): Verdict<number> => losing(have, n);

import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The largest number we hold exactly. A limit of ours; the game has none. */
export const LARGEST_NUMBER = Number.MAX_SAFE_INTEGER;

/**
 * An amount a player may name: a whole number, zero or more (107.1, 107.1a, 107.1b, 107.1c).
 * Refuses, in this order: what is not a number, a negative one, a fraction, and one above 2^53−1.
 */
export const amountOf = (value: unknown): Verdict<number> => {
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse({ code: 'not-a-number' });
  if (value < 0) return refuse({ code: 'negative-number' });
  if (value > LARGEST_NUMBER) return refuse({ code: 'number-too-large', largest: LARGEST_NUMBER });
  if (!Number.isInteger(value)) return refuse({ code: 'not-an-integer' });
  return ok(value + 0); // −0 is 0
};

/** An amount an effect computes: zero where the calculation yields a negative number (107.1b). */
export const computedAmount = (value: unknown): Verdict<number> =>
  amountOf(typeof value === 'number' && value < 0 ? 0 : value);

import { amountOf, LARGEST_NUMBER } from './amount.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Circumstances } from './replacement.ts';
import { countersGot, UNDISTURBED } from './replacement.ts';

/** The kinds of counters a player may have that we keep (122.1). */
export const COUNTERS = ['energy', 'poison', 'experience', 'rad', 'ticket'] as const;
export type Counter = (typeof COUNTERS)[number];
export type ByCounter<Value> = Readonly<Record<Counter, Value>>;

export const NO_COUNTERS: ByCounter<number> = { energy: 0, poison: 0, experience: 0, rad: 0, ticket: 0 };

/**
 * What a player who had `have` counters of a kind has after getting `n` more, or as many as replacement effects make of it
 * (122.1). Refuses a bad `n`, and a total above 2^53−1.
 */
export const gaining = (have: number, n: number, circumstances: Circumstances = UNDISTURBED): Verdict<number> => {
  const got = countersGot(n, circumstances);
  if (!got.ok) return got;
  if (got.value > LARGEST_NUMBER - have) return refuse({ code: 'total-too-large', largest: LARGEST_NUMBER });
  return ok(have + got.value);
};

/** What is left after losing `n`: a player loses at most what they have. Refuses a bad `n`. */
export const losing = (have: number, n: number): Verdict<number> => {
  const amount = amountOf(n);
  return amount.ok ? ok(Math.max(0, have - amount.value)) : amount;
};

/** A correction: exactly `n`. Refuses a bad `n`. */
export const setting = (n: number): Verdict<number> => amountOf(n);

/**
 * One player's counters after they were chosen for a proliferate: one more of each kind they have (701.34a).
 * A kind at zero is not there, and stays so. Refuses a total above 2^53−1.
 */
export const proliferating = (
  have: ByCounter<number>,
  circumstances: Circumstances = UNDISTURBED,
): Verdict<ByCounter<number>> => {
  const after = { ...have };
  for (const counter of COUNTERS) {
    if (have[counter] === 0) continue;
    const more = gaining(have[counter], 1, circumstances);
    if (!more.ok) return more;
    after[counter] = more.value;
  }
  return ok(after);
};

/** Doubling a kind of counters gives as many as the player already has (701.10e). Refuses a total above 2^53−1. */
export const doubling = (have: number, circumstances: Circumstances = UNDISTURBED): Verdict<number> =>
  gaining(have, have, circumstances);

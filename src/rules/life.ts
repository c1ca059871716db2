import { amountOf, LARGEST_NUMBER } from './amount.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/*
 * Life totals (119). Unlike counters they may go below zero: a player at zero or less loses when state-based actions are
 * checked (704.5a), unless an effect says otherwise, and that is the table's to say.
 */

const total = (life: number): Verdict<number> =>
  Math.abs(life) > LARGEST_NUMBER ? refuse({ code: 'total-too-large', largest: LARGEST_NUMBER }) : ok(life);

/** The life total after gaining `n` (119.3). Refuses a bad `n`, and a total beyond ±(2^53−1). */
export const gainingLife = (life: number, n: number): Verdict<number> => {
  const amount = amountOf(n);
  return amount.ok ? total(life + amount.value) : amount;
};

/** The life total after losing `n` (119.3). Refuses a bad `n`, and a total beyond ±(2^53−1). */
export const losingLife = (life: number, n: number): Verdict<number> => {
  const amount = amountOf(n);
  return amount.ok ? total(life - amount.value) : amount;
};

/** A correction: exactly `n`, which may be below zero (107.1b). Refuses what is not a whole number within ±(2^53−1). */
export const settingLife = (n: number): Verdict<number> => {
  const amount = amountOf(Math.abs(n));
  return amount.ok ? ok(n + 0) : amount;
};

/** Whether a player loses the next time state-based actions are checked (704.5a). */
export const losesToLife = (life: number): boolean => life <= 0;

import { amountOf, computedAmount } from './amount.ts';
import type { Verdict } from './refusal.ts';
import { ok } from './refusal.ts';

/** Effects that replace how many counters a player would get (614.1a): one more, twice as many, half as many rounded down. */
export const REPLACEMENTS = ['one-more', 'twice', 'half-rounded-down'] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

const apply: Readonly<Record<Replacement, (n: number) => number>> = {
  'one-more': (n) => n + 1,
  twice: (n) => n * 2,
  'half-rounded-down': (n) => Math.floor(n / 2),
};

/** What stands between an effect and the counters it gives. */
export interface Circumstances {
  /** The effect calculates how many: a negative result is zero (107.1b). */
  readonly computed: boolean;
  /** In the order the player who would get the counters applies them (616.1e). */
  readonly replacements: readonly Replacement[];
  /** "Players can't get counters": the event can't happen, and so can't be replaced (614.17c). */
  readonly cantGet: boolean;
}

export const UNDISTURBED: Circumstances = { computed: false, replacements: [], cantGet: false };

/**
 * How many counters a player gets who would get `n`. A replacement applies while one counter or more would be got, not to nothing
 * (616.1f). Refuses a bad `n`, and a number above 2^53−1 on the way.
 */
export const countersGot = (n: number, { computed, replacements, cantGet }: Circumstances): Verdict<number> => {
  const amount = computed ? computedAmount(n) : amountOf(n);
  if (!amount.ok || cantGet) return amount.ok ? ok(0) : amount;
  return replacements.reduce<Verdict<number>>(
    (would, replacement) => (would.ok && would.value > 0 ? amountOf(apply[replacement](would.value)) : would),
    amount,
  );
};

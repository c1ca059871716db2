/** How many steps a question may still take. A count, not a clock: the same question always gets the same answer. */
export interface Budget {
  left: number;
}

/** More than any payment that is met in a game needs, and done in a fraction of a blink. */
export const STEPS = 2_000_000;

export const newBudget = (): Budget => ({ left: STEPS });

/** How many steps a question may still take. A count, not a clock: the same question always gets the same answer. */
export interface Budget {
  left: number;
}

/** More than any payment that is met in a game needs, and done in a fraction of a blink. */
export const STEPS = 400_000;

export const newBudget = (): Budget => ({ left: STEPS });

/**
 * Runs a search for what is nice to know on a quarter of the budget, so that the answer itself never lacks steps for it, and gives
 * back what it left.
 */
export const onPartOf = <Found>(budget: Budget, search: (part: Budget) => Found): Found => {
  const share = Math.max(0, Math.floor(budget.left / 4));
  const part = { left: share };
  const found = search(part);
  budget.left -= share - Math.max(0, part.left);
  return found;
};

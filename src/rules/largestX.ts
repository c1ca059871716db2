import { LARGEST_NUMBER } from './amount.ts';
import type { PaymentQuestion } from './asked.ts';
import { billOf } from './bill.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import { manaCount } from './byType.ts';
import type { Costs } from './cost.ts';
import type { ManaSymbol } from './mana.ts';
import { isPayable } from './payment.ts';
import type { Verdict } from './refusal.ts';
import { ok } from './refusal.ts';
import { sourcesOf } from './sources.ts';
import { manaIn } from './total.ts';

/**
 * The largest X for which a cost can be paid (107.3a); null when it can be paid for none. Where no {X} is paid, X is 0 (107.3b).
 * Refuses what can't be settled within the budget of steps.
 *
 * More X is more to pay, so that the largest is found by halving. But as long as a minimum adds generic mana to a cost with
 * waterbend, more X may leave more of it to waterbend for: down there, each X is tried.
 */
export const largestX = (question: PaymentQuestion, budget: Budget = newBudget()): Verdict<number | null> => {
  const { costs } = question;
  const paid = [...costs.base, ...costs.additional, ...costs.waterbend, ...costs.increases].filter(isX).length;
  const payable = (x: number): Verdict<boolean> => isPayable({ ...question, costs: { ...costs, x } }, budget);
  const bySteps = costs.minimum > 0 && costs.waterbend.length > 0;
  const highest = paid === 0 ? 0 : highestX(question, paid);
  const start = bySteps ? Math.min(highest, Math.ceil((costs.minimum + reductionsIn(costs)) / paid)) : 0;

  const atStart = payable(start);
  if (!atStart.ok) return atStart;
  if (atStart.value) return halving(start, highest, payable);
  for (let x = start - 1; x >= 0; x -= 1) {
    const here = payable(x);
    if (!here.ok || here.value) return here.ok ? ok(x) : here;
  }
  return ok(null);
};

const isX = (symbol: ManaSymbol): boolean => symbol === 'X';

/** The largest payable X from one that is payable to the highest that may be. */
const halving = (payableX: number, highest: number, payable: (x: number) => Verdict<boolean>): Verdict<number> => {
  let low = payableX;
  let high = highest;
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    const here = payable(middle);
    if (!here.ok) return here;
    if (here.value) low = middle;
    else high = middle - 1;
  }
  return ok(low);
};

/** How much mana reductions take off at most. */
const reductionsIn = (costs: Costs): number => {
  const bill = billOf(costs);
  if (!bill.ok) return LARGEST_NUMBER;
  const { generic, typed, open } = bill.value.reductions;
  return generic + manaCount(typed) + 2 * open.length;
};

/** No X is higher than everything there is to pay with and all reductions; nor is any total above the largest number. */
const highestX = ({ costs, resources }: PaymentQuestion, paid: number): number => {
  const largest = Math.floor((LARGEST_NUMBER - costsWithoutX(costs)) / paid);
  if (costs.reductions.some(isX)) return Math.max(0, largest);
  const units = sourcesOf(resources).reduce(
    (sum, { source }) =>
      sum +
      source.count *
        Math.max(0, ...source.ways.map(({ units: each }) => each.reduce((all, { count }) => all + count, 0))),
    0,
  );
  return Math.max(0, Math.min(largest, Math.floor((units + reductionsIn({ ...costs, x: 0 })) / paid)));
};

const costsWithoutX = (costs: Costs): number => {
  const bill = billOf({ ...costs, x: 0 });
  if (!bill.ok) return LARGEST_NUMBER;
  const { generic, waterbend, typed, snow, open } = bill.value;
  return manaIn({ generic, waterbend, typed, snow }) + 2 * open.length;
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE, SETTLED } from '../../test/hostile.ts';
import { newBudget, STEPS } from './budget.ts';
import { largestX } from './largestX.ts';
import { settle } from './payment.ts';
import { judgePlan, planOf } from './plan.ts';
import { readPayment } from './question.ts';
import type { Verdict } from './refusal.ts';

const value = <Value>(verdict: Verdict<Value>): Value => {
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
};

/** The last thing done may go a little over; it is never more than that. */
const MOST_STEPS = STEPS * 1.1;

describe('Settling', () => {
  test.each(Object.entries(SETTLED))(
    '%s never takes more steps than there are',
    (_, given) => {
      fc.assert(
        fc.property(given, (asked) => {
          expect(settle(value(readPayment(asked)))).toMatchObject({ ok: true });
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  test('whatever is asked ends within the steps there are, with an answer or as too complex', () => {
    fc.assert(
      fc.property(HOSTILE, (given) => {
        const budget = newBudget();
        const settled = settle(value(readPayment(given)), budget);
        expect(STEPS - budget.left).toBeLessThan(MOST_STEPS);
        if (!settled.ok) expect(settled.refusal).toEqual({ code: 'too-complex' });
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  test('the same question twice takes the same steps to the same answer', () => {
    fc.assert(
      fc.property(HOSTILE, (given) => {
        const budgets = [newBudget(), newBudget()];
        const [first, second] = budgets.map((budget) => settle(value(readPayment(given)), budget));
        expect(first).toEqual(second);
        expect(budgets[0]).toEqual(budgets[1]);
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('Plans and the largest X', () => {
  test('end within the steps there are as well', () => {
    fc.assert(
      fc.property(HOSTILE, (given) => {
        const question = value(readPayment(given));
        const settled = settle(question);
        const way = settled.ok ? settled.value.way : null;
        const budgets = [newBudget(), newBudget()];
        const [forPlan, forX] = budgets;
        const answers = [way && forPlan ? judgePlan(question, planOf(way), forPlan) : null, largestX(question, forX)];
        for (const budget of budgets) expect(STEPS - budget.left).toBeLessThan(MOST_STEPS);
        for (const answer of answers) {
          if (answer && !answer.ok) expect(answer.refusal).toEqual({ code: 'too-complex' });
        }
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

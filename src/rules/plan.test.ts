import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaiveGiven } from '../../test/naivePayment.ts';
import type { NaivePlan } from '../../test/naivePlan.ts';
import { naiveJudgement } from '../../test/naivePlan.ts';
import { edits, payments, plans } from '../../test/payments.ts';
import type { PaymentQuestion } from './asked.ts';
import type { ByType } from './byType.ts';
import { openReductions, openSymbols } from './cost.ts';
import { MANA_TYPES } from './mana.ts';
import { settle } from './payment.ts';
import type { Plan } from './plan.ts';
import { judgePlan, planOf } from './plan.ts';
import { readPayment } from './question.ts';
import { readPlan } from './readPlan.ts';
import type { Verdict } from './refusal.ts';
import { typesIn } from './typeSet.ts';

const value = <Value>(verdict: Verdict<Value>): Value => {
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
};

const judged = (given: NaiveGiven, plan: NaivePlan) =>
  value(judgePlan(value(readPayment({ ...given })), value(readPlan({ ...plan }))));

const written = (mana: ByType): string => MANA_TYPES.map((type) => `{${type}}`.repeat(mana[type])).join('');

/** A plan as a case would write it. */
const asWritten = (plan: Plan): Required<NaivePlan> => ({
  ...plan,
  mana: written(plan.mana),
  assist: written(plan.assist),
  convoke: plan.convoke.map(({ colors, pays }) => ({ colors: typesIn(colors).join(''), pays })),
});

describe('A plan to pay', () => {
  test('is judged as by trying everything', () => {
    fc.assert(
      fc.property(payments, plans, (given, plan) => {
        expect(judged(given, plan)).toBe(naiveJudgement(given, plan));
      }),
      { numRuns: 1500 },
    );
  }, 60_000);

  test('that is almost an offered one is judged as by trying everything', () => {
    fc.assert(
      fc.property(payments, edits, (given, changes) => {
        const { way } = value(settle(value(readPayment({ ...given }))));
        if (way === null) return;
        const plan = changes.reduce((before, edit) => edit(before), asWritten(planOf(way)));
        expect(judged(given, plan)).toBe(naiveJudgement(given, plan));
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  test('that is offered is good, whether its choices are announced or still open', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const question: PaymentQuestion = value(readPayment({ ...given }));
        const { way } = value(settle(question));
        if (way === null) return;
        const announced = {
          ...question,
          choices: way.announced.halves.slice(0, openSymbols(question.costs).length),
          reductionChoices: way.announced.reducedHalves.slice(0, openReductions(question.costs).length),
        };
        expect(value(judgePlan(question, planOf(way)))).toBe('ok');
        expect(value(judgePlan(announced, planOf(way)))).toBe('ok');
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});

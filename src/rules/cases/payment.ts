import { z } from 'zod';
import { amountOf } from '../amount.ts';
import { asGiven } from '../given.ts';
import { largestX } from '../largestX.ts';
import { parseMana } from '../mana.ts';
import { manaValue } from '../manaValue.ts';
import { settle } from '../payment.ts';
import { judgePlan } from '../plan.ts';
import { readPayment } from '../question.ts';
import { readPlan, readUse } from '../readPlan.ts';
import { readCasting, readSteps } from '../readSteps.ts';
import type { Verdict } from '../refusal.ts';
import { remainingAfter } from '../remaining.ts';
import { judgeOrder } from '../steps.ts';
import { makeTotal } from '../total.ts';
import { caseCode } from './codes.ts';

/* The cases about mana, put into the words of the rules and back. No rule is decided here. */

const Case = z.looseObject({ given: z.record(z.string(), z.unknown()) });
const givenIn = (asked: unknown) => Case.parse(asked).given;

/** What a refusal answers instead. */
const answered = <Value>(verdict: Verdict<Value>, words: (value: Value) => unknown): unknown =>
  verdict.ok ? words(verdict.value) : { error: caseCode(verdict.refusal) };

/** `insufficient-life` is INSUFFICIENT_LIFE. */
const inCapitals = (word: string): string => word.toUpperCase().replaceAll('-', '_');

/** What `expected` may ask about a `payment.*` case. */
export const payment = (asked: unknown): unknown => {
  const question = readPayment(givenIn(asked));
  return answered(question.ok ? settle(question.value) : question, ({ reason, total, energy, minMana }) => ({
    payable: reason === 'ok',
    reason: inCapitals(reason),
    total: makeTotal(total),
    totalLife: total.life,
    totalEnergy: energy,
    minMana,
  }));
};

/** What `expected` may ask about a `remaining` case. */
export const remaining = (asked: unknown): unknown => {
  const given = givenIn(asked);
  const question = readPayment(given);
  if (!question.ok) return answered(question, String);
  const use = readUse(asGiven(given.use));
  return answered(use.ok ? remainingAfter(question.value, use.value) : use, ({ total, open }) => ({
    remaining: makeTotal(total, open),
  }));
};

/** What `expected` may ask about a `plan` case. */
export const plan = (asked: unknown): unknown => {
  const given = givenIn(asked);
  const question = readPayment(given);
  if (!question.ok) return answered(question, String);
  const planned = readPlan(asGiven(given.plan));
  return answered(planned.ok ? judgePlan(question.value, planned.value) : planned, (reason) => ({
    valid: reason === 'ok',
    reason: inCapitals(reason),
  }));
};

/** What `expected` may ask about a `max-x` case: no X is announced in it. */
export const maxX = (asked: unknown): unknown => {
  const question = readPayment({ ...givenIn(asked), x: 0 });
  return answered(question.ok ? largestX(question.value) : question, (x) => ({ maxX: x }));
};

/** What `expected` may ask about a `sequence` case. */
export const sequence = (asked: unknown): unknown => {
  const given = givenIn(asked);
  const casting = readCasting(given);
  if (!casting.ok) return answered(casting, String);
  return answered(readSteps(given.steps), (steps) => {
    const order = judgeOrder(casting.value, steps);
    return {
      legal: order.legal,
      failsAt: order.legal ? null : order.at,
      reason: order.legal ? 'OK' : inCapitals(order.fault),
    };
  });
};

/** What `expected` may ask about a `mana-value` case. */
export const value = (asked: unknown): unknown => {
  const { cost, x, zone } = givenIn(asked);
  const symbols = cost === null ? null : parseMana(cost);
  if (symbols && !symbols.ok) return answered(symbols, String);
  const announced = x === undefined || x === null ? null : amountOf(x);
  if (announced && !announced.ok) return answered(announced, String);
  return answered(manaValue(symbols?.value ?? null, String(zone), announced?.value ?? null), (manaValue) => ({
    manaValue,
  }));
};

/** What `expected` may ask about a `parse` case. */
export const parse = (asked: unknown): unknown => {
  const symbols = parseMana(givenIn(asked).input);
  return symbols.ok ? { ok: true, symbols: symbols.value } : { ok: false, error: caseCode(symbols.refusal) };
};

import type { Given } from './given.ts';
import { amountIn, asGiven, asList, colorsIn, newReading, poolIn } from './given.ts';
import { MANA_TYPES } from './mana.ts';
import type { Convoked, Plan } from './plan.ts';
import { NO_PLAN } from './plan.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Use } from './remaining.ts';

/** Reads a plan to pay; what it does not name, it does not use. Refuses malformed mana and numbers, and unknown colors. */
export const readPlan = (given: Given): Verdict<Plan> => {
  const { take, done } = newReading();
  return done({
    mana: take(poolIn('plan', given.mana), NO_PLAN.mana),
    improvise: take(amountIn('plan', given.improvise), 0),
    convoke: asList(given.convoke).map((each): Convoked => {
      const { colors, pays } = asGiven(each);
      return { colors: take(colorsIn('plan', colors), 0), pays: take(paysIn(pays), 'generic') };
    }),
    delve: take(amountIn('plan', given.delve), 0),
    waterbend: take(amountIn('plan', given.waterbend), 0),
    life: take(amountIn('plan', given.life), 0),
    assist: take(poolIn('plan', given.assist), NO_PLAN.assist),
  });
};

const paysIn = (value: unknown): Verdict<Convoked['pays']> => {
  const written = String(value ?? 'generic');
  const paid = (['generic', ...MANA_TYPES] as const).find((each) => each.toLowerCase() === written.toLowerCase());
  return paid ? ok(paid) : refuse({ code: 'invalid-choice', field: 'plan', found: written });
};

/** Reads what is used of a payment before the rest of it. Refuses bad numbers. */
export const readUse = (given: Given): Verdict<Use> => {
  const { take, done } = newReading();
  return done({
    improvise: take(amountIn('use', given.improvise), 0),
    delve: take(amountIn('use', given.delve), 0),
    waterbend: take(amountIn('use', given.waterbend), 0),
  });
};

import type { PaymentQuestion } from './asked.ts';
import type { Costs, OpenSymbol } from './cost.ts';
import { hasX, openReductions, openSymbols } from './cost.ts';
import type { Given } from './given.ts';
import { amountIn, asGiven, asList, manaIn, manaListIn, newReading } from './given.ts';
import type { Half, ManaSymbol } from './mana.ts';
import { HALVES } from './mana.ts';
import { resourcesIn } from './readResources.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The parts of a question about a payment, in the order in which their faults are reported. */
export const PAYMENT_FIELDS = [
  'cost',
  'x',
  'alternative',
  'additional',
  'waterbend',
  'increases',
  'reductions',
  'affinity',
  'minimum',
  'choices',
  'reductionChoices',
  'pool',
  'snowPool',
  'artifacts',
  'creatures',
  'permanents',
  'graveyard',
  'life',
  'energy',
  'mechanics',
  'helper',
  'context',
  'plan',
  'use',
  'steps',
  'nonmana',
  'hand',
] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/**
 * Reads a question about a payment: what is not given is as if there were none of it (20 life, a spell). Refuses the first fault in
 * the order of the fields: malformed mana and numbers, no mana cost and nothing paid instead (118.6), an {X} that was not
 * announced (601.2b) or must be 0 (107.3b), choices that do not fit their symbols (107.4e, 107.4f, 118.7e), unknown keywords.
 */
export const readPayment = (given: Given): Verdict<PaymentQuestion> => {
  const reading = newReading();
  const { take } = reading;
  const alternative = alternativeIn(given.alternative);
  const lists = {
    additional: manaListIn('additional', given.additional),
    waterbend: manaListIn('waterbend', given.waterbend),
    increases: manaListIn('increases', given.increases),
    reductions: manaListIn('reductions', given.reductions),
  };
  const cost = take(costIn(given.cost, given.alternative != null), []);
  const instead = alternative.ok ? alternative.value : null;
  const base = instead ? instead.mana : cost;
  const paid = [
    base,
    ...[lists.additional, lists.waterbend, lists.increases].map((list) => (list.ok ? list.value : [])),
  ];
  const x = take(xIn(given.x, paid.some(hasX), hasX(cost)), 0);
  const energy = take(alternative, null)?.energy ?? 0;
  const costs: Costs = {
    base,
    additional: take(lists.additional, []),
    waterbend: take(lists.waterbend, []),
    increases: take(lists.increases, []),
    reductions: take(lists.reductions, []),
    affinity: take(amountIn('affinity', given.affinity), 0),
    minimum: take(amountIn('minimum', given.minimum), 0),
    x,
  };
  const choices = take(choicesIn('choices', given.choices, openSymbols(costs)), null);
  const reductionChoices = take(choicesIn('reductionChoices', given.reductionChoices, openReductions(costs)), null);
  return reading.done({
    costs,
    alternative: instead !== null,
    energy,
    choices,
    reductionChoices,
    resources: resourcesIn(given, reading),
  });
};

const costIn = (value: unknown, paidOtherwise: boolean): Verdict<readonly ManaSymbol[]> => {
  if (value !== undefined && value !== null) return manaIn('cost', value);
  return paidOtherwise ? ok([]) : refuse({ code: 'no-mana-cost' }); // 118.6, 118.6a
};

/** {X} announced where it is paid; where it is not, the only X is 0 (107.3b), and of no matter without {X} in the mana cost. */
const xIn = (value: unknown, isPaid: boolean, inManaCost: boolean): Verdict<number> => {
  if (value === undefined || value === null) return isPaid ? refuse({ code: 'x-required' }) : ok(0);
  const x = amountIn('x', value);
  if (!x.ok || isPaid) return x;
  return inManaCost && x.value > 0 ? refuse({ code: 'x-must-be-zero', x: x.value }) : ok(0);
};

interface Alternative {
  readonly mana: readonly ManaSymbol[];
  readonly energy: number;
}

/** What is paid rather than the mana cost (118.9): mana, energy, or nothing. */
const alternativeIn = (value: unknown): Verdict<Alternative | null> => {
  if (value === undefined || value === null) return ok(null);
  const { mana, energy, free } = asGiven(value);
  if (mana === null) return refuse({ code: 'no-mana-cost' }); // 118.6: a cost based on one that does not exist
  if (mana === undefined && energy === undefined && free !== true) {
    return refuse({ code: 'invalid-choice', field: 'alternative', found: JSON.stringify(value) ?? '' });
  }
  const reading = newReading();
  return reading.done({
    mana: reading.take(manaIn('alternative', mana ?? ''), []),
    energy: reading.take(amountIn('alternative', energy), 0),
  });
};

/** One half for each open symbol; nothing where the player may still choose. */
const choicesIn = (
  field: PaymentField,
  value: unknown,
  open: readonly OpenSymbol[],
): Verdict<readonly Half[] | null> => {
  if (value === undefined || value === null) return ok(null);
  const given = asList(value);
  if (given.length !== open.length) {
    return refuse({ code: 'choices-mismatch', field, given: given.length, needed: open.length });
  }
  const reading = newReading();
  const halves = given.map((each, index) => reading.take(halfIn(field, each, open[index]?.halves ?? []), HALVES[0]));
  return reading.done(halves);
};

const halfIn = (field: PaymentField, value: unknown, halves: readonly Half[]): Verdict<Half> => {
  const written = String(value);
  const half = halves.find((each) => each.toLowerCase() === written.toLowerCase());
  return half ? ok(half) : refuse({ code: 'invalid-choice', field, found: written });
};

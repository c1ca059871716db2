import type { PaymentQuestion } from './asked.ts';
import { askedOf } from './asked.ts';
import { isAvailable } from './available.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import type { ByType } from './byType.ts';
import { manaCount, NO_MANA } from './byType.ts';
import { fitsInto, wantedBy } from './fits.ts';
import type { ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Mechanic, Resources } from './resources.ts';
import { helps, payableLife } from './resources.ts';
import { totalsOf } from './totals.ts';
import type { TypeSet } from './typeSet.ts';
import type { TapKeyword, Taps, Way } from './way.ts';
import { manaSpent } from './way.ts';

/** What a player says they pay with, exactly. */
export interface Plan {
  /** Mana spent, from the pool or from permanents. */
  readonly mana: ByType;
  /** Artifacts tapped to improvise. */
  readonly improvise: number;
  /** Creatures tapped to convoke, each for one mana. */
  readonly convoke: readonly Convoked[];
  /** Cards exiled from the graveyard. */
  readonly delve: number;
  /** Permanents tapped to waterbend. */
  readonly waterbend: number;
  /** Points of life. */
  readonly life: number;
  /** Mana of the player who assists. */
  readonly assist: ByType;
}

export interface Convoked {
  readonly colors: TypeSet;
  readonly pays: ManaType | 'generic';
}

export const NO_PLAN: Plan = {
  mana: NO_MANA,
  improvise: 0,
  convoke: [],
  delve: 0,
  waterbend: 0,
  life: 0,
  assist: NO_MANA,
};

/** What a way to pay uses, as a plan. */
export const planOf = (way: Way): Plan => {
  const tapped = (keyword: TapKeyword): readonly Taps[] => way.taps.filter((taps) => taps.keyword === keyword);
  const count = (taps: readonly Taps[]): number => taps.reduce((sum, each) => sum + each.count, 0);
  return {
    mana: manaSpent(way),
    improvise: count(tapped('improvise')),
    convoke: tapped('convoke').flatMap(({ colors, pays, count: times }) =>
      Array.from({ length: times }, () => ({ colors, pays })),
    ),
    delve: way.delve,
    waterbend: count(tapped('waterbend')),
    life: way.life,
    assist: way.assist,
  };
};

/** What is wrong with a plan, the first of these that applies; or nothing. */
export const PLAN_FAULTS = [
  'keyword-missing',
  'mana-spending-prohibited',
  'resource-unavailable',
  'overpaid',
  'underpaid',
  'mismatch',
  'ok',
] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

/**
 * Judges a plan to pay (601.2h): whether the keywords it uses are there, the mana may be spent, all of it is to be had, and it is as
 * much as the total asks for and of the kinds it asks for. The choices that are still open are the player's: the plan is
 * good if it fits any of them. Refuses a total above 2^53−1, and what can't be settled within the budget of steps.
 */
export const judgePlan = (question: PaymentQuestion, plan: Plan, budget: Budget = newBudget()): Verdict<PlanFault> => {
  const { costs, energy, resources } = question;
  const asked = askedOf(question);
  if (!asked.ok) return asked;
  if (!keywordsThere(plan, resources, costs.waterbend.length > 0)) return ok('keyword-missing');
  if (resources.noMana && manaCount(plan.mana) > 0) return ok('mana-spending-prohibited');
  const left = resources.energy - energy;
  const had = left >= 0 && enough(plan, resources) && isAvailable(wantedBy(plan, NO_MANA), resources, left, budget);
  if (had === 'exhausted') return refuse({ code: 'too-complex' });
  if (!had) return ok('resource-unavailable');

  const totals = totalsOf(asked.value, budget);
  if (totals === null) return refuse({ code: 'too-complex' });
  const units = unitsIn(plan);
  const exact = totals.filter((total) => total.mana === units && total.life === plan.life);
  if (exact.length === 0) {
    return ok(totals.some((total) => total.mana >= units && total.life >= plan.life) ? 'underpaid' : 'overpaid');
  }
  for (const total of exact) {
    const fits = fitsInto(plan, total, resources, left, budget);
    if (fits === 'exhausted') return refuse({ code: 'too-complex' });
    if (fits) return ok('ok');
  }
  return ok('mismatch');
};

const keywordsThere = (plan: Plan, resources: Resources, waterbends: boolean): boolean => {
  const used: readonly (readonly [Mechanic, number])[] = [
    ['improvise', plan.improvise],
    ['convoke', plan.convoke.length],
    ['delve', plan.delve],
    ['assist', manaCount(plan.assist)],
  ];
  return (
    used.every(([mechanic, amount]) => amount === 0 || helps(resources, mechanic)) &&
    (plan.waterbend === 0 || waterbends)
  );
};

/** Whether there is enough of what serves one purpose only. */
const enough = (plan: Plan, resources: Resources): boolean =>
  plan.delve <= resources.graveyard &&
  plan.life <= payableLife(resources) &&
  MANA_TYPES.every((type) => plan.assist[type] <= (resources.helper?.[type] ?? 0));

/** Everything but life that a plan pays with: each pays for one mana. */
const unitsIn = ({ mana, improvise, convoke, delve, waterbend, assist }: Plan): number =>
  manaCount(mana) + improvise + convoke.length + delve + waterbend + manaCount(assist);

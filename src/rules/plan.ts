import { allot } from './allot.ts';
import { shares } from './announcements.ts';
import type { Wanted } from './available.ts';
import { isAvailable } from './available.ts';
import type { Budget } from './budget.ts';
import { newBudget } from './budget.ts';
import type { ByType } from './cost.ts';
import { NO_MANA } from './cost.ts';
import { linesOf } from './ledger.ts';
import type { ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Slot } from './means.ts';
import type { PaymentQuestion } from './payment.ts';
import { askedOf } from './payment.ts';
import type { Price, Source } from './problem.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Mechanic, Resources } from './resources.ts';
import { helps, payableLife } from './resources.ts';
import type { OpenTotal } from './totals.ts';
import { totalsOf } from './totals.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, meets, setOf } from './typeSet.ts';
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

const wantedBy = ({ mana, improvise, convoke, waterbend }: Plan, snowMana: ByType): Wanted => ({
  mana,
  snowMana,
  improvise,
  convoke: convoke.map(({ colors }) => colors),
  waterbend,
});

const manaCount = (mana: ByType): number => MANA_TYPES.reduce((sum, type) => sum + mana[type], 0);

/** Everything but life that a plan pays with: each pays for one mana. */
const unitsIn = ({ mana, improvise, convoke, delve, waterbend, assist }: Plan): number =>
  manaCount(mana) + improvise + convoke.length + delve + waterbend + manaCount(assist);

/**
 * Whether what a plan pays with is of the kinds that a total asks for, one for one. Which of its mana is snow mana is the player's
 * choice, as far as there is snow mana.
 */
const fitsInto = (
  plan: Plan,
  total: OpenTotal,
  resources: Resources,
  energy: number,
  budget: Budget,
): boolean | 'exhausted' => {
  const types = MANA_TYPES.filter((type) => plan.mana[type] > 0);
  const { snow } = total.bill;
  if (snow > manaCount(plan.mana)) return false;
  for (const share of snow === 0 ? [[]] : shares(snow, types.length)) {
    budget.left -= 1;
    if (budget.left < 0) return 'exhausted';
    const snowMana = { ...NO_MANA };
    for (const [index, type] of types.entries()) snowMana[type] = share[index] ?? 0;
    if (types.some((type) => snowMana[type] > plan.mana[type])) continue;
    const had = snow === 0 || isAvailable(wantedBy(plan, snowMana), resources, energy, budget);
    if (had === 'exhausted') return had;
    const paid = had ? pays(plan, snowMana, total, resources.anyTypeMana, budget) : false;
    if (paid) return paid;
  }
  return false;
};

/** What a plan pays with, one unit each. */
type Unit =
  | { readonly kind: 'mana'; readonly types: TypeSet; readonly snow: boolean }
  /** A tap or a card that stands for generic mana. */
  | { readonly kind: 'generic' }
  | { readonly kind: 'waterbend' }
  | { readonly kind: 'convoke'; readonly types: TypeSet }
  | { readonly kind: 'life' };

const pays = (
  plan: Plan,
  snowMana: ByType,
  total: OpenTotal,
  anyType: boolean,
  budget: Budget,
): boolean | 'exhausted' => {
  const lines = linesOf(total.bill);
  const demands = lines.map(({ slot, amount }) => {
    if (slot.kind === 'generic') return total.generic;
    return slot.kind === 'waterbend' ? total.waterbend : amount;
  });
  const units: readonly (readonly [number, Unit])[] = [
    ...MANA_TYPES.flatMap((type): readonly (readonly [number, Unit])[] => [
      [snowMana[type], { kind: 'mana', types: setOf([type]), snow: true }],
      [plan.mana[type] - snowMana[type], { kind: 'mana', types: setOf([type]), snow: false }],
    ]),
    [plan.improvise + plan.delve + manaCount(plan.assist), { kind: 'generic' }],
    [plan.waterbend, { kind: 'waterbend' }],
    ...plan.convoke.map((each): readonly [number, Unit] => [1, convoked(each)]),
    [total.withLife, { kind: 'life' }],
  ];
  const sources = units.map(
    ([count, unit]): Source<Unit> => ({
      count,
      under: null,
      ways: [{ energy: 0, effort: 0, units: [{ unit, count: 1 }] }],
    }),
  );
  const lots = [total.byColor, total.byColorInWaterbend];
  const rows = [[{ demands, lots, limits: [] }]];
  const price = (unit: Unit, slot: Slot): Price | null => (unitPays(unit, slot, anyType) ? 'free' : null);
  const found = allot({ sources, demands: lines, limitsUnder: [], rows, energy: 0, price, order: [] }, budget);
  return found === 'exhausted' ? found : found !== null;
};

/** 702.51a: a creature pays for mana of its own colors only; for any other it pays nothing. */
const convoked = ({ colors, pays: paid }: Convoked): Unit =>
  paid === 'generic' ? { kind: 'generic' } : { kind: 'convoke', types: setOf([paid]) & colors & ANY_COLOR };

const unitPays = (unit: Unit, slot: Slot, anyType: boolean): boolean => {
  const isGeneric = slot.kind === 'generic' || slot.kind === 'waterbend';
  switch (unit.kind) {
    case 'mana':
      if (isGeneric || slot.kind === 'snow') return isGeneric || unit.snow;
      return 'types' in slot && (anyType || meets(unit.types, slot.types));
    case 'generic':
      return isGeneric;
    case 'waterbend':
      return slot.kind === 'waterbend';
    case 'convoke':
      return 'types' in slot && meets(unit.types, slot.types);
    case 'life':
      return slot.kind === 'phyrexian';
  }
};

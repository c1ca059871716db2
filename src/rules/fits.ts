import { allot } from './allot.ts';
import { shares } from './announcements.ts';
import type { Wanted } from './available.ts';
import { isAvailable } from './available.ts';
import type { Budget } from './budget.ts';
import type { ByType } from './byType.ts';
import { manaCount, NO_MANA } from './byType.ts';
import { linesOf } from './ledger.ts';
import { MANA_TYPES } from './mana.ts';
import type { Slot } from './means.ts';
import type { Convoked, Plan } from './plan.ts';
import type { Price, Source } from './problem.ts';
import type { Resources } from './resources.ts';
import type { OpenTotal } from './totals.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, meets, setOf } from './typeSet.ts';

/** What a plan needs to have at the same time, and of it what is to be snow mana. */
export const wantedBy = ({ mana, improvise, convoke, waterbend }: Plan, snowMana: ByType): Wanted => ({
  mana,
  snowMana,
  improvise,
  convoke: convoke.map(({ colors }) => colors),
  waterbend,
});

/**
 * Whether what a plan pays with is of the kinds that a total asks for, one for one. Which of its mana is snow mana is the player's
 * choice, as far as there is snow mana.
 */
export const fitsInto = (
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

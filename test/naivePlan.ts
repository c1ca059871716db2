import type { Due, NaiveGiven } from './naivePayment.ts';
import { naiveTotals, symbolsIn } from './naivePayment.ts';

/* Plans judged by trying everything, like `naivePayment.ts`. */

export interface NaivePlan {
  readonly mana?: string;
  readonly improvise?: number;
  readonly convoke?: readonly { readonly colors: string; readonly pays: string }[];
  readonly delve?: number;
  readonly waterbend?: number;
  readonly life?: number;
  readonly assist?: string;
}

/** One thing used: what it may be taken from, and what it may pay. */
interface Used {
  readonly isFrom: (thing: Thing) => boolean;
  readonly pays: (due: Due, snow: boolean) => boolean;
}

/** Something to be had: mana of some types, or a permanent to tap; of one permanent only one of them. */
interface Thing {
  readonly of: number;
  readonly mana: string;
  readonly snow: boolean;
  readonly artifact: boolean;
  readonly creature: boolean;
  readonly colors: string;
  readonly ability: number;
  readonly energy: number;
}

const sorted = (colors: string): string => [...colors].toSorted().join('');

const thingsIn = (given: NaiveGiven): Thing[] => {
  const things: Thing[] = [];
  let of = 0;
  const add = (thing: Partial<Thing>) =>
    things.push({
      of,
      mana: '',
      snow: false,
      artifact: false,
      creature: false,
      colors: '',
      ability: -1,
      energy: 0,
      ...thing,
    });
  const each = (amount: number, thing: Partial<Thing>) => {
    for (let count = 0; count < amount; count += 1) {
      of += 1;
      add(thing);
    }
  };
  for (const type of symbolsIn(given.pool)) each(1, { mana: type });
  for (const type of symbolsIn(given.snowPool)) each(1, { mana: type, snow: true });
  each(given.artifacts ?? 0, { artifact: true });
  for (const { colors, n, artifact } of given.creatures ?? [])
    each(n, { creature: true, colors: sorted(colors), artifact });
  for (const permanent of given.permanents ?? []) {
    of += 1;
    if (permanent.phasedOut || (permanent.controller ?? 'you') !== 'you') continue;
    const artifact = permanent.types.includes('artifact');
    const creature = permanent.types.includes('creature');
    if (!permanent.tapped) add({ artifact, creature, colors: sorted(permanent.colors ?? '') });
    for (const [ability, { produces, tap = true, energy = 0 }] of (permanent.mana ?? []).entries()) {
      if (tap && (permanent.tapped || (permanent.sick && creature))) continue;
      for (const mana of produces === 'any' ? ['WUBRG'] : symbolsIn(produces)) {
        add({ mana, snow: permanent.types.includes('snow'), ability, energy });
      }
    }
  }
  return things;
};

/** Every way to take what is used from what is to be had; gives whether each was snow. */
function* takings(used: readonly Used[], things: readonly Thing[], energy: number): Generator<boolean[]> {
  const [first, ...rest] = used;
  if (!first) {
    yield [];
    return;
  }
  const tried = new Set<string>();
  for (const [index, thing] of things.entries()) {
    const key = JSON.stringify(thing);
    if (tried.has(key) || !first.isFrom(thing)) continue;
    tried.add(key);
    // One permanent, one use: what it could have done otherwise is gone; of the same ability only the rest of its mana is left, paid for.
    const left = things
      .filter(
        (other, at) =>
          at !== index &&
          (other.of !== thing.of || (thing.mana !== '' && other.ability === thing.ability && thing.ability >= 0)),
      )
      .map((other) => (other.of === thing.of ? { ...other, energy: 0 } : other));
    if (thing.energy > energy) continue;
    for (const others of takings(rest, left, energy - thing.energy)) yield [thing.snow, ...others];
  }
}

const count = (text: string | undefined): number => symbolsIn(text).length;

/** What is wrong with a plan. */
export const naiveJudgement = (given: NaiveGiven, plan: NaivePlan): string => {
  const spell = (given.context ?? 'spell') === 'spell';
  const has = (mechanic: string) => spell && (given.mechanics ?? []).includes(mechanic);
  const { improvise = 0, convoke = [], delve = 0, waterbend = 0, life = 0 } = plan;
  if (improvise > 0 && !has('improvise')) return 'keyword-missing';
  if (convoke.length > 0 && !has('convoke')) return 'keyword-missing';
  if (delve > 0 && !has('delve')) return 'keyword-missing';
  if (waterbend > 0 && count((given.waterbend ?? []).join('')) === 0) return 'keyword-missing';
  if (count(plan.assist) > 0 && !has('assist')) return 'keyword-missing';
  if (given.noMana && count(plan.mana) > 0) return 'mana-spending-prohibited';

  const isGeneric = (due: Due) => due === '1' || due === 'w';
  const used: Used[] = [
    ...symbolsIn(plan.mana).map(
      (type): Used => ({
        isFrom: ({ mana }) => mana.includes(type),
        pays: (due, snow) => isGeneric(due) || (due === 'S' ? snow : given.anyTypeMana === true || due === type),
      }),
    ),
    ...Array.from(
      { length: improvise },
      (): Used => ({ isFrom: ({ mana, artifact }) => mana === '' && artifact, pays: isGeneric }),
    ),
    ...convoke.map(
      ({ colors, pays }): Used => ({
        isFrom: (thing) => thing.mana === '' && thing.creature && thing.colors === sorted(colors),
        pays: (due) => (pays === 'generic' ? isGeneric(due) : due === pays && colors.includes(pays)),
      }),
    ),
    ...Array.from(
      { length: waterbend },
      (): Used => ({
        isFrom: ({ mana, artifact, creature }) => mana === '' && (artifact || creature),
        pays: (due) => due === 'w',
      }),
    ),
  ];
  const others: Used[] = Array.from({ length: delve + count(plan.assist) }, () => ({
    isFrom: () => true,
    pays: isGeneric,
  }));
  const energy = (given.energy ?? 0) - (given.alternative?.energy ?? 0);
  const helper = symbolsIn(given.helper?.pool);
  const helped = [...'WUBRGC'].every(
    (type) =>
      symbolsIn(plan.assist).filter((each) => each === type).length <= helper.filter((each) => each === type).length,
  );
  const taken = energy < 0 ? [] : [...takings(used, thingsIn(given), energy)];
  if (taken.length === 0 || !helped || delve > (given.graveyard ?? 0) || life > (given.life ?? 20))
    return 'resource-unavailable';

  const totals = naiveTotals(given);
  const units = used.length + others.length;
  const exact = totals.filter(({ due, life: asked }) => due.length === units && asked === life);
  if (exact.length === 0) {
    return totals.some(({ due, life: asked }) => due.length >= units && asked >= life) ? 'underpaid' : 'overpaid';
  }
  const matches = (due: readonly Due[], all: readonly { used: Used; snow: boolean }[]): boolean => {
    const [symbol, ...rest] = due;
    if (symbol === undefined) return true;
    return all.some(
      (each, at) =>
        each.used.pays(symbol, each.snow) &&
        matches(
          rest,
          all.filter((_, index) => index !== at),
        ),
    );
  };
  const patterns = new Set(taken.map((snow) => snow.join()));
  for (const pattern of patterns) {
    const snow = pattern.split(',').map((each) => each === 'true');
    const all = [
      ...used.map((each, at) => ({ used: each, snow: snow[at] ?? false })),
      ...others.map((each) => ({ used: each, snow: false })),
    ];
    if (exact.some(({ due }) => matches(due, all))) return 'ok';
  }
  return 'mismatch';
};

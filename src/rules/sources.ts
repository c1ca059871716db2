import type { ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Means } from './means.ts';
import type { Source, Way } from './problem.ts';
import type { Creatures, ManaAbility, Permanent, Resources } from './resources.ts';
import { canActivate, canTap } from './resources.ts';
import { meets, setOf } from './typeSet.ts';

/** Where a source comes from, to say in the end what is used. */
export type Origin =
  | { readonly kind: 'pool'; readonly snow: boolean; readonly type: ManaType }
  | { readonly kind: 'artifacts' }
  | { readonly kind: 'creatures'; readonly creatures: Creatures }
  /** For each of its ways the abilities it stands for, by their places; none for a tap. */
  | { readonly kind: 'permanent'; readonly permanent: Permanent; readonly abilities: readonly (readonly number[])[] }
  | { readonly kind: 'graveyard' }
  | { readonly kind: 'helper'; readonly type: ManaType };

export interface Sourced {
  readonly source: Source<Means>;
  readonly origin: Origin;
}

/** Of ways equally good, the lower is taken: floating mana, plain permanents, those that make mana, energy, and last a sacrifice. */
const EFFORT = { none: 0, permanent: 1, energy: 2, sacrifice: 4 } as const;

/** Everything there is to pay with, as sources. Mana that may not be spent is none of it. */
export const sourcesOf = (resources: Resources): readonly Sourced[] => {
  const units = new Map<string, Means>();
  const { pool, snowPool, artifacts, creatures, permanents, graveyard, helper, noMana } = resources;
  const sources: Sourced[] = [];
  for (const type of MANA_TYPES) {
    const unit = { kind: 'mana', types: setOf([type]) } as const;
    if (pool[type] > 0 && !noMana) {
      sources.push({
        origin: { kind: 'pool', snow: false, type },
        source: alone(pool[type], { ...unit, snow: false }),
      });
    }
    if (snowPool[type] > 0 && !noMana) {
      sources.push({
        origin: { kind: 'pool', snow: true, type },
        source: alone(snowPool[type], { ...unit, snow: true }),
      });
    }
    if (helper && helper[type] > 0) {
      sources.push({
        origin: { kind: 'helper', type },
        source: alone(helper[type], { kind: 'assist' }, EFFORT.permanent),
      });
    }
  }
  const tap = { kind: 'tap', artifact: true, creature: false, colors: 0 } as const;
  if (artifacts > 0) sources.push({ origin: { kind: 'artifacts' }, source: alone(artifacts, tap) });
  for (const alike of creatures) {
    const { colors, count, artifact } = alike;
    const unit = { kind: 'tap', artifact, creature: true, colors } as const;
    sources.push({ origin: { kind: 'creatures', creatures: alike }, source: alone(count, unit) });
  }
  for (const permanent of permanents) sources.push(permanentSource(permanent, noMana, units));
  if (graveyard > 0) sources.push({ origin: { kind: 'graveyard' }, source: alone(graveyard, { kind: 'card' }) });
  return sources;
};

/** Sources with one way to use them, which gives one unit. */
export const alone = (
  count: number,
  unit: Means,
  effort: number = EFFORT.none,
  under: number | null = null,
): Source<Means> => ({
  count,
  ways: [{ energy: 0, effort, units: [{ unit, count: 1 }] }],
  under,
});

/** A permanent is used once: for one of its mana abilities, or for a tap (118.10, 601.2g). */
const permanentSource = (permanent: Permanent, noMana: boolean, units: Map<string, Means>): Sourced => {
  const ways = [...tapWays(permanent), ...(noMana ? [] : manaWays(permanent))].map(({ way, abilities }) => ({
    abilities,
    way: { ...way, units: way.units.map(({ unit, count }) => ({ unit: theSame(units, unit), count })) },
  }));
  return {
    origin: { kind: 'permanent', permanent, abilities: ways.map(({ abilities }) => abilities) },
    source: { count: 1, ways: ways.map(({ way }) => way), under: null },
  };
};

/** One object for all units that are alike, so that what they pay is worked out once. */
const theSame = (units: Map<string, Means>, unit: Means): Means => {
  const key = Object.values(unit).join();
  const same = units.get(key) ?? unit;
  units.set(key, same);
  return same;
};

interface OwnWay {
  readonly way: Way<Means>;
  readonly abilities: readonly number[];
}

const tapWays = (permanent: Permanent): readonly OwnWay[] => {
  const artifact = permanent.types.includes('artifact');
  const creature = permanent.types.includes('creature');
  if (!canTap(permanent) || !(artifact || creature)) return [];
  const effort = permanent.abilities.length > 0 ? EFFORT.permanent : EFFORT.none;
  const unit: Means = { kind: 'tap', artifact, creature, colors: permanent.colors };
  return [{ abilities: [], way: { energy: 0, effort, units: [{ unit, count: 1 }] } }];
};

/** Abilities that make one mana each, for the same energy, are one way: whichever type is needed. */
const manaWays = (permanent: Permanent): readonly OwnWay[] => {
  const snow = permanent.types.includes('snow');
  const ways: OwnWay[] = [];
  for (const [index, ability] of permanent.abilities.entries()) {
    if (!canActivate(permanent, ability)) continue;
    const { energy } = ability;
    const effort = effortOf(ability);
    const single = singleMana(ability);
    const alike = ways.findIndex(
      ({ way }) => single !== null && way.energy === energy && way.effort === effort && singleUnit(way) !== null,
    );
    const before = ways[alike];
    if (before && single !== null) {
      const unit: Means = { kind: 'mana', types: single | (singleUnit(before.way) ?? 0), snow };
      ways[alike] = {
        abilities: [...before.abilities, index],
        way: { energy, effort, units: [{ unit, count: 1 }] },
      };
      continue;
    }
    const units = ability.mana.map(({ types, count }) => ({ unit: { kind: 'mana', types, snow } as const, count }));
    ways.push({ abilities: [index], way: { energy, effort, units } });
  }
  return ways;
};

const effortOf = ({ sacrifice, energy }: ManaAbility): number =>
  EFFORT.permanent + (sacrifice ? EFFORT.sacrifice : 0) + (energy > 0 ? EFFORT.energy : 0);

const singleMana = ({ mana }: ManaAbility): number | null =>
  mana.length === 1 && mana[0]?.count === 1 ? mana[0].types : null;

const singleUnit = ({ units }: Way<Means>): number | null =>
  units.length === 1 && units[0]?.count === 1 && units[0].unit.kind === 'mana' ? units[0].unit.types : null;

/** The ability that made one mana for a symbol: one that can, or any of them where every mana will do. */
export const abilityFor = (permanent: Permanent, abilities: readonly number[], wanted: number): number | null =>
  abilities.find((index) => permanent.abilities[index]?.mana.some(({ types }) => meets(types, wanted))) ??
  abilities[0] ??
  null;

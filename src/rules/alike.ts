import type { Budget } from './budget.ts';
import type { Price, Problem, Way } from './problem.ts';

/*
 * Sources that can do the same for the payment in question are one kind: five Islands, but also an Island and a Swamp where
 * nothing blue or black is to be paid. What a source can't do for it is left out.
 */

/** A unit, by the symbols it can pay and at which price. */
export interface KindOfUnit {
  readonly count: number;
  readonly pays: readonly { readonly demand: number; readonly price: Price }[];
  readonly key: string;
}

export interface KindOfWay {
  readonly energy: number;
  readonly effort: number;
  /** How many units it gives. */
  readonly size: number;
  readonly units: readonly KindOfUnit[];
  readonly key: string;
}

/** A source of a kind, and which of its own ways and units those of the kind are. */
export interface Member {
  readonly source: number;
  readonly count: number;
  readonly ways: readonly { readonly way: number; readonly units: readonly number[] }[];
}

export interface Kind {
  readonly count: number;
  readonly under: number | null;
  readonly ways: readonly KindOfWay[];
  readonly members: readonly Member[];
}

interface OwnWay extends KindOfWay {
  readonly way: number;
  readonly own: readonly number[];
}

/** Sorts the sources of a problem into kinds. */
export const kindsOf = <Unit, Slot>(problem: Problem<Unit, Slot>, budget: Budget): readonly Kind[] => {
  const kinds = new Map<string, Kind & { count: number; readonly members: Member[] }>();
  const known = new Map<Unit, Paying>();
  const paying = (unit: Unit): Paying => {
    const found = known.get(unit) ?? payingOf(problem, unit);
    known.set(unit, found);
    return found;
  };
  for (const [source, { count, ways, under }] of problem.sources.entries()) {
    if (count === 0) continue;
    budget.left -= ways.length;
    const useful = withoutWorse(ways.map((way, index) => ownWay(paying, way, index)).filter(givesSomething));
    if (useful.length === 0) continue;
    const sorted = useful.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const key = `${under} ${sorted.map((way) => way.key).join(' or ')}`;
    const member = { source, count, ways: sorted.map(({ way, own }) => ({ way, units: own })) };
    const kind = kinds.get(key) ?? { count: 0, under, ways: sorted, members: [] };
    kind.count += count;
    kind.members.push(member);
    kinds.set(key, kind);
  }
  return [...kinds.values()];
};

const givesSomething = ({ units }: KindOfWay): boolean => units.length > 0;

/** What a unit pays, and that as a key. */
interface Paying {
  readonly pays: KindOfUnit['pays'];
  readonly key: string;
}

const payingOf = <Unit, Slot>({ demands, price }: Problem<Unit, Slot>, unit: Unit): Paying => {
  const pays: { demand: number; price: Price }[] = [];
  let key = '';
  for (const [demand, { slot }] of demands.entries()) {
    const paid = price(unit, slot);
    if (paid === null) continue;
    pays.push({ demand, price: paid });
    key += `${demand}${paid},`;
  }
  return { pays, key };
};

const ownWay = <Unit>(paying: (unit: Unit) => Paying, way: Way<Unit>, index: number): OwnWay => {
  const units = way.units.map(({ unit, count }, own) => ({ own, count, ...paying(unit) }));
  const useful = units.filter(({ pays, count }) => pays.length > 0 && count > 0);
  const sorted = useful.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    way: index,
    own: sorted.map(({ own }) => own),
    energy: way.energy,
    effort: way.effort,
    size: sorted.reduce((sum, { count }) => sum + count, 0),
    units: sorted,
    key: `${way.energy}/${way.effort}:${sorted.map(({ key, count }) => `${count}×${key}`).join('+')}`,
  };
};

/** Without the ways that another way of the same source does as well, for no more energy and effort. */
const withoutWorse = (ways: readonly OwnWay[]): readonly OwnWay[] =>
  ways.filter(
    (way, index) =>
      !ways.some((other, place) => place !== index && noWorse(other, way) && (!noWorse(way, other) || place < index)),
  );

const noWorse = (one: KindOfWay, other: KindOfWay): boolean =>
  one.energy <= other.energy &&
  one.effort <= other.effort &&
  other.units.every(({ key }) => amount(one, key) >= amount(other, key));

const amount = ({ units }: KindOfWay, key: string): number =>
  units.reduce((sum, unit) => sum + (unit.key === key ? unit.count : 0), 0);

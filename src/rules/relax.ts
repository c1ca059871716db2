import type { Kind, KindOfWay } from './alike.ts';
import type { Caps } from './boxes.ts';
import type { Budget } from './budget.ts';
import type { Search } from './flow.ts';
import { addArc, addNode, flowOf, newNetwork, newSearch, pushFlow, SINK, SOURCE } from './flow.ts';
import type { Amounts, Price, Problem, Tally } from './problem.ts';

/** A unit of a way of a kind: the arc through which it comes, and the sort of unit it is. */
interface UnitArc {
  readonly kind: number;
  readonly way: number;
  readonly unit: number;
  readonly count: number;
  readonly sort: number;
  readonly arc: number;
}

/** A symbol that units of a sort pay: it does not matter which of them. */
interface PayArc {
  readonly sort: number;
  readonly demand: number;
  readonly price: Price;
  readonly arc: number;
}

/** A problem in which sources may be used in several ways at once, as a network; only its capacities change from part to part. */
export interface Relaxation {
  readonly kinds: readonly Kind[];
  readonly order: readonly Price[];
  readonly energy: number;
  readonly demands: Problem<unknown, unknown>['demands'];
  readonly limitsUnder: Problem<unknown, unknown>['limitsUnder'];
  readonly rows: Problem<unknown, unknown>['rows'];
  readonly units: readonly UnitArc[];
  readonly pays: readonly PayArc[];
  readonly search: Search;
  readonly arcs: {
    readonly limits: readonly number[];
    readonly lots: readonly number[];
    readonly demands: readonly { readonly arc: number; readonly isDue: boolean }[];
    readonly kinds: readonly (number | null)[];
  };
}

/** A flow: where in the rows it answers, what it costs, how many of each unit there are in it, and how much each sort pays. */
export interface Flow {
  readonly row: number;
  readonly place: number;
  /** What can't be paid at all. */
  readonly short: number;
  readonly tally: Tally;
  /** Energy that it takes at least. */
  readonly energy: number;
  readonly given: readonly number[];
  readonly paid: readonly number[];
}

/** `null`: it can't be paid. `exhausted`: the budget ran out before that was known. */
export type Answer<Found> = Found | null | 'exhausted';

/** Compares two tallies in an order of prices: negative when the first is the better one. */
export const compare = (order: readonly Price[], one: Tally, other: Tally): number => {
  for (const price of order) if (one[price] !== other[price]) return one[price] - other[price];
  return 0;
};

/**
 * Each price outweighs every sum of lesser ones along a path through the network, which meets each kind of symbol once. Below them
 * all come energy and effort.
 */
const weights = (order: readonly Price[]): Readonly<Record<Price, number>> => {
  const weight = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  for (const [index, price] of order.entries()) weight[price] = 2 ** (6 + 9 * (order.length - index));
  return weight;
};

/** A unit's share of the energy that its way takes, rounded down, and not told apart above 15. */
const energyShare = ({ energy, size }: KindOfWay): number => Math.min(15, Math.floor(energy / size));

/**
 * Lays the network out: from sources by their limits, kinds and ways to units; from units, by their sort, to the symbols they pay;
 * and on to the lots of those.
 */
export const relaxation = <Unit, Slot>(problem: Problem<Unit, Slot>, kinds: readonly Kind[]): Relaxation => {
  const { demands, limitsUnder, rows, energy, order } = problem;
  const network = newNetwork();
  const weight = weights(order);
  const limits = limitsUnder.map(() => addNode(network));
  const limitOf = (limit: number | null): number | undefined => (limit === null ? undefined : limits[limit]);
  const limitArcs = limits.map((node, at) => addArc(network, limitOf(limitsUnder[at] ?? null) ?? SOURCE, node));
  const lots = (rows[0]?.[0]?.lots ?? []).map(() => addNode(network));
  const lotArcs = lots.map((node) => addArc(network, node, SINK));
  const slots = demands.map(() => addNode(network));
  const demandArcs = demands.map(({ lot, opens }, at) => ({
    arc: addArc(network, slots[at] ?? SINK, (lot === null ? limitOf(opens) : lots[lot]) ?? SINK),
    isDue: lot === null && opens === null,
  }));
  const units: UnitArc[] = [];
  const pays: PayArc[] = [];
  const sorts = new Map<string, { readonly sort: number; readonly node: number }>();
  const kindArcs = kinds.map(({ under, ways }, kind) => {
    const all = limitOf(under) ?? SOURCE;
    const node = ways.length > 1 ? addNode(network) : all;
    for (const [way, each] of ways.entries()) {
      const trouble = 16 * energyShare(each) + each.effort;
      for (const [unit, { count, pays: paid, key }] of each.units.entries()) {
        const sort = sorts.get(`${key} ${trouble}`) ?? { sort: sorts.size, node: addNode(network) };
        const arc = addArc(network, node, sort.node);
        units.push({ kind, way, unit, count, sort: sort.sort, arc });
        if (sort.sort < sorts.size) continue;
        sorts.set(`${key} ${trouble}`, sort);
        for (const { demand, price } of paid) {
          const paying = addArc(network, sort.node, slots[demand] ?? SINK, weight[price] + trouble);
          pays.push({ sort: sort.sort, demand, price, arc: paying });
        }
      }
    }
    return node === all ? null : addArc(network, all, node);
  });
  const arcs = { limits: limitArcs, lots: lotArcs, demands: demandArcs, kinds: kindArcs };
  return { kinds, order, energy, demands, limitsUnder, rows, units, pays, search: newSearch(network), arcs };
};

/** The best flow for one of the things that may be asked for, within caps. */
export const flowAt = (
  { kinds, units, pays, search, arcs }: Relaxation,
  caps: Caps,
  amounts: Amounts,
  where: { readonly row: number; readonly place: number },
  budget: Budget,
): Answer<Flow> => {
  const { capacity } = search;
  budget.left -= capacity.length; // setting up is work as well
  capacity.fill(0);
  let due = 0;
  for (const [at, arc] of arcs.limits.entries()) capacity[arc] = amounts.limits[at] ?? 0;
  for (const [at, arc] of arcs.lots.entries()) {
    capacity[arc] = amounts.lots[at] ?? 0;
    due += amounts.lots[at] ?? 0;
  }
  for (const [at, { arc, isDue }] of arcs.demands.entries()) {
    capacity[arc] = amounts.demands[at] ?? 0;
    if (isDue) due += amounts.demands[at] ?? 0;
  }
  for (const [kind, arc] of arcs.kinds.entries()) if (arc !== null) capacity[arc] = caps.units[kind] ?? 0;
  for (const { kind, way, count, arc } of units) capacity[arc] = count * (caps.copies[kind]?.[way] ?? 0);
  for (const { arc } of pays) capacity[arc] = Number.MAX_SAFE_INTEGER;

  const pushed = pushFlow(search, budget);
  if (pushed === null) return 'exhausted';
  const tally = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  const paid = pays.map(({ price, arc }) => {
    const amount = flowOf(search, arc);
    tally[price] += amount;
    return amount;
  });
  let energy = 0;
  const given = units.map(({ kind, way, arc }) => {
    const amount = flowOf(search, arc);
    const own = kinds[kind]?.ways[way];
    if (own && amount > 0) energy += amount * energyShare(own);
    return amount;
  });
  return { ...where, short: due - pushed, tally, energy, given, paid };
};

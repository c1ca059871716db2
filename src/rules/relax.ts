import type { Kind, KindOfWay } from './alike.ts';
import type { Boxes } from './boxes.ts';
import { capsOf } from './boxes.ts';
import type { Budget } from './budget.ts';
import { addArc, addNode, flowOf, newNetwork, pushFlow, SINK, SOURCE } from './flow.ts';
import type { Amounts, Price, Problem, Tally } from './problem.ts';

/** A flow: where in the rows it answers, what it costs, and how much each unit of each way pays of each symbol it can. */
export interface Flow {
  readonly row: number;
  readonly place: number;
  /** What can't be paid at all. */
  readonly short: number;
  readonly tally: Tally;
  /** Energy that it takes at least. */
  readonly energy: number;
  /** By kind, way and unit, in the order of what the unit pays. */
  readonly paid: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** `null`: it can't be paid. `exhausted`: the budget ran out before that was known. */
export type Answer<Found> = Found | null | 'exhausted';

/** Compares two tallies in an order of prices: negative when the first is the better one. */
export const compare = (order: readonly Price[], one: Tally, other: Tally): number => {
  const price = order.find((each) => one[each] !== other[each]);
  return price === undefined ? 0 : one[price] - other[price];
};

/**
 * The best flow within the boxes, when a source may be used in several ways at once: never worse than what can really be done.
 * Along a row the cost is convex, so that its lowest place is found by halving.
 */
export const bestFlow = <Unit, Slot>(
  problem: Problem<Unit, Slot>,
  kinds: readonly Kind[],
  boxes: Boxes,
  budget: Budget,
): Answer<Flow> => {
  let best: Flow | null = null;
  for (const [row, places] of problem.rows.entries()) {
    const known = new Map<number, Answer<Flow>>();
    const at = (place: number): Answer<Flow> => {
      const amounts = places[place];
      const flow =
        known.get(place) ?? (amounts ? flowAt(problem, kinds, boxes, amounts, { row, place }, budget) : null);
      known.set(place, flow);
      return flow;
    };
    let low = 0;
    let high = places.length - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [here, further] = [at(middle), at(middle + 1)];
      if (here === 'exhausted' || further === 'exhausted') return 'exhausted';
      if (here === null || further === null) return null;
      if (rises(problem.order, here, further)) high = middle;
      else low = middle + 1;
    }
    const lowest = at(low);
    if (lowest === 'exhausted' || lowest === null) return lowest;
    if (lowest.short > 0) continue;
    if (best === null || compare(problem.order, lowest.tally, best.tally) < 0) best = lowest;
  }
  return best;
};

const rises = (order: readonly Price[], here: Flow, further: Flow): boolean =>
  further.short > here.short || (further.short === here.short && compare(order, further.tally, here.tally) >= 0);

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

const trouble = (way: KindOfWay): number => 16 * energyShare(way) + way.effort;

const flowAt = <Unit, Slot>(
  { demands, limitsUnder, energy, order }: Problem<Unit, Slot>,
  kinds: readonly Kind[],
  boxes: Boxes,
  amounts: Amounts,
  where: { readonly row: number; readonly place: number },
  budget: Budget,
): Answer<Flow> => {
  const caps = capsOf(kinds, boxes, energy);
  if (caps === null) return null;
  const network = newNetwork();
  const weight = weights(order);
  const limits = limitsUnder.map(() => addNode(network));
  for (const [index, under] of limitsUnder.entries()) {
    addArc(network, limits[under ?? -1] ?? SOURCE, limits[index] ?? SOURCE, amounts.limits[index] ?? 0);
  }
  const lots = amounts.lots.map((amount) => {
    const node = addNode(network);
    addArc(network, node, SINK, amount);
    return node;
  });
  let due = amounts.lots.reduce((sum, amount) => sum + amount, 0);
  const slots = demands.map(({ lot, opens }, index) => {
    const node = addNode(network);
    const amount = amounts.demands[index] ?? 0;
    addArc(network, node, lots[lot ?? -1] ?? limits[opens ?? -1] ?? SINK, amount);
    if (lot === null && opens === null) due += amount;
    return node;
  });

  const ones = addNode(network);
  const more = addNode(network);
  addArc(network, SOURCE, ones, caps.ones);
  addArc(network, SOURCE, more, caps.more);
  const arcs = kinds.map(({ mixed, under, ways }, kind) => {
    const all = mixed ? more : (limits[under ?? -1] ?? SOURCE);
    const node = ways.length > 1 ? addNode(network) : all;
    if (ways.length > 1) addArc(network, all, node, caps.units[kind] ?? 0);
    return ways.map((way, at) =>
      way.units.map(({ count, pays }) => {
        const unit = addNode(network);
        addArc(network, mixed && way.size === 1 ? ones : node, unit, count * (caps.copies[kind]?.[at] ?? 0));
        return pays.map(({ demand, price }) =>
          addArc(network, unit, slots[demand] ?? SINK, Number.MAX_SAFE_INTEGER, weight[price] + trouble(way)),
        );
      }),
    );
  });

  const pushed = pushFlow(network, budget);
  if (pushed === null) return 'exhausted';
  let spent = 0;
  const tally = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  const paid = arcs.map((byWay, kind) =>
    byWay.map((byUnit, way) =>
      byUnit.map((byDemand, unit) =>
        byDemand.map((arc, index) => {
          const amount = flowOf(network, arc);
          const own = kinds[kind]?.ways[way];
          tally[own?.units[unit]?.pays[index]?.price ?? 'free'] += amount;
          spent += own ? amount * energyShare(own) : 0;
          return amount;
        }),
      ),
    ),
  );
  return { ...where, short: due - pushed, tally, energy: spent, paid };
};

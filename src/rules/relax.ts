import type { Kind } from './alike.ts';
import type { Budget } from './budget.ts';
import { addArc, addNode, flowOf, newNetwork, pushFlow, SINK, SOURCE } from './flow.ts';
import type { Amounts, Price, Problem, Tally } from './problem.ts';

/** How many sources of a kind are used in each of its ways: at least, at most. By kind, then by way. */
export type Boxes = readonly (readonly { readonly least: number; readonly most: number }[])[];

/** A flow: where in the rows it answers, what it costs, and how much each unit of each way pays of each symbol it can. */
export interface Flow {
  readonly row: number;
  readonly place: number;
  readonly tally: Tally;
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
      const here = at(middle);
      const further = here === null ? null : at(middle + 1);
      if (here === 'exhausted' || further === 'exhausted') return 'exhausted';
      const rises = here === null || further === null || compare(problem.order, further.tally, here.tally) >= 0;
      if (rises) high = middle;
      else low = middle + 1;
    }
    const lowest = at(low);
    if (lowest === 'exhausted') return lowest;
    if (lowest && (best === null || compare(problem.order, lowest.tally, best.tally) < 0)) best = lowest;
  }
  return best;
};

/** Each price outweighs every sum of lesser ones that a path through the network can have; effort is below them all. */
const weights = (order: readonly Price[]): Readonly<Record<Price, number>> => {
  const weight = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  for (const [index, price] of order.entries()) weight[price] = 2 ** (10 * (order.length - index));
  return weight;
};

const flowAt = <Unit, Slot>(
  { demands, limitsUnder, energy, order }: Problem<Unit, Slot>,
  kinds: readonly Kind[],
  boxes: Boxes,
  amounts: Amounts,
  where: { readonly row: number; readonly place: number },
  budget: Budget,
): Answer<Flow> => {
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

  const reserved = kinds.reduce(
    (sum, { ways }, kind) =>
      sum + ways.reduce((own, way, index) => own + way.energy * (boxes[kind]?.[index]?.least ?? 0), 0),
    0,
  );
  if (reserved > energy) return null;
  const arcs = kinds.map(({ count, under, ways }, kind) => {
    const origin = limits[under ?? -1] ?? SOURCE;
    const most = ways.map((way, index) => {
      const box = boxes[kind]?.[index] ?? { least: 0, most: count };
      const affordable = way.energy > 0 ? box.least + Math.floor((energy - reserved) / way.energy) : count;
      return Math.min(box.most, affordable);
    });
    const spread = mostUnits(ways, count, boxes[kind] ?? [], most);
    if (spread === null) return null;
    const node = ways.length > 1 ? addNode(network) : origin;
    if (ways.length > 1) addArc(network, origin, node, spread);
    return ways.map(({ units, effort }, index) =>
      units.map((unit) => {
        const unitNode = addNode(network);
        addArc(network, node, unitNode, unit.count * (most[index] ?? 0));
        return unit.pays.map(({ demand, price }) =>
          addArc(network, unitNode, slots[demand] ?? SINK, Number.MAX_SAFE_INTEGER, weight[price] + effort),
        );
      }),
    );
  });
  if (arcs.includes(null)) return null;

  const pushed = pushFlow(network, budget);
  if (pushed === null) return 'exhausted';
  if (pushed < due) return null;
  const tally = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  const paid = arcs.map((byWay, kind) =>
    (byWay ?? []).map((byUnit, way) =>
      byUnit.map((byDemand, unit) =>
        byDemand.map((arc, index) => {
          const amount = flowOf(network, arc);
          const price = kinds[kind]?.ways[way]?.units[unit]?.pays[index]?.price ?? 'free';
          tally[price] += amount;
          return amount;
        }),
      ),
    ),
  );
  return { ...where, tally, paid };
};

/** The most units that sources of a kind give when each is used in one way; null when the boxes ask for more sources than there are. */
const mostUnits = (ways: Kind['ways'], count: number, boxes: Boxes[number], most: readonly number[]): number | null => {
  const sizes = ways.map(({ units }) => units.reduce((sum, unit) => sum + unit.count, 0));
  const least = ways.map((_, index) => boxes[index]?.least ?? 0);
  let free = count - least.reduce((sum, each) => sum + each, 0);
  if (free < 0) return null;
  let units = 0;
  const bySize = sizes.map((size, index) => ({ size, index })).toSorted((one, other) => other.size - one.size);
  for (const { size, index } of bySize) {
    const base = least[index] ?? 0;
    const more = Math.min(free, (most[index] ?? 0) - base);
    if (more < 0) return null;
    free -= more;
    units += size * (base + more);
  }
  return units;
};

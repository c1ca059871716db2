import type { Budget } from './budget.ts';

/*
 * Flow through a network: arcs carry up to a capacity, each unit at a cost. Payments are settled with it: what can pay flows into
 * what is to be paid. Successive cheapest paths (primal-dual): exact on whole numbers, and no more rounds than path costs.
 */

export const SOURCE = 0;
export const SINK = 1;

/** Arcs come in pairs: an even one and, next to it, its reverse, whose capacity is what flows through the first. */
export interface Network {
  readonly to: number[];
  readonly capacity: number[];
  readonly cost: number[];
  /** The arcs that leave each node. */
  readonly leaving: number[][];
}

export const newNetwork = (): Network => ({ to: [], capacity: [], cost: [], leaving: [[], []] });

export const addNode = ({ leaving }: Network): number => leaving.push([]) - 1;

/** Adds an arc without capacity and gives its index. Costs are not negative. */
export const addArc = ({ to, capacity, cost, leaving }: Network, from: number, into: number, each = 0): number => {
  const arc = to.push(into, from) - 2;
  capacity.push(0, 0);
  cost.push(each, -each);
  leaving[from]?.push(arc);
  leaving[into]?.push(arc + 1);
  return arc;
};

/** What flows through an arc. */
export const flowOf = ({ capacity }: Network, arc: number): number => capacity[arc + 1] ?? 0;

/** A network and what a search through it keeps in mind. */
export interface Search extends Network {
  /** The cost of the cheapest way from each node to the sink. */
  readonly distance: number[];
  /** While measuring: whether a node is still to be looked at; while pushing: whether it is on the way being tried. */
  readonly waiting: boolean[];
  /** The arc of each node to try next. */
  readonly next: number[];
}

export const newSearch = (network: Network): Search => {
  const nodes = network.leaving.length;
  return {
    ...network,
    distance: new Array<number>(nodes).fill(0),
    waiting: new Array<boolean>(nodes).fill(false),
    next: new Array<number>(nodes).fill(0),
  };
};

/**
 * Pushes as much as the capacities let through from source to sink, at the least cost, and gives the amount; null when the budget
 * of steps ran out. A step is an arc looked at.
 */
export const pushFlow = (search: Search, budget: Budget): number | null => {
  let total = 0;
  for (;;) {
    measure(search, budget);
    if (budget.left < 0) return null;
    if (search.distance[SOURCE] === Number.POSITIVE_INFINITY) return total;
    search.next.fill(0);
    total += push(search, budget, SOURCE, Number.POSITIVE_INFINITY);
  }
};

/** Measures the distances, from the sink backwards. */
const measure = ({ to, capacity, cost, leaving, distance, waiting }: Search, budget: Budget): void => {
  distance.fill(Number.POSITIVE_INFINITY);
  waiting.fill(false);
  distance[SINK] = 0;
  const queue = [SINK];
  for (const node of queue) {
    waiting[node] = false;
    const arcs = leaving[node] ?? [];
    budget.left -= arcs.length;
    if (budget.left < 0) return;
    for (const back of arcs) {
      const arc = back ^ 1; // from some node to this one
      const before = to[back] ?? SINK;
      const farther = (distance[node] ?? 0) + (cost[arc] ?? 0);
      if ((capacity[arc] ?? 0) <= 0 || farther >= (distance[before] ?? 0)) continue;
      distance[before] = farther;
      if (!waiting[before]) queue.push(before);
      waiting[before] = true;
    }
  }
};

/** Pushes up to an amount from a node along cheapest ways, and gives what got through. */
const push = (search: Search, budget: Budget, node: number, amount: number): number => {
  if (node === SINK) return amount;
  const { to, capacity, cost, leaving, distance, waiting, next } = search;
  const arcs = leaving[node] ?? [];
  let pushed = 0;
  waiting[node] = true;
  for (let index = next[node] ?? 0; index < arcs.length && pushed < amount; index += 1) {
    budget.left -= 1;
    next[node] = index;
    const arc = arcs[index] ?? 0;
    const open = capacity[arc] ?? 0;
    const after = to[arc] ?? SINK;
    if (open <= 0 || waiting[after] || distance[node] !== (distance[after] ?? 0) + (cost[arc] ?? 0)) continue;
    const more = push(search, budget, after, Math.min(open, amount - pushed));
    capacity[arc] = open - more;
    capacity[arc ^ 1] = (capacity[arc ^ 1] ?? 0) + more;
    pushed += more;
  }
  waiting[node] = false;
  return pushed;
};

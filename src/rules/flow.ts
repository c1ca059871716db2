import type { Budget } from './budget.ts';

/*
 * Flow through a network: arcs carry up to a capacity, each unit at a cost. Payments are settled with it: what can pay flows into
 * what is to be paid. Successive cheapest paths (primal-dual): exact on whole numbers, and no more rounds than path costs.
 */

export const SOURCE = 0;
export const SINK = 1;

/** Arcs come in pairs: an even one and, next to it, its reverse, whose capacity is what flows through the first. */
export interface Network {
  nodes: number;
  readonly from: number[];
  readonly to: number[];
  readonly capacity: number[];
  readonly cost: number[];
}

export const newNetwork = (): Network => ({ nodes: 2, from: [], to: [], capacity: [], cost: [] });

export const addNode = (network: Network): number => {
  network.nodes += 1;
  return network.nodes - 1;
};

/** Adds an arc and gives its index. Costs are not negative. */
export const addArc = (network: Network, from: number, to: number, capacity: number, cost = 0): number => {
  network.from.push(from, to);
  network.to.push(to, from);
  network.capacity.push(capacity, 0);
  network.cost.push(cost, -cost);
  return network.to.length - 2;
};

/** What flows through an arc. */
export const flowOf = (network: Network, arc: number): number => network.capacity[arc + 1] ?? 0;

/**
 * Pushes as much as possible from source to sink, at the least cost, and gives the amount; null when the budget of steps ran
 * out. A step is an arc looked at.
 */
export const pushFlow = (network: Network, budget: Budget): number | null => {
  const { from, to, capacity, cost, nodes } = network;
  const arcsOf: number[][] = Array.from({ length: nodes }, () => []);
  for (const [arc, node] of from.entries()) arcsOf[node]?.push(arc);
  const distance = new Float64Array(nodes);
  const queued = new Uint8Array(nodes);
  const onPath = new Uint8Array(nodes);
  const next = new Int32Array(nodes);

  /** The cost of the cheapest way from every node to the sink. */
  const measure = (): void => {
    distance.fill(Number.POSITIVE_INFINITY);
    distance[SINK] = 0;
    const queue = [SINK];
    for (const node of queue) {
      queued[node] = 0;
      const arcs = arcsOf[node] ?? [];
      budget.left -= arcs.length;
      if (budget.left < 0) return;
      for (const back of arcs) {
        const arc = back ^ 1; // from some node to this one
        const before = to[back] ?? SINK;
        const farther = (distance[node] ?? 0) + (cost[arc] ?? 0);
        if ((capacity[arc] ?? 0) <= 0 || farther >= (distance[before] ?? 0)) continue;
        distance[before] = farther;
        if (queued[before] === 0) queue.push(before);
        queued[before] = 1;
      }
    }
  };

  /** Pushes up to `amount` from a node along cheapest ways. */
  const push = (node: number, amount: number): number => {
    if (node === SINK) return amount;
    const arcs = arcsOf[node] ?? [];
    let pushed = 0;
    onPath[node] = 1;
    for (let index = next[node] ?? 0; index < arcs.length && pushed < amount; index += 1) {
      budget.left -= 1;
      next[node] = index;
      const arc = arcs[index] ?? 0;
      const open = capacity[arc] ?? 0;
      const after = to[arc] ?? SINK;
      if (open <= 0 || onPath[after] === 1) continue;
      if ((distance[node] ?? 0) !== (distance[after] ?? 0) + (cost[arc] ?? 0)) continue;
      const more = push(after, Math.min(open, amount - pushed));
      capacity[arc] = open - more;
      capacity[arc ^ 1] = (capacity[arc ^ 1] ?? 0) + more;
      pushed += more;
    }
    onPath[node] = 0;
    return pushed;
  };

  let total = 0;
  for (;;) {
    measure();
    if (budget.left < 0) return null;
    if (distance[SOURCE] === Number.POSITIVE_INFINITY) return total;
    next.fill(0);
    total += push(SOURCE, Number.POSITIVE_INFINITY);
  }
};

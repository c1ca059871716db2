import type { Boxes, Caps } from './boxes.ts';
import { capsOf } from './boxes.ts';
import type { Budget } from './budget.ts';
import type { Amounts, Price } from './problem.ts';
import type { Answer, Flow, Relaxation } from './relax.ts';
import { compare, flowAt } from './relax.ts';

/**
 * The best flow within the boxes: never worse than what can really be done. Along a row the cost is convex, so that its lowest
 * place is found by halving.
 */
export const bestFlow = (relaxed: Relaxation, boxes: Boxes, budget: Budget): Answer<Flow> => {
  const caps = capsOf(relaxed.kinds, boxes, relaxed.energy);
  if (caps === null) return null;
  let best: Flow | null = null;
  for (const [row, places] of relaxed.rows.entries()) {
    const lowest = lowestInRow(relaxed, caps, row, places, budget);
    if (lowest === 'exhausted' || lowest === null) return lowest;
    if (lowest.short > 0) continue;
    if (best === null || compare(relaxed.order, lowest.tally, best.tally) < 0) best = lowest;
  }
  return best;
};

const lowestInRow = (
  relaxed: Relaxation,
  caps: Caps,
  row: number,
  places: readonly Amounts[],
  budget: Budget,
): Answer<Flow> => {
  const known = new Map<number, Answer<Flow>>();
  let low = 0;
  let high = places.length - 1;
  for (;;) {
    const middle = Math.floor((low + high) / 2);
    for (const place of middle < high ? [middle, middle + 1] : [middle]) {
      const amounts = places[place];
      if (!known.has(place)) known.set(place, amounts ? flowAt(relaxed, caps, amounts, { row, place }, budget) : null);
      const flow = known.get(place) ?? null;
      if (flow === 'exhausted' || flow === null) return flow;
    }
    const [here, further] = [known.get(middle), known.get(middle + 1)];
    if (middle === high || !here || here === 'exhausted' || !further || further === 'exhausted') return here ?? null;
    if (rises(relaxed.order, here, further)) high = middle;
    else low = middle + 1;
  }
};

const rises = (order: readonly Price[], here: Flow, further: Flow): boolean =>
  further.short > here.short || (further.short === here.short && compare(order, further.tally, here.tally) >= 0);

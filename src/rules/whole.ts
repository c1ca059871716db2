import type { Kind } from './alike.ts';
import type { Boxes } from './boxes.ts';
import { allBoxes, capsOf, pointsAt } from './boxes.ts';
import type { Budget } from './budget.ts';
import type { Needed } from './dealOut.ts';
import type { Hull, Weights } from './hull.ts';
import { attainable, hullOf, weightsOf, within } from './hull.ts';
import type { Amounts, Tally } from './problem.ts';
import { PRICES } from './problem.ts';
import type { Answer, Flow, Relaxation } from './relax.ts';
import { flowAt } from './relax.ts';
import { solve } from './simplex.ts';

/** A flow that can really be done, and the sources it uses. */
export interface Doable {
  readonly flow: Flow;
  readonly needed: Needed;
}

/** One of the things that may be asked for, within boxes. */
interface Unbounded {
  readonly row: number;
  readonly place: number;
  readonly boxes: Boxes;
}

/** The same with a bound: no way to pay it is worth less. `x` are the sources used there, whole or not. */
interface Part extends Unbounded {
  readonly bound: number;
  readonly x: readonly (readonly number[])[];
}

/** How far from a whole number is whole; and how much a value may be off. */
const WHOLE = 1e-4;
const OFF = 0.05;

/**
 * The best way to pay when sources can be used in one way only (branch and bound): each part is bounded by a linear program; the one
 * that looks best is rounded to whole sources and paid exactly, and split in two where a number of sources is not whole, until
 * none looks better than what was found.
 */
export const wholeSources = (relaxed: Relaxation, budget: Budget): Answer<Doable> => {
  const weights = weightsOf(relaxed);
  if (weights === null) return 'exhausted';
  const parts: Part[] = [];
  const hulls = new Map<Amounts, Hull>();
  let open: readonly Unbounded[] = relaxed.rows.flatMap((places, row) =>
    places.map((_, place) => ({ row, place, boxes: allBoxes(relaxed.kinds) })),
  );
  let found: (Doable & { readonly value: number }) | null = null;
  for (;;) {
    for (const asked of open) {
      const part = bounded(relaxed, asked, weights, hulls, budget);
      if (part === 'exhausted') return part;
      if (part) parts.push(part);
    }
    const best = takeBest(parts);
    if (!best || (found && found.value <= best.bound)) return found;
    const copies = relaxed.kinds.map((kind, at) => rounded(kind, best.x[at] ?? []));
    const doable = paidWith(relaxed, best, copies, weights, budget);
    if (doable === 'exhausted') return doable;
    if (doable && (!found || doable.value < found.value)) found = doable;
    if (found && found.value <= best.bound) return found;
    open = halvesOf(best);
  }
};

const bounded = (
  relaxed: Relaxation,
  asked: Unbounded,
  weights: Weights,
  hulls: Map<Amounts, Hull>,
  budget: Budget,
): Answer<Part> => {
  const amounts = relaxed.rows[asked.row]?.[asked.place];
  if (!amounts) return null;
  const hull = hulls.get(amounts) ?? hullOf(relaxed, amounts, weights);
  hulls.set(amounts, hull);
  const solution = solve(within(hull, relaxed.kinds, asked.boxes), budget);
  if (solution === null || solution === 'exhausted') return solution;
  const x = hull.columns.map((own) => (own ?? []).map((column) => solution.x[column] ?? 0));
  return { ...asked, bound: attainable(relaxed, weights, Math.ceil(solution.value - OFF)), x };
};

/** Of parts with the same bound, the latest: it is the smallest. */
const takeBest = (parts: Part[]): Part | undefined => {
  let best = parts.length - 1;
  for (let at = best - 1; at >= 0; at -= 1) {
    if ((parts[at]?.bound ?? 0) < (parts[best]?.bound ?? 0)) best = at;
  }
  return parts.splice(best, 1)[0];
};

/** Whole sources: all those that are whole, and the largest parts of the others, as long as there are any. */
const rounded = ({ count, ways }: Kind, x: readonly number[]): readonly number[] => {
  if (x.length === 0) return ways.map(() => count);
  const copies = x.map((each) => Math.floor(each + WHOLE));
  let left = copies.reduce((rest, each) => rest - each, count);
  const parts = x.map((each, way) => ({ way, part: each - (copies[way] ?? 0) }));
  for (const { way, part } of parts.toSorted((one, other) => other.part - one.part)) {
    if (part <= WHOLE || left <= 0) continue;
    copies[way] = (copies[way] ?? 0) + 1;
    left -= 1;
  }
  return copies;
};

const paidWith = (
  relaxed: Relaxation,
  { row, place }: Part,
  copies: Needed,
  weights: Weights,
  budget: Budget,
): Answer<Doable & { readonly value: number }> => {
  const amounts = relaxed.rows[row]?.[place];
  const caps = capsOf(relaxed.kinds, pointsAt(copies), relaxed.energy);
  if (!amounts || !caps) return null;
  const flow = flowAt(relaxed, caps, amounts, { row, place }, budget);
  if (flow === 'exhausted' || flow === null) return flow;
  return flow.short > 0 ? null : { flow, needed: copies, value: worthOf(flow.tally, weights) };
};

const worthOf = (tally: Tally, weights: Weights): number =>
  PRICES.reduce((sum, price) => sum + weights[price] * tally[price], 0);

/** The parts with fewer and with more sources used in the way whose number is farthest from whole; none when all are whole. */
const halvesOf = ({ row, place, boxes, x }: Part): readonly Unbounded[] => {
  let split = { kind: -1, way: -1, distance: WHOLE };
  for (const [kind, own] of x.entries()) {
    for (const [way, each] of own.entries()) {
      const distance = Math.abs(each - Math.round(each));
      if (distance > split.distance) split = { kind, way, distance };
    }
  }
  if (split.kind < 0) return [];
  const below = Math.floor(x[split.kind]?.[split.way] ?? 0);
  const half = (change: { least: number } | { most: number }) => ({
    row,
    place,
    boxes: boxes.map((own, kind) =>
      kind === split.kind ? own.map((box, way) => (way === split.way ? { ...box, ...change } : box)) : own,
    ),
  });
  return [half({ most: below }), half({ least: below + 1 })];
};

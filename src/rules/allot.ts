import type { Kind } from './alike.ts';
import { kindsOf } from './alike.ts';
import type { Boxes, Split } from './boxes.ts';
import { allBoxes, halvesOf, mixedCount } from './boxes.ts';
import type { Budget } from './budget.ts';
import type { Allotment, Problem, Use } from './problem.ts';
import type { Answer, Flow } from './relax.ts';
import { bestFlow, compare } from './relax.ts';

/** A part of the question, and the best flow in it. */
interface Part {
  readonly boxes: Boxes;
  readonly flow: Flow;
}

/**
 * Finds the best way to pay: of all ways to pay everything, one with the lowest prices in the problem's order. Null when there is
 * none; `exhausted` when the budget ran out.
 *
 * Were no source to be used in one way only, this would be a flow. We let sources be used in several ways at once, which can only
 * look better than what can be done; where the best flow does so, the question is split in two on how many sources of a kind are
 * used in one of its ways, and we go on with the part that looks best (branch and bound). The first flow that can really be done
 * is then the best one.
 */
export const allot = <Unit, Slot>(problem: Problem<Unit, Slot>, budget: Budget): Answer<Allotment> => {
  const kinds = kindsOf(problem, budget);
  const parts: Part[] = [];
  let open: readonly Boxes[] = [allBoxes(kinds)];
  for (;;) {
    for (const boxes of open) {
      const flow = bestFlow(problem, kinds, boxes, budget);
      if (flow === 'exhausted') return flow;
      if (flow) parts.push({ boxes, flow });
    }
    budget.left -= parts.length;
    const best = takeBest(parts, (one, other) => compare(problem.order, one.flow.tally, other.flow.tally));
    if (!best) return null;
    const needed = sourcesNeeded(kinds, best.flow);
    const split = splitAt(kinds, needed, best.boxes, problem.energy);
    if (!split) return dealtOut(kinds, needed, best.flow);
    open = halvesOf(kinds, best.boxes, split);
    if (energyOf(kinds, needed) <= problem.energy) continue;
    const frugal = bestFlow({ ...problem, order: [] }, kinds, best.boxes, budget);
    if (frugal === 'exhausted') return frugal;
    if (frugal === null || frugal.energy > problem.energy) open = []; // no way to pay this part takes so little
  }
};

/** Of parts that look alike, the latest: it is the smallest. */
const takeBest = (parts: Part[], worse: (one: Part, other: Part) => number): Part | undefined => {
  let best = parts.length - 1;
  for (let index = best - 1; index >= 0; index -= 1) {
    const [one, other] = [parts[index], parts[best]];
    if (one && other && worse(one, other) < 0) best = index;
  }
  return parts.splice(best, 1)[0];
};

/** How many sources of each kind a flow uses in each way. */
const sourcesNeeded = (kinds: readonly Kind[], { paid }: Flow): readonly (readonly number[])[] =>
  kinds.map(({ ways }, kind) =>
    ways.map(({ units }, way) =>
      Math.max(0, ...units.map(({ count }, unit) => Math.ceil(sum(paid[kind]?.[way]?.[unit] ?? []) / count))),
    ),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Where a flow uses more sources, or more energy, than there are: what to count; null where the flow can be done. */
const splitAt = (
  kinds: readonly Kind[],
  needed: readonly (readonly number[])[],
  boxes: Boxes,
  energy: number,
): Split | null => {
  const mixed = sum(kinds.map((kind, index) => (kind.mixed ? sum(needed[index] ?? []) : 0)));
  if (mixed > mixedCount(kinds) && boxes.ones.least < boxes.ones.most) return 'ones';
  const spent = energyOf(kinds, needed);
  let widest: { readonly kind: number; readonly way: number; readonly width: number } | null = null;
  for (const [kind, { count, ways }] of kinds.entries()) {
    const tooMany = sum(needed[kind] ?? []) > count;
    for (const [way, { energy: each }] of ways.entries()) {
      if (!tooMany && (spent <= energy || each === 0)) continue;
      const width = (needed[kind]?.[way] ?? 0) - (boxes.ways[kind]?.[way]?.least ?? 0);
      if (width > (widest?.width ?? 0)) widest = { kind, way, width };
    }
  }
  return widest;
};

const energyOf = (kinds: readonly Kind[], needed: readonly (readonly number[])[]): number =>
  sum(kinds.flatMap(({ ways }, kind) => ways.map(({ energy }, way) => energy * (needed[kind]?.[way] ?? 0))));

/** Hands what a kind pays back to the sources it is made of. */
const dealtOut = (kinds: readonly Kind[], needed: readonly (readonly number[])[], flow: Flow): Allotment => {
  const uses: Use[] = [];
  for (const [kind, { ways, members }] of kinds.entries()) {
    const left = members.map(({ count }) => count);
    for (const [way, { units }] of ways.entries()) {
      const payments = units.map(({ pays }, unit) =>
        pays.map(({ demand }, index) => ({ demand, times: flow.paid[kind]?.[way]?.[unit]?.[index] ?? 0 })),
      );
      let copies = needed[kind]?.[way] ?? 0;
      for (const [index, member] of members.entries()) {
        const taken = Math.min(copies, left[index] ?? 0);
        if (taken === 0) continue;
        copies -= taken;
        left[index] = (left[index] ?? 0) - taken;
        const own = member.ways[way];
        for (const [unit, { count }] of units.entries()) {
          for (const { demand, times } of dealt(payments[unit] ?? [], taken * count)) {
            uses.push({ source: member.source, way: own?.way ?? 0, unit: own?.units[unit] ?? 0, demand, times });
          }
        }
      }
    }
  }
  return { row: flow.row, place: flow.place, uses, tally: flow.tally, energy: energyOf(kinds, needed) };
};

interface Payment {
  readonly demand: number;
  times: number;
}

/** Takes up to `amount` from the payments that are still to be dealt out. */
const dealt = (payments: readonly Payment[], amount: number): readonly Payment[] => {
  let open = amount;
  return payments.flatMap((payment) => {
    const times = Math.min(open, payment.times);
    payment.times -= times;
    open -= times;
    return times > 0 ? [{ demand: payment.demand, times }] : [];
  });
};

import { kindsOf } from './alike.ts';
import { allBoxes } from './boxes.ts';
import type { Budget } from './budget.ts';
import { dealtOut, energyOf, sourcesNeeded } from './dealOut.ts';
import type { Allotment, Problem } from './problem.ts';
import type { Answer, Flow, Relaxation } from './relax.ts';
import { relaxation } from './relax.ts';
import { bestFlow } from './rows.ts';
import { wholeSources } from './whole.ts';

/**
 * Finds the best way to pay: of all ways to pay everything, one with the lowest prices in the problem's order. Null when there is
 * none; `exhausted` when the budget ran out.
 *
 * Were no source to be used in one way only, this would be a flow. We first let sources be used in several ways at once, which can
 * only look better than what can be done; mostly the best flow does not, and is the answer. Where it does, whole sources have to be
 * counted.
 */
export const allot = <Unit, Slot>(problem: Problem<Unit, Slot>, budget: Budget): Answer<Allotment> => {
  const kinds = kindsOf(problem, budget);
  const relaxed = relaxation(problem, kinds);
  const flow = bestFlow(relaxed, allBoxes(kinds), budget);
  if (flow === 'exhausted' || flow === null) return flow;
  const needed = sourcesNeeded(relaxed, flow);
  if (canBeDone(relaxed, flow)) return dealtOut(relaxed, flow, needed);
  const whole = wholeSources(relaxed, budget);
  return whole === 'exhausted' || whole === null ? whole : dealtOut(relaxed, whole.flow, whole.needed);
};

/** Whether each source is used in one way, and there is the energy for all. */
const canBeDone = (relaxed: Relaxation, flow: Flow): boolean => {
  const needed = sourcesNeeded(relaxed, flow);
  const torn = relaxed.kinds.some(
    ({ count }, kind) => (needed[kind] ?? []).reduce((sum, each) => sum + each, 0) > count,
  );
  return !torn && energyOf(relaxed, needed) <= relaxed.energy;
};

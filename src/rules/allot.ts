import { kindsOf } from './alike.ts';
import { allBoxes } from './boxes.ts';
import type { Budget } from './budget.ts';
import type { Needed } from './dealOut.ts';
import { dealtOut, energyOf, sourcesNeeded } from './dealOut.ts';
import type { Allotment, Problem } from './problem.ts';
import type { Answer, Relaxation } from './relax.ts';
import { relaxation } from './relax.ts';
import { bestFlow } from './rows.ts';
import { wholeSources } from './whole.ts';

/** A problem whose best flow uses sources in several ways at once. */
export interface Torn {
  readonly torn: Relaxation;
}

/**
 * Finds the best way to pay: of all ways to pay everything, one with the lowest prices in the problem's order. Null when there is
 * none; `exhausted` when the budget ran out.
 *
 * Were no source to be used in one way only, this would be a flow. We first let sources be used in several ways at once, which can
 * only look better than what can be done; mostly the best flow does not, and is the answer. Where it does, whole sources have to be
 * counted.
 */
export const allot = <Unit, Slot>(problem: Problem<Unit, Slot>, budget: Budget): Answer<Allotment> => {
  const begun = beginAllotting(problem, budget);
  return begun && begun !== 'exhausted' && 'torn' in begun ? finishAllotting(begun, budget) : begun;
};

/** The first and shorter part: the answer, unless the best flow is torn. */
export const beginAllotting = <Unit, Slot>(problem: Problem<Unit, Slot>, budget: Budget): Answer<Allotment | Torn> => {
  const kinds = kindsOf(problem, budget);
  const relaxed = relaxation(problem, kinds);
  const flow = bestFlow(relaxed, allBoxes(kinds), budget);
  if (flow === 'exhausted' || flow === null) return flow;
  const needed = sourcesNeeded(relaxed, flow);
  return canBeDone(relaxed, needed) ? dealtOut(relaxed, flow, needed) : { torn: relaxed };
};

/** The longer part. */
export const finishAllotting = ({ torn }: Torn, budget: Budget): Answer<Allotment> => {
  const whole = wholeSources(torn, budget);
  return whole === 'exhausted' || whole === null ? whole : dealtOut(torn, whole.flow, whole.needed);
};

/** Whether each source is used in one way, and there is the energy for all. */
const canBeDone = (relaxed: Relaxation, needed: Needed): boolean => {
  const torn = relaxed.kinds.some(
    ({ count }, kind) => (needed[kind] ?? []).reduce((sum, each) => sum + each, 0) > count,
  );
  return !torn && energyOf(relaxed, needed) <= relaxed.energy;
};

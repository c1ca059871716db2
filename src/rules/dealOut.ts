import type { Allotment, Use } from './problem.ts';
import type { Flow, Relaxation } from './relax.ts';

/** How many sources of each kind a flow uses in each way. */
export type Needed = readonly (readonly number[])[];

export const sourcesNeeded = ({ kinds, units }: Relaxation, { given }: Flow): Needed => {
  const needed = kinds.map(({ ways }) => ways.map(() => 0));
  for (const [at, { kind, way, count }] of units.entries()) {
    const own = needed[kind] ?? [];
    own[way] = Math.max(own[way] ?? 0, Math.ceil((given[at] ?? 0) / count));
  }
  return needed;
};

/** The energy that so many uses take. */
export const energyOf = ({ kinds }: Relaxation, needed: Needed): number => {
  let energy = 0;
  for (const [kind, { ways }] of kinds.entries()) {
    for (const [way, each] of ways.entries()) energy += each.energy * (needed[kind]?.[way] ?? 0);
  }
  return energy;
};

/** Hands what the kinds pay back to the sources they are made of. */
export const dealtOut = (relaxed: Relaxation, flow: Flow, needed: Needed): Allotment => {
  const { kinds, units, pays } = relaxed;
  const open: Payment[][] = [];
  for (const [at, { sort, demand }] of pays.entries()) {
    open[sort] ??= [];
    open[sort]?.push({ demand, times: flow.paid[at] ?? 0 });
  }
  const left = kinds.map(({ members }) => members.map(({ count }) => count));
  const given = new Map<
    string,
    { readonly unit: number; readonly count: number; readonly sort: number; times: number }[]
  >();
  for (const [at, { kind, way, unit, count, sort }] of units.entries()) {
    const own = given.get(`${kind} ${way}`) ?? [];
    own.push({ unit, count, sort, times: flow.given[at] ?? 0 });
    given.set(`${kind} ${way}`, own);
  }
  const uses: Use[] = [];
  for (const [kind, { members, ways }] of kinds.entries()) {
    for (const [way] of ways.entries()) {
      let copies = needed[kind]?.[way] ?? 0;
      const own = copies > 0 ? (given.get(`${kind} ${way}`) ?? []) : [];
      for (const [index, member] of members.entries()) {
        const rest = left[kind] ?? [];
        const taken = Math.min(copies, rest[index] ?? 0);
        if (taken === 0) continue;
        copies -= taken;
        rest[index] = (rest[index] ?? 0) - taken;
        const origin = member.ways[way];
        for (const unit of own) {
          const times = Math.min(unit.times, taken * unit.count);
          unit.times -= times;
          for (const payment of upTo(times, open[unit.sort] ?? [])) {
            uses.push({
              source: member.source,
              way: origin?.way ?? 0,
              unit: origin?.units[unit.unit] ?? 0,
              ...payment,
            });
          }
        }
      }
    }
  }
  return { row: flow.row, place: flow.place, uses, tally: flow.tally, energy: energyOf(relaxed, needed) };
};

interface Payment {
  readonly demand: number;
  times: number;
}

/** Takes up to an amount from payments that are still to be dealt out. */
const upTo = (amount: number, payments: readonly Payment[]): readonly Payment[] => {
  let left = amount;
  const taken: Payment[] = [];
  for (const payment of payments) {
    const times = Math.min(left, payment.times);
    if (times === 0) continue;
    payment.times -= times;
    left -= times;
    taken.push({ demand: payment.demand, times });
  }
  return taken;
};

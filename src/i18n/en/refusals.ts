import type { Refusal } from '../../rules/refusal.ts';
import { countEn } from '../plural.ts';

/** A sentence or two for every refusal: what stands in the way, and what to do next. */
export type RefusalWords = {
  readonly [Code in Refusal['code']]: (facts: Extract<Refusal, { code: Code }>) => string;
};

const energyCounters = (n: number) => countEn(n, { one: 'energy counter', other: 'energy counters' });

export const refusals: RefusalWords = {
  'not-enough-energy': ({ have, need }) =>
    `Not enough energy: you have ${energyCounters(have)} and need ${need}, so ${need - have} short. A cost is paid in full or not at all (CR 118.3, 107.14).`,
};

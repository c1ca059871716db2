import type { LookUp } from './lookUps.ts';

/** Of some look-ups, how many found what was meant first, among the first five, and among the 25 that Discord shows. */
export interface Hits {
  readonly asked: number;
  readonly first: number;
  readonly five: number;
  readonly offered: number;
}

const NONE: Hits = { asked: 0, first: 0, five: 0, offered: 0 };

/** `names` are the English names found, the likeliest first. Of several cards meant, all must be found. */
const hitsOf = ({ want }: LookUp, names: readonly string[]): Hits => {
  const last = Math.max(...want.map((name) => (names.includes(name) ? names.indexOf(name) : Number.POSITIVE_INFINITY)));
  const within = (places: number) => (last < Math.max(places, want.length) ? 1 : 0);
  return { asked: 1, first: within(1), five: within(5), offered: within(25) };
};

const plus = (a: Hits, b: Hits): Hits => ({
  asked: a.asked + b.asked,
  first: a.first + b.first,
  five: a.five + b.five,
  offered: a.offered + b.offered,
});

/** How an engine fared: in all and for each kind of look-up, and how long each took, sorted, in milliseconds. */
export interface Fared {
  readonly all: Hits;
  readonly kinds: ReadonlyMap<string, Hits>;
  readonly times: readonly number[];
}

export const fare = (lookUps: readonly LookUp[], find: (lookUp: LookUp) => readonly string[]): Fared => {
  let all = NONE;
  const kinds = new Map<string, Hits>();
  const times: number[] = [];
  for (const lookUp of lookUps) {
    const before = performance.now();
    const names = find(lookUp);
    times.push(performance.now() - before);
    const hits = hitsOf(lookUp, names);
    all = plus(all, hits);
    kinds.set(lookUp.kind, plus(kinds.get(lookUp.kind) ?? NONE, hits));
  }
  return { all, kinds, times: times.sort((a, b) => a - b) };
};

export const percent = (hits: Hits | undefined, what: 'first' | 'five' | 'offered'): number =>
  hits ? Math.round((1000 * hits[what]) / hits.asked) / 10 : 0;

import type { Kind } from './alike.ts';

export interface Box {
  readonly least: number;
  readonly most: number;
}

/** A part of the question: how many sources are used in each way. By kind, then by way. */
export type Boxes = readonly (readonly Box[])[];

/** The most that flows where, within boxes: sources used in each way, and units from each kind. */
export interface Caps {
  readonly copies: readonly (readonly number[])[];
  readonly units: readonly number[];
}

/** The whole question. */
export const allBoxes = (kinds: readonly Kind[]): Boxes =>
  kinds.map(({ count, ways }) => ways.map(() => ({ least: 0, most: count })));

/** Exactly so many sources in each way. */
export const pointsAt = (copies: readonly (readonly number[])[]): Boxes =>
  copies.map((own) => own.map((each) => ({ least: each, most: each })));

/** What boxes and energy allow; null when they ask for more sources, or more energy, than there are. */
export const capsOf = (kinds: readonly Kind[], boxes: Boxes, energy: number): Caps | null => {
  let left = energy;
  for (const [kind, { ways }] of kinds.entries()) {
    for (const [way, each] of ways.entries()) left -= each.energy * (boxes[kind]?.[way]?.least ?? 0);
  }
  if (left < 0) return null;
  const copies: number[][] = [];
  const units: number[] = [];
  for (const [kind, { count, ways }] of kinds.entries()) {
    const own = boxes[kind] ?? [];
    const spare = own.reduce((rest, { least }) => rest - least, count);
    if (spare < 0) return null;
    const most = ways.map(({ energy: each }, way) => {
      const { least, most: limit } = own[way] ?? { least: 0, most: 0 };
      const affordable = each > 0 ? Math.floor(left / each) : spare;
      return Math.min(limit, least + Math.min(spare, affordable));
    });
    copies.push(most);
    units.push(mostUnits(ways, most, count));
  }
  return { copies, units };
};

/** The most units that so many sources give in all, the largest first. */
const mostUnits = (ways: Kind['ways'], copies: readonly number[], sources: number): number => {
  const [only] = ways;
  if (ways.length === 1 && only) return only.size * Math.min(copies[0] ?? 0, sources);
  let left = sources;
  let units = 0;
  const bySize = ways.map(({ size }, way) => ({ size, most: copies[way] ?? 0 }));
  for (const { size, most } of bySize.toSorted((one, other) => other.size - one.size)) {
    const taken = Math.min(left, most);
    left -= taken;
    units += size * taken;
  }
  return units;
};

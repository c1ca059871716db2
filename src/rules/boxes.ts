import type { Kind } from './alike.ts';

export interface Box {
  readonly least: number;
  readonly most: number;
}

/** A part of the question: how many sources of each kind are used in each of its ways. */
export interface Boxes {
  /** By kind, then by way. */
  readonly ways: readonly (readonly Box[])[];
  /** Of all sources of mixed kinds together: those used in ways that give one unit. */
  readonly ones: Box;
}

/** The most that flows where, within boxes. */
export interface Caps {
  /** Sources used in each way, by kind. */
  readonly copies: readonly (readonly number[])[];
  /** Units from each kind: from all its ways, or from those that give more than one where it is mixed. */
  readonly units: readonly number[];
  /** Units from mixed kinds in ways that give one, and in ways that give more. */
  readonly ones: number;
  readonly more: number;
}

/** The whole question. */
export const allBoxes = (kinds: readonly Kind[]): Boxes => ({
  ways: kinds.map(({ count, ways }) => ways.map(() => ({ least: 0, most: count }))),
  ones: { least: 0, most: mixedCount(kinds) },
});

export const mixedCount = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, { mixed, count }) => sum + (mixed ? count : 0), 0);

/** What boxes and energy allow; null when they ask for more sources, or more energy, than there are. */
export const capsOf = (kinds: readonly Kind[], boxes: Boxes, energy: number): Caps | null => {
  const left =
    energy - sum(kinds.map(({ ways }, kind) => sum(ways.map((way, at) => way.energy * leastOf(boxes, kind, at)))));
  if (left < 0) return null;
  const copies: number[][] = [];
  const units: number[] = [];
  const larger: { size: number; copies: number }[] = [];
  for (const [kind, { count, mixed, ways }] of kinds.entries()) {
    const spare = count - sum(ways.map((_, at) => leastOf(boxes, kind, at)));
    if (spare < 0) return null;
    const most = ways.map(({ energy: each }, at) => {
      const least = leastOf(boxes, kind, at);
      const affordable = each > 0 ? Math.floor(left / each) : spare;
      return Math.min(boxes.ways[kind]?.[at]?.most ?? 0, least + Math.min(spare, affordable));
    });
    copies.push(most);
    const counted = ways
      .map(({ size }, at) => ({ size, copies: most[at] ?? 0 }))
      .filter(({ size }) => !mixed || size > 1);
    units.push(mostUnits(counted, count));
    if (mixed) larger.push({ size: Math.max(...counted.map(({ size }) => size)), copies: count });
  }
  const ones = boxes.ones.most;
  return { copies, units, ones, more: mostUnits(larger, mixedCount(kinds) - boxes.ones.least) };
};

const leastOf = (boxes: Boxes, kind: number, way: number): number => boxes.ways[kind]?.[way]?.least ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The most units that so many sources give in all, the largest first. */
const mostUnits = (sizes: readonly { readonly size: number; readonly copies: number }[], sources: number): number => {
  let left = sources;
  let units = 0;
  for (const { size, copies } of sizes.toSorted((one, other) => other.size - one.size)) {
    const taken = Math.min(left, copies);
    left -= taken;
    units += size * taken;
  }
  return units;
};

/** Where a way of a kind, or the ways that give one unit, are to be counted. */
export type Split = { readonly kind: number; readonly way: number } | 'ones';

/** The boxes with few sources used so, and those with many. */
export const halvesOf = (kinds: readonly Kind[], boxes: Boxes, split: Split): readonly Boxes[] => {
  if (split === 'ones') return halved(boxes.ones, mixedCount(kinds)).map((ones) => ({ ...boxes, ones }));
  const { kind, way } = split;
  const own = boxes.ways[kind] ?? [];
  const others = sum(own.map(({ least }, at) => (at === way ? 0 : least)));
  return halved(own[way] ?? { least: 0, most: 0 }, (kinds[kind]?.count ?? 0) - others).map((box) => ({
    ...boxes,
    ways: boxes.ways.map((each, at) => (at === kind ? each.map((old, index) => (index === way ? box : old)) : each)),
  }));
};

const halved = ({ least, most }: Box, limit: number): readonly Box[] => {
  const highest = Math.min(most, limit);
  const middle = least + Math.floor((highest - least) / 2);
  return middle < highest
    ? [
        { least, most: middle },
        { least: middle + 1, most: highest },
      ]
    : [{ least, most: middle }];
};

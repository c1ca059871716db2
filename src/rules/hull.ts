import type { Box, Boxes } from './boxes.ts';
import type { Amounts, Price } from './problem.ts';
import type { Relaxation } from './relax.ts';
import type { Program } from './simplex.ts';

/*
 * The same problem as a linear program, in which a source may be used partly in one way and partly in another, but not wholly in
 * both. It is closer to the truth than the flow, and where sources are whole in its answer, it is the truth.
 */

/** What each price weighs in the value of a program: more than all lesser prices of a payment together. Whole numbers. */
export type Weights = Readonly<Record<Price, number>>;

type Sum = Program['rows'][number]['sum'];

/** The column of each way of each kind that can be used in several, or takes energy; null for the others. */
export type Columns = readonly (readonly number[] | null)[];

/** The program of one of the things that may be asked for. */
export interface Hull {
  readonly program: Program;
  readonly columns: Columns;
}

/** Lays the program out. */
export const hullOf = (relaxed: Relaxation, amounts: Amounts, weights: Weights): Hull => {
  const { kinds, energy, demands, limitsUnder, units, pays } = relaxed;
  const cost: number[] = pays.map(({ price }) => weights[price]);
  const rows: { sum: Sum; most: number }[] = [];
  const column = (): number => cost.push(0) - 1;
  const columns = kinds.map(({ ways }) =>
    ways.length > 1 || ways.some((way) => way.energy > 0) ? ways.map(column) : null,
  );
  // A kind with one way, under a limit: how many of its units are used.
  const limited = kinds.map(({ under }, kind) => (under !== null && columns[kind] === null ? column() : null));

  for (const [kind, { count, ways }] of kinds.entries()) {
    const own = columns[kind];
    if (own) {
      rows.push({ sum: own.map((each) => [each, 1] as const), most: count });
    }
    const used = limited[kind] ?? null;
    if (used !== null) rows.push({ sum: [[used, 1]], most: count * (ways[0]?.size ?? 0) });
  }
  if (columns.some((own, kind) => own && kinds[kind]?.ways.some((way) => way.energy > 0))) {
    const sum = columns.flatMap((own, kind) =>
      (own ?? []).map((each, way) => [each, kinds[kind]?.ways[way]?.energy ?? 0] as const),
    );
    rows.push({ sum, most: energy });
  }

  // Each sort of unit pays no more than there is of it.
  const sorts: { sum: (readonly [number, number])[]; most: number }[] = [];
  for (const { kind, way, count, sort } of units) {
    sorts[sort] ??= { sum: [], most: 0 };
    const own = sorts[sort];
    const [chosen, used] = [columns[kind]?.[way], limited[kind] ?? null];
    if (!own) continue;
    if (chosen !== undefined) own.sum.push([chosen, -count]);
    else if (used !== null) own.sum.push([used, -1]);
    else own.most += count * (kinds[kind]?.count ?? 0);
  }
  for (const [at, { sort }] of pays.entries()) sorts[sort]?.sum.push([at, 1]);
  rows.push(...sorts);

  // Everything due is paid: symbols, lots of them; and limits are kept.
  const paying = demands.map((_, demand) => pays.flatMap((pay, at) => (pay.demand === demand ? [at] : [])));
  for (const [demand, { lot, opens }] of demands.entries()) {
    const amount = amounts.demands[demand] ?? 0;
    rows.push(
      lot === null && opens === null ? atLeast(paying[demand] ?? [], amount) : atMost(paying[demand] ?? [], amount),
    );
  }
  for (const [lot, amount] of amounts.lots.entries()) {
    rows.push(
      atLeast(
        demands.flatMap((each, demand) => (each.lot === lot ? (paying[demand] ?? []) : [])),
        amount,
      ),
    );
  }
  for (const [limit, amount] of amounts.limits.entries()) {
    const isUnder = (under: number | null): boolean =>
      under !== null && (under === limit || isUnder(limitsUnder[under] ?? null));
    const used = kinds
      .flatMap(({ under }, kind) => (isUnder(under) ? [limited[kind] ?? -1] : []))
      .filter((each) => each >= 0);
    const opened = demands.flatMap(({ opens }, demand) => (opens === limit ? (paying[demand] ?? []) : []));
    rows.push({
      sum: [...used.map((each) => [each, 1] as const), ...opened.map((each) => [each, -1] as const)],
      most: amount,
    });
  }
  return { program: { cost, rows }, columns };
};

/** Of more due than this, or above such weights, floating point no longer tells whole numbers. */
const MOST_DUE = 100_000;
const HEAVIEST = 1e9;

/** The weights of the prices there are, whatever is asked for; null when the numbers are too large for a program. */
export const weightsOf = ({ order, pays, rows }: Relaxation): Weights | null => {
  const due = Math.max(
    ...rows.flat().map(({ demands, lots }) => [...demands, ...lots].reduce((sum, amount) => sum + amount, 1)),
  );
  const weights = { unpaid: 0, life: 0, mana: 0, exile: 0, free: 0 };
  let weight = 1;
  for (const price of order.toReversed()) {
    if (!pays.some((pay) => pay.price === price)) continue;
    weights[price] = weight;
    weight *= due;
  }
  return due > MOST_DUE || weight > HEAVIEST * due ? null : weights;
};

/** The program within boxes. */
export const within = ({ program, columns }: Hull, kinds: Relaxation['kinds'], boxes: Boxes): Program => ({
  cost: program.cost,
  rows: [
    ...program.rows,
    ...columns.flatMap((own, kind) =>
      (own ?? []).flatMap((column, way) => boxRows(column, boxes[kind]?.[way], kinds[kind]?.count ?? 0)),
    ),
  ],
});

/**
 * The least value a payment can really have that is not below a bound: so many of a greater price and, of the lesser ones, no more
 * than there is.
 */
export const attainable = ({ order, kinds, units, pays }: Relaxation, weights: Weights, bound: number): number => {
  let lesser = 0;
  let value = bound;
  const present = order.filter((price) => weights[price] > 0).toReversed();
  for (const [index, price] of present.entries()) {
    const sorts = new Set(pays.filter((pay) => pay.price === price).map(({ sort }) => sort));
    const most = units.reduce(
      (sum, { kind, count, sort }) => sum + (sorts.has(sort) ? count * (kinds[kind]?.count ?? 0) : 0),
      0,
    );
    const greater = present[index + 1];
    if (greater === undefined) break;
    lesser = Math.min(lesser + weights[price] * most, weights[greater] - 1);
    const over = value % weights[greater];
    if (over > lesser) value += weights[greater] - over;
  }
  return value;
};

const boxRows = (column: number, box: Box | undefined, count: number): readonly { sum: Sum; most: number }[] => [
  ...(box && box.most < count ? [{ sum: [[column, 1]] as Sum, most: box.most }] : []),
  ...(box && box.least > 0 ? [{ sum: [[column, -1]] as Sum, most: -box.least }] : []),
];

const atLeast = (columns: readonly number[], amount: number) => ({
  sum: columns.map((column) => [column, -1] as const),
  most: -amount,
});

const atMost = (columns: readonly number[], amount: number) => ({
  sum: columns.map((column) => [column, 1] as const),
  most: amount,
});

import type { Budget } from './budget.ts';

/*
 * Linear programs by the dual simplex method, on a dense tableau that holds the nonbasic columns only. Costs are not negative, so
 * that beginning with nothing bought is already dual feasible. What comes out is in floating point: good for bounds and for a
 * guess at whole numbers, which whoever uses it checks exactly.
 */

/** The least cost · x, where each row's sum is at most its bound, and no x is negative. */
export interface Program {
  readonly cost: readonly number[];
  readonly rows: readonly {
    readonly sum: readonly (readonly [column: number, factor: number])[];
    readonly most: number;
  }[];
}

export interface Solution {
  readonly value: number;
  readonly x: readonly number[];
}

const TINY = 1e-9;
const ENOUGH = 1e-7;

/** Null when nothing fits the rows; `exhausted` when the budget ran out. A step is some ten numbers looked at. */
export const solve = ({ cost, rows }: Program, budget: Budget): Solution | null | 'exhausted' => {
  const width = cost.length;
  budget.left -= Math.ceil((width * rows.length) / 10);
  const numbers = new Float64Array(width * rows.length);
  const table = rows.map(({ sum }, at) => {
    const row = numbers.subarray(at * width, (at + 1) * width);
    for (const [column, factor] of sum) row[column] = (row[column] ?? 0) + factor;
    return row;
  });
  const bound = Float64Array.from(rows, ({ most }) => most);
  // No two columns cost quite the same: no pivot is without progress.
  const price = Float64Array.from(cost, (each, column) => each + ENOUGH * (1 + ((column * 7919) % 101)));
  const columns = Array.from(cost, (_, column) => column);
  const basis = rows.map((_, row) => width + row);
  for (;;) {
    const leaving = mostNegative(bound);
    if (leaving < 0) break;
    const pivotRow = table[leaving];
    const entering = pivotRow ? cheapestColumn(pivotRow, price) : -1;
    if (!pivotRow || entering < 0) return null;
    budget.left -= 1 + Math.ceil(pivot(table, bound, price, leaving, entering) / 10);
    if (budget.left < 0) return 'exhausted';
    const out = basis[leaving] ?? 0;
    basis[leaving] = columns[entering] ?? 0;
    columns[entering] = out;
  }
  const x = cost.map(() => 0);
  for (const [row, variable] of basis.entries()) if (variable < width) x[variable] = bound[row] ?? 0;
  return { value: x.reduce((sum, amount, column) => sum + amount * (cost[column] ?? 0), 0), x };
};

const mostNegative = (bound: Float64Array): number => {
  let found = -1;
  let least = -ENOUGH;
  for (let row = 0; row < bound.length; row += 1) {
    if ((bound[row] ?? 0) >= least) continue;
    least = bound[row] ?? 0;
    found = row;
  }
  return found;
};

const cheapestColumn = (row: Float64Array, price: Float64Array): number => {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < row.length; column += 1) {
    const factor = row[column] ?? 0;
    if (factor >= -TINY) continue;
    const ratio = (price[column] ?? 0) / -factor;
    if (ratio >= least) continue;
    least = ratio;
    found = column;
  }
  return found;
};

/** Exchanges a basic variable for a nonbasic one; gives how many numbers were looked at. */
const pivot = (
  table: readonly Float64Array[],
  bound: Float64Array,
  price: Float64Array,
  leaving: number,
  entering: number,
): number => {
  const row = table[leaving] ?? price;
  const factor = row[entering] ?? 1;
  for (let column = 0; column < row.length; column += 1) row[column] = (row[column] ?? 0) / factor;
  row[entering] = 1 / factor;
  bound[leaving] = (bound[leaving] ?? 0) / factor;
  let looked = row.length;
  for (const [at, other] of table.entries()) {
    const share = at === leaving ? 0 : (other[entering] ?? 0);
    if (Math.abs(share) < TINY) continue;
    subtract(other, row, share, entering);
    bound[at] = (bound[at] ?? 0) - share * (bound[leaving] ?? 0);
    looked += row.length;
  }
  subtract(price, row, price[entering] ?? 0, entering);
  return looked;
};

const subtract = (from: Float64Array, row: Float64Array, share: number, entering: number): void => {
  const pivoted = row[entering] ?? 0;
  for (let column = 0; column < from.length; column += 1)
    from[column] = (from[column] ?? 0) - share * (row[column] ?? 0);
  from[entering] = -share * pivoted;
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Program } from './simplex.ts';
import { solve } from './simplex.ts';

const WIDTH = 3;
const factors = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: WIDTH, maxLength: WIDTH });
const programs: fc.Arbitrary<Program> = fc.record({
  cost: fc.array(fc.nat(4), { minLength: WIDTH, maxLength: WIDTH }),
  rows: fc.array(
    fc.record({
      sum: factors.map((row) => row.map((factor, column) => [column, factor] as const)),
      most: fc.integer({ min: -6, max: 6 }),
    }),
    { maxLength: 4 },
  ),
});

const at = (sum: Program['rows'][number]['sum'], x: readonly number[]): number =>
  sum.reduce((total, [column, factor]) => total + factor * (x[column] ?? 0), 0);
const fits = ({ rows }: Program, x: readonly number[]): boolean =>
  rows.every(({ sum, most }) => at(sum, x) <= most + 1e-5);
const worth = ({ cost }: Program, x: readonly number[]): number =>
  x.reduce((total, amount, column) => total + amount * (cost[column] ?? 0), 0);

/** Every whole point in reach. */
const points = Array.from({ length: 9 ** WIDTH }, (_, index) =>
  Array.from({ length: WIDTH }, (_, column) => Math.floor(index / 9 ** column) % 9),
);

describe('A linear program', () => {
  test('is solved within its rows, and no whole point is worth less', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const solution = solve(program, { left: 100_000 });
        const whole = points.filter((point) => fits(program, point)).map((point) => worth(program, point));
        if (solution === 'exhausted') throw new Error('a small program takes few steps');
        if (solution === null) {
          expect(whole).toEqual([]);
          return;
        }
        expect(fits(program, solution.x)).toBe(true);
        expect(solution.x.every((each) => each > -1e-5)).toBe(true);
        expect(Math.min(...whole, Number.POSITIVE_INFINITY)).toBeGreaterThan(solution.value - 0.01);
      }),
      { numRuns: 2000 },
    );
  });

  test('is given up when the budget is', () => {
    expect(solve({ cost: [1], rows: [{ sum: [[0, -1]], most: -1 }] }, { left: 0 })).toBe('exhausted');
  });
});

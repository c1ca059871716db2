import { expect, it } from 'vitest';
import { NOTHING_SPENT, spending, spentThisTurn } from './spent.ts';

it('What was paid or lost adds up within a turn', () => {
  const spent = spending(spending(NOTHING_SPENT, 3, 1), 1, 1);
  expect(spentThisTurn(spent, 1)).toBe(4);
});

it('Nothing was paid or lost before the first payment', () => {
  expect(spentThisTurn(NOTHING_SPENT, 1)).toBe(0);
});

it('What was paid in an earlier turn does not count in this one', () => {
  const spent = spending(NOTHING_SPENT, 3, 1);
  expect(spentThisTurn(spent, 2)).toBe(0);
  expect(spentThisTurn(spending(spent, 2, 2), 2)).toBe(2);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudget, isOld, madeAt } from './budget.ts';

test('in any six seconds a channel’s old messages are edited at most twice, and none waits longer than that', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 4000 }), { maxLength: 30 }), (pauses) => {
      const budget = createBudget();
      const edits: number[] = [];
      let now = 1_000_000;
      for (const pause of pauses) {
        now += pause;
        const wait = budget.wait('channel', now);
        expect(wait).toBeLessThanOrEqual(6000);
        now += wait;
        budget.spend('channel', now);
        edits.push(now);
      }
      for (const [at, edit] of edits.entries()) {
        const third = edits[at + 2];
        if (third !== undefined) expect(third - edit).toBeGreaterThanOrEqual(6000);
      }
    }),
  );
});

test('channels have budgets of their own', () => {
  const budget = createBudget();
  budget.spend('one', 0);
  budget.spend('one', 0);
  expect(budget.wait('one', 1)).toBe(5999);
  expect(budget.wait('other', 1)).toBe(0);
});

test('a message tells by its id when it was made, and is old five minutes before the hour', () => {
  expect(new Date(madeAt('175928847299117063')).toISOString()).toBe('2016-04-30T11:18:25.796Z'); // the example of Discord's documentation
  const made = madeAt('175928847299117063');
  expect(isOld('175928847299117063', made + 54 * 60_000)).toBe(false);
  expect(isOld('175928847299117063', made + 56 * 60_000)).toBe(true);
});

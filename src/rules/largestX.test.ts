import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaiveGiven } from '../../test/naivePayment.ts';
import { payments } from '../../test/payments.ts';
import { largestX } from './largestX.ts';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';

const largest = (given: Record<string, unknown>) => {
  const question = readPayment({ ...given, x: 0 });
  const x = question.ok ? largestX(question.value) : question;
  return x.ok ? x.value : x.refusal.code;
};

/** The largest X found by trying each, up to more than all that these payments have. */
const tried = (given: NaiveGiven): number | null => {
  const payable = (x: number): boolean => {
    const question = readPayment({ ...given, x });
    const settled = question.ok ? settle(question.value) : question;
    return settled.ok && settled.value.reason === 'ok';
  };
  return Array.from({ length: 60 }, (_, x) => x).findLast(payable) ?? null;
};

describe('The largest X', () => {
  test('is the largest of all that can be paid', () => {
    const withX = payments.map((given): NaiveGiven => {
      const { alternative, cost, additional = [], waterbend = [], increases = [] } = given;
      const paid = [alternative ? '' : cost, ...additional, ...waterbend, ...increases].join('');
      return paid.includes('X') ? given : { ...given, additional: [...additional, '{X}'] }; // no open symbol: choices still fit
    });
    fc.assert(
      fc.property(withX, (given) => {
        expect(largest({ ...given })).toBe(tried(given));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test.each<[string, Record<string, unknown>, number | null]>([
    ['is 0 where no {X} is paid', { cost: '{X}', alternative: { free: true } }, 0],
    ['is none where the rest can not be paid', { cost: '{X}{U}', artifacts: 9, mechanics: ['improvise'] }, null],
    ['is shared by every {X}', { cost: '{X}{X}', pool: '{C}{C}{C}{C}{C}' }, 2],
    ['is larger by what is taken off', { cost: '{X}', reductions: ['{2}'], affinity: 1, pool: '{C}' }, 4],
    [
      'counts up to the largest number',
      { cost: '{X}', artifacts: Number.MAX_SAFE_INTEGER, mechanics: ['improvise'] },
      Number.MAX_SAFE_INTEGER,
    ],
    [
      'may be the only one, with waterbend under a minimum',
      { cost: '{0}', waterbend: ['{X}'], minimum: 3, artifacts: 3 },
      3,
    ],
  ])('%s', (_, given, x) => {
    expect(largest(given)).toBe(x);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaiveGiven } from '../../test/naivePayment.ts';
import { naiveAnswer } from '../../test/naivePayment.ts';
import { additions, payments } from '../../test/payments.ts';
import { MANA_TYPES } from './mana.ts';
import type { Settlement } from './payment.ts';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';
import { REASONS } from './stages.ts';
import { manaSpent } from './way.ts';

const settled = (given: NaiveGiven): Settlement => {
  const question = readPayment({ ...given });
  if (!question.ok) throw new Error(JSON.stringify(question.refusal));
  const settlement = settle(question.value);
  if (!settlement.ok) throw new Error(JSON.stringify(settlement.refusal));
  return settlement.value;
};

describe('A payment', () => {
  test('is decided as by trying everything: whether, how far, with how little mana, and in the best way', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const { reason, minMana, way } = settled(given);
        const best = way && {
          life: way.life,
          mana: Object.values(manaSpent(way)).reduce((sum, amount) => sum + amount, 0),
          cards: way.delve,
        };
        expect({ reason, minMana, best }).toEqual(naiveAnswer(given));
      }),
      { numRuns: 3000 },
    );
  }, 60_000);

  test('never gets harder with one more thing to pay with', () => {
    fc.assert(
      fc.property(payments, additions, (given, withMore) => {
        const [before, after] = [settled(given), settled(withMore(given))];
        expect(REASONS.indexOf(after.reason)).toBeGreaterThanOrEqual(REASONS.indexOf(before.reason));
        if (before.minMana !== null) expect(after.minMana).toBeLessThanOrEqual(before.minMana);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  test('that fails says what is missing, and succeeds once that is there', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const { reason, missing } = settled(given);
        fc.pre(missing !== null && !given.noMana && given.context === 'spell');
        const { generic, snow, typed } = missing;
        const mana = [...MANA_TYPES.map((type) => `{${type}}`.repeat(typed[type])), '{C}'.repeat(generic)].join('');
        const supplied = settled({
          ...given,
          life: (given.life ?? 20) + missing.life,
          energy: (given.energy ?? 0) + missing.energy,
          pool: (given.pool ?? '') + mana,
          snowPool: (given.snowPool ?? '') + '{C}'.repeat(snow),
        });
        expect(REASONS.indexOf(supplied.reason)).toBeGreaterThan(REASONS.indexOf(reason));
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});

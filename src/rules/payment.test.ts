import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaiveGiven } from '../../test/naivePayment.ts';
import { naiveAnswer } from '../../test/naivePayment.ts';
import { payments } from '../../test/payments.ts';
import type { Settlement } from './payment.ts';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';
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
});

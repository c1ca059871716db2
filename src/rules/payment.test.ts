import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NaiveGiven } from '../../test/naivePayment.ts';
import { naiveAnswer } from '../../test/naivePayment.ts';
import { additions, payments } from '../../test/payments.ts';
import { NO_MANA } from './byType.ts';
import { MANA_TYPES } from './mana.ts';
import type { Missing } from './missing.ts';
import { NOTHING_MISSING } from './missing.ts';
import type { Settlement } from './payment.ts';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';
import { REASONS } from './stages.ts';
import { manaSpent } from './way.ts';

const settled = (given: object): Settlement => {
  const question = readPayment({ ...given });
  if (!question.ok) throw new Error(JSON.stringify(question.refusal));
  const settlement = settle(question.value);
  if (!settlement.ok) throw new Error(JSON.stringify(settlement.refusal));
  return settlement.value;
};

/** The same with the mana that is missing, and with so much life and energy. */
const withMore = (given: NaiveGiven, { generic, snow, typed }: Missing, life: number, energy: number): object => {
  const mana = [...MANA_TYPES.map((type) => `{${type}}`.repeat(typed[type])), '{C}'.repeat(generic)].join('');
  const snowMana = '{C}'.repeat(snow);
  return { ...given, life, energy, pool: (given.pool ?? '') + mana, snowPool: (given.snowPool ?? '') + snowMana };
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

  test('that fails says all that is missing, and succeeds once that is there', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const { missing, withMoreLife } = settled(given);
        fc.pre(missing !== null && !given.noMana && given.context === 'spell');
        const { life = 20, energy = 0 } = given;
        expect(settled(withMore(given, missing, life + missing.life, energy + missing.energy)).reason).toBe('ok');
        if (!withMoreLife) return;
        expect(settled(withMore(given, withMoreLife.missing, withMoreLife.life, energy)).reason).toBe('ok');
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test.each<[string, object, object]>([
    [
      'of any kind, when there is nothing',
      { cost: '{2}{U}{U}{C}{S}' },
      { generic: 2, snow: 1, typed: { ...NO_MANA, U: 2, C: 1 } },
    ],
    [
      'and uses what there is for colors first',
      { cost: '{2}{U}{U}', pool: '{U}' },
      { generic: 2, typed: { ...NO_MANA, U: 1 } },
    ],
    [
      'of mana, when energy is missing too',
      { cost: '{2}', alternative: { mana: '{1}', energy: 2 }, energy: 1 },
      { generic: 1, energy: 1 },
    ],
  ])('says what is missing %s', (_, given, missing) => {
    expect(settled(given).missing).toMatchObject(missing);
  });

  test.each<[string, object, object | null]>([
    ['2 life instead of the mana', { cost: '{U/P}{1}', pool: '{C}', life: 1 }, { life: 2, missing: NOTHING_MISSING }],
    ['all the life that takes', { cost: '{U/P}{U/P}', life: 3 }, { life: 4, missing: NOTHING_MISSING }],
    ['what is missing beside it', { cost: '{U/P}{W}', life: 1 }, { life: 2, missing: { typed: { ...NO_MANA, W: 1 } } }],
    ['nothing where life helps no more', { cost: '{U/P}{W}', life: 2 }, null],
    ['nothing where life can’t be paid', { cost: '{U/P}', canPayLife: false }, null],
  ])('that fails for want of life for Phyrexian mana offers %s', (_, given, instead) => {
    const { withMoreLife } = settled(given);
    if (instead === null) expect(withMoreLife).toBeNull();
    else expect(withMoreLife).toMatchObject(instead);
  });
});

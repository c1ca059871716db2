import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payments } from '../../test/payments.ts';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';
import { readUse } from './readPlan.ts';
import { remainingAfter } from './remaining.ts';
import { makeTotal } from './total.ts';

const left = (given: Record<string, unknown>, used: Record<string, unknown>): string => {
  const question = readPayment(given);
  const use = readUse(used);
  if (!question.ok || !use.ok) return question.ok ? 'bad use' : question.refusal.code;
  const remaining = remainingAfter(question.value, use.value);
  return remaining.ok ? makeTotal(remaining.value.total, remaining.value.open) : remaining.refusal.code;
};

describe('What remains of a cost', () => {
  const both = { artifacts: 5, graveyard: 5, mechanics: ['improvise', 'delve'] };
  test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    [
      'is less a generic mana for each artifact and card',
      { cost: '{3}{U}', ...both },
      { improvise: 1, delve: 1 },
      '{1}{U}',
    ],
    ['can not be less than its colors', { cost: '{3}{U}', ...both }, { improvise: 2, delve: 2 }, 'overpaid'],
    [
      'keeps the other generic mana when only waterbend is tapped for',
      { cost: '{1}{U}', waterbend: ['{3}'], artifacts: 5 },
      { waterbend: 3 },
      '{1}{U}',
    ],
    [
      'is not reached by tapping more than waterbend asks',
      { cost: '{1}{U}', waterbend: ['{3}'], artifacts: 5 },
      { waterbend: 4 },
      'overpaid',
    ],
    ['can not be tapped for without waterbend', { cost: '{3}', artifacts: 5 }, { waterbend: 1 }, 'keyword-missing'],
    [
      'is left open where it is still to be announced',
      { cost: '{2}{W/U}{2/R}', ...both },
      { improvise: 2 },
      '{W/U}{2/R}',
    ],
    ['announces as generic what is tapped for', { cost: '{2}{2/R}{2/R}', ...both }, { improvise: 3 }, '{1}{2/R}'],
    ['is what was announced where it was', { cost: '{2/R}', choices: ['R'], ...both }, { improvise: 1 }, 'overpaid'],
    [
      'needs the artifacts it is tapped with',
      { cost: '{3}', artifacts: 1, mechanics: ['improvise'] },
      { improvise: 2 },
      'resource-unavailable',
    ],
    [
      'needs untapped artifacts',
      { cost: '{3}', permanents: [{ types: ['artifact'], tapped: true }], mechanics: ['improvise'] },
      { improvise: 1 },
      'resource-unavailable',
    ],
    [
      'uses a permanent once',
      { cost: '{1}', waterbend: ['{1}'], artifacts: 1, mechanics: ['improvise'] },
      { improvise: 1, waterbend: 1 },
      'resource-unavailable',
    ],
    [
      'does not count the spell among the cards',
      { cost: '{3}', graveyard: 2, graveyardIncludesSpell: true, mechanics: ['delve'] },
      { delve: 2 },
      'resource-unavailable',
    ],
    [
      'does not care for energy',
      { cost: '{3}', alternative: { energy: 5 }, increases: ['{1}'], ...both },
      { delve: 1 },
      '{0}',
    ],
  ])('%s', (_, given, use, expected) => {
    expect(left(given, use)).toBe(expected);
  });

  test('is the total when nothing was used', () => {
    fc.assert(
      fc.property(payments, (given) => {
        fc.pre(
          !/\//.test(
            [
              given.cost,
              ...(given.additional ?? []),
              ...(given.waterbend ?? []),
              ...(given.increases ?? []),
              ...(given.reductions ?? []),
            ].join(''),
          ),
        );
        const question = readPayment({ ...given });
        const settled = question.ok ? settle(question.value) : question;
        expect(settled.ok && makeTotal(settled.value.total)).toBe(left({ ...given }, {}));
      }),
    );
  });
});

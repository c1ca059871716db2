import { describe, expect, test } from 'vitest';
import { settle } from './payment.ts';
import { readPayment } from './question.ts';
import { makeTotal } from './total.ts';

const totalOf = (given: Record<string, unknown>): string => {
  const question = readPayment(given);
  const settled = question.ok ? settle(question.value) : question;
  return settled.ok ? makeTotal(settled.value.total) : settled.refusal.code;
};

describe('The total cost', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    [
      '601.2f',
      'adds increases before it subtracts reductions',
      { cost: '{1}{R}', increases: ['{2}'], reductions: ['{4}'] },
      '{R}',
    ],
    ['107.3i', 'counts every {X} alike', { cost: '{X}{X}{U}', x: 2 }, '{4}{U}'],
    ['107.3a', 'counts the {X} of additional costs', { cost: '{U}', additional: ['{X}'], x: 3 }, '{3}{U}'],
    ['118.7', 'is never less than {0}', { cost: '{2}', reductions: ['{3}'] }, '{0}'],
    [
      '118.7a',
      'keeps its colored mana whatever generic mana is taken off',
      { cost: '{1}{U}{C}', reductions: ['{9}'] },
      '{U}{C}',
    ],
    [
      '118.7b',
      'loses generic mana to a reduction in a color it does not have',
      { cost: '{3}{G}', reductions: ['{U}'] },
      '{2}{G}',
    ],
    [
      '118.7c',
      'loses generic mana to what a color reduction has left',
      { cost: '{3}{U}', reductions: ['{U}{U}'] },
      '{2}',
    ],
    [
      '118.7d',
      'loses generic mana to what a colorless reduction has left',
      { cost: '{3}{C}', reductions: ['{C}{C}{C}'] },
      '{1}',
    ],
    [
      '118.7b',
      'loses nothing to a color it does not have without generic mana',
      { cost: '{G}', reductions: ['{U}'] },
      '{G}',
    ],
    [
      '118.7e',
      'is reduced by the chosen half of a hybrid',
      { cost: '{2}{W}{U}', reductions: ['{W/U}'], reductionChoices: ['U'] },
      '{2}{W}',
    ],
    [
      '118.7e',
      'is reduced by two generic mana where that half is chosen',
      { cost: '{3}{U}', reductions: ['{2/U}'], reductionChoices: ['2'] },
      '{1}{U}',
    ],
    [
      '118.7e',
      'is reduced by colorless mana where that half is chosen',
      { cost: '{1}{C}{U}', reductions: ['{C/U}'], reductionChoices: ['C'] },
      '{1}{U}',
    ],
    ['118.7f', 'is reduced by the color of a Phyrexian symbol', { cost: '{2}{U}', reductions: ['{U/P}'] }, '{2}'],
    ['118.7g', 'loses generic mana, not snow, to a snow reduction', { cost: '{1}{S}', reductions: ['{S}{S}'] }, '{S}'],
    [
      '702.41a',
      'loses generic mana for each thing that affinity counts',
      { cost: '{2/B}{2/B}', affinity: 3, choices: ['2', '2'] },
      '{1}',
    ],
    [
      '601.2b',
      'is announced with life, which no reduction touches',
      { cost: '{1}{U/P}', reductions: ['{U}'], choices: ['life'] },
      '{0}',
    ],
    [
      '601.2f',
      'rises to a minimum last of all, with generic mana',
      { cost: '{2}{U}', reductions: ['{2}'], minimum: 3 },
      '{2}{U}',
    ],
    ['601.2f', 'counts no life towards a minimum', { cost: '{U/P}', choices: ['life'], minimum: 2 }, '{2}'],
    [
      '118.9d',
      'is an alternative cost with all that changes it',
      { cost: '{9}', alternative: { mana: '{2}{U}' }, additional: ['{3}'], increases: ['{1}'], reductions: ['{2}'] },
      '{4}{U}',
    ],
    [
      '118.9d',
      'is only the taxes where energy is paid instead',
      { cost: '{4}{U}', alternative: { energy: 2 }, energy: 2, increases: ['{2}'] },
      '{2}',
    ],
    [
      '107.3b',
      'reads generic, W, U, B, R, G, C, S',
      { cost: '{S}{C}{G}{R}{B}{U}{W}{2}{1}' },
      '{3}{W}{U}{B}{R}{G}{C}{S}',
    ],
    [
      'contract',
      'is refused when it can not be held exactly',
      { cost: '{X}{X}', x: Number.MAX_SAFE_INTEGER },
      'total-too-large',
    ],
  ])('%s: %s', (_rule, _title, given, total) => {
    expect(totalOf(given)).toBe(total);
  });
});

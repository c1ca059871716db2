import { describe, expect, test } from 'vitest';
import { readPayment } from './question.ts';

const codeOf = (given: Record<string, unknown>): string => {
  const question = readPayment(given);
  return question.ok ? 'read' : question.refusal.code;
};

describe('A question about a payment is refused', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['without a mana cost and anything paid instead', { cost: null }, 'no-mana-cost'],
    ['without a mana cost, even when it is increased', { cost: null, increases: ['{1}'] }, 'no-mana-cost'],
    ['when what is paid instead has no cost either', { cost: '{1}', alternative: { mana: null } }, 'no-mana-cost'],
    ['when X was not announced', { cost: '{X}' }, 'x-required'],
    ['when X of an additional cost was not announced', { cost: '{1}', additional: ['{X}'] }, 'x-required'],
    ['when X of a waterbend cost was not announced', { cost: '{0}', waterbend: ['{X}'] }, 'x-required'],
    ['when X is text', { cost: '{U}', x: '3' }, 'not-a-number'],
    ['when X is true', { cost: '{X}', x: true }, 'not-a-number'],
    ['when a spell is free and X is not 0', { cost: '{X}', x: 1, alternative: { free: true } }, 'x-must-be-zero'],
    [
      'when X is paid with energy instead and not 0',
      { cost: '{X}', x: 1, alternative: { energy: 1 } },
      'x-must-be-zero',
    ],
    ['with an alternative that is none', { cost: '{1}', alternative: { blood: 1 } }, 'invalid-choice'],
    ['with negative energy to pay', { cost: '{1}', alternative: { energy: -1 } }, 'negative-number'],
    ['with too few choices', { cost: '{W/U}{2/R}', choices: ['W'] }, 'choices-mismatch'],
    ['with choices where there is nothing to choose', { cost: '{U}', choices: ['U'] }, 'choices-mismatch'],
    ['with a choice that is no half', { cost: '{W/U}', choices: ['life'] }, 'invalid-choice'],
    [
      'with life for a hybrid reduction',
      { cost: '{9}', reductions: ['{W/U/P}'], reductionChoices: ['life'] },
      'invalid-choice',
    ],
    [
      'with a choice for a reduction of one color',
      { cost: '{9}', reductions: ['{U/P}'], reductionChoices: ['U'] },
      'choices-mismatch',
    ],
    ['with snow as a type of mana', { cost: '{1}', snowPool: '{S}' }, 'invalid-pool-symbol'],
    ['with hybrid mana in a pool', { cost: '{1}', pool: '{W/U}' }, 'invalid-pool-symbol'],
    ['with text for artifacts', { cost: '{1}', artifacts: 'two' }, 'not-a-number'],
    ['with null for artifacts', { cost: '{1}', artifacts: null }, 'not-a-number'],
    ['with endlessly many artifacts', { cost: '{1}', artifacts: Number.POSITIVE_INFINITY }, 'number-too-large'],
    ['with a fraction of a creature', { cost: '{1}', creatures: [{ colors: 'W', n: 0.5 }] }, 'not-an-integer'],
    ['with a creature of no known color', { cost: '{1}', creatures: [{ colors: 'X' }] }, 'unknown-symbol'],
    [
      'with mana of no defined type',
      { cost: '{1}', permanents: [{ mana: [{ produces: '{X}' }] }] },
      'invalid-pool-symbol',
    ],
    [
      'with a mana ability that makes text',
      { cost: '{1}', permanents: [{ mana: [{ produces: 'blue' }] }] },
      'stray-text',
    ],
    [
      'with negative energy for a mana ability',
      { cost: '{1}', permanents: [{ mana: [{ produces: '{U}', energy: -1 }] }] },
      'negative-number',
    ],
    ['with a helper who has no such mana', { cost: '{1}', helper: { pool: '{3}' } }, 'invalid-pool-symbol'],
    ['with a keyword that does not help to pay', { cost: '{1}', mechanics: ['affinity'] }, 'unknown-mechanic'],
    ['with a context that is none', { cost: '{1}', context: 'draft' }, 'invalid-choice'],
  ])('%s', (_, given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  test('for its first fault in the order of the fields', () => {
    const faults: Record<string, unknown> = {
      cost: '{',
      x: -1,
      alternative: { mana: '{Z}' },
      additional: ['U'],
      waterbend: [1],
      increases: ['{}'],
      reductions: ['{E}'],
      affinity: -1,
      minimum: 0.5,
      choices: ['W'],
      pool: '{2}',
      artifacts: null,
      mechanics: ['ramp'],
    };
    const codes = Object.keys(faults).map((_, at) => codeOf(Object.fromEntries(Object.entries(faults).slice(at))));
    expect(codes).toEqual([
      'unbalanced-braces',
      'negative-number',
      'unknown-symbol',
      'no-mana-cost', // from here on there is neither a cost nor anything paid instead
      ...Array.from({ length: 9 }, () => 'no-mana-cost'),
    ]);
    const paid = { ...faults, cost: '{1}', x: 0, alternative: null };
    const rest = Object.keys(faults).slice(3);
    expect(
      rest.map((_, at) =>
        codeOf({ ...paid, ...Object.fromEntries(rest.slice(0, at).map((field) => [field, undefined])) }),
      ),
    ).toEqual([
      'stray-text',
      'not-a-string',
      'empty-symbol',
      'not-a-mana-symbol',
      'negative-number',
      'not-an-integer',
      'choices-mismatch',
      'invalid-pool-symbol',
      'not-a-number',
      'unknown-mechanic',
    ]);
  });
});

describe('A question about a payment is read', () => {
  test.each<[string, Record<string, unknown>]>([
    ['with X ignored where no cost has it', { cost: '{3}', x: 5 }],
    ['with X 0 for a free spell', { cost: '{X}', x: 0, alternative: { free: true } }],
    ['without a mana cost when something is paid instead', { cost: null, alternative: { mana: '{1}' } }],
    [
      'with mana of a hybrid, a Phyrexian, a generic and a snow symbol',
      { cost: '{1}', permanents: [{ mana: [{ produces: '{W/U}{G/P}{2}{S}' }] }] },
    ],
    ['with choices in any letter case', { cost: '{W/U}{B/P}', choices: ['u', 'LIFE'] }],
  ])('%s', (_, given) => {
    expect(codeOf(given)).toBe('read');
  });

  test('with 20 life, for a spell, and nothing else, unless it says so', () => {
    const question = readPayment({ cost: '{1}' });
    expect(question).toMatchObject({
      ok: true,
      value: {
        energy: 0,
        choices: null,
        resources: { life: 20, canPayLife: true, energy: 0, context: 'spell', graveyard: 0 },
      },
    });
  });

  test('without the spell itself among the cards to exile', () => {
    expect(readPayment({ cost: '{1}', graveyard: 3, graveyardIncludesSpell: true })).toMatchObject({
      value: { resources: { graveyard: 2 } },
    });
  });
});

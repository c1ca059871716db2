import { describe, expect, test } from 'vitest';
import { placedAsTyped, typedAlternative, typedCost, typedMana } from './typed.ts';

describe('Mana may be typed', () => {
  test.each([
    ['2UU', '{2}{U}{U}'],
    ['x3uu', '{x}{3}{u}{u}'],
    ['12', '{12}'],
    ['{2}{U/W} u', '{2}{U/W} {u}'],
    ['1UW/UB', '{1}{U}{W/U}{B}'],
    ['2/UG/U/P', '{2/U}{G/U/P}'],
    ['2, U + U', '{2} {U} {U}'],
    ['{2/U', '{2/U'],
    ['2}', '{2}}'],
    ['{2}½', '{2}½'],
    ['2UUZ', '{2}UUZ'],
    ['two blue', 'two blue'],
    ['UUSX', '{U}{U}{S}{X}'],
    ['', ''],
  ])('as %s', (typed, text) => {
    expect(typedMana(typed).text).toBe(text);
  });

  test('and a fault is found where it was typed', () => {
    const cost = typedMana('2u{🙂}Zé');
    const fault = { code: 'unknown-symbol', field: 'cost' } as const;
    expect(placedAsTyped({ ...fault, at: 7, found: '{🙂}' }, { cost })).toMatchObject({ at: 3, found: '{🙂}' });
    expect(placedAsTyped({ ...fault, at: 10, found: '{Z}' }, { cost })).toMatchObject({ at: 6, found: 'Z' });
    expect(placedAsTyped({ code: 'no-mana-cost' }, { cost })).toEqual({ code: 'no-mana-cost' });
  });
});

test('Energy may be typed into a cost, and a fault beside it is found where it was typed', () => {
  const cost = typedCost('2{E} EU{ e }🙂Z');
  expect(cost).toMatchObject({ text: '{2} {U} 🙂{Z}', energy: 3 });
  const fault = { code: 'unknown-symbol', field: 'cost', at: 10, found: '{Z}' } as const;
  expect(placedAsTyped(fault, { cost })).toMatchObject({ at: 14, found: 'Z' });
});

test.each([
  ['free', { free: true }],
  ['Gratuit', { free: true }],
  ['{E}{E}', { mana: '', energy: 2 }],
  ['EEE', { mana: '', energy: 3 }],
  ['8e', { mana: '', energy: 8 }],
  ['8 {E}', { mana: '', energy: 8 }],
  ['2EE', { mana: '{2} ', energy: 2 }],
  ['5U', { mana: '{5}{U}', energy: 0 }],
])('What is paid instead may be typed as %s', (typed, alternative) => {
  expect(typedAlternative(typed)).toEqual(alternative);
});

import { expect, test } from 'vitest';
import { typedEnergyAmount } from './amount.ts';

test.each([
  ['3', 3],
  [' 0 ', 0],
  ['{E}{E}', 2],
  ['{e} {e} {e}', 3],
  ['EE', 2],
  ['3{E}', 3],
  ['4 E', 4],
  ['any', null],
  ['Any amount', null],
  ['X', null],
  ['toute', null],
  ['Toute quantité', null],
  ["n'importe", null],
  ['n’importe quelle quantité', null],
  ['nimporte laquelle', null],
])('An amount of energy may be typed as %s', (typed, amount) => {
  expect(typedEnergyAmount(typed)).toEqual({ ok: true, value: amount });
});

test.each([
  ['-1', 'negative-number'],
  ['−1', 'negative-number'],
  ['1,5', 'not-an-integer'],
  ['1000000001', 'number-too-large'],
  ['1000000001{E}', 'number-too-large'],
  ['3{E}{E}', 'bad-energy-amount'],
  ['lots', 'bad-energy-amount'],
  ['anything', 'bad-energy-amount'],
  ['', 'bad-energy-amount'],
])('An amount of energy is not %s', (typed, code) => {
  expect(typedEnergyAmount(typed)).toMatchObject({ ok: false, refusal: { code } });
});

import { expect, test } from 'vitest';
import { typedMechanics } from './mechanics.ts';

test.each([
  ['improvise, Delve', ['improvise', 'delve'], 0],
  ['Fouille ; CONVOCATION', ['delve', 'convoke'], 0],
  ['convoke improvise', ['convoke', 'improvise'], 0],
  ['Convocation et improvisation', ['convoke', 'improvise'], 0],
  ['affinité 3, affinity 2', [], 5],
  ['delve affinity 4 assist', ['delve', 'assist'], 4],
  ['affinity for artifacts 3', [], 3],
  ['', [], 0],
])('Keywords typed as %s', (typed, mechanics, affinity) => {
  expect(typedMechanics(typed)).toEqual({ ok: true, value: { mechanics, affinity } });
});

test.each([
  ['ramp', 'ramp'],
  ['convoke improvse', 'improvse'],
  ['Affinité', 'Affinité'],
  ['affinity 3x', 'affinity'],
  ['constructor', 'constructor'],
])('Keywords are not %s', (typed, found) => {
  expect(typedMechanics(typed)).toEqual({ ok: false, refusal: { code: 'unknown-mechanic', found } });
});

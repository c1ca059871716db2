import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksFrench, wordsOf } from './words.ts';

test.each([
  ["l'or", true],
  ['l’or', true],
  ['tiercé', true],
  ['tierce\u0301', true],
  ['pot-de-vin', true],
  ['le sort', true],
  ["can't be countered", false],
  ["Urza's oath", false],
  ['cards on top or not', false],
  ['tour', false],
])('Only French is written like %j: %j', (text, french) => {
  expect(looksFrench(text)).toBe(french);
});

const PARTS = [
  '{E}',
  '{2/W}',
  "creature's",
  'l’arbre',
  "qu'un",
  "can't",
  'dés',
  'œuvre',
  'É',
  'e\u0301',
  '\u00A0',
  '\n',
  '´',
  '{',
  '}',
  'Σ',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PARTS, ' '), fc.string({ unit: 'grapheme', maxLength: 4 })))
  .map((parts) => parts.join(''));

test('The words of a text are those of what stands between its spaces', () => {
  fc.assert(
    fc.property(text, (it) => {
      expect(it.split(' ').flatMap(wordsOf)).toEqual(wordsOf(it));
    }),
    { numRuns: 200 },
  );
});

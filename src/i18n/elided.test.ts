import { expect, test } from 'vitest';
import { de } from './elided.ts';

test.each([
  ['IPG 2.9', "d'IPG 2.9"],
  ['MTR 99', 'de MTR 99'],
  ['702.300', 'de 702.300'],
  ['Énergie', "d'Énergie"],
  ['**Œil d’Ugin**', "d'**Œil d’Ugin**"],
  ['Vol', 'de Vol'],
])('« de » is elided before a vowel: %s', (name, said) => {
  expect(de(name)).toBe(said);
});

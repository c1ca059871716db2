import { expect, test } from 'vitest';
import { areFrenchForms, stemOf } from './stem.ts';

test.each([
  ['perdue', 'perdre'],
  ['bloque', 'bloquer'],
  ['attribuees', 'attribuer'],
  ['bleues', 'bleu'],
  ['boucles', 'boucle'],
  ['sacrifiez', 'sacrifier'],
  ['egaux', 'egal'],
])('%s has the stem of %s, and may be a form of it', (word, of) => {
  expect(stemOf(word, 'fr')).toBe(stemOf(of, 'fr'));
  expect(areFrenchForms(word, of)).toBe(true);
});

test.each([
  ['bouclier', 'boucle'],
  ['vertu', 'vert'],
  ['vertueux', 'vert'],
  ['lancier', 'lancer'],
  ['banniere', 'banni'],
  ['paix', 'payer'],
  ['poussiere', 'poussee'],
  ['poussee', 'poussiere'],
])('%s has the stem of %s, and is a word of its own', (word, of) => {
  expect(stemOf(word, 'fr')).toBe(stemOf(of, 'fr'));
  expect(areFrenchForms(word, of)).toBe(false);
});

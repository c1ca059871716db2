import { expect, test } from 'vitest';
import { readApart } from './apart.ts';

const WORDS = ['force', 'pierre', 'lightning', 'helix', 'temple', 'god', '100', '000'];
const apart = (typed: string) =>
  readApart(
    typed.split(' '),
    (word) => WORDS.includes(word),
    (letters) => WORDS.some((word) => word.startsWith(letters)),
  )?.join(' ') ?? null;

test.each([
  ['two words', 'helixlightning', 'helix lightning'],
  ['two of which one has a plural it has not', 'forcespierre', 'forces pierre'],
  ['a word and the beginning of another', 'helixlight', 'helix light'],
  ['a word and a small one after it', 'pierres forcede', 'pierres force de'],
  ['a word and a small one before it', 'ofgods temple', 'of gods temple'],
  ['two numbers', '100000', '100 000'],
])('What was typed as one is read apart: %s', (_what, typed, words) => {
  expect(apart(typed)).toBe(words);
});

test.each([
  ['a known word', 'lightning'],
  ['a word that begins as a known one', 'helixx'],
  ['few letters', 'godof'],
])('Left as it was typed is %s', (_what, typed) => {
  expect(apart(typed)).toBeNull();
});

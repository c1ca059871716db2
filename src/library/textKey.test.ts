import { expect, test } from 'vitest';
import { textKey } from './textKey.ts';

test.each([
  ['curly and straight apostrophes', 'la Coureuse d’éclairs', "la Coureuse d'éclairs"],
  ['curly and straight double quotes', 'mana “of any type”', 'mana "of any type"'],
  ['no-break and narrow spaces', 'marqueurs «\u00A0énergie\u202F»', 'marqueurs « énergie »'],
  ['line ends and runs of spaces', ' Vous dégagez\r\n  tout. ', 'Vous dégagez tout.'],
  ['accents in one or two characters', 'e\u0301nergie', 'énergie'],
])('A text keeps its key across %s', (_, one, other) => {
  expect(textKey(one)).toBe(textKey(other));
});

test.each([
  ['a corrected word', 'writing theme down', 'writing them down'],
  ['guillemets for quotes', '« énergie »', '" énergie "'],
  ['letter case', 'Payez', 'payez'],
  ['one symbol more', '{E}{E}', '{E}'],
])('A text loses its key with %s', (_, one, other) => {
  expect(textKey(one)).not.toBe(textKey(other));
});

test('A key is the first half of the SHA-256 of the plain text, in hexadecimal', () => {
  expect(textKey('“a”')).toBe('ac8d8342bbb2362d13f0a559a3621bb4');
  expect(textKey('')).toBe('e3b0c44298fc1c149afbf4c8996fb924');
});

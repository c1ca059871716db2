import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPrinted, withLostSymbols } from './asPrinted.ts';

describe('A printed text', () => {
  test.each([
    "Energy counters aren't mana. They don't go away as steps, phases, and turns end: see {E}{E} (107.14)!",
    'Les marqueurs « énergie » ne sont pas du mana.',
    'See https://example.com/a_b~c for more.',
    '+1/+1 counters stay. 2 < 3 - 1; see [tap symbol].',
  ])('reads as it is: %s', (text) => {
    expect(asPrinted(text)).toBe(text);
  });

  test.each([
    [
      '*two* _words_ ~~gone~~ `code` ||hidden||',
      '\\*two\\* \\_words\\_ \\~\\~gone\\~\\~ \\`code\\` \\|\\|hidden\\|\\|',
    ],
    ['# heading', '\\# heading'],
    ['> quote', '\\> quote'],
    ['- item', '\\- item'],
    ['-# small', '\\-# small'],
    ['1. item', '1\\. item'],
    ['<@123> and <t:1:R>', '\\<@123> and \\<t:1:R>'],
    ['[text](https://example.com)', '\\[text](https://example.com)'],
    ['one\ntwo', 'one two'],
    ['a\u202Eb\u200Bc', 'abc'],
  ])('formats nothing: %s', (text, shown) => {
    expect(asPrinted(text)).toBe(shown);
  });

  test('never mentions, whatever it says', () => {
    fc.assert(fc.property(fc.string(), (text) => !/(?<!\\)<@|\n/.test(asPrinted(text))));
  });
});

test.each([
  ['un , vous', [3], 'un [?], vous'],
  ['est là', [0], '[?] est là'],
  ['payer de même', [9], 'payer de [?] même'],
  ['paie . »', [5], 'paie [?]. »'],
  ['gagnez (deux)', [7], 'gagnez [?] (deux)'],
  ['a  b', [2], 'a [?] b'],
  ['whole', [], 'whole'],
])('A lost symbol in %j is shown where it stood', (text, lost, shown) => {
  expect(withLostSymbols(text, lost, '[?]')).toBe(shown);
});

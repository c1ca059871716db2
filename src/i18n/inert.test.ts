import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inert, oneLine } from './inert.ts';

describe('What people type is shown, and does nothing', () => {
  it.each([
    ['**bold** _it_', '\\*\\*bold\\*\\* \\_it\\_'],
    ['@everyone', '\\@everyone'],
    ['<@&123>', '\\<\\@&123\\>'],
    ['@\u202Eeveryone', '\\@everyone'],
    ['a\nb\r\nc\u2028d', 'a b c d'],
    ['# title', '\\# title'],
    ['-# small', '\\-\\# small'],
    ['[x](https://x.y)', '\\[x\\]\\(https\\://x\\.y\\)'],
    ['e\u0301clair', 'éclair'],
    ['1. list', '1\\. list'],
    ['zal\u0301\u0302\u0303\u0304\u0305go', 'zaĺ\u0302\u0303\u0304go'],
    ['\u3164', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(inert(typed)).toBe(shown);
  });

  it('is cut by code point, with a sign that it was', () => {
    expect(oneLine('⚡'.repeat(101))).toBe(`${'⚡'.repeat(99)}…`);
    expect(oneLine('⚡'.repeat(100))).toBe('⚡'.repeat(100));
  });

  it('never leaves a mention, a break, an invisible character or unescaped markdown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const shown = inert(typed);
        expect(shown).not.toMatch(/(?<!\\)[*_~`|>#[\]()<:@]/);
        expect(shown).not.toMatch(/[\n\r\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B-\u200F]/);
        expect([...oneLine(typed)].length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

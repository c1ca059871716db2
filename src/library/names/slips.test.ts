import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, pack } from './letters.ts';
import { countSlips, MOST_SLIPS, slips } from './slips.ts';

const between = (typed: string, name: string) => {
  const letters = Uint8Array.from(typed, (letter) => codeOf(letter.charCodeAt(0)));
  countSlips(letters, 0, letters.length, pack([name]), 0);
  return { ...slips };
};
const whole = (typed: string, name: string) => between(typed, name).whole;

describe('Slips', () => {
  test.each([
    ['a letter left out', 'conter', 'counter'],
    ['two letters swapped', 'conuter', 'counter'],
    ['a letter doubled', 'counnter', 'counter'],
    ['a doubled letter typed once', 'runer', 'runner'],
  ])('%s is one', (_what, typed, name) => {
    expect(whole(typed, name)).toBe(1);
  });

  test.each([
    ['a key beside the right one', 'cpunter', 'cxunter', 'counter'],
    ['a letter heard as another', 'kounter', 'mounter', 'counter'],
    ['two letters heard as one', 'farma', 'xarma', 'pharma'],
    ['one letter heard as two', 'ouing', 'xxing', 'wing'],
  ])('%s is less than a wrong letter', (_what, often, seldom, name) => {
    expect(whole(often, name)).toBeGreaterThan(0);
    expect(whole(often, name)).toBeLessThan(whole(seldom, name));
  });

  test('What is cut short has none in its beginning', () => {
    expect(between('count', 'counterspell')).toEqual({ whole: MOST_SLIPS, start: 0 });
    expect(between('cuont', 'counterspell').start).toBe(1);
  });

  const word = fc.stringMatching(/^[a-z]{1,30}$/);

  test('A name has none with itself, and never more than are counted with another', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(whole(one, one)).toBe(0);
        const found = between(one, other);
        expect(found.start).toBeLessThanOrEqual(found.whole);
        expect(found.whole).toBeLessThanOrEqual(MOST_SLIPS);
        if (found.whole === 0) expect(one).toBe(other);
      }),
    );
  });

  test('Nothing of one comparison is left in the next, however long', () => {
    fc.assert(
      fc.property(word, word, fc.stringMatching(/^[a-z]{0,300}$/), (one, other, before) => {
        const first = between(one, other);
        between(before, 'a'.repeat(250));
        expect(between(one, other)).toEqual(first);
      }),
    );
  });
});

test('More slips than matter are not counted, fewer are as ever', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'o', 'u', 'w', 's'), minLength: 3, maxLength: 12 });
  const bothOf = (typed: string, name: string, most?: number) => {
    const letters = Uint8Array.from(typed, (letter) => codeOf(letter.charCodeAt(0)));
    countSlips(letters, 0, letters.length, pack([name]), 0, most);
    return [slips.whole, slips.start] as const;
  };
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 1, 2.4, 4), (typed, name, most) => {
      const counted = bothOf(typed, name);
      bothOf(typed, name, most).forEach((found, i) => {
        const all = counted[i] ?? 0;
        if (all <= most) expect(found).toBe(all);
        else expect(found).toBeGreaterThan(most);
      });
    }),
  );
});

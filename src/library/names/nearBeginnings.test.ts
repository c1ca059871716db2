import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../steps.ts';
import { codeOf, pack } from './letters.ts';
import { buildNearBeginnings } from './nearBeginnings.ts';
import { readWords } from './words.ts';

/** The names found for `typed`, which come in order of fame. */
const finder = (names: readonly string[]) => {
  const near = atOnce(buildNearBeginnings(pack(names), atOnce(readWords(names))));
  return (typed: string, limit = 10): readonly string[] => {
    const letters = Uint8Array.from(typed, (letter) => codeOf(letter.charCodeAt(0)));
    const found: string[] = [];
    near.of(letters, letters.length, limit, (position) => found.push(names[position] ?? ''));
    return found;
  };
};

const find = finder(['blood artist', 'brainstorm', 'counterspell', 'blood moon', 'phyrexian arena', 'dark blast']);

describe('The beginning of a word is found', () => {
  test.each([
    ['with a wrong letter', 'blxod', 'blood artist'],
    ['with a letter left out', 'brinst', 'brainstorm'],
    ['with a letter too many', 'couunt', 'counterspell'],
    ['with two letters swapped', 'bolod', 'blood moon'],
    ['with a slip in its last letter', 'phyrey', 'phyrexian arena'],
    ['inside a name', 'alrena', 'phyrexian arena'],
  ])('%s', (_how, typed, name) => {
    expect(find(typed)).toContain(name);
  });

  test('the best known first, each name once, and no more than asked for', () => {
    expect(find('blod')).toEqual(['blood artist', 'blood moon']);
    expect(find('blod', 1)).toEqual(['blood artist']);
  });

  test('of no fewer than three letters', () => {
    expect(find('bol')).toContain('blood artist');
    expect(find('lb')).toEqual([]);
  });

  test('whichever letter slipped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{7,12}$/), { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.constantFrom('x', 'e', 'q'),
        fc.integer({ min: 5, max: 7 }),
        (names, at, letter, length) => {
          const [name = ''] = names;
          const begun = name.slice(0, length);
          const found = finder(names);
          const inside = at % length;
          expect(found(begun.slice(0, inside) + letter + begun.slice(inside), 99)).toContain(name);
          if (begun[inside] !== letter)
            expect(found(begun.slice(0, inside) + letter + begun.slice(inside + 1), 99)).toContain(name);
        },
      ),
    );
  });
});

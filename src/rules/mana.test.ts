import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ManaSymbol } from './mana.ts';
import { COLORS, genericOf, halvesOf, MANA_TYPES, makeMana, parseMana } from './mana.ts';

const read = (text: unknown) => {
  const symbols = parseMana(text);
  return symbols.ok ? symbols.value : symbols.refusal;
};

const PAIRS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;
/** Every symbol of 107.4, and numbers as they come. */
const symbols: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.constantFrom<ManaSymbol>('X', 'S', ...MANA_TYPES, ...PAIRS),
  fc.constantFrom<ManaSymbol>(...COLORS.flatMap((color) => [`2/${color}`, `C/${color}`, `${color}/P`] as const)),
  fc.constantFrom<ManaSymbol>(...PAIRS.map((pair) => `${pair}/P` as const)),
  fc.nat({ max: Number.MAX_SAFE_INTEGER }).map((n) => `${n}` as const),
);

describe('A mana string', () => {
  test('reads back as the symbols it was written from', () => {
    fc.assert(
      fc.property(fc.array(symbols), (cost) => {
        expect(read(makeMana(cost))).toEqual(cost);
      }),
    );
  });

  test('reads the same in small letters, with white space, and with its hybrids turned round', () => {
    fc.assert(
      fc.property(fc.array(symbols), (cost) => {
        const sloppy = cost.map((symbol) => ` {${symbol.replace(/^(\w)\/(\w)/, '$2/$1').toLowerCase()}}\n`).join('');
        expect(read(sloppy)).toEqual(cost);
      }),
    );
  });

  test('is read or refused, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'{}2WUXP/-. ') }), (text) => void read(text)));
    fc.assert(fc.property(fc.anything(), (value) => void read(value)));
  });

  test.each([
    ['{2/U', 'unbalanced-braces', 1, '{2/U'],
    ['{2}{U', 'unbalanced-braces', 4, '{U'],
    ['{2}}', 'unbalanced-braces', 4, '}'],
    ['{{U}}', 'unbalanced-braces', 1, '{'],
    ['{2}U}', 'stray-text', 4, 'U'],
    ['🙂{U}', 'stray-text', 1, '🙂'],
    ['{🙂}{}', 'unknown-symbol', 1, '{🙂}'],
    ['{U} { }', 'empty-symbol', 5, '{ }'],
    ['{01}', 'unknown-symbol', 1, '{01}'],
    ['{ſ}', 'unknown-symbol', 1, '{ſ}'],
    ['{2/2}', 'unknown-symbol', 1, '{2/2}'],
    ['{-1.5}', 'negative-number', 1, '{-1.5}'],
    ['{.5}', 'not-an-integer', 1, '{.5}'],
    ['{chaos}', 'not-a-mana-symbol', 1, '{chaos}'],
    ['{9007199254740992}', 'number-too-large', 1, '{9007199254740992}'],
  ])('%s is refused for its first fault: %s at %d', (text, code, at, found) => {
    expect(read(text)).toMatchObject({ code, at, found });
  });
});

describe('A symbol', () => {
  test('with several ways to pay lists them as its parts are printed', () => {
    expect(halvesOf('G/U/P')).toEqual(['G', 'U', 'life']);
    expect(halvesOf('2/B')).toEqual(['2', 'B']);
    expect(halvesOf('C/R')).toEqual(['C', 'R']);
    expect(halvesOf('C')).toBeNull();
    expect(halvesOf('2')).toBeNull();
  });

  test('is generic only when it is a number', () => {
    expect((['12', '0', 'X', '2/U', 'S', 'C'] as const).map(genericOf)).toEqual([12, 0, null, null, null, null]);
  });
});

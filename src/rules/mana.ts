import { LARGEST_NUMBER } from './amount.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The five colors of mana, in the order of 106.1a. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

/** The six types of mana: the colors and colorless (106.1b). */
export const MANA_TYPES = [...COLORS, 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** Two-color hybrids as 107.4 writes them. */
const TWO_COLORS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;
type TwoColors = (typeof TWO_COLORS)[number];

/** A mana symbol of 107.4 without its braces: `3`, `X`, `U`, `C`, `S`, `W/U`, `2/U`, `C/U`, `U/P`, `G/U/P`. */
export type ManaSymbol =
  | `${number}`
  | 'X'
  | 'S'
  | ManaType
  | TwoColors
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${TwoColors}/P`;

/** One way to pay a symbol that has several: mana of a type, two generic mana, or 2 life (107.4e, 107.4f). */
export const HALVES = [...MANA_TYPES, '2', 'life'] as const;
export type Half = (typeof HALVES)[number];

const asHalf = (part: string): Half => (part === 'P' ? 'life' : (part as Half)); // parts of the symbols below

/** The ways to pay each symbol that can be paid in more than one. */
const WAYS: ReadonlyMap<string, readonly Half[]> = new Map(
  [
    ...TWO_COLORS,
    ...COLORS.map((color) => `2/${color}`),
    ...COLORS.map((color) => `C/${color}`),
    ...COLORS.map((color) => `${color}/P`),
    ...TWO_COLORS.map((colors) => `${colors}/P`),
  ].map((symbol) => [symbol, symbol.split('/').map(asHalf)]),
);

/** The ways to pay a hybrid or Phyrexian symbol, as its parts are printed; null for a symbol with one way only. */
export const halvesOf = (symbol: ManaSymbol): readonly Half[] | null => WAYS.get(symbol) ?? null;

/** The amount of generic mana a numerical symbol stands for (107.4b); null for any other symbol. */
export const genericOf = (symbol: ManaSymbol): number | null =>
  /^\d/.test(symbol) && !WAYS.has(symbol) ? Number(symbol) : null;

const SINGLE: ReadonlySet<string> = new Set([...MANA_TYPES, 'X', 'S']);

/** Symbols of the game that are no mana: energy, tap, untap, planeswalker, ticket and the like (107.4g, 107.5, 107.14). */
const OTHER_SYMBOLS: ReadonlySet<string> = new Set(['E', 'T', 'Q', 'P', 'H', 'TK', 'PW', 'CHAOS']);

/** A symbol and where it stands in its mana string: characters from 1, braces included. */
export interface PlacedSymbol {
  readonly symbol: ManaSymbol;
  readonly at: number;
  readonly found: string;
}

/**
 * Reads a mana string such as `{2}{W/U}{G/P}` into its symbols, in order. Letter case and white space around symbols are
 * ignored, hybrids written backwards are turned round, an empty string has no symbols. Refuses the first fault from the left,
 * with its place: what is no string, text outside braces, a brace without its partner, an empty, negative, fractional or too
 * large number, a symbol that is no mana (107.14), and one that does not exist (107.4).
 */
export const parseMana = (text: unknown): Verdict<readonly ManaSymbol[]> => {
  const placed = placedSymbols(text);
  return placed.ok ? ok(placed.value.map(({ symbol }) => symbol)) : placed;
};

/** The same, with the place of each symbol. */
export const placedSymbols = (text: unknown): Verdict<readonly PlacedSymbol[]> => {
  if (typeof text !== 'string') return refuse({ code: 'not-a-string' });
  const symbols: PlacedSymbol[] = [];
  let at = 1;
  let counted = 0;
  for (const { 0: found, index } of text.matchAll(TOKENS)) {
    at += [...text.slice(counted, index)].length;
    counted = index;
    if (!found.startsWith('{')) return refuse({ code: found === '}' ? 'unbalanced-braces' : 'stray-text', at, found });
    if (!found.endsWith('}')) return refuse({ code: 'unbalanced-braces', at, found });
    const symbol = parseSymbol(found.slice(1, -1).trim(), { at, found });
    if (!symbol.ok) return symbol;
    symbols.push({ symbol: symbol.value, at, found });
  }
  return ok(symbols);
};

/** A symbol in braces, a brace that is never closed, one never opened, or text between them. */
const TOKENS = /\{[^{}]*\}?|\}|[^\s{}]+/g;

const parseSymbol = (written: string, place: { at: number; found: string }): Verdict<ManaSymbol> => {
  if (written === '') return refuse({ code: 'empty-symbol', ...place });
  if (/^[-−]\d*\.?\d+$/.test(written)) return refuse({ code: 'negative-number', ...place });
  if (/^\d*\.\d+$|^\d+\.$/.test(written)) return refuse({ code: 'not-an-integer', ...place });
  if (/^(0|[1-9]\d*)$/.test(written)) {
    if (Number(written) > LARGEST_NUMBER)
      return refuse({ code: 'number-too-large', largest: LARGEST_NUMBER, ...place });
    return ok(written as ManaSymbol); // digits are a numerical symbol
  }
  const name = /^[\w/]+$/.test(written) ? written.toUpperCase() : written;
  if (OTHER_SYMBOLS.has(name)) return refuse({ code: 'not-a-mana-symbol', ...place });
  const known = [name, turnedRound(name)].find((spelling) => SINGLE.has(spelling) || WAYS.has(spelling));
  return known === undefined ? refuse({ code: 'unknown-symbol', ...place }) : ok(known as ManaSymbol); // both hold symbols only
};

/** `{U/W}` for `{W/U}`, `{U/G/P}` for `{G/U/P}`. */
const turnedRound = (name: string): string => name.replace(/^(\w)\/(\w)/, '$2/$1');

/** Writes symbols as a mana string; what `parseMana` reads back. */
export const makeMana = (symbols: readonly ManaSymbol[]): string => symbols.map((symbol) => `{${symbol}}`).join('');

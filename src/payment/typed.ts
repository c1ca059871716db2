import type { Refusal } from '../rules/refusal.ts';

/*
 * What people type into the options of `/payment`: mana without its braces, energy among it. It is put into
 * the form the rules read; what the rules then refuse is found again where it was typed.
 */

/** A mana string as the rules read it, and where its symbols were typed. */
export interface TypedMana {
  readonly text: string;
  readonly pieces: readonly { readonly at: number; readonly typedAt: number; readonly typed: string }[];
}

/** Three letters or more in a row, one of them in no symbol: `two`, `blue`, `forêt`. */
const WORD = /(?<![\p{L}{/])(?=\p{L}{3})\p{L}*?(?![wubrgcsxepqt])\p{L}+(?![\p{L}/])/giu;

/** The words in what should be symbols, and where they stand. */
export const wordsIn = (typed: string): readonly { readonly at: number; readonly found: string }[] =>
  [...typed.matchAll(WORD)].map(({ 0: found, index }) => ({ at: [...typed.slice(0, index)].length + 1, found }));

/** A symbol in braces, a word; or without braces a hybrid, a number, a letter; and anything else. */
const PIECES = new RegExp(
  String.raw`\{[^{}]*\}?|${WORD.source}|(?:\d+|[a-z])(?:\/[a-z]){1,2}|\d+|[a-z]|[\s,;+]+|.`,
  'giu',
);

/** `2UU`, `x3uu`, `{2}{u/w} u` and the like: what stands outside braces is put into them. */
export const typedMana = (typed: string): TypedMana => {
  const pieces: TypedMana['pieces'][number][] = [];
  let text = '';
  let typedAt = 1;
  for (const [piece] of typed.matchAll(PIECES)) {
    pieces.push({ at: [...text].length + 1, typedAt, typed: piece });
    typedAt += [...piece].length;
    if (/^[\s,;+]+$/.test(piece)) text += ' ';
    else text += /^[\da-z]/i.test(piece) && wordsIn(piece).length === 0 ? `{${piece}}` : piece;
  }
  return { text, pieces };
};

const ENERGY = /^(e|\{\s*e\s*\})$/i;

/** Mana, and energy that is to be paid with it: `2{E}{E}` (107.14). */
export const typedCost = (typed: string): TypedMana & { readonly energy: number } => {
  const pieces = typedMana(typed).pieces;
  const symbols = pieces.filter(({ typed: piece }) => ENERGY.test(piece));
  const text = withBlanks(typed, symbols);
  return { ...typedMana(text), energy: symbols.length };
};

/** White space where these pieces stand, so that all else stands where it stood. */
const withBlanks = (typed: string, pieces: TypedMana['pieces']): string => {
  const characters = [...typed];
  for (const { typedAt, typed: piece } of pieces) {
    const { length } = [...piece];
    characters.fill(' ', typedAt - 1, typedAt - 1 + length);
  }
  return characters.join('');
};

/** A refusal with its place as it was typed; `typed` gives the mana of each option by the field the rules know it by. */
export const placedAsTyped = (refusal: Refusal, typed: Readonly<Partial<Record<string, TypedMana>>>): Refusal => {
  if (!('at' in refusal) || refusal.at === undefined || refusal.field === undefined) return refusal;
  const { at, field } = refusal;
  const piece = typed[field]?.pieces.findLast((each) => each.at <= at);
  if (!piece) return refusal;
  return { ...refusal, at: piece.typedAt + at - piece.at, found: piece.typed };
};

/** How much energy `{E}{E}`, `EE`, `3{E}` or `3 e` is; null for anything else. */
export const energySymbols = (typed: string): number | null => {
  const [, count, symbols] = /^(\d{1,15})?\s*((?:(?:\{e\}|e)\s*)+)$/.exec(folded(typed)) ?? [];
  const written = symbols?.match(/e/g)?.length ?? 0;
  if (written === 0 || (count !== undefined && written > 1)) return null;
  return count === undefined ? written : Number(count);
};

/** What is paid instead of a mana cost: nothing, or mana and energy. */
export type TypedAlternative = { readonly free: true } | { readonly mana: string; readonly energy: number };

/** `free` or `gratuit`; `{E}{E}` or `8E`; or mana, with energy or without. */
export const typedAlternative = (typed: string): TypedAlternative => {
  if (/^(free|gratuit|gratis)$/.test(folded(typed))) return { free: true };
  const alone = energySymbols(typed);
  if (alone !== null) return { mana: '', energy: alone };
  const { text, energy } = typedCost(typed);
  return { mana: text, energy };
};

/** Small letters, without accents and outer white space. */
export const folded = (typed: string): string => typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

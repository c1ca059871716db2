import { amountOf } from './amount.ts';
import type { ByType } from './byType.ts';
import { isType, NO_MANA } from './byType.ts';
import type { ManaSymbol } from './mana.ts';
import { COLORS, genericOf, halvesOf, MANA_TYPES, parseMana, placedSymbols } from './mana.ts';
import type { PaymentField } from './question.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { ManaAbility } from './resources.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, setOf } from './typeSet.ts';

/* Readers of what is given in a question, typed by someone or read from a file. Each refuses with the field it reads. */

/** Something given, of which nothing is known yet. */
export type Given = Readonly<Record<string, unknown>>;

export const asGiven = (value: unknown): Given => (typeof value === 'object' && value !== null ? (value as Given) : {}); // any object's properties may be asked for

/** Nothing given is an empty list; a single thing is a list of one. */
export const asList = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** Keeps the first refusal, and goes on reading with something harmless. */
export interface Reading {
  readonly take: <Value>(verdict: Verdict<Value>, otherwise: Value) => Value;
  readonly done: <Value>(value: Value) => Verdict<Value>;
}

export const newReading = (): Reading => {
  let first: Verdict<never> | null = null;
  return {
    take: (verdict, otherwise) => {
      if (verdict.ok) return verdict.value;
      first ??= verdict;
      return otherwise;
    },
    done: (value) => first ?? ok(value),
  };
};

/** A whole number, zero or more; `otherwise` when nothing is given. */
export const amountIn = (field: PaymentField, value: unknown, otherwise = 0): Verdict<number> =>
  inField(field, value === undefined ? ok(otherwise) : amountOf(value));

export const manaIn = (field: PaymentField, value: unknown): Verdict<readonly ManaSymbol[]> =>
  inField(field, parseMana(value));

/** Several mana strings as one. */
export const manaListIn = (field: PaymentField, value: unknown): Verdict<readonly ManaSymbol[]> => {
  const reading = newReading();
  return reading.done(asList(value).flatMap((each) => reading.take(manaIn(field, each), [])));
};

/** Mana that is there, of the six types (106.1b). */
export const poolIn = (field: PaymentField, value: unknown): Verdict<ByType> => {
  const placed = inField(field, placedSymbols(value ?? ''));
  if (!placed.ok) return placed;
  const pool = { ...NO_MANA };
  for (const { symbol, at, found } of placed.value) {
    if (!isType(symbol)) return refuse({ code: 'invalid-pool-symbol', field, at, found });
    pool[symbol] += 1;
  }
  return ok(pool);
};

/** The colors of a creature, as letters; none, or C, is colorless (105.2c). */
export const colorsIn = (field: PaymentField, value: unknown): Verdict<TypeSet> => {
  if (value === undefined || value === null) return ok(0);
  if (typeof value !== 'string') return refuse({ code: 'not-a-string', field });
  const letters = [...value.toUpperCase()];
  for (const [index, letter] of letters.entries()) {
    const known = MANA_TYPES.some((type) => type === letter);
    if (!known) return refuse({ code: 'unknown-symbol', field, at: index + 1, found: letter });
  }
  return ok(setOf(COLORS.filter((color) => letters.includes(color))));
};

/**
 * What a mana ability makes: `any` is one mana of any color. In an effect, a hybrid symbol is one mana of either color, a Phyrexian
 * one of its color, a generic or snow symbol so much colorless mana (106.8 to 106.11). Refuses {X}, which nobody has defined (106.5),
 * and {2/U}, which no effect adds.
 */
export const producedIn = (field: PaymentField, value: unknown): Verdict<ManaAbility['mana']> => {
  if (value === 'any') return ok([{ types: ANY_COLOR, count: 1 }]);
  const placed = inField(field, placedSymbols(value));
  if (!placed.ok) return placed;
  const counts = new Map<TypeSet, number>();
  for (const { symbol, at, found } of placed.value) {
    const halves = halvesOf(symbol);
    if (symbol === 'X' || halves?.includes('2')) return refuse({ code: 'invalid-pool-symbol', field, at, found });
    const types = halves
      ? setOf(MANA_TYPES.filter((type) => halves.includes(type)))
      : setOf([isType(symbol) ? symbol : 'C']);
    counts.set(types, (counts.get(types) ?? 0) + (genericOf(symbol) ?? 1));
  }
  return ok([...counts].map(([types, count]) => ({ types, count })));
};

const inField = <Value>(field: PaymentField, verdict: Verdict<Value>): Verdict<Value> =>
  verdict.ok ? verdict : refuse({ ...verdict.refusal, field } as typeof verdict.refusal); // every refusal of these readers has a field

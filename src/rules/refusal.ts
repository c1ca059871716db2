/**
 * Every way the bot says no, as a value: a code and the facts a reader needs. The words are in `i18n`, once a language.
 * A refusal never carries text meant for a person, and never anything Discord gave us but ids and what was typed.
 */
export type Refusal =
  /** 118.3, 107.14: you can't pay more energy counters than you have. */
  { readonly code: 'not-enough-energy'; readonly have: number; readonly need: number };

/** What a rule decides: a value, or the reason why not. */
export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <Value>(value: Value): Verdict<Value> => ({ ok: true, value });

export const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

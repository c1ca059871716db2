import type { Database } from 'better-sqlite3';
import type { Term } from '../starter.ts';
import { atOnce, type Steps } from '../steps.ts';
import type { Guess } from './guess.ts';
import { type Found, readingsOf, searchedTexts } from './searched.ts';
import { readIndex, type Scope } from './stored.ts';
import { type InEnglish, type Translate, translating } from './translate.ts';

/** The texts of one library, to be searched by words. */
export interface Texts {
  /** The texts that say best what was typed, best first, at most `limit`: words in any form, the last one perhaps unfinished, in either language. */
  find(typed: string, scope: Scope, limit: number, reader?: 'en' | 'fr'): readonly Found[];
  /** All the words that are looked for: those typed, in other wordings, and in English. */
  readings(typed: string): readonly (readonly string[])[];
  /** The words that are in no rules text, with those they are taken for. */
  guesses(typed: string): readonly Guess[];
  /** The rules texts that say best what was typed in French, by the English terms for it alone. */
  findSaid(said: InEnglish['said'], limit: number): readonly Found[];
  /** What was typed in French as the rules texts, which are English, have it, for who reads `language`; null where it is English. */
  inEnglish(typed: string, language: 'en' | 'fr'): InEnglish | null;
  readonly translate: Translate;
  /** The words of the game in both languages. */
  readonly terms: readonly Term[];
}

/** Reads the index of a library into memory; `terms` are the words of the game. */
export const openTexts = (db: Database, terms: readonly Term[]): Texts => atOnce(openingTexts(db, terms));

/** The same in steps. */
export function* openingTexts(db: Database, terms: readonly Term[]): Steps<Texts> {
  const translate = translating(
    terms,
    db
      .prepare<[], { fr: string; en: string }>(
        "SELECT name AS fr, en FROM mechanic_names JOIN mechanics ON key = mechanic WHERE language = 'fr'",
      )
      .all(),
  );
  const rules = readIndex(db, 'rules');
  yield;
  const rulings = readIndex(db, 'rulings');
  yield;
  const searched = { rules: searchedTexts(rules, translate), rulings: searchedTexts(rulings, translate) };
  return {
    find: (typed, scope, limit, reader) => searched[scope].find(typed, limit, reader),
    readings: (typed) => readingsOf(typed, translate).map(({ words }) => words),
    guesses: searched.rules.guesses,
    findSaid: searched.rules.findSaid,
    inEnglish: searched.rules.inEnglish,
    translate,
    terms,
  };
}

import type { Piece } from '../search/excerpt.ts';
import type { Moved } from './renumbered.ts';

/*
 * What the rules texts say, edition by edition: the Comprehensive Rules, the Magic Tournament Rules, the Infraction Procedure
 * Guide. Shown is the newest whole edition; a rule it lacks is shown from the one that has it.
 */

export const DOCUMENTS = ['CR', 'MTR', 'IPG'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

/** One edition of a document. */
export interface RulesEdition {
  readonly document: DocumentKind;
  /** The day it took effect, `YYYY-MM-DD`. */
  readonly date: string;
  /** False for an excerpt: a few rules of an edition that is not at hand. */
  readonly whole: boolean;
}

/** A place in a document. */
export interface RuleReference {
  readonly document: DocumentKind;
  /** `7`, `702`, `702.126`, `702.126a`; `4.1`, `A` for an appendix; a glossary term; empty for the contents of the document. */
  readonly number: string;
  /** Without its subrules. */
  readonly alone: boolean;
  /** The edition asked for, by its date; null for the newest that has it. */
  readonly date: string | null;
}

/** A rule, or a paragraph of a tournament document. */
export interface RuleLine {
  readonly number: string;
  /** `heading` for a title: of a chapter, a section, a rule such as `702.126. Improvise`, or a passage. */
  readonly kind: 'heading' | 'rule' | 'term';
  readonly text: string;
  readonly examples: readonly string[];
  /** The first and the last of its subrules, where they are not shown with it. */
  readonly more: readonly [string, string] | null;
}

/** A numbered heading above a rule. */
export interface RuleHeading {
  readonly number: string;
  readonly title: string;
}

/** What another edition has under the same number, or under which number it has the same rule. */
export interface Renumbering {
  readonly edition: RulesEdition;
  /** What bears the number there: its title, or how it begins; null when nothing does. */
  readonly subject: string | null;
  /** `same` rule, the same in `other words`, or `another` rule. */
  readonly is: 'same' | 'reworded' | 'another' | 'missing';
  /** Where the edition shown has what that number meant there; null when nowhere, or when it is the same number. */
  readonly now: string | null;
  /** Where that edition has the rule shown; null when nowhere, or when it is the same number. */
  readonly there: string | null;
}

/** A place in a rules text with all that belongs to it. */
export interface RuleText {
  readonly reference: RuleReference;
  readonly edition: RulesEdition;
  /** The headings above it, the chapter first. */
  readonly path: readonly RuleHeading[];
  /** The rule itself, then its subrules; of a section its rules, with the subrules that they count up; of a chapter its sections. */
  readonly lines: readonly [RuleLine, ...RuleLine[]];
  /** Its neighbours of the same rank. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The other editions that have something else to say about it, the newest first. */
  readonly elsewhere: readonly Renumbering[];
  /** What the number meant in editions that are not at hand. */
  readonly before: Moved | null;
  /** A newer edition that is not at hand has another rule under the number, which here has another one; or the number asked for is of such an edition. */
  readonly after: Moved | null;
  /** The Comprehensive Rules its text refers to, each once. */
  readonly cited: readonly string[];
}

/** A passage that was found by its words. */
export interface FoundRule {
  readonly reference: RuleReference;
  readonly edition: RulesEdition;
  /** The title of the rule or section it stands in; null when that has none. */
  readonly title: string | null;
  readonly text: string;
  /** The part of the text that says it. */
  readonly excerpt: readonly Piece[];
}

/** The passages that were found. */
export interface FoundRules {
  /**
   * What was looked for instead of what was typed: the English words for French ones, in each way they may be meant, and what is nearly a word
   * that no text has; null where it was looked for as it was typed.
   */
  readonly said: readonly string[] | null;
  readonly found: readonly FoundRule[];
}

/** What a typed place or name means. */
export type RuleAnswer =
  /** `title`: the name it was found by, in English, and its French; null for a number. */
  | {
      readonly kind: 'one';
      readonly reference: RuleReference;
      readonly title: string | null;
      readonly fr: string | null;
    }
  | { readonly kind: 'several'; readonly places: readonly RuleHeadingOf[] }
  /** A number that no edition at hand has, with those it would stand between in the newest; `edition`: null when the document was not imported. */
  | {
      readonly kind: 'missing';
      readonly reference: RuleReference;
      readonly edition: RulesEdition | null;
      readonly near: readonly RuleHeadingOf[];
    }
  /** `near`: names that have what was typed among their words, then those that begin like it; `complete` offers the same. */
  | { readonly kind: 'none'; readonly near: readonly RuleHeadingOf[] };

export interface RulesTexts {
  /** What is at hand, document by document, the newest first. */
  editions(): readonly RulesEdition[];
  read(reference: RuleReference): RuleText | null;
  /** The rule that a term of the glossary refers to; null where it refers to none or to several, and for what is no term. */
  definedBy(term: RuleText): RuleText | null;
  /**
   * What a number (`702.126`, `CR 601.2f`, `MTR 4.1`), a document (`IPG`) or an exact name means: a heading, a mechanic in either language, a
   * glossary term. A full stop behind a rule's number (`107.3.`) asks for it without its subrules. A French word of the game is what
   * its English one is; to who reads French before it is anything that looks like it, and beside what has it for an English name.
   */
  find(typed: string, language?: 'en' | 'fr'): RuleAnswer;
  /** A place as choices and buttons carry it, at most 70 characters; `find` understands it. */
  reference(reference: RuleReference): string;
  /**
   * The passages that say best what was typed, at most `limit`. These texts are English: what was typed in French is looked for by
   * the terms of the game, `tour` as “turn” to who reads French, and not by what looks like it.
   */
  search(typed: string, limit: number, language: 'en' | 'fr'): FoundRules;
  /** A title as it is called in short, with its French where that is known. */
  called(title: string): Called;
  /** What may be meant by what was typed so far, in `language` where it may be either: numbers, names in either language, words. */
  complete(typed: string, limit: number, language: 'en' | 'fr'): readonly RuleHeadingOf[];
}

/** A name in English, and in French where that is known. */
export interface Called {
  readonly title: string;
  readonly fr: string | null;
}

/** A place with the name it goes by, or what it says. */
export interface RuleHeadingOf extends Called {
  readonly reference: RuleReference;
}

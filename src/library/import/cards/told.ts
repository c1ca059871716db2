/** What a source tells of a card's face in English. */
export interface ToldFace {
  readonly name: string;
  /** Null: it has none (202.1b). */
  readonly manaCost: string | null;
  readonly types: string;
  /** Oracle text; empty when it has none. */
  readonly text: string;
}

/** What a source tells of a card, whatever the printing. */
export interface ToldCard {
  /** The whole name, faces joined by ` // `. */
  readonly name: string;
  readonly layout: string;
  readonly rank: number | null;
  readonly keywords: readonly string[];
  readonly faces: readonly ToldFace[];
}

/** What one printing has on it, in its language; null where the source does not say. */
export interface Printing {
  readonly language: 'en' | 'fr';
  readonly name: string | null;
  readonly faces: readonly PrintedFace[];
  /** The day it came out, `YYYY-MM-DD`. */
  readonly date: string | null;
}

export interface PrintedFace {
  readonly name: string | null;
  readonly types: string | null;
  readonly text: string | null;
}

/** A reversible printing shows one card twice: what it tells of the card counts only where nothing else is known. */
export const REVERSIBLE = 'reversible_card';

/** Layouts of what is no card; what they are called in reports. */
export const NO_CARDS: ReadonlyMap<string, string> = new Map([
  ['token', 'tokens'],
  ['double_faced_token', 'tokens'],
  ['emblem', 'emblems'],
  ['art_series', 'art cards'],
  ['front_card', 'front cards'],
]);

/** Layouts of cards that are in no deck: known by their rulings, and told apart in reports. */
export const OUTSIDE_DECKS: readonly string[] = ['planar', 'scheme', 'vanguard'];

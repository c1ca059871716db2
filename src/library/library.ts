import type { Hit, Resolution, Resolver, Subject } from './names/resolver.ts';
import type { RulesTexts } from './rulesText/rulesText.ts';
import type { Piece } from './search/excerpt.ts';
import type { SearchedTexts } from './search/searched.ts';
import type { SearchText } from './search/textIndex.ts';

/**
 * What the bot knows: cards, mechanics and rulings from public sources, with the pages an operator pasted laid over them.
 * Commands only read it; imports build it anew beside the running bot, which then reads the new one.
 */
export interface Library {
  /** Finds cards and mechanics by name; the newest library's at each reading. */
  readonly resolver: Resolver;
  /** A short, stable name of a subject for choices and buttons, at most 80 characters; `find` understands it. */
  reference(subject: Subject): string;
  /** What a reference, an oracle id or a typed name means. */
  find(typed: string, language?: 'en' | 'fr'): Resolution;
  /** What bears exactly this name, in either language, whole or as a face; accents, case and punctuation do not count. */
  called(name: string): readonly Hit[];
  /** Whether what was typed names a mechanic among `hits` in full and says more than any of them is called: words, not a name. */
  asksMore(typed: string, hits: readonly Hit[]): boolean;
  card(oracleId: string): Card | null;
  mechanic(key: string): Mechanic | null;
  mechanics(): readonly Mechanic[];
  /** The subject's rulings, newest first, those without a date last; older wordings are folded under the newest. */
  rulings(subject: Subject): readonly Ruling[];
  /** A ruling by its text key, with one of its subjects, the most played; null when there is none. */
  ruling(key: string): { readonly hit: Hit; readonly ruling: Ruling } | null;
  /**
   * The keys of rulings whose French is a machine's, or older than the English: those first, then by how much they are
   * played; last those whose English is not known.
   */
  unreviewed(): readonly string[];
  /**
   * French texts whose English says this, or something much like it, the likest first, at most `limit`: to propose to who
   * translates, never to show as this text's own. `reviewed` tells the French of an English text, by its key, that holds only
   * where it is asked.
   */
  proposals(english: string, limit: number, reviewed?: (key: string) => string | null): readonly Proposal[];
  /** The rulings that say best what was typed, in either language, from the one at `from` on, at most `count`; `reader`: the language of who typed. */
  searchRulings(typed: string, from: number, count: number, reader?: 'en' | 'fr', beside?: Beside): RulingsFound;
  /** Texts that change while the bot runs, laid out to be searched beside the library's; again when `version` is another one. */
  beside(version: () => string, texts: () => readonly BesideText[]): SearchedTexts;
  /** The cards and mechanics that a message names, in the order it does; common words only where they must be meant. */
  mentioned(message: string): readonly Hit[];
  /** The rules texts that were imported. */
  readonly rules: RulesTexts;
  /** How much there is and how fresh it is. */
  about(): LibraryAbout;
  /** From now on new libraries are looked for and prepared between readings, never in one, so that none is slow. Answers how to stop. */
  watch(): () => void;
  close(): void;
}

export interface Face {
  readonly name: string;
  readonly nameFr: string | null;
  /** Symbols in braces; null for a face without a mana cost. */
  readonly manaCost: string | null;
  /** What it is today, and the same in Wizards' French words; null when one of them is not known. */
  readonly types: string;
  readonly typesInFrench: string | null;
  /** French types as printed in their year. */
  readonly typesFr: string | null;
  /** Oracle text; null when no source with text was imported. */
  readonly text: string | null;
  /** French text as printed in its year, not Oracle. */
  readonly textFr: string | null;
}

export interface Card {
  readonly oracleId: string;
  /** The whole English name; faces are joined by ` // `. */
  readonly name: string;
  /** The French name most printed; null when unknown. */
  readonly nameFr: string | null;
  /** At least one, in printed order. */
  readonly faces: readonly [Face, ...Face[]];
  readonly keywords: readonly string[];
  /** The keys of the mechanics it has, those of its keywords among them. */
  readonly mechanics: readonly string[];
}

export interface Mechanic {
  readonly key: string;
  readonly en: string;
  readonly fr: string;
  /** Its rule in the Comprehensive Rules that the starter corpus was written for; null when it has none. */
  readonly rule: string | null;
}

/** Where a ruling was read: Wizards' or Scryfall's own notes, the corpus the bot ships, or a pasted page; or a judge of the server made it. */
export const RULING_SOURCES = ['wotc', 'scryfall', 'starter', 'page', 'judge'] as const;
export type RulingSource = (typeof RULING_SOURCES)[number];

/** How a French text came to be. `own`: written for this bot beside the English, neither is a translation of the other. */
export const FRENCH_STATUSES = ['official', 'reviewed', 'machine', 'own'] as const;
export type FrenchStatus = (typeof FRENCH_STATUSES)[number];

/** An English text with its French. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
  readonly status: FrenchStatus;
}

export interface Proposal extends Translated {
  /** The text key of its English. */
  readonly key: string;
  /** How alike its English is to the one asked for: at least 0.8; 1 when they are the same words. */
  readonly likeness: number;
}

/** A ruling's text in one language. */
export interface RulingText {
  readonly text: string;
  /** Offsets in `text`, ascending, where the page it was read from had lost a symbol. */
  readonly lost: readonly number[];
}

/** Which judge it was (null: they asked to be forgotten), when (ms since 1970), and of which server. */
export interface JudgedBy {
  readonly judge: string | null;
  readonly at: number;
  readonly server: string | null;
}

export interface FrenchText extends RulingText {
  readonly status: FrenchStatus;
  /** Who reviewed it here. */
  readonly by?: JudgedBy;
  /** The English changed since this was written. */
  readonly toReview: boolean;
}

/** What a ruling of the starter corpus restates in its own words. */
export interface Restates {
  /** Numbers of today's Comprehensive Rules (`118.3`), or of the tournament documents (`MTR 4.1`). */
  readonly rules?: readonly string[] | undefined;
  /** A page, with its date where it has one. */
  readonly page?: string | undefined;
  readonly date?: string | undefined;
}

/** An older text of the same ruling. */
export interface Wording {
  readonly language: 'en' | 'fr';
  readonly text: string;
  readonly date: string | null;
}

/** One ruling; at least one of `en` and `fr` is there. */
export interface Ruling {
  /** The text key of its English, else of its French. */
  readonly key: string;
  /** Null when only a French page is known. */
  readonly en: RulingText | null;
  /** Null when no French is known. */
  readonly fr: FrenchText | null;
  readonly source: RulingSource;
  /** A calendar date, `YYYY-MM-DD`; null when its source gives none. */
  readonly date: string | null;
  readonly restates: Restates | null;
  readonly earlier: readonly Wording[];
  /** Of source `judge`: who made it. */
  readonly by?: JudgedBy;
}

/** A ruling that was found by its words. */
export interface FoundRuling {
  readonly ruling: Ruling;
  /** Some of what it is a ruling on, the most played first. */
  readonly subjects: readonly [Hit, ...Hit[]];
  /** How many more it is a ruling on. */
  readonly others: number;
  /** The part of each text that says what was typed, with U+FFFC where a symbol was lost; null where that language is missing. */
  readonly excerpt: Readonly<Record<'en' | 'fr', readonly Piece[] | null>>;
}

/** A text with what it is about. */
export interface BesideText extends Omit<SearchText, 'names'> {
  readonly subject?: Subject;
}

/** What holds only where a search is made. */
export interface Beside {
  /** Texts that stand for rulings of the library, or for those below, by their keys. */
  readonly texts: readonly SearchedTexts[];
  /** Rulings that the library does not have. */
  readonly rulings: readonly { readonly subject: Subject; readonly ruling: Ruling }[];
}

export interface RulingsFound {
  /** How many can be leafed through. */
  readonly total: number;
  /** Whether there are more than those. */
  readonly more: boolean;
  readonly found: readonly FoundRuling[];
}

export interface LibraryAbout {
  readonly cards: number;
  readonly mechanics: number;
  readonly rulings: number;
  /** How many of those rulings have a French text. */
  readonly french: number;
  /** Pages that were pasted, the rulings on them, in either language, and those in French; `rulings` above has none of these. */
  readonly pages: number;
  readonly pageRulings: number;
  readonly pageFrench: number;
  /** The effective date of the newest whole Comprehensive Rules, `YYYY-MM-DD`; null when none was imported. */
  readonly rules: string | null;
  /** Where the cards were read last, with the date of that edition where it has one; null while there are only those the bot ships. */
  readonly cardData: { readonly name: string; readonly date: string | null } | null;
  /** The day of the last import, of pages too, `YYYY-MM-DD`; null while there is only the starter corpus. */
  readonly imported: string | null;
  /** What was imported, the latest first, each with its source's own date where it gives one. */
  readonly sources: readonly { readonly name: string; readonly date: string | null; readonly importedAt: number }[];
}

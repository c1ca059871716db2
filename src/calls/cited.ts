import { asPrinted, withLostSymbols } from '../i18n/asPrinted.ts';
import type { Locale } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import { within } from '../i18n/within.ts';
import { titleOf } from '../rulingView.ts';
import type { Citation, Hit, Library, Ruling } from '../stores.ts';

/** What an answer rests on, in one language. */
export interface Cited {
  readonly title: string;
  /** Date, source, and how the French came to be. */
  readonly about: string;
  /** Null where only the title is known. */
  readonly text: string | null;
}

/** A citation for a reader of `locale`, its text in at most `room` characters. */
export const citedIn = (citation: Citation, locale: Locale, library: Library, room: number): Cited =>
  citation.kind === 'rule' ? rule(citation, locale) : ruling(citation, locale, library, room);

const rule = ({ number, edition }: Extract<Citation, { kind: 'rule' }>, locale: Locale): Cited => {
  const words = wordsIn(locale);
  if (!/^\d/.test(number)) return { title: number, about: words.desk.citedTournament, text: null };
  return {
    title: `CR ${number}`,
    about: words.desk.citedRule(edition === null ? null : words.ruling.date(edition)),
    text: null,
  };
};

const ruling = (
  { subject, key }: Extract<Citation, { kind: 'ruling' }>,
  locale: Locale,
  library: Library,
  room: number,
): Cited => {
  const words = wordsIn(locale);
  const found = library.find(subject);
  if (found.kind !== 'one') return { title: asPrinted(subject), about: words.desk.citedGone, text: null };
  const title = titleOf(found.hit);
  const ruled = library.rulings(found.hit).find((each) => each.key === key);
  if (!ruled) return { title, about: words.desk.citedGone, text: null };
  return { title, about: aboutRuling(ruled, locale), text: textIn(ruled, locale, room) };
};

const aboutRuling = ({ date, source, fr }: Ruling, locale: Locale): string => {
  const { ruling, desk } = wordsIn(locale);
  const french = locale === 'fr' ? ruling.french[fr?.status ?? 'missing'] : null;
  return desk.citedRuling(date === null ? ruling.undated : ruling.date(date), ruling.sources[source], french);
};

const textIn = ({ en, fr }: Ruling, locale: Locale, room: number): string | null => {
  const text = locale === 'fr' ? (fr ?? en) : (en ?? fr);
  if (text === null) return null;
  const whole = withLostSymbols(text.text, text.lost, wordsIn(locale).ruling.lostSymbol);
  return whole.length <= room ? whole : within(text.text, room, asPrinted);
};

/** A ruling in one line of a list, to choose by. */
export const rulingLabel = (ruling: Ruling, locale: Locale): { label: string; description: string } => {
  const text = locale === 'fr' ? (ruling.fr ?? ruling.en) : (ruling.en ?? ruling.fr);
  return { label: within(text?.text ?? '', 95, (part) => part), description: aboutRuling(ruling, locale) };
};

/** What stands on one line of what a judge wants to cite: found, to be chosen among several, or nothing. */
export type Found =
  | { readonly kind: 'cited'; readonly citation: Citation }
  | { readonly kind: 'rulings'; readonly hit: Hit; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'hits'; readonly hits: readonly Hit[] }
  | { readonly kind: 'none'; readonly hit: Hit }
  | { readonly kind: 'unknown' };

const RULE = /^(?:CR\s*)?(\d{3}(?:\.\d{1,3}[a-z]{0,2})?)\.?$/i;
const TOURNAMENT = /^(MTR|IPG)\s*(\d{1,2}(?:\.\d{1,2})?)$/i;

/** Finds what a line means: a rule by its number, else a card or a mechanic, by its name or by a reference, and the ruling on it where there is only one. */
export const findCited = (line: string, library: Library): Found => {
  const number = RULE.exec(line)?.[1];
  if (number !== undefined) {
    const citation = { kind: 'rule', number: number.toLowerCase(), edition: library.about().rules } as const;
    return { kind: 'cited', citation };
  }
  const [, document, section] = TOURNAMENT.exec(line) ?? [];
  if (document !== undefined) {
    return { kind: 'cited', citation: { kind: 'rule', number: `${document.toUpperCase()} ${section}`, edition: null } };
  }
  const found = library.find(line);
  if (found.kind === 'choice') return { kind: 'hits', hits: found.hits };
  if (found.kind === 'none') return { kind: 'unknown' };
  const { hit } = found;
  const rulings = library.rulings(hit);
  const [only] = rulings;
  if (!only) return { kind: 'none', hit };
  if (rulings.length > 1) return { kind: 'rulings', hit, rulings };
  return { kind: 'cited', citation: { kind: 'ruling', subject: library.reference(hit), key: only.key } };
};

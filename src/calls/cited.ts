import { bothNames } from '../bothNames.ts';
import { asPrinted, withLostSymbols } from '../i18n/asPrinted.ts';
import type { Locale } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import { within } from '../i18n/within.ts';
import { frenchOf, originOf } from '../rulingBlocks.ts';
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
  citation.kind === 'rule' ? rule(citation, locale, library, room) : ruling(citation, locale, library, room);

const rule = (
  { number, edition }: Extract<Citation, { kind: 'rule' }>,
  locale: Locale,
  library: Library,
  room: number,
): Cited => {
  const words = wordsIn(locale);
  const { document, title } = placeOf(number);
  const found = library.rules.find(edition === null ? title : `${title}@${edition}`);
  const text = found.kind === 'one' && found.title === null ? library.rules.read(found.reference) : null;
  return {
    title,
    about: words.desk.documents[document](edition === null ? null : words.ruling.date(edition)),
    text: text === null ? null : within(text.lines[0].text, room, asPrinted),
  };
};

/** `118.3` stands in the Comprehensive Rules; the others say in which document. */
const placeOf = (number: string): { readonly document: 'CR' | 'MTR' | 'IPG'; readonly title: string } => {
  const document = number.startsWith('MTR ') ? 'MTR' : number.startsWith('IPG ') ? 'IPG' : 'CR';
  return { document, title: document === 'CR' ? `CR ${number}` : number };
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
  const title = bothNames(found.hit, words);
  const ruled = rulingOn(subject, key, library)?.ruling;
  if (!ruled) return { title, about: words.desk.citedGone, text: null };
  return { title, about: aboutRuling(ruled, locale), text: textIn(ruled, locale, room) };
};

/** The ruling on a subject (a reference) with a text key, also one that judges of the server made; null for one that is no more. */
export const rulingOn = (subject: string, key: string, library: Library): { hit: Hit; ruling: Ruling } | null => {
  const found = library.find(subject);
  if (found.kind !== 'one') return null;
  const ruling = library.rulings(found.hit).find((each) => each.key === key);
  return ruling ? { hit: found.hit, ruling } : null;
};

const aboutRuling = (it: Ruling, locale: Locale): string => {
  const { ruling, desk } = wordsIn(locale);
  const french = locale === 'fr' ? frenchOf(it, ruling) : null;
  return desk.citedRuling(it.date === null ? ruling.undated : ruling.date(it.date), originOf(it, ruling), french);
};

const textIn = ({ en, fr }: Ruling, locale: Locale, room: number): string | null => {
  const text = locale === 'fr' ? (fr ?? en) : (en ?? fr);
  if (text === null) return null;
  const whole = withLostSymbols(text.text, text.lost, wordsIn(locale).ruling.lostSymbol);
  return whole.length <= room ? whole : within(text.text, room, asPrinted);
};

/** A ruling in one line of a list, to choose by; there, Discord shows nobody's name. */
export const rulingLabel = (ruling: Ruling, locale: Locale): { label: string; description: string } => {
  const text = locale === 'fr' ? (ruling.fr ?? ruling.en) : (ruling.en ?? ruling.fr);
  const { by, ...unsigned } = ruling;
  const fr = ruling.fr?.by ? { ...ruling.fr, by: { ...ruling.fr.by, judge: null } } : ruling.fr;
  return {
    label: within(text?.text ?? '', 95, (part) => part),
    description: aboutRuling({ ...unsigned, fr }, locale),
  };
};

/** What stands on one line of what a judge wants to cite: found, to be chosen among several, or nothing. */
export type Found =
  | { readonly kind: 'cited'; readonly citation: Citation }
  | { readonly kind: 'rulings'; readonly hit: Hit; readonly rulings: readonly Ruling[] }
  | { readonly kind: 'hits'; readonly hits: readonly Hit[] }
  | { readonly kind: 'none'; readonly hit: Hit }
  | { readonly kind: 'unknown' };

const RULE = /^(?:CR\s*)?(\d{3}(?:\.\d{1,3}[a-z]?)?)\.?$/i;
const TOURNAMENT = /^(MTR|IPG)\s*(\d{1,2}(?:\.\d{1,2})?)$/i;

/** The number of a rule as we write it; null for what is none. */
const ruleNumber = (line: string): string | null => {
  const [, document, section] = TOURNAMENT.exec(line) ?? [];
  if (document !== undefined) return `${document.toUpperCase()} ${section}`;
  return RULE.exec(line)?.[1]?.toLowerCase() ?? null;
};

/** A rule that is there, in the edition at hand. Where none of its document was imported, it can't be looked up and is taken as it is. */
const findRule = (number: string, { rules }: Library): Found => {
  const { document, title } = placeOf(number);
  const found = rules.find(title);
  const text = found.kind === 'one' && found.title === null ? rules.read(found.reference) : null;
  if (text !== null) return { kind: 'cited', citation: { kind: 'rule', number, edition: text.edition.date } };
  if (rules.editions().some((edition) => edition.document === document)) return { kind: 'unknown' };
  return { kind: 'cited', citation: { kind: 'rule', number, edition: null } };
};

/** Finds what a line means: a rule by its number, else a card or a mechanic, by its name or by a reference, and the ruling on it where there is only one. */
export const findCited = (line: string, library: Library): Found => {
  const number = ruleNumber(line);
  if (number !== null) return findRule(number, library);
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

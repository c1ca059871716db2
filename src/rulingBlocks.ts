import type { View } from './command.ts';
import { asPrinted, withLostSymbols } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';
import { cut, paged } from './paging.ts';
import type { Ruling } from './stores.ts';

/*
 * Rulings as blocks of text, in the order in which they are read. In either language the same rulings stand on the same page, so that
 * a reader who changes the language finds what they were reading.
 */

export const LANGUAGES = ['fr', 'en', 'both'] as const;
export type RulingLanguage = (typeof LANGUAGES)[number];

/** How rulings are read. */
export interface Reading {
  readonly language: RulingLanguage;
  /** Of one day, what is there in this language comes first; in `language` when not given. */
  readonly order?: RulingLanguage | undefined;
  /** Whether older wordings show in full. */
  readonly wordings: boolean;
}

/** Pages of texts, in the language that is read. */
export const rulingPages = (
  rulings: readonly Ruling[],
  reading: Reading,
  words: Words['ruling'],
): readonly View['texts'][] => {
  const { language, order = language } = reading;
  const sections = inSections(rulings, order);
  const blocks = sections.flatMap(({ name, rulings }) => {
    const heading = words.sections[name];
    return groupsOf(rulings, reading, words).flatMap((group, i) => {
      const begins = i === 0 && heading !== null && !(name === 'undated' && sections.length === 1);
      const said = alike(language).map((language) => {
        const block = blockOf(group, { ...reading, language }, words, begins ? name : null);
        return cut(begins ? `### ${heading}\n${block}` : block, words.continued);
      });
      const pieces = Math.max(...said.map(({ length }) => length));
      return Array.from({ length: pieces }, (_, piece) => said.map((block) => block[piece] ?? ''));
    });
  });
  const pages = paged(blocks, (block) => Math.max(...block.map(({ length }) => length)));
  return pages.map((page) => page.map(([text = '']) => text || words.continued));
};

/** The language that is read, and the one that a button changes it to: pages are laid out for both. */
const alike = (language: RulingLanguage): readonly RulingLanguage[] =>
  language === 'both' ? [language] : [language, language === 'fr' ? 'en' : 'fr'];

/** Where a ruling comes from. */
export const originOf = ({ source, by }: Ruling, words: Words['ruling']): string =>
  by === undefined ? words.sources[source] : words.byJudge(mentioned(by.judge), by.server);

/** How its French came to be, beside its text in `shown`. */
export const frenchOf = ({ en, fr }: Ruling, words: Words['ruling'], shown: RulingLanguage = 'both'): string => {
  const by = fr?.by;
  const french = words.french[shown === 'en' && en === null ? 'fr' : shown];
  if (en === null && fr?.status === 'own') return french.only;
  if (by === undefined) return french[fr?.status ?? 'missing'];
  return words.reviewedBy(mentioned(by.judge), words.date(new Date(by.at).toISOString().slice(0, 10)), by.server);
};

const mentioned = (user: string | null): string | null => user && `<@${user}>`;

interface Section {
  readonly name: keyof Words['ruling']['sections'];
  readonly rulings: readonly Ruling[];
}

/**
 * What Wizards published comes first, then what judges of the server added, then what was written for this bot, then Scryfall's own
 * notes; each newest first, of one day first what is there in the reader's language. What has no
 * date comes last of all, what is there in that language before the rest.
 */
const inSections = (rulings: readonly Ruling[], language: RulingLanguage): readonly Section[] => {
  const isForeign = (ruling: Ruling) => language !== 'both' && ruling[language] === null;
  const isLast = (ruling: Ruling) => ruling.date === null;
  const sorted = [...rulings].sort(
    (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || Number(isForeign(a)) - Number(isForeign(b)),
  );
  const first = sorted.filter((it) => !isLast(it));
  return [
    ...SECTIONS.map(({ name, sources }) => ({ name, rulings: first.filter(({ source }) => sources.includes(source)) })),
    { name: 'undated' as const, rulings: sorted.filter(isLast) },
  ].filter((section) => section.rulings.length > 0);
};

/** The same in one list. */
export const inOrder = (rulings: readonly Ruling[], language: RulingLanguage): readonly Ruling[] =>
  inSections(rulings, language).flatMap((section) => section.rulings);

const SECTIONS: readonly { readonly name: Section['name']; readonly sources: readonly Ruling['source'][] }[] = [
  { name: 'wotc', sources: ['wotc', 'page'] },
  { name: 'judge', sources: ['judge'] },
  { name: 'starter', sources: ['starter'] },
  { name: 'scryfall', sources: ['scryfall'] },
];

/** Rulings of which the same is said, which is said once then: they read as a list. */
const groupsOf = (
  rulings: readonly Ruling[],
  reading: Reading,
  words: Words['ruling'],
): readonly (readonly Ruling[])[] => {
  const groups: { readonly about: string; readonly rulings: Ruling[]; length: number }[] = [];
  for (const ruling of rulings) {
    const about = aboutOf(ruling, reading, words);
    const length = Math.max(
      ...alike(reading.language).map((language) => bodyOf(ruling, { ...reading, language }, words).length),
    );
    const last = groups.at(-1);
    const isLong = (last?.length ?? 0) + length + about.length >= LONGEST_LIST;
    if (last?.about === about && !isLong && reading.language !== 'both') {
      last.rulings.push(ruling);
      last.length += length;
    } else groups.push({ about, rulings: [ruling], length });
  }
  return groups.map(({ rulings }) => rulings);
};

/** A longer list says again what its rulings have in common: it is out of sight. */
const LONGEST_LIST = 1000;

/** `under`: whose heading stands right above. */
const blockOf = (
  group: readonly Ruling[],
  reading: Reading,
  words: Words['ruling'],
  under: Section['name'] | null,
): string => {
  const [first, ...others] = group.map((ruling) => bodyOf(ruling, reading, words));
  const bodies = others.length === 0 ? [first] : [first, ...others].map((body) => `- ${body}`);
  const about = group.slice(0, 1).map((ruling) => aboutOf(ruling, reading, words, under));
  return [...about, ...bodies].join('\n');
};

const datedIn = (words: Words['ruling']) => (date: string | null) => (date === null ? words.undated : words.date(date));
const hasOriginal = ({ en, fr }: Ruling): boolean => en !== null || fr?.status === 'own';

/** Where it comes from, as far as the heading above it does not say so. */
const aboutOf = (
  ruling: Ruling,
  { language }: Reading,
  words: Words['ruling'],
  under: Section['name'] | null = null,
): string =>
  [
    ...(under === 'undated' ? [] : [`**${datedIn(words)(ruling.date)}**`]),
    ...(under === ruling.source && under !== 'judge' ? [] : [originOf(ruling, words)]),
    frenchOf(ruling, words, language),
    ...(ruling.fr?.toReview ? [words.toReview] : []),
    ...(hasOriginal(ruling) || language !== 'fr' ? [] : [words.alone]),
  ].join(' · ') + (hasOriginal(ruling) || language === 'fr' ? '' : `\n-# ${words.onlyOther}`);

const bodyOf = (ruling: Ruling, shown: Reading, words: Words['ruling']): string => {
  const { en, fr, restates } = ruling;
  const dated = datedIn(words);
  const text = (of: NonNullable<Ruling['en']>) => withLostSymbols(of.text, of.lost, words.lostSymbol);
  const cited = (restates?.rules ?? []).map((rule) => (/^\d/.test(rule) ? `CR ${rule}` : rule));
  const page = restates?.page === undefined ? null : asPrinted(restates.page);
  const after = restates ? ` (${words.restates(cited, page)})` : '';
  const wanted = shown.language === 'both' ? [fr, en] : [shown.language === 'fr' ? (fr ?? en) : (en ?? fr)];
  const dates = ruling.earlier.map(({ date }) => dated(date));
  const earlier = shown.wordings
    ? ruling.earlier.map((it) => `-# ${words.earlierWording(dated(it.date), asPrinted(it.text))}`)
    : dates.length > 0
      ? [`-# ${words.earlier([...new Set(dates)])}`]
      : [];
  const texts = wanted.flatMap((it) => (it ? [text(it)] : []));
  return [`${texts.join('\n')}${after}`, ...earlier].join('\n');
};

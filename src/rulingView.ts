import { bothNames, plainNames } from './bothNames.ts';
import type { ActionCall, Button, Context, Row, View, Visibility } from './command.ts';
import { asPrinted, withLostSymbols } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';
import { namesakesOf } from './namesakes.ts';
import { cut, paged } from './paging.ts';
import type { Hit, Ruling, Subject } from './stores.ts';

/*
 * Rulings on a page: what is shown, and the buttons that carry on from there. All a button needs is in its arguments.
 */

export const LANGUAGES = ['fr', 'en', 'both'] as const;
export type RulingLanguage = (typeof LANGUAGES)[number];

/** One page of one subject's rulings. */
export interface RulingPage {
  readonly subject: Subject;
  readonly language: RulingLanguage;
  /** From 1; beyond the last page, the last. */
  readonly page: number;
  /** Whether older wordings show in full. */
  readonly wordings: boolean;
  /** A reader's own copy of someone else's public answer. */
  readonly copy: boolean;
}

/** Turns a page of this very message, for the one who asked. */
export const TURN = 'ruling.turn';
/** Shows something else beside it: a private copy for whoever clicks; on a private answer, in its place. */
export const ASIDE = 'ruling.aside';
export const SHARE = 'ruling.share';
export const DISMISS = 'ruling.dismiss';
/** Answers a choice from a list with the rulings on it. */
export const PICK = 'ruling.pick';
/** Shows the rule of a mechanic beside its rulings, as a private copy. */
export const ASIDE_RULE = 'rule.aside';
/** Shows a card beside its rulings, or beside that it has none, as a private copy. */
export const ASIDE_CARD = 'card.aside';

export const pageArgs = (shown: RulingPage, library: Context['library']): readonly string[] => [
  library.reference(shown.subject),
  shown.language,
  String(shown.page),
  `${shown.wordings ? 'w' : ''}${shown.copy ? 'c' : ''}`,
];

/** The rulings on `hit` as a message for its reader; a public one speaks the channel's language. */
export const rulingView = (hit: Hit, shown: RulingPage, visibility: Visibility, context: Context): View => {
  const words = visibility === 'public' ? context.channelWords : context.words;
  const sections = inSections(context.library.rulings(hit), shown.language);
  const rulings = sections.flatMap((section) => section.rulings);
  const blocks = sections.flatMap(({ name, rulings }) => {
    const heading = words.ruling.sections[name];
    return blocksOf(rulings, shown, words.ruling).flatMap((block, i) => {
      const begins = i === 0 && heading !== null && !(name === 'undated' && sections.length === 1);
      return cut(begins ? `### ${heading}\n${block}` : block, words.ruling.continued);
    });
  });
  const pages = paged(blocks);
  const page = Math.min(Math.max(shown.page, 1), Math.max(pages.length, 1));
  const texts = pages[page - 1] ?? [words.ruling.none(bothNames(hit, words))];
  const count = rulings.length > 0 ? `\n-# ${words.ruling.count(rulings.length, page, pages.length)}` : '';
  const lost = texts.some((text) => text.includes(words.ruling.lostSymbol)) ? [`-# ${words.ruling.lostNote}`] : [];
  return {
    look: 'panel',
    texts: [`## ${bothNames(hit, words)}${count}`, ...texts, ...lost],
    rows: rowsOf(hit, { ...shown, page }, pages.length, rulings, visibility, context, words),
  };
};

/** Where a ruling comes from. */
export const originOf = ({ source, by }: Ruling, words: Words['ruling']): string =>
  by === undefined ? words.sources[source] : words.byJudge(mentioned(by.judge), by.server);

/** How its French came to be. */
export const frenchOf = ({ en, fr }: Ruling, words: Words['ruling']): string => {
  const by = fr?.by;
  if (en === null && fr?.status === 'own') return words.french.only;
  if (by === undefined) return words.french[fr?.status ?? 'missing'];
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

/** Rulings under what is said of them, which is said once for several of which it is the same: they read as a list then. */
const blocksOf = (rulings: readonly Ruling[], shown: RulingPage, words: Words['ruling']): readonly string[] => {
  const groups: { readonly about: string; readonly bodies: string[] }[] = [];
  for (const ruling of rulings) {
    const about = aboutOf(ruling, shown, words);
    const body = bodyOf(ruling, shown, words);
    const last = groups.at(-1);
    const length = last ? last.bodies.reduce((sum, it) => sum + it.length, about.length + body.length) : 0;
    if (last?.about === about && length < LONGEST_LIST && shown.language !== 'both') last.bodies.push(body);
    else groups.push({ about, bodies: [body] });
  }
  return groups.map(({ about, bodies }) =>
    [about, ...(bodies.length === 1 ? bodies : bodies.map((body) => `- ${body}`))].join('\n'),
  );
};

/** A longer list says again what its rulings have in common: it is out of sight. */
const LONGEST_LIST = 1000;

const datedIn = (words: Words['ruling']) => (date: string | null) => (date === null ? words.undated : words.date(date));
const hasOriginal = ({ en, fr }: Ruling): boolean => en !== null || fr?.status === 'own';

const aboutOf = (ruling: Ruling, { language }: RulingPage, words: Words['ruling']): string =>
  [
    `**${datedIn(words)(ruling.date)}**`,
    originOf(ruling, words),
    frenchOf(ruling, words),
    ...(ruling.fr?.toReview ? [words.toReview] : []),
    ...(hasOriginal(ruling) || language !== 'fr' ? [] : [words.alone]),
  ].join(' · ') + (hasOriginal(ruling) || language === 'fr' ? '' : `\n-# ${words.onlyOther}`);

const bodyOf = (ruling: Ruling, shown: RulingPage, words: Words['ruling']): string => {
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

const rowsOf = (
  hit: Hit,
  shown: RulingPage,
  pages: number,
  rulings: readonly Ruling[],
  visibility: Visibility,
  { library }: Context,
  all: Words,
): readonly Row[] => {
  const words = all.ruling;
  const call = (action: string, change: Partial<RulingPage> = {}): ActionCall => ({
    action,
    args: pageArgs({ ...shown, ...change }, library),
  });
  const button = (label: string, does: ActionCall, disabled = false): Button => ({
    kind: 'button',
    style: 'secondary',
    label,
    does,
    ...(disabled ? { disabled } : {}),
  });
  const other = shown.language === 'fr' ? 'en' : 'fr';
  const has = rulings.length > 0;
  const reading = [
    ...(pages > 1
      ? [
          button(`◀ ${words.previous}`, call(TURN, { page: shown.page - 1 }), shown.page === 1),
          button(`${words.next} ▶`, call(TURN, { page: shown.page + 1 }), shown.page === pages),
        ]
      : []),
    ...(has && shown.language !== 'both' ? [button(words.otherLanguage[other], call(ASIDE, { language: other }))] : []),
    ...(rulings.some(({ earlier }) => earlier.length > 0)
      ? [button(shown.wordings ? words.hideWordings : words.showWordings, call(TURN, { wordings: !shown.wordings }))]
      : []),
  ];
  const ruled = ruleOf(hit, library, words);
  const keeping = [
    ...(visibility === 'private' && !shown.copy && has ? [button(words.share, call(SHARE))] : []),
    button(words.dismiss, { action: DISMISS, args: [] }),
    ...(ruled ? [button(ruled.label, { action: ASIDE_RULE, args: [ruled.reference] })] : []),
    ...(hit.kind === 'card' ? [button(words.card, { action: ASIDE_CARD, args: [library.reference(hit)] })] : []),
  ];
  const mechanics = hit.kind === 'card' ? (library.card(hit.oracleId)?.mechanics ?? []) : [];
  const related = mechanics.flatMap((key) => {
    const mechanic = library.mechanic(key);
    if (!mechanic || library.rulings({ kind: 'mechanic', mechanic: key }).length === 0) return [];
    const label = shown.language === 'en' ? mechanic.en : mechanic.fr;
    return [button(label, call(ASIDE, { subject: { kind: 'mechanic', mechanic: key }, page: 1 }))];
  });
  const namesakes = namesakesOf(hit, library).map((it) =>
    button(words.namesake(plainNames(it, all)), call(ASIDE, { subject: it, page: 1 })),
  );
  return [reading, keeping, related.slice(0, 5), namesakes].filter((row) => row.length > 0);
};

/** The rule of a mechanic, where the rules texts at hand have it. */
const ruleOf = (
  hit: Hit,
  { mechanic, rules }: Context['library'],
  words: Words['ruling'],
): { readonly label: string; readonly reference: string } | null => {
  const known = hit.kind === 'mechanic' ? mechanic(hit.mechanic) : null;
  const found = known && rules.find(known.en);
  if (found?.kind !== 'one') return null;
  const { number } = found.reference;
  return { label: words.rule(number), reference: rules.reference(found.reference) };
};

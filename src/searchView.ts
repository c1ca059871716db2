import { bothNames } from './bothNames.ts';
import type { Button, Context, Row, View, Visibility } from './command.ts';
import type { Words } from './i18n/index.ts';
import { oneLine } from './i18n/inert.ts';
import { emphasised } from './pieces.ts';
import { frenchOf, originOf } from './rulingBlocks.ts';
import { PICK } from './rulingView.ts';
import type { FoundRuling, Hit } from './stores.ts';

/* Rulings found by their words, some to a page; the buttons carry what was typed. */

/** Turns a page of results for who asked, else shows a private copy. */
export const TURN_SEARCH = 'ruling.found';

/** Results to a page: on a phone these are two or three screens. */
const MOST = 7;
/** What a button can carry of what was typed. */
const LONGEST = 64;

/** What is searched for: all that was typed, up to what a button can carry, cut between words. */
export const searched = (typed: string): string => {
  const line = oneLine(typed, 1000);
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST + 1);
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST);
};

/** Page `page` (from 1; beyond the last, the last) of the rulings that say `typed`; null when none does. */
export const searchView = (typed: string, page: number, visibility: Visibility, context: Context): View | null => {
  const { library } = context;
  const words = visibility === 'public' ? context.channelWords : context.words;
  const { total, more } = library.searchRulings(typed, 0, 0, context.locale);
  if (total === 0) return null;
  const pages = Math.ceil(total / MOST);
  const shown = Math.min(Math.max(page, 1), pages);
  const { found } = library.searchRulings(typed, (shown - 1) * MOST, MOST, context.locale);
  const locale = visibility === 'public' ? context.channelLocale : context.locale;
  return {
    look: 'panel',
    texts: [
      `## ${words.search.title(typed)}\n-# ${words.search.count(total, more, shown, pages)}`,
      ...found.map((it) => resultOf(it, locale, words)),
    ],
    rows: rowsOf(typed, shown, pages, found, words, context),
  };
};

const resultOf = ({ ruling, subjects, others, excerpt }: FoundRuling, locale: 'en' | 'fr', words: Words): string => {
  const more = others + subjects.length - 1;
  const about = [
    `**${bothNames(subjects[0], words)}**${more > 0 ? ` ${words.search.others(more)}` : ''}`,
    ruling.date === null ? words.ruling.undated : words.ruling.date(ruling.date),
    originOf(ruling, words.ruling),
    frenchOf(ruling, words.ruling, locale),
    ...(ruling.fr?.toReview ? [words.ruling.toReview] : []),
  ].join(' · ');
  const text = excerpt[locale] ?? excerpt.en ?? excerpt.fr ?? [];
  return `${about}\n${emphasised(text, words.ruling.lostSymbol)}`;
};

const rowsOf = (
  typed: string,
  page: number,
  pages: number,
  found: readonly FoundRuling[],
  words: Words,
  { library }: Context,
): readonly Row[] => {
  const turn = (label: string, to: number): Button => ({
    kind: 'button',
    style: 'secondary',
    label,
    does: { action: TURN_SEARCH, args: [String(to), typed] },
    ...(to < 1 || to > pages ? { disabled: true } : {}),
  });
  return [
    ...(pages > 1 ? [[turn(`◀ ${words.search.previous}`, page - 1), turn(`${words.search.next} ▶`, page + 1)]] : []),
    ...subjectChoices(
      found.flatMap(({ subjects }) => subjects.slice(0, 3)),
      words.search.choose,
      library,
    ),
  ];
};

/** A list to choose a subject from, whose rulings are then shown in private. */
export const subjectChoices = (
  hits: readonly Hit[],
  placeholder: string,
  library: Context['library'],
): readonly Row[] => {
  const options = new Map(
    hits.map((hit) => {
      const name = hit.fr === null || hit.fr === hit.en ? hit.en : `${hit.fr} — ${hit.en}`;
      return [library.reference(hit), oneLine(name)] as const;
    }),
  );
  if (options.size === 0) return [];
  return [
    [
      {
        kind: 'select',
        placeholder,
        does: { action: PICK, args: ['default', 'private'] },
        options: [...options].slice(0, 25).map(([value, label]) => ({ label, value })),
      },
    ],
  ];
};

import { bothNames, plainNames } from './bothNames.ts';
import type { Button, Context, Row, View, Visibility } from './command.ts';
import { asPrinted } from './i18n/asPrinted.ts';
import type { Locale, Words } from './i18n/index.ts';
import { isOutsideDecks, namesakesOf } from './namesakes.ts';
import { cut, paged } from './paging.ts';
import { ASIDE, pageArgs } from './rulingView.ts';
import type { Card } from './stores.ts';

/* A card on a page: both names, and face by face what it costs, is and says. */

/** Turns a page of this message for who asked, else shows a private copy. */
export const TURN_CARD = 'card.turn';

type Face = Card['faces'][number];

/** Page `page` (from 1; beyond the last, the last) of a card. */
export const cardView = (card: Card, page: number, visibility: Visibility, context: Context): View => {
  const { all, locale } =
    visibility === 'public'
      ? { all: context.channelWords, locale: context.channelLocale }
      : { all: context.words, locale: context.locale };
  const words = all.card;
  const several = card.faces.length > 1;
  const blocks = card.faces.flatMap((face) => faceBlocks(face, several, locale, all));
  const noText = card.faces.every(({ text }) => text === null) ? [words.noText] : [];
  const pages = paged([...blocks, ...noText].flatMap((block) => cut(block, words.continued)));
  const shown = Math.min(Math.max(page, 1), Math.max(pages.length, 1));
  const rulings = context.library.rulings({ kind: 'card', oracleId: card.oracleId }).length;
  const hit = { kind: 'card', oracleId: card.oracleId, en: card.name, fr: card.nameFr } as const;
  const about = [
    ...(isOutsideDecks(hit, context.library) ? [words.isOutsideDecks] : []),
    ...(card.nameFr === null && locale === 'fr' ? [words.noFrenchName] : []),
    ...(locale === 'fr' && card.faces.some((face) => frenchTypes(face) === null) ? [words.noFrenchTypes] : []),
    ...(rulings === 0 ? [words.noRulings] : []),
    ...(pages.length > 1 ? [words.page(shown, pages.length)] : []),
  ].join(' ');
  return {
    look: 'panel',
    texts: [
      `## ${bothNames({ en: card.name, fr: card.nameFr }, all)}${about === '' ? '' : `\n-# ${about}`}`,
      ...(pages[shown - 1] ?? []),
    ],
    rows: rowsOf(card, shown, pages.length, rulings, locale, all, context),
  };
};

const frenchTypes = ({ typesInFrench, typesFr }: Face): string | null => typesInFrench ?? typesFr;

/** The types in both languages, the reader's first: a dash between them would look like that inside of them. */
const typesOf = (face: Face, locale: Locale): readonly string[] => {
  const french = frenchTypes(face);
  const types = [face.types, ...(french === null ? [] : [french])].map(asPrinted);
  return locale === 'fr' ? types.reverse() : types;
};

/** What a face is, what it says, and what its French printing says. */
const faceBlocks = (face: Face, several: boolean, locale: Locale, all: Words): readonly string[] => {
  const words = all.card;
  const is = [face.manaCost ?? words.noCost, ...typesOf(face, locale)].join(' · ');
  const oracle =
    face.text === null
      ? []
      : face.text === ''
        ? [`-# ${words.noRulesText}`]
        : [`-# ${words.oracle}\n${printed(face.text)}`];
  const french =
    face.textFr !== null && face.textFr !== ''
      ? [`-# ${words.printed}\n${printed(face.textFr)}`]
      : face.text !== null && face.text !== '' && locale === 'fr'
        ? [`-# ${words.noFrench}`]
        : [];
  return [`${several ? `**${bothNames({ en: face.name, fr: face.nameFr }, all)}**\n` : ''}${is}`, ...oracle, ...french];
};

/** A card's abilities stand on lines of their own. */
const printed = (text: string): string => text.split('\n').map(asPrinted).join('\n');

const rowsOf = (
  card: Card,
  page: number,
  pages: number,
  rulings: number,
  locale: Locale,
  all: Words,
  { library }: Context,
): readonly Row[] => {
  const words = all.card;
  const subject = { kind: 'card', oracleId: card.oracleId } as const;
  const turn = (label: string, to: number): Button => ({
    kind: 'button',
    style: 'secondary',
    label,
    does: { action: TURN_CARD, args: [library.reference(subject), String(to)] },
    ...(to < 1 || to > pages ? { disabled: true } : {}),
  });
  const buttons: readonly Button[] = [
    ...(pages > 1 ? [turn(`◀ ${words.previous}`, page - 1), turn(`${words.next} ▶`, page + 1)] : []),
    ...(rulings > 0
      ? [
          {
            kind: 'button',
            style: 'primary',
            label: words.rulings(rulings),
            does: {
              action: ASIDE,
              args: pageArgs({ subject, language: locale, page: 1, wordings: false, copy: false }, library),
            },
          } as const,
        ]
      : []),
  ];
  const namesakes = namesakesOf({ ...subject, en: card.name, fr: card.nameFr }, library)
    .filter((it) => it.kind === 'card')
    .map((it): Button => {
      const does = { action: TURN_CARD, args: [library.reference(it), '1'] };
      return { kind: 'button', style: 'secondary', label: all.ruling.namesake(plainNames(it, all)), does };
    });
  return [buttons, namesakes].filter((row) => row.length > 0);
};

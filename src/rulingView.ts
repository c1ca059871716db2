import { bothNames, plainNames } from './bothNames.ts';
import type { ActionCall, Button, Context, Row, View, Visibility } from './command.ts';
import type { Words } from './i18n/index.ts';
import { isOutsideDecks, namesakesOf } from './namesakes.ts';
import { type Reading, rulingPages } from './rulingBlocks.ts';
import type { Hit, Ruling, Subject } from './stores.ts';

/*
 * Rulings on a page: what is shown, and the buttons that carry on from there. All a button needs is in its arguments.
 */

/** One page of one subject's rulings. */
export interface RulingPage extends Reading {
  readonly subject: Subject;
  /** From 1; beyond the last page, the last. */
  readonly page: number;
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
  `${shown.wordings ? 'w' : ''}${shown.copy ? 'c' : ''}${orderFlag(shown)}`,
];

/** The first letter of the order, where it is not that of the language. */
const orderFlag = ({ language, order = language }: RulingPage): string => (order === language ? '' : (order[0] ?? ''));

/** The rulings on `hit` as a message for its reader; a public one speaks the channel's language. */
export const rulingView = (hit: Hit, shown: RulingPage, visibility: Visibility, context: Context): View => {
  const words = visibility === 'public' ? context.channelWords : context.words;
  const rulings = context.library.rulings(hit);
  const pages = rulingPages(rulings, shown, words.ruling);
  const page = Math.min(Math.max(shown.page, 1), Math.max(pages.length, 1));
  const texts = pages[page - 1] ?? [words.ruling.none(bothNames(hit, words))];
  const count = rulings.length > 0 ? `\n-# ${words.ruling.count(rulings.length, page, pages.length)}` : '';
  const outside = isOutsideDecks(hit, context.library) ? `\n-# ${words.card.isOutsideDecks}` : '';
  const lost = texts.some((text) => text.includes(words.ruling.lostSymbol)) ? [`-# ${words.ruling.lostNote}`] : [];
  return {
    look: 'panel',
    texts: [`## ${bothNames(hit, words)}${outside}${count}`, ...texts, ...lost],
    rows: rowsOf(hit, { ...shown, page }, pages.length, rulings, visibility, context, words),
  };
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
    ...(has && shown.language !== 'both'
      ? [button(words.otherLanguage[other], call(ASIDE, { language: other, order: shown.order ?? shown.language }))]
      : []),
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
    return [button(label, call(ASIDE, { subject: { kind: 'mechanic', mechanic: key }, page: 1, order: undefined }))];
  });
  const namesakes = namesakesOf(hit, library).map((it) =>
    button(words.namesake(plainNames(it, all)), call(ASIDE, { subject: it, page: 1, order: undefined })),
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

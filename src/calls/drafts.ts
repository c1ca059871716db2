import { bothNames, plainNames } from '../bothNames.ts';
import { optionsOf } from '../choices.ts';
import type { Row, Select, View } from '../command.ts';
import { MOST_CITATIONS } from '../desk/call.ts';
import type { Locale, Words } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import { inert, oneLine } from '../i18n/inert.ts';
import { inOrder } from '../rulingBlocks.ts';
import type { Answer, Call, Draft, DraftLine, Library } from '../stores.ts';
import { answerLines, localesOf } from './answer.ts';
import { button, CALL_ACTIONS, callAction } from './buttons.ts';
import type { Found } from './cited.ts';
import { findCited, rulingLabel } from './cited.ts';

/*
 * An answer while a judge writes it: what is to be cited is looked up line by line, and where several rulings could be meant the judge
 * chooses.
 */

/** The lines a judge typed. What was chosen for the same line before stays chosen. */
export const draftLines = (typed: string, earlier: readonly DraftLine[], library: Library): readonly DraftLine[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => oneLine(line) !== '')
    .slice(0, MOST_CITATIONS)
    .map((line) =>
      looked(earlier.find((each) => each.typed === line) ?? { typed: line, subject: null, cited: null }, library),
    );

/** A line with what can be found for it without asking. */
const looked = (line: DraftLine, library: Library): DraftLine => {
  if (line.cited !== null) return line;
  const found = foundFor(line, library);
  return found.kind === 'cited' ? { ...line, cited: found.citation } : line;
};

const foundFor = ({ typed, subject }: DraftLine, library: Library): Found => findCited(subject ?? typed, library);

/** The draft after a choice for one of its lines: a subject, or one of its rulings by its key. */
export const chosen = (draft: Draft, at: number, choice: string, library: Library): Draft => {
  const lines = draft.lines.map((line, i): DraftLine => {
    if (i !== at || line.cited !== null) return line;
    const found = foundFor(line, library);
    if (found.kind === 'hits') return looked({ ...line, subject: choice }, library);
    if (found.kind !== 'rulings' || !found.rulings.some(({ key }) => key === choice)) return line;
    return { ...line, cited: { kind: 'ruling', subject: library.reference(found.hit), key: choice } };
  });
  return { ...draft, lines };
};

/** A line for which the judge has to choose, and its place among the lines. */
type Open = {
  readonly at: number;
  readonly line: DraftLine;
  readonly found: Extract<Found, { kind: 'hits' | 'rulings' }>;
};

const firstOpen = ({ lines }: Draft, library: Library): Open | null => {
  for (const [at, line] of lines.entries()) {
    if (line.cited !== null) continue;
    const found = foundFor(line, library);
    if (found.kind === 'hits' || found.kind === 'rulings') return { at, line, found };
  }
  return null;
};

/** The answer that a draft would be. */
export const answerFrom = ({ decision, words, lines }: Draft, locale: Locale): Answer => ({
  decision,
  words,
  locale,
  citations: lines.flatMap(({ cited }) => (cited === null ? [] : [cited])),
});

/** Discord takes 4,000 characters; what is not cited and why needs some of them. */
const ROOM = 3300;

/** An answer before it is sent, in the judge's language and in the player's. */
export const draftPanel = (call: Call, judge: string, draft: Draft, library: Library, locale: Locale): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  const locales = localesOf(locale, call.locale);
  const by = words.table.inMessages.who(judge);
  const room = { whole: ROOM, words: 1200, cited: 600 };
  const open = firstOpen(draft, library);
  const notCited = draft.lines.flatMap((line) => (line.cited === null ? [whyNot(line, library, words)] : []));
  return {
    look: 'panel',
    texts: [
      desk.preview(call.id),
      answerLines(answerFrom(draft, locale), by, locales, library, room).join('\n'),
      ...(notCited.length === 0 ? [] : [notCited.join('\n')]),
      desk.notSent,
    ],
    rows: [
      ...(open === null ? [] : [menu(call, open, library, locale)]),
      [
        button(words.judge.buttons.send, callAction(CALL_ACTIONS.send, call.id), 'primary'),
        button(words.judge.buttons.change, callAction(CALL_ACTIONS.answer, call.id)),
      ],
    ],
  };
};

const whyNot = (line: DraftLine, library: Library, words: Words): string => {
  const { desk } = words;
  const found = foundFor(line, library);
  switch (found.kind) {
    case 'none':
      return desk.notCited.none(bothNames(found.hit, words));
    case 'rulings':
      return desk.notCited.choose(bothNames(found.hit, words));
    case 'hits':
      return desk.notCited.choose(inert(line.typed, 60));
    case 'cited':
    case 'unknown':
      return desk.notCited.unknown(inert(line.typed, 60));
  }
};

const MOST_OPTIONS = 25;

const menu = (call: Call, { at, line, found }: Open, library: Library, locale: Locale): Row => {
  const { desk } = wordsIn(locale);
  const does = callAction(CALL_ACTIONS.cite, call.id, at);
  const select: Select =
    found.kind === 'hits'
      ? {
          kind: 'select',
          placeholder: desk.whichSubject(oneLine(line.typed, 60)),
          does,
          options: optionsOf(found.hits, { library, words: wordsIn(locale) }),
        }
      : {
          kind: 'select',
          placeholder: desk.which(plainNames(found.hit, wordsIn(locale), 90)),
          does,
          options: inOrder(found.rulings, locale)
            .slice(0, MOST_OPTIONS)
            .map((ruling) => ({ ...rulingLabel(ruling, locale), value: ruling.key })),
        };
  return [select];
};

import { bothNames } from '../bothNames.ts';
import type { Attachment, Row, Select, View } from '../command.ts';
import { wayToHead } from '../desk/call.ts';
import { asPrinted } from '../i18n/asPrinted.ts';
import type { Locale, Words } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import { oneLine } from '../i18n/inert.ts';
import { ago } from '../i18n/when.ts';
import { within } from '../i18n/within.ts';
import { frenchOf, originOf } from '../rulingBlocks.ts';
import type { Answer, Call, CallEntry, Library, Post } from '../stores.ts';
import { answerLines, localesOf } from './answer.ts';
import { askerRow, CALL_ACTIONS, callAction, judgeRow, otherLanguage } from './buttons.ts';
import { rulingOn } from './cited.ts';
import { aboutParts, headingLine, length, questionLine, saidLines, statusLine, typedWithin } from './lines.ts';
import { pictureOf } from './picture.ts';

/*
 * What one reader alone sees of calls, in their own language.
 */

/** Discord takes 4,000 characters in a panel. */
const ROOM = 3800;

/** All of a call, for a judge: what was asked, the table, what was said, and what to do next. */
export const judgePanel = (call: Call, library: Library, locale: Locale, notes: readonly string[] = []): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  const head = [...notes, headingLine(call, words), desk.about(aboutParts(call, words, library))].join('\n');
  const table = call.flagged === null ? tableText(call, words) : flaggedText(call, call.flagged, library, words);
  const answers = answersIn(call, library, locale, 900);
  const status = statusLine(call, words);
  const fixed = length([head, table, ...answers, status]);
  const question = questionLine(call, Math.max(600, ROOM - fixed - 700), words);
  const said = saidLines(call, Math.max(200, Math.floor((ROOM - fixed - question.length) / 6)), words).slice(-4);
  const whole = [
    questionLine(call, Number.POSITIVE_INFINITY, words),
    ...saidLines(call, Number.POSITIVE_INFINITY, words),
  ];
  const shortened = whole.join('\n') !== [question, ...said].join('\n');
  const note = shortened ? [desk.inFile] : [];
  return {
    look: 'panel',
    texts: [head, [question, ...said, ...note].join('\n'), table, ...answers, status],
    rows: [judgeRow(call, words), [otherLanguage(call.id, 0, words, locale)]],
    ...(shortened ? { files: [fileOf(call, words)] } : {}),
  };
};

const tableText = ({ snapshot, ...call }: Call, words: Words): string => {
  const { desk } = words;
  if (snapshot === null) return desk.noTable;
  const { heading, seats, events } = pictureOf({ snapshot, ...call }, snapshot, words);
  return [desk.table, heading, ...seats, desk.latest, ...events].join('\n');
};

/** What is reported, in both languages. */
const flaggedText = ({ card }: Call, key: string, library: Library, words: Words): string => {
  const { desk, judged } = words;
  const found = card === null ? null : rulingOn(card, key, library);
  if (!found) return desk.citedGone;
  const { en, fr } = found.ruling;
  const text = (it: typeof en) => (it === null ? '—' : within(it.text, 700, asPrinted));
  const about = `${bothNames(found.hit, words)} · ${originOf(found.ruling, words.ruling)} · ${frenchOf(found.ruling, words.ruling)}`;
  return [about, `**${judged.original}** ${text(en)}`, `**${judged.translation}** ${text(fr)}`].join('\n');
};

/** The newest answer, where there is one, for a reader of one language. */
const answersIn = (call: Call, library: Library, locale: Locale, whole: number): readonly string[] => {
  const last = call.log.findLast(({ event }) => event.kind === 'answered');
  if (last?.event.kind !== 'answered') return [];
  const judge = wordsIn(locale).table.inMessages.who(last.actor ?? '');
  return [answerLines(last.event, judge, [locale], library, { whole, words: 500, cited: 250 }).join('\n')];
};

/** What was typed, whole, line by line as it was typed. */
const fileOf = (call: Call, words: Words): Attachment => {
  const { desk } = words;
  const lines = (text: string) => text.split(/\r?\n/).map((line) => oneLine(line, Number.POSITIVE_INFINITY));
  const said = call.log.flatMap(({ event }) =>
    'words' in event && event.words !== null && event.words !== ''
      ? ['', `(${desk.speaks[event.locale]})`, ...lines(event.words)]
      : [],
  );
  const question = call.question === null ? [] : [`(${desk.speaks[call.locale]})`, ...lines(call.question)];
  return { name: desk.file(call.id), text: `${[...question, ...said].join('\n')}\n` };
};

/** Where a call stands, for who made it. */
export const askerPanel = (
  call: Call,
  place: { readonly place: number; readonly oldest: number },
  posts: readonly Post[],
  library: Library,
  locale: Locale,
  notes: readonly string[] = [],
): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  const atDesk = posts.findLast(({ kind }) => kind === 'call');
  const lost = atDesk?.message === null && atDesk.failed !== null;
  const title = notes.length > 0 ? notes : [desk.title(call.id)];
  return {
    look: 'panel',
    texts: [
      [...title, desk.called(ago(call.at)), desk.about(aboutParts(call, words, library))].join('\n'),
      [questionLine(call, 900, words), ...saidLines(call, 300, words).slice(-3)].join('\n'),
      ...answersIn(call, library, locale, 1500),
      [...askerStatus(call, place, words), ...(lost && call.status === 'open' ? [desk.notAtDesk] : [])].join('\n'),
    ],
    rows: [askerRow(call, words)],
  };
};

const askerStatus = (
  call: Call,
  { place, oldest }: { readonly place: number; readonly oldest: number },
  { desk, table }: Words,
): readonly string[] => {
  const judge = call.judge === null ? '' : table.inMessages.who(call.judge);
  switch (call.status) {
    case 'open':
      return [call.level === 'head' ? desk.placeForHead(place) : desk.place(place, ago(oldest)), desk.comesHere];
    case 'claimed':
      return [desk.hasYours(judge), desk.comesHere];
    case 'asking':
      return [desk.asksYouHere(judge)];
    case 'answered':
      return [call.level === 'head' ? desk.afterwardsFinal : desk.afterwards];
    case 'withdrawn':
      return [desk.withdrawn(ago(call.since))];
  }
};

/** An answer in full, for one reader: in their language, and in the others it was given for. */
export const fullAnswer = (
  call: Call,
  { actor, event }: CallEntry & { readonly event: Answer },
  library: Library,
  locale: Locale,
  asker: boolean,
): View => {
  const words = wordsIn(locale);
  const { desk, table } = words;
  const { who } = table.inMessages;
  const judge = who(actor ?? '');
  const locales = [...new Set([locale, ...localesOf(call.locale, event.locale)])] as [Locale, ...Locale[]]; // the reader's own is there
  const head = [desk.answerTo(who(call.asker), call.id, judge), questionLine(call, 600, words)];
  const room = { whole: ROOM - length(head), words: 1600, cited: 600 };
  const spoken = event.words !== null && event.words.length > 0;
  const lines = answerLines(event, judge, locales, library, room);
  const cut = spoken && !lines.join('\n').includes(typedWithin(event.words, Number.POSITIVE_INFINITY));
  return {
    look: 'panel',
    texts: [head.join('\n'), [...lines, ...(cut ? [desk.inFile] : [])].join('\n')],
    rows: asker && call.status === 'answered' ? [askerRow(call, words)] : [],
    ...(cut ? { files: [fileOf(call, words)] } : {}),
  };
};

/** So many calls a list shows, and a menu offers. */
const LISTED = 15;

/** The calls that are still to be answered, oldest first, for judges. */
export const queuePanel = (calls: readonly Call[], library: Library, locale: Locale): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  const waiting = calls.filter(({ status }) => status === 'open');
  const held = calls.filter(({ status }) => status !== 'open');
  const [first] = waiting;
  const title = desk.queue(waiting.length, first ? ago(first.at) : null);
  const line = (call: Call): string => queueLine(call, words, library);
  const shown = waiting.slice(0, LISTED);
  const more = waiting.length > shown.length ? [desk.queueMore(waiting.length - shown.length)] : [];
  const inHands = held.slice(0, LISTED - shown.length).map((call) => `${line(call)}\n-# ${statusLine(call, words)}`);
  return {
    look: 'panel',
    texts: [
      [title, ...shown.map(line), ...more].join('\n'),
      ...(inHands.length === 0 ? [] : [[desk.inHands, ...inHands].join('\n')]),
    ],
    rows: picker([...shown, ...held.slice(0, LISTED - shown.length)], words),
  };
};

/** The calls someone has made, newest first. */
export const ownPanel = (calls: readonly Call[], library: Library, locale: Locale): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  const lines = calls.map((call) => `${queueLine(call, words, library)}\n-# ${statusLine(call, words)}`);
  return {
    look: 'panel',
    texts: [lines.length === 0 ? desk.ownQueueNone : [desk.ownQueue, ...lines].join('\n'), desk.queueIsForJudges],
    rows: picker(calls, words),
  };
};

const queueLine = (call: Call, words: Words, library: Library): string => {
  const { desk, table } = words;
  const way = wayToHead(call);
  const about = [...(way ? [desk.headMark[way.how]] : []), ...aboutParts(call, words, library)];
  return desk.queueLine(
    call.id,
    table.inMessages.who(call.asker),
    `<#${call.channel}>`,
    ago(call.at),
    about.join(' · '),
  );
};

const picker = (calls: readonly Call[], { desk }: Words): readonly Row[] => {
  if (calls.length === 0) return [];
  const select: Select = {
    kind: 'select',
    placeholder: desk.openOne,
    does: callAction(CALL_ACTIONS.pick),
    options: calls.map(({ id, question }) => ({
      label: within(question ?? '', 80, (words) => desk.callLabel(id, oneLine(words, Number.POSITIVE_INFINITY))),
      value: String(id),
    })),
  };
  return [[select]];
};

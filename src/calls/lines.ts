import { bothNames } from '../bothNames.ts';
import { answerOf, lapsesAt, wayToHead } from '../desk/call.ts';
import type { Words } from '../i18n/index.ts';
import { inert } from '../i18n/inert.ts';
import { ago } from '../i18n/when.ts';
import { within } from '../i18n/within.ts';
import type { Call, CallEntry, Library, Said } from '../stores.ts';

/*
 * The lines that every view of a call is made of, in the words of its reader.
 */

/** How long a text is that a message shows. */
export const length = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length + 1, 0);

/** What someone typed, in at most `room` characters. */
export const typedWithin = (typed: string, room: number): string =>
  within(typed, room, (part) => inert(part, Number.POSITIVE_INFINITY));

/** The same of words that may have been erased. */
export const saidWithin = ({ words }: Said, room: number, { desk }: Words): string =>
  words === null ? desk.erased : typedWithin(words, room);

export const headingLine = ({ id, asker, channel, at }: Call, { desk, table }: Words): string =>
  desk.heading(id, table.inMessages.who(asker), `<#${channel}>`, ago(at));

/** What it is about: topic, card, and whether the answer is for the asker alone. */
export const aboutParts = (call: Call, words: Words, library: Library): readonly string[] => [
  call.flagged === null ? words.desk.topics[call.topic] : words.judged.flagged,
  ...(call.card === null ? [] : [cardName(call.card, words, library)]),
  ...(call.private ? [words.desk.private] : []),
];

const cardName = (card: string, words: Words, library: Library): string => {
  const found = library.find(card);
  return found.kind === 'one' ? bothNames(found.hit, words) : inert(card);
};

export const questionLine = ({ question, locale }: Call, room: number, words: Words): string =>
  question === null ? words.desk.erased : words.desk.question(words.desk.speaks[locale], typedWithin(question, room));

/** Questions back and what the asker added, oldest first, each in at most `room` characters. */
export const saidLines = ({ log }: Call, room: number, words: Words): readonly string[] => {
  const { desk, table } = words;
  return log.flatMap(({ actor, event }): string[] => {
    if (event.kind !== 'asked' && event.kind !== 'told') return [];
    const who = actor === null ? '' : table.inMessages.who(actor);
    const say = event.kind === 'asked' ? desk.asks : desk.adds;
    return [say(who, desk.speaks[event.locale], saidWithin(event, room, words))];
  });
};

/** Where it stands. */
export const statusLine = (call: Call, words: Words): string => {
  const { desk, table } = words;
  const who = (user: string | null) => (user === null ? '' : table.inMessages.who(user));
  const { status, judge, since } = call;
  switch (status) {
    case 'open':
      return openLine(call, words);
    case 'claimed':
      return desk.claimed(who(judge), ago(lapsesAt(call) ?? since));
    case 'asking':
      return desk.asking(who(judge), ago(since));
    case 'answered': {
      const answer = answerOf(call);
      return desk.answered(who(judge), desk.decisions[answer?.event.decision ?? 'depends'], ago(since));
    }
    case 'withdrawn':
      return desk.withdrawn(ago(since));
  }
};

const openLine = ({ log, level }: Call, { desk, table }: Words): string => {
  const last = log.findLast(({ event }) => event.kind !== 'told' && event.kind !== 'moved');
  const way = level === 'head' ? wayToHead({ log }) : null;
  if (way) return desk.openForHead[way.how](table.inMessages.who(way.actor ?? ''));
  if (last?.event.kind === 'unclear') return desk.unclear;
  const judge = last?.event.kind === 'lapsed' ? lapsedFrom(log, last) : null;
  return judge === null ? desk.open : desk.lapsed(table.inMessages.who(judge));
};

/** Whose claim it was that lapsed. */
export const lapsedFrom = (log: readonly CallEntry[], { seq }: CallEntry): string | null =>
  log.findLast((entry) => entry.seq < seq && entry.event.kind === 'claimed')?.actor ?? null;

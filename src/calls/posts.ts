import type { ActionCall, Button, View } from '../command.ts';
import { type CallEvent, wayToHead } from '../desk/call.ts';
import { isAtDesk } from '../desk/posts.ts';
import type { Locale, Words } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import { anonymousNumber } from '../rules/game.ts';
import type { Call, CallEntry, GuildSettings, Library, Post, Said } from '../stores.ts';
import { answerLines, localesOf } from './answer.ts';
import { askerRow, button, CALL_ACTIONS, callAction, judgeRow, readRow } from './buttons.ts';
import {
  aboutParts,
  headingLine,
  lapsedFrom,
  length,
  questionLine,
  saidLines,
  saidWithin,
  statusLine,
  typedWithin,
} from './lines.ts';
import { pictureOf } from './picture.ts';

/*
 * Messages about a call that stand in a channel. Whatever pings is plain text: only that has words in its notification.
 */

/** What a post is made from. */
export interface PostMatter {
  readonly post: Post;
  readonly call: Call;
  /** All posts of the call. */
  readonly posts: readonly Post[];
  readonly settings: GuildSettings;
  readonly library: Library;
  /** The language of the channel. */
  readonly locale: Locale;
}

/** How it looks, and the button by which it is found again. */
export interface CallPost {
  readonly view: View;
  readonly mark: ActionCall;
}

export const callPost = (matter: PostMatter): CallPost => {
  const { post, call } = matter;
  const atOldDesk = isAtDesk(post.kind) && post.channel !== call.desk;
  switch (post.kind) {
    case 'call':
      return { view: atOldDesk ? moved(matter) : atDesk(matter), mark: readCall(call, post) };
    case 'notice':
      return { view: atOldDesk ? moved(matter) : notice(matter), mark: readCall(call, post) };
    case 'question':
      return { view: question(matter), mark: questionButton(call, post, wordsIn(call.locale)).does };
    case 'answer':
      return { view: answer(matter), mark: callAction(CALL_ACTIONS.full, call.id, post.id) };
  }
};

/** What is left at a desk that the server gave up: who looks there finds the way. */
const moved = ({ call, locale }: PostMatter): View => ({
  look: 'plain',
  texts: [wordsIn(locale).desk.movedTo(call.id, `<#${call.desk}>`)],
});

const readCall = ({ id }: Call, post: Post): ActionCall => callAction(CALL_ACTIONS.read, id, 'own', post.id);

/** Discord takes 2,000 characters; a few are left for a mention or two. */
const ROOM = 1900;
const QUESTION = 700;
const SAID = 160;
const SEATS = 6;

const atDesk = ({ post, call, posts, settings, library, locale }: PostMatter): View => {
  const words = wordsIn(locale);
  const { desk } = words;
  // What is only reported calls nobody from elsewhere.
  const role = call.flagged === null && !calledBefore(post, posts) ? settings.judgeRole : null;
  const asked = questionLine(call, QUESTION, words);
  const shortened = call.question !== null && asked !== questionLine(call, Number.POSITIVE_INFINITY, words);
  const before = [
    `${role === null ? '' : `<@&${role}> `}${headingLine(call, words)}`,
    desk.about(aboutParts(call, words, library)),
    asked,
    ...saidLines(call, SAID, words).slice(-2),
  ];
  const after = [
    ...failures(call, posts, locale),
    statusLine(call, words),
    ...(shortened ? [desk.shortened(words.judge.buttons.whole)] : []),
  ];
  const table = tableLines(call, ROOM - length([...before, ...after]), locale);
  return {
    look: 'plain',
    texts: [...before, ...table, ...after],
    rows: [judgeRow(call, words), readRow(call.id, post.id, words, locale)],
    ...(role === null ? {} : { pings: { roles: [role] } }),
  };
};

/** A call that has moved to another desk pinged the judges at the first one. */
const calledBefore = ({ id }: Post, posts: readonly Post[]): boolean =>
  posts.some((each) => each.kind === 'call' && each.id < id && each.message !== null);

/** The picture of the table as far as there is room: its players, and the newest events. */
const tableLines = (call: Call, room: number, locale: Locale): readonly string[] => {
  const words = wordsIn(locale);
  if (call.snapshot === null) return [];
  const { heading, seats, events } = pictureOf(call, call.snapshot, words);
  const lines = [heading, ...seats.slice(0, SEATS)];
  if (seats.length > SEATS) lines.push(words.desk.more(seats.length - SEATS));
  if (length(lines) > room) return [heading];
  let left = room - length(lines);
  const from = events.findLastIndex((event) => {
    left -= event.length + 4;
    return left < 0;
  });
  return [...lines, ...events.slice(from + 1).map((event) => `-# ${event}`)];
};

/** What could not be told to the player. */
const failures = (call: Call, posts: readonly Post[], locale: Locale): readonly string[] => {
  const { desk } = wordsIn(locale);
  const failed = posts.findLast(({ kind }) => kind === 'question' || kind === 'answer');
  if (!failed || failed.failed === null || failed.message !== null) return [];
  return [desk.notPosted[failed.kind === 'question' ? 'question' : 'answer'](`<#${call.channel}>`)];
};

const notice = ({ post, call, posts, settings, locale }: PostMatter): View => {
  const about = entryOf(call, post);
  const before = call.log.filter(({ seq }) => seq < about.seq);
  const original = posts.findLast(({ kind, message }) => kind === 'call' && message !== null);
  const link =
    original?.message == null
      ? ''
      : ` https://discord.com/channels/${call.guild}/${original.channel}/${original.message}`;
  /** To everyone with a role, in the language of the channel. */
  const toRole = (role: string | null, tell: (words: Words) => string): View => ({
    look: 'plain',
    texts: [`${role === null ? '' : `<@&${role}> `}${tell(wordsIn(locale))}${link}`],
    rows: [readRow(call.id, post.id, wordsIn(locale), locale)],
    ...(role === null ? {} : { pings: { roles: [role] } }),
  });
  /** To the judge who said something before, in their language. */
  const toJudge = (kind: 'asked' | 'answered', tell: (words: Words) => string): View => {
    const last = before.findLast(({ event }) => event.kind === kind);
    if (!last || last.actor === null || !('locale' in last.event)) return toRole(settings.judgeRole, tell);
    const words = wordsIn(last.event.locale);
    return {
      look: 'plain',
      texts: [`${words.table.inMessages.who(last.actor)} ${tell(words)}${link}`],
      rows: [readRow(call.id, post.id, words, last.event.locale)],
      ...pinging(last.actor),
    };
  };
  const who = (user: string | null, { table }: Words) => table.inMessages.who(user ?? '');
  switch (about.event.kind) {
    case 'lapsed':
      return toRole(settings.judgeRole, (words) =>
        words.desk.waitsAgain(call.id, who(lapsedFrom(call.log, about), words)),
      );
    case 'appealed':
      return toRole(settings.headJudgeRole ?? settings.judgeRole, (words) =>
        words.desk.forHead[wayOf(call, about)](call.id, who(about.actor, words)),
      );
    case 'unclear':
      return toJudge('answered', (words) => words.desk.notClear(call.id, who(call.asker, words)));
    default:
      return toJudge('asked', (words) => words.desk.replied(call.id, who(call.asker, words)));
  }
};

/** A judge's question to the player. */
const question = ({ post, call }: PostMatter): View => {
  const about = entryOf(call, post);
  const words = wordsIn(call.locale);
  const { desk, table } = words;
  const { who } = table.inMessages;
  const said = saidOf(about);
  const later = call.log.filter(({ seq }) => seq > about.seq).map(({ event }) => event.kind);
  const text = call.private
    ? [desk.asksYouPrivately(who(call.asker), call.id)]
    : [
        desk.asksYou(who(call.asker), call.id, who(about.actor ?? '')),
        desk.asks(who(about.actor ?? ''), desk.speaks[said.locale], saidWithin(said, 1500, words)),
      ];
  const waits = later.every((kind) => kind === 'lapsed' || kind === 'claimed' || kind === 'moved');
  return {
    look: 'plain',
    texts: [...text, ...(isReplied(later) ? [desk.hasReplied] : [])],
    rows: waits ? [[questionButton(call, post, words)]] : [],
    ...pinging(call.asker),
  };
};

/** What the player says before the call goes on without them is the reply; what they add later is not. */
const isReplied = (later: readonly CallEvent['kind'][]): boolean => {
  const end = later.findIndex((kind) => kind === 'asked' || kind === 'answered' || kind === 'appealed');
  return later.slice(0, end < 0 ? undefined : end).includes('told');
};

/** Private words are first shown to their reader alone. */
const questionButton = ({ id, private: hidden }: Call, post: Post, { judge: { buttons } }: Words): Button =>
  hidden
    ? button(buttons.readAndReply, callAction(CALL_ACTIONS.full, id, post.id), 'primary')
    : button(buttons.reply, callAction(CALL_ACTIONS.reply, id, post.id), 'primary');

/** Nobody is pinged who asked to be forgotten. */
const pinging = (user: string): Pick<View, 'pings'> =>
  anonymousNumber(user) === null ? { pings: { users: [user] } } : {};

/** The answer, for the player and, unless it is for them alone, for all who read along. */
const answer = ({ post, call, library }: PostMatter): View => {
  const about = entryOf(call, post);
  if (about.event.kind !== 'answered') throw new Error(`Event ${about.seq} of call ${call.id} is no answer`);
  const words = wordsIn(call.locale);
  const { desk, table, judge } = words;
  const { who } = table.inMessages;
  const full = button(
    call.private ? judge.buttons.readAnswer : judge.buttons.whole,
    callAction(CALL_ACTIONS.full, call.id, post.id),
    call.private ? 'primary' : 'secondary',
  );
  const newest = !call.log.some(({ seq }) => seq > about.seq);
  const rows = [newest ? [...askerRow(call, words), full] : [full]];
  const foot = newest
    ? call.level === 'head'
      ? desk.afterwardsFinal
      : desk.afterwards
    : since(call, about, words.desk);
  if (call.private) {
    return { look: 'plain', texts: [desk.answerForYou(who(call.asker), call.id), foot], rows, ...pinging(call.asker) };
  }
  const head = [
    desk.answerTo(who(call.asker), call.id, who(about.actor ?? '')),
    ...(call.question === null ? [] : [desk.asked(typedWithin(call.question, 200))]),
  ];
  const room = { whole: ROOM - length([...head, foot]), words: 700, cited: 260 };
  const locales = localesOf(call.locale, about.event.locale);
  const lines = answerLines(about.event, who(about.actor ?? ''), locales, library, room);
  return { look: 'plain', texts: [...head, ...lines, foot], rows, ...pinging(call.asker) };
};

/** What became of an answer that is not the last word. */
const since = ({ log }: Call, { seq }: CallEntry, desk: Words['desk']): string => {
  const later = log.filter((entry) => entry.seq > seq);
  if (later.some(({ event }) => event.kind === 'answered')) return desk.answeredSince;
  const appeal = later.some(({ event }) => event.kind === 'appealed') ? wayToHead({ log }) : null;
  return appeal ? desk.withHead[appeal.how] : desk.reopened;
};

/** How a call came to the head judge by that event. */
const wayOf = ({ log }: Call, { seq }: CallEntry): 'appeal' | 'escalation' =>
  wayToHead({ log: log.filter((entry) => entry.seq <= seq) })?.how ?? 'escalation';

/** The event a post tells. */
export const entryOf = (call: Call, post: Post): CallEntry => {
  const entry = call.log.find(({ seq }) => seq === post.about);
  if (!entry) throw new Error(`Call ${call.id} has no event ${post.about}`);
  return entry;
};

const saidOf = ({ event }: CallEntry): Said => {
  if (!('words' in event)) throw new Error(`Nothing was said when a call was ${event.kind}`);
  return event;
};

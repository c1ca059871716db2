import type { Verdict } from '../rules/refusal.ts';
import type { CallRule, DeskBy } from './acts.ts';
import type { Call, CallEntry, Citation, Decision, Question } from './call.ts';
import type { Posts } from './posts.ts';

/** Who asks, and in which interaction: what it changed is changed once, however often it is delivered. */
export interface DeskAsked extends DeskBy {
  readonly interaction: string;
}

/** What became of a call, and the events that made it so. */
export interface CallOutcome {
  readonly call: Call;
  readonly entries: readonly CallEntry[];
}

/** An answer as a judge is writing it. */
export interface Draft {
  readonly decision: Decision;
  readonly words: string;
  readonly lines: readonly DraftLine[];
}

/** What is to be cited, as typed; the subject that was chosen where it could be several (a reference of the library); and what was found. */
export interface DraftLine {
  readonly typed: string;
  readonly subject: string | null;
  readonly cited: Citation | null;
}

/** All of one call that concerns a user. */
export interface CallShare {
  readonly call: number;
  readonly guild: string;
  readonly channel: string;
  readonly at: number;
  /** What they asked; null for a call that someone else made. */
  readonly question: Pick<Question, 'topic' | 'card' | 'question' | 'locale' | 'private'> | null;
  /** Whether they are in its picture of the table. */
  readonly pictured: boolean;
  /** What they did and said. */
  readonly entries: readonly CallEntry[];
}

/** The calls to the judges. Promises, because the next store may be elsewhere. */
export interface Desk {
  /** Makes a call that is posted in the channel `desk`. Refuses a flood. An interaction that made one before gets that one again. */
  call(asked: DeskAsked, question: Question, desk: string): Promise<Verdict<CallOutcome>>;
  /**
   * Reads, lends the call to the rule, and appends what it answers, in one transaction that is on disk when the promise resolves: of
   * many who claim one call at once, one has it. Refuses with the rule's refusal, and `no-call` for one that is no more.
   */
  update(id: number, asked: DeskAsked, rule: CallRule): Promise<Verdict<CallOutcome>>;
  byId(id: number): Promise<Call | null>;
  /** A server's calls that are still to be answered, oldest first. */
  unsettled(guild: string): Promise<readonly Call[]>;
  /** A user's calls of a server, newest first, at most `most`. */
  madeBy(user: string, guild: string, most: number): Promise<readonly Call[]>;
  /** The place of a waiting call among those of its server that wait for the same judges, from 1, and since when the first of them waits (ms since 1970). */
  place(call: Call): Promise<{ readonly place: number; readonly oldest: number }>;
  draft(call: number, judge: string): Promise<Draft | null>;
  /** Keeps what a judge has written so far; null forgets it. */
  keepDraft(call: number, judge: string, draft: Draft | null): Promise<void>;
  /** Lets go of the claims that have lapsed at `now` (ms since 1970). Answers how many. */
  lapse(now: number): Promise<number>;
  /** Has the unanswered calls of a server stand at the desk it settled on last, as of `now` (ms since 1970). Answers how many moved. */
  move(guild: string, now: number): Promise<number>;
  readonly posts: Posts;
  /** Deletes what is past its time at `now` (ms since 1970). */
  purge(now: number): Promise<void>;
  /** All that is kept about a user. */
  about(user: string): Promise<readonly CallShare[]>;
  /** Makes a user anonymous and erases what they typed; their unanswered calls are withdrawn. Answers in how many calls. */
  forget(user: string, now: number): Promise<number>;
}

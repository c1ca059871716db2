import type { Game, Entry as TableEntry } from '../rules/game.ts';
import type { Language } from '../table/settings.ts';

/*
 * A call to the judges is what was asked, and what happened to it since. As at a table, events are only ever added; where a call
 * stands is what they add up to. Who may cause what is in `acts.ts`.
 */

export const TOPICS = ['payment', 'trigger', 'revolt', 'counters', 'combat', 'tournament', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** The short verdict of an answer. */
export const DECISIONS = ['yes', 'no', 'depends', 'play-on'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How long a claim lasts in which nothing is said, in milliseconds. */
export const LAPSE = 10 * 60_000;

/** How much one answer may cite. */
export const MOST_CITATIONS = 5;

/** What an answer rests on: a ruling, by its subject (a reference of the library) and its text key; or a rule, with the edition it was read in. */
export type Citation =
  | { readonly kind: 'ruling'; readonly subject: string; readonly key: string }
  | { readonly kind: 'rule'; readonly number: string; readonly edition: string | null };

/** Free words, and the language of who wrote them. Null: erased at their wish. */
export interface Said {
  readonly words: string | null;
  readonly locale: Language;
}

export interface Answer extends Said {
  readonly decision: Decision;
  readonly citations: readonly Citation[];
}

/** What happens to a call. */
export type CallEvent =
  | { readonly kind: 'called' }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'released' }
  /** Nothing was said for ten minutes. */
  | { readonly kind: 'lapsed' }
  /** A question back to the asker. */
  | ({ readonly kind: 'asked' } & Said)
  /** The asker says more. */
  | ({ readonly kind: 'told' } & Said)
  | ({ readonly kind: 'answered' } & Answer)
  /** The answer is not clear to the asker. */
  | { readonly kind: 'unclear' }
  /** To the head judge: by the asker after an answer, by a judge before. */
  | { readonly kind: 'appealed' }
  | { readonly kind: 'withdrawn' }
  /** The server has another desk, and the call stands there now. */
  | { readonly kind: 'moved' };

export type CallEventKind = CallEvent['kind'];

/** An event with its number in the call, when it happened (ms since 1970), and who caused it: null for the clock. */
export interface CallEntry {
  readonly seq: number;
  readonly at: number;
  readonly actor: string | null;
  readonly event: CallEvent;
}

/** `asking`: the judge who has it asked the player something, and waits. */
export const STATUSES = ['open', 'claimed', 'asking', 'answered', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

/** Who is to answer: any judge, or, after an appeal, the head judge. */
export const LEVELS = ['judge', 'head'] as const;
export type Level = (typeof LEVELS)[number];

export interface Standing {
  readonly status: Status;
  readonly level: Level;
  /** Who has it, or has answered it. */
  readonly judge: string | null;
  /** When something last happened to it (ms since 1970). */
  readonly since: number;
}

/** The table as it was when a judge was called: the game, and its last events, oldest first. */
export interface Snapshot {
  readonly game: Game;
  readonly latest: readonly SnapshotEntry[];
}

/** `of` is what an undo or a redo was about. */
export interface SnapshotEntry {
  readonly entry: TableEntry;
  readonly of?: TableEntry;
}

/** What was asked. */
export interface Question {
  readonly guild: string;
  readonly channel: string;
  /** The asker's language. */
  readonly locale: Language;
  readonly topic: Topic;
  /** A reference of the library; as typed where the library knows no such card. */
  readonly card: string | null;
  /** As typed, whole; null: erased at the asker's wish. */
  readonly question: string | null;
  /** The text key of the ruling that is reported; null for a question. */
  readonly flagged: string | null;
  /** The answer is for the asker's eyes only. */
  readonly private: boolean;
  /** Null: no game was open in the channel, or it was kept by a release that this one can't read. */
  readonly snapshot: Snapshot | null;
}

export interface Call extends Question, Standing {
  readonly id: number;
  /** The channel where judges find it. */
  readonly desk: string;
  readonly asker: string;
  /** When it was called (ms since 1970). */
  readonly at: number;
  /** Everything that happened, oldest first: it begins with the call. */
  readonly log: readonly CallEntry[];
}

/** The state machine: what can happen to a call where it stands, and where it stands then. */
const MACHINE: Readonly<Record<Status, Partial<Readonly<Record<CallEventKind, Status>>>>> = {
  open: { claimed: 'claimed', told: 'open', withdrawn: 'withdrawn', moved: 'open' },
  claimed: {
    released: 'open',
    lapsed: 'open',
    asked: 'asking',
    told: 'claimed',
    answered: 'answered',
    appealed: 'open',
    withdrawn: 'withdrawn',
    moved: 'claimed',
  },
  asking: {
    released: 'open',
    lapsed: 'open',
    asked: 'asking',
    told: 'claimed',
    answered: 'answered',
    appealed: 'open',
    withdrawn: 'withdrawn',
    moved: 'asking',
  },
  answered: { unclear: 'open', appealed: 'open' },
  withdrawn: {},
};

export const can = (status: Status, kind: CallEventKind): boolean => MACHINE[status][kind] !== undefined;

/** Where a call stands after one more event. Throws on what can't happen to it: no rule lets it. */
export const follow = (standing: Standing, { at, actor, event }: CallEntry): Standing => {
  const status = MACHINE[standing.status][event.kind];
  if (status === undefined) throw new Error(`A call that is ${standing.status} can't be ${event.kind}`);
  const judge = event.kind === 'claimed' ? actor : status === 'open' ? null : standing.judge;
  const level = event.kind === 'appealed' ? 'head' : standing.level;
  return { status, level, judge, since: event.kind === 'moved' ? standing.since : at };
};

/** A call after one more event. */
export const followed = (call: Call, entry: CallEntry): Call => ({
  ...call,
  ...(entry.event.kind === 'called' ? {} : follow(call, entry)),
  log: [...call.log, entry],
});

/** Where a call stands after its whole log. */
export const standingOf = ([first, ...rest]: readonly CallEntry[]): Standing => {
  if (first?.event.kind !== 'called') throw new Error('A log begins with a call');
  return rest.reduce(follow, { status: 'open', level: 'judge', judge: null, since: first.at });
};

/** How a call came to the head judge last: its asker appealed an answer, or a judge passed it on before there was one. Null for one that did not. */
export const wayToHead = ({
  log,
}: Pick<Call, 'log'>): { readonly how: 'appeal' | 'escalation'; readonly actor: string | null } | null => {
  const entry = log.findLast(({ event }) => event.kind === 'appealed');
  if (!entry) return null;
  const before = standingOf(log.filter(({ seq }) => seq < entry.seq));
  return { how: before.status === 'answered' ? 'appeal' : 'escalation', actor: entry.actor };
};

/** Whether a judge has it. */
export const isHeld = ({ status }: Standing): boolean => status === 'claimed' || status === 'asking';

/** Whether it is still to be answered. */
export const isUnsettled = (standing: Standing): boolean => standing.status === 'open' || isHeld(standing);

/** When a claim will lapse (ms since 1970) unless something is said; null when nobody has the call. */
export const lapsesAt = (standing: Standing): number | null => (isHeld(standing) ? standing.since + LAPSE : null);

/** The newest answer; null when there is none. */
export const answerOf = ({ log }: Call): (CallEntry & { readonly event: Answer }) | null =>
  log.findLast((entry): entry is CallEntry & { readonly event: Answer & { kind: 'answered' } } => {
    return entry.event.kind === 'answered';
  }) ?? null;

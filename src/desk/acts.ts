import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import type { Answer, Call, CallEvent, Said, Status } from './call.ts';
import { can, isUnsettled } from './call.ts';

/*
 * Who may do what to a call. A rule is lent the call as it is and answers the events to add, or why not.
 */

/** Who acts, with which roles of the server, and when (ms since 1970). A head judge is a judge. */
export interface DeskBy {
  readonly user: string;
  readonly judge: boolean;
  readonly head: boolean;
  readonly at: number;
}

export type CallRule = (call: Call) => Verdict<readonly CallEvent[]>;

/** How many calls one player may have unanswered in a server at once. */
export const MOST_UNSETTLED = 3;
/** How many they may make in so many milliseconds: each one pings the judges. */
export const MOST_RECENT = 6;
export const RECENT = 30 * 60_000;
/** How often a player may add to one call. */
export const MOST_TOLD = 10;

/** Whether one more call may be made, after those of the same player in the same server. Refuses a flood. */
export const calling = (
  earlier: readonly { readonly status: Status; readonly at: number }[],
  at: number,
): Verdict<null> => {
  const unsettled = earlier.filter(({ status }) => status === 'open' || status === 'claimed' || status === 'asking');
  if (unsettled.length >= MOST_UNSETTLED) return refuse({ code: 'too-many-calls', most: MOST_UNSETTLED });
  const recent = earlier.map((call) => call.at).filter((each) => each > at - RECENT);
  const again = recent.toSorted((a, b) => b - a)[MOST_RECENT - 1];
  return again === undefined ? ok(null) : refuse({ code: 'calls-too-often', most: MOST_RECENT, again: again + RECENT });
};

/** Takes a call. Refuses who is no judge, one that another judge has, and an appeal to all but head judges. Claiming one's own again changes nothing. */
export const claiming =
  (by: DeskBy): CallRule =>
  (call) => {
    if (!by.judge) return refuse({ code: 'judges-only' });
    if (!isUnsettled(call)) return over(call);
    if (call.judge === by.user) return ok([]);
    if (call.judge !== null) return refuse({ code: 'call-taken', judge: call.judge });
    if (call.level === 'head' && !by.head) return refuse({ code: 'head-judge-only' });
    return ok([{ kind: 'claimed' }]);
  };

/** Gives it back to the queue. Refuses all but who has it. */
export const releasing =
  (by: DeskBy): CallRule =>
  (call) =>
    holding(by, call, { kind: 'released' });

/** Asks the player something; takes the call where nobody has it. */
export const asking =
  (by: DeskBy, said: Said): CallRule =>
  (call) =>
    claimed(by, call, { kind: 'asked', ...said });

/** Answers; takes the call where nobody has it, so that a claim that lapsed while the answer was written costs nothing. */
export const answering =
  (by: DeskBy, answer: Answer): CallRule =>
  (call) =>
    claimed(by, call, { kind: 'answered', ...answer });

/** Passes a call to the head judge: its asker after an answer, the judge who has it before. Refuses a second appeal, and one from a head judge's answer. */
export const appealing =
  (by: DeskBy): CallRule =>
  (call) => {
    if (call.status === 'withdrawn') return over(call);
    if (call.level === 'head')
      return refuse({ code: call.status === 'answered' ? 'final-answer' : 'already-appealed' });
    if (call.status !== 'answered') return holding(by, call, { kind: 'appealed' });
    return ofAsker(by, call, { kind: 'appealed' });
  };

/** Says that an answer is not clear: the call waits again, with the age it has. Refuses all but its asker. */
export const reopening =
  (by: DeskBy): CallRule =>
  (call) =>
    ofAsker(by, call, { kind: 'unclear' });

/** Adds to a call, or replies to the judge. Refuses all but its asker, and too many words. */
export const telling =
  (by: DeskBy, said: Said): CallRule =>
  (call) =>
    call.log.filter(({ event }) => event.kind === 'told').length >= MOST_TOLD
      ? refuse({ code: 'enough-told', most: MOST_TOLD })
      : ofAsker(by, call, { kind: 'told', ...said });

/** Takes a call back. Refuses all but its asker, and one that was answered. */
export const withdrawing =
  (by: DeskBy): CallRule =>
  (call) =>
    ofAsker(by, call, { kind: 'withdrawn' });

const claimed = (by: DeskBy, call: Call, event: CallEvent): Verdict<readonly CallEvent[]> => {
  const claim = claiming(by)(call);
  return claim.ok ? ok([...claim.value, event]) : claim;
};

const holding = (by: DeskBy, call: Call, event: CallEvent): Verdict<readonly CallEvent[]> => {
  if (!by.judge) return refuse({ code: 'judges-only' });
  if (!isUnsettled(call)) return over(call);
  if (call.judge === null) return refuse({ code: 'call-not-taken' });
  if (call.judge !== by.user) return refuse({ code: 'call-taken', judge: call.judge });
  return ok([event]);
};

const ofAsker = (by: DeskBy, call: Call, event: CallEvent): Verdict<readonly CallEvent[]> => {
  if (by.user !== call.asker) return refuse({ code: 'asker-only', asker: call.asker });
  if (can(call.status, event.kind)) return ok([event]);
  return isUnsettled(call) ? refuse({ code: 'call-unanswered' }) : over(call);
};

const over = (call: Call): Verdict<never> =>
  refuse({ code: 'call-over', how: call.status === 'withdrawn' ? 'withdrawn' : 'answered' });

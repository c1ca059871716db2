import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallRule, DeskBy } from './acts.ts';
import {
  answering,
  appealing,
  asking,
  calling,
  claiming,
  MOST_RECENT,
  MOST_TOLD,
  MOST_UNSETTLED,
  RECENT,
  releasing,
  reopening,
  telling,
  withdrawing,
} from './acts.ts';
import type { Answer, Call, CallEventKind, Said, Status } from './call.ts';
import { can, followed, isHeld, lapsesAt, STATUSES, standingOf } from './call.ts';

const NOW = 1_800_000_000_000;
const ASKER: DeskBy = { user: 'asker', judge: false, head: false, at: NOW };
const JUDGE: DeskBy = { user: 'judge', judge: true, head: false, at: NOW };
const OTHER: DeskBy = { user: 'other judge', judge: true, head: false, at: NOW };
const HEAD: DeskBy = { user: 'head judge', judge: true, head: true, at: NOW };
const PLAYER: DeskBy = { user: 'player', judge: false, head: false, at: NOW };

const SAID: Said = { words: 'Which player?', locale: 'en' };
const ANSWER: Answer = { decision: 'yes', words: 'It is on.', locale: 'en', citations: [] };

const NEW: Call = {
  id: 1,
  guild: 'guild',
  desk: '200000000000000002',
  channel: 'channel',
  asker: 'asker',
  locale: 'fr',
  topic: 'revolt',
  card: null,
  question: 'Révolte ?',
  private: false,
  flagged: null,
  snapshot: null,
  at: NOW,
  status: 'open',
  level: 'judge',
  judge: null,
  since: NOW,
  log: [{ seq: 1, at: NOW, actor: 'asker', event: { kind: 'called' } }],
};

type Step = readonly [DeskBy, (by: DeskBy) => CallRule];

const claim = (by: DeskBy): Step => [by, claiming];
const ask = (by: DeskBy): Step => [by, (who) => asking(who, SAID)];
const answer = (by: DeskBy): Step => [by, (who) => answering(who, ANSWER)];
const tell = (by: DeskBy): Step => [by, (who) => telling(who, SAID)];

const does = (call: Call, [by, rule]: Step): Call | string => {
  const verdict = rule(by)(call);
  if (!verdict.ok) return verdict.refusal.code;
  return verdict.value.reduce(
    (now, event) => followed(now, { seq: now.log.length + 1, at: by.at, actor: by.user, event }),
    call,
  );
};

/** A new call after these steps; a step that is refused fails the test. */
const callAfter = (...steps: readonly Step[]): Call =>
  steps.reduce((call, step) => {
    const next = does(call, step);
    if (typeof next === 'string') throw new Error(`Refused: ${next}`);
    return next;
  }, NEW);

const standing = ({ status, level, judge }: Call) => ({ status, level, judge });

describe('Where a call stands', () => {
  test.each<[string, readonly Step[], Status, string | null]>([
    ['A new call waits', [], 'open', null],
    ['Claimed, it is a judge’s', [claim(JUDGE)], 'claimed', 'judge'],
    ['Claiming one’s own again changes nothing', [claim(JUDGE), claim(JUDGE)], 'claimed', 'judge'],
    ['Released, it waits again', [claim(JUDGE), [JUDGE, releasing]], 'open', null],
    ['Asked back, it waits for the player', [claim(JUDGE), ask(JUDGE)], 'asking', 'judge'],
    ['The player replies, and it is the judge’s turn', [claim(JUDGE), ask(JUDGE), tell(ASKER)], 'claimed', 'judge'],
    ['A player may add to a call that waits', [tell(ASKER)], 'open', null],
    ['An answer settles it', [claim(JUDGE), answer(JUDGE)], 'answered', 'judge'],
    ['It can be answered while the player is asked', [ask(JUDGE), answer(JUDGE)], 'answered', 'judge'],
    ['Asking and answering take a call that nobody has', [answer(JUDGE)], 'answered', 'judge'],
    ['Not clear, it waits again', [answer(JUDGE), [ASKER, reopening]], 'open', null],
    ['Withdrawn, it is over', [[ASKER, withdrawing]], 'withdrawn', null],
    ['It can be withdrawn while a judge has it', [claim(JUDGE), [ASKER, withdrawing]], 'withdrawn', 'judge'],
  ])('%s', (_title, steps, status, judge) => {
    expect(standing(callAfter(...steps))).toEqual({ status, level: 'judge', judge });
  });

  test('Appealed, by the player after an answer or by its judge before, it waits for the head judge', () => {
    const waiting = { status: 'open', level: 'head', judge: null };
    const byPlayer = callAfter(answer(JUDGE), [ASKER, appealing]);
    expect(standing(byPlayer)).toEqual(waiting);
    expect(standing(callAfter(claim(JUDGE), [JUDGE, appealing]))).toEqual(waiting);
    expect(does(byPlayer, claim(OTHER))).toBe('head-judge-only');
    expect(standing(does(byPlayer, answer(HEAD)) as Call)).toEqual({
      status: 'answered',
      level: 'head',
      judge: 'head judge',
    });
  });

  test('A claim lapses ten minutes after the last thing said in it', () => {
    const call = callAfter(claim(JUDGE), ask({ ...JUDGE, at: NOW + 60_000 }));
    expect(lapsesAt(call)).toBe(NOW + 11 * 60_000);
    expect(lapsesAt(callAfter(claim(JUDGE), [JUDGE, releasing]))).toBeNull();
    expect(lapsesAt(callAfter(answer(JUDGE)))).toBeNull();
  });
});

describe('Who may do what', () => {
  test.each<[string, readonly Step[], Step, string]>([
    ['Only judges claim', [], claim(PLAYER), 'judges-only'],
    ['One judge at a time', [claim(JUDGE)], claim(OTHER), 'call-taken'],
    ['Only who has a call releases it', [claim(JUDGE)], [OTHER, releasing], 'call-taken'],
    ['What nobody has can’t be released', [], [JUDGE, releasing], 'call-not-taken'],
    ['Only who has it asks back', [claim(JUDGE)], ask(OTHER), 'call-taken'],
    ['Only who has it answers', [claim(JUDGE)], answer(OTHER), 'call-taken'],
    ['No player answers', [claim(JUDGE)], answer(PLAYER), 'judges-only'],
    ['An answered call can’t be claimed', [answer(JUDGE)], claim(OTHER), 'call-over'],
    ['A withdrawn call can’t be answered', [claim(JUDGE), [ASKER, withdrawing]], answer(JUDGE), 'call-over'],
    ['Only its player withdraws it', [], [PLAYER, withdrawing], 'asker-only'],
    ['A judge does not withdraw it', [claim(JUDGE)], [JUDGE, withdrawing], 'asker-only'],
    ['An answered call can’t be withdrawn', [answer(JUDGE)], [ASKER, withdrawing], 'call-over'],
    ['Only its player says that an answer is not clear', [answer(JUDGE)], [PLAYER, reopening], 'asker-only'],
    ['What was not answered can’t be unclear', [claim(JUDGE)], [ASKER, reopening], 'call-unanswered'],
    ['Only its player appeals an answer', [answer(JUDGE)], [PLAYER, appealing], 'asker-only'],
    ['Only who has it passes it on', [claim(JUDGE)], [OTHER, appealing], 'call-taken'],
    ['The player appeals an answer, not a wait', [claim(JUDGE)], [ASKER, appealing], 'judges-only'],
    ['One appeal is enough', [answer(JUDGE), [ASKER, appealing]], [ASKER, appealing], 'already-appealed'],
    [
      'The head judge’s answer is final',
      [answer(JUDGE), [ASKER, appealing], answer(HEAD)],
      [ASKER, appealing],
      'final-answer',
    ],
    ['Nobody else replies for the player', [ask(JUDGE)], tell(PLAYER), 'asker-only'],
    ['Nothing is added to an answered call', [answer(JUDGE)], tell(ASKER), 'call-over'],
    [
      'A call is not added to without end',
      Array.from({ length: MOST_TOLD }, () => tell(ASKER)),
      tell(ASKER),
      'enough-told',
    ],
  ])('%s', (_title, steps, last, code) => {
    expect(does(callAfter(...steps), last)).toBe(code);
  });
});

describe('A flood', () => {
  const calls = (n: number, status: Status, every: number) =>
    Array.from({ length: n }, (_, i) => ({ status, at: NOW - i * every }));

  test('is held to a few calls without an answer', () => {
    expect(calling(calls(MOST_UNSETTLED - 1, 'asking', RECENT), NOW).ok).toBe(true);
    expect(calling(calls(MOST_UNSETTLED, 'open', RECENT), NOW)).toMatchObject({ refusal: { code: 'too-many-calls' } });
    expect(calling(calls(40, 'answered', RECENT), NOW).ok).toBe(true);
  });

  test('can’t be made by withdrawing them either, and says when one may call again', () => {
    const minute = 60_000;
    expect(calling(calls(MOST_RECENT - 1, 'withdrawn', minute), NOW).ok).toBe(true);
    const again = NOW - (MOST_RECENT - 1) * minute + RECENT;
    expect(calling(calls(50, 'withdrawn', minute), NOW)).toMatchObject({ refusal: { code: 'calls-too-often', again } });
    expect(calling(calls(MOST_RECENT, 'withdrawn', minute), again).ok).toBe(true);
  });
});

test('Whatever anybody tries, in any order, a call has a judge exactly while it is held, and its log says where it stands', () => {
  const people = [ASKER, JUDGE, OTHER, HEAD, PLAYER];
  const rules = [
    claiming,
    releasing,
    appealing,
    reopening,
    withdrawing,
    (by: DeskBy) => asking(by, SAID),
    (by: DeskBy) => telling(by, SAID),
    (by: DeskBy) => answering(by, ANSWER),
  ];
  const steps = fc.array(fc.tuple(fc.constantFrom(...people), fc.constantFrom(...rules)), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (tried) => {
      const call = tried.reduce((now, step) => {
        const next = does(now, step);
        return typeof next === 'string' ? now : next;
      }, NEW);
      expect(standingOf(call.log)).toEqual({ ...standing(call), since: call.since });
      if (call.status === 'open') expect(call.judge).toBeNull();
      if (isHeld(call) || call.status === 'answered') expect(call.judge).not.toBeNull();
      if (call.level === 'head' && isHeld(call)) expect(call.judge).toBe('head judge');
    }),
  );
});

test('Nothing happens to a withdrawn call any more', () => {
  const kinds: readonly CallEventKind[] = [
    'claimed',
    'released',
    'lapsed',
    'asked',
    'told',
    'answered',
    'unclear',
    'appealed',
    'withdrawn',
  ];
  expect(kinds.filter((kind) => can('withdrawn', kind))).toEqual([]);
  expect(STATUSES.filter((status) => kinds.some((kind) => can(status, kind)))).toEqual([
    'open',
    'claimed',
    'asking',
    'answered',
  ]);
});

import type { By, Rule } from './acts.ts';
import { follow } from './events.ts';
import type { Deed, Entry, Event, Game, Log } from './game.ts';
import { subjectOf } from './game.ts';
import type { Refusal, Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';

/** The numbers of the events that are undone and not redone. */
export const undoneIn = (log: Log): ReadonlySet<number> => {
  const undone = new Set<number>();
  for (const { event } of log) {
    if (event.kind === 'undone') undone.add(event.seq);
    if (event.kind === 'redone') undone.delete(event.seq);
  }
  return undone;
};

/** What a log adds up to, or the first of its entries that can't have happened without the undone ones. */
export type Replayed =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly at: Entry; readonly refusal: Refusal };

/** Adds up a log that begins with an opening: every event in its order, without the undone ones. */
export const replay = (log: Log): Replayed => {
  const undone = undoneIn(log);
  let game: Game | null = null;
  for (const entry of log.filter(({ seq }) => !undone.has(seq))) {
    const after: Verdict<Game> = follow(game, entry);
    if (!after.ok) return { ok: false, at: entry, refusal: after.refusal };
    game = after.value;
  }
  const last = log.at(-1);
  if (game === null || !last) throw new Error('A log begins with an opening');
  return { ok: true, game: { ...game, revision: last.seq } };
};

/** What stays as it is: a game opens and ends once, and undoing is undone by redoing. */
const LASTING: readonly Deed['kind'][] = ['opened', 'ended', 'undone', 'redone'];

/** One's own last event is one that one caused. Someone else's is also what was done to them: naming them reaches all that stands at their seat. */
const isOf = ({ actor, event }: Entry, of: string, by: By): boolean =>
  actor === of || (of !== by.user && subjectOf(event) === of);

/**
 * Takes back the last event that still counts among those that `by` caused or, of another player, that they caused or that was about them. Refuses when there
 * is none, when it is someone else's and `by` is neither host nor judge, and when a later event would then be impossible (a payment from what it gave), which
 * it names. Whose that one is can be named in turn: the newest event is in nobody's way, so the host and judges always get on.
 */
export const undoing =
  (by: By, of: string): Rule =>
  (game, lentLog) => {
    const log = lentLog();
    const undone = undoneIn(log);
    const target = log.findLast(
      (entry) => isOf(entry, of, by) && !undone.has(entry.seq) && !LASTING.includes(entry.event.kind),
    );
    return reversal(game, log, by, 'undone', target, target?.actor === by.user);
  };

/**
 * Brings back the last event undone that was `of`'s (as for undoing) or that `of` undid, as long as nothing new happened since. Refuses when there is none, when
 * someone else undid it and `by` is neither host nor judge, and when it or a later event would then be impossible.
 */
export const redoing =
  (by: By, of: string): Rule =>
  (game, lentLog) => {
    const log = lentLog();
    const chosen = redoable(log).findLast(({ undo, target }) => undo.actor === of || isOf(target, of, by));
    return reversal(game, log, by, 'redone', chosen?.target, chosen?.undo.actor === by.user);
  };

interface Redoable {
  readonly undo: Entry;
  readonly target: Entry;
}

/** The undone events that may come back, in the order they were undone: a new event ends redo. */
const redoable = (log: Log): readonly Redoable[] => {
  const found: Redoable[] = [];
  const since = log.findLastIndex(({ event }) => event.kind !== 'undone' && event.kind !== 'redone') + 1;
  for (const entry of log.slice(since)) {
    const { event } = entry;
    if (event.kind !== 'undone' && event.kind !== 'redone') continue;
    const again = found.findIndex(({ target }) => target.seq === event.seq);
    if (again >= 0) found.splice(again, 1);
    const target = log.find(({ seq }) => seq === event.seq);
    if (event.kind === 'undone' && target) found.push({ undo: entry, target });
  }
  return found;
};

const reversal = (
  game: Game | null,
  log: Log,
  by: By,
  kind: 'undone' | 'redone',
  target: Entry | undefined,
  own: boolean,
): Verdict<readonly Event[]> => {
  if (!game) return refuse({ code: 'no-game' });
  if (game.endedAt !== null) return refuse({ code: 'game-over' });
  if (!target) return refuse({ code: kind === 'undone' ? 'nothing-to-undo' : 'nothing-to-redo' });
  if (!own && by.user !== game.host && !by.judge) return refuse({ code: 'not-yours-to-undo', host: game.host });
  const asJudge = !own && by.user !== game.host;
  const event: Event = { kind, seq: target.seq, ...(asJudge ? { asJudge } : {}) };
  const next = replay([...log, { seq: game.revision + 1, at: by.at, actor: by.user, event }]);
  return next.ok ? ok([event]) : refuse({ code: 'in-the-way', of: kind, target, entry: next.at, host: game.host });
};

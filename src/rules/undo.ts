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

/** What is meant by one's own last event, and by that of a player who was named: of the latter also what was done to them, where who names them has a say in it. */
const chosenBy = (by: By, of: string | undefined, game: Game | null): ((entry: Entry) => boolean) => {
  const also = of !== undefined && (of !== by.user || by.judge || by.user === game?.host);
  const whose = of ?? by.user;
  return ({ actor, event }) => actor === whose || (also && subjectOf(event) === whose);
};

/**
 * Takes back the last event that still counts among those that `by` caused or, of a player who is named, that they caused or that was about them; naming
 * oneself means that only to the host and judges. Refuses when there is none, when it is someone else's and `by` is neither host nor judge, and when a later
 * event would then be impossible (a payment from what it gave) or another (a turn counted from it), which it names. Whose that one is can be named in turn:
 * the newest event is in nobody's way, so the host and judges always get on.
 */
export const undoing =
  (by: By, of?: string): Rule =>
  (game, lentLog) => {
    const log = lentLog();
    const undone = undoneIn(log);
    const isChosen = chosenBy(by, of, game);
    const target = log.findLast(
      (entry) => isChosen(entry) && !undone.has(entry.seq) && !LASTING.includes(entry.event.kind),
    );
    return reversal(game, log, by, 'undone', target, target?.actor === by.user);
  };

/**
 * Brings back the last event undone that was `of`'s (as for undoing) or that `of` undid, as long as nothing new happened since. Refuses when there is none, when
 * someone else undid it and `by` is neither host nor judge, and when it or a later event would then be impossible, or another (turns come back in their order).
 */
export const redoing =
  (by: By, of?: string): Rule =>
  (game, lentLog) => {
    const log = lentLog();
    const isChosen = chosenBy(by, of, game);
    const chosen = redoable(log).findLast(({ undo, target }) => undo.actor === (of ?? by.user) || isChosen(target));
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
  const entry = next.ok ? turnInTheWay(log, kind, target) : next.at;
  return entry === undefined ? ok([event]) : refuse({ code: 'in-the-way', of: kind, target, entry, host: game.host });
};

/** A turn is counted from the one before it: turns are taken back newest first, and brought back in their order. */
const turnInTheWay = (log: Log, kind: 'undone' | 'redone', target: Entry): Entry | undefined => {
  if (target.event.kind !== 'turn') return undefined;
  const undone = undoneIn(log);
  const later = log.findLast(({ seq, event }) => event.kind === 'turn' && seq > target.seq && !undone.has(seq));
  if (later !== undefined || kind === 'undone') return later;
  const waits = redoable(log).some((other) => other.target.event.kind === 'turn' && other.target.seq < target.seq);
  return waits ? target : undefined;
};

import type { Database } from 'better-sqlite3';
import type { Entry, Game, Log } from '../rules/game.ts';
import { replay } from '../rules/undo.ts';
import type { Kept } from './games.ts';
import { People } from './people.ts';
import { FORM, parseEvent, parseState } from './record.ts';

/** A row of `games`. */
export interface GameRow {
  readonly id: number;
  readonly channel: string;
  readonly guild: string | null;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly form: number;
  readonly state: string;
  readonly board: string | null;
  readonly boardAt: number | null;
}

interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly actor: number;
  readonly event: string;
}

const GAME = `SELECT id, channel, guild, opened_at AS openedAt, ended_at AS endedAt, form, state, board, board_at AS boardAt
              FROM games`;

/** Reads games, and the logs they are made of. */
export const gameReader = (db: Database) => {
  const openIn = db.prepare<[string], GameRow>(`${GAME} WHERE channel = ? AND ended_at IS NULL`);
  const withId = db.prepare<[number], GameRow>(`${GAME} WHERE id = ?`);
  const users = db.prepare<[number], string | null>('SELECT user FROM people WHERE game = ? ORDER BY number').pluck();
  const events = db.prepare<[number], EventRow>('SELECT seq, at, actor, event FROM events WHERE game = ? ORDER BY seq');

  const event = db.prepare<[number, number], EventRow>(
    'SELECT seq, at, actor, event FROM events WHERE game = ? AND seq = ?',
  );

  const people = (id: number): People => new People(users.all(id));

  const log = (id: number, of: People = people(id)): Log => events.all(id).map((row) => entryOf(row, of));

  const latest = (id: number, revision: number, of: People): Kept['latest'] => {
    const row = event.get(id, revision);
    if (!row) throw new Error(`Game ${id} has no event ${revision}`);
    const entry = entryOf(row, of);
    const about = 'seq' in entry.event ? event.get(id, entry.event.seq) : undefined;
    return { entry, ...(about ? { of: entryOf(about, of) } : {}) };
  };

  const game = (row: GameRow, of: People): Game =>
    row.form === FORM ? parseState(row.state, of) : sum(log(row.id, of));

  const kept = (row: GameRow | undefined): Kept | null => {
    if (!row) return null;
    const { id, channel, guild, board, boardAt } = row;
    const shown = board === null || boardAt === null ? null : { message: board, at: boardAt };
    const of = people(id);
    const now = game(row, of);
    return { id, channel, guild, board: shown, game: now, latest: latest(id, now.revision, of) };
  };

  return {
    openIn: (channel: string) => openIn.get(channel),
    withId: (id: number) => withId.get(id),
    people,
    log,
    game,
    kept,
  };
};

const entryOf = ({ seq, at, actor, event }: EventRow, of: People): Entry => ({
  seq,
  at,
  actor: of.id(actor),
  event: parseEvent(event, of),
});

/** What a log adds up to. Throws on one that can't have happened: no rule let it. */
export const sum = (log: Log): Game => {
  const replayed = replay(log);
  if (!replayed.ok) throw new Error(`Event ${replayed.at.seq} can't have happened: ${replayed.refusal.code}`);
  return replayed.game;
};

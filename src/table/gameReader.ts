import type { Database } from 'better-sqlite3';
import type { Entry, Log } from '../rules/game.ts';
import type { Kept } from './games.ts';
import { People } from './people.ts';
import type { Held } from './recent.ts';
import { FORM, parseEvent, parseState } from './record.ts';
import { sum } from './sum.ts';

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
  const lastIn = db.prepare<[string], GameRow>(
    `${GAME} WHERE channel = ? AND ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT 1`,
  );
  const withId = db.prepare<[number], GameRow>(`${GAME} WHERE id = ?`);
  const users = db.prepare<[number], string | null>('SELECT user FROM people WHERE game = ? ORDER BY number').pluck();
  const events = db.prepare<[number], EventRow>('SELECT seq, at, actor, event FROM events WHERE game = ? ORDER BY seq');
  const event = db.prepare<[number, number], EventRow>(
    'SELECT seq, at, actor, event FROM events WHERE game = ? AND seq = ?',
  );

  const people = (id: number): People => new People(users.all(id));

  const log = (id: number, of: People = people(id)): Log => events.all(id).map((row) => entryOf(row, of));

  /** A game as its stored state says, or, for a state of another form, as its whole log adds up; that one is stored anew at the next event. */
  const held = ({ id, channel, guild, form, state }: GameRow): Held => {
    const of = people(id);
    return { id, channel, guild, people: of, game: form === FORM ? parseState(state, of) : sum(log(id, of)) };
  };

  const latest = ({ id, game, people }: Held): Kept['latest'] => {
    const row = event.get(id, game.revision);
    if (!row) throw new Error(`Game ${id} has no event ${game.revision}`);
    const entry = entryOf(row, people);
    const about = 'seq' in entry.event ? event.get(id, entry.event.seq) : undefined;
    return { entry, ...(about ? { of: entryOf(about, people) } : {}) };
  };

  const kept = ({ board, boardAt }: GameRow, of: Held): Kept => ({
    id: of.id,
    channel: of.channel,
    guild: of.guild,
    board: board === null || boardAt === null ? null : { message: board, at: boardAt },
    game: of.game,
    latest: latest(of),
  });

  return {
    openIn: (channel: string) => openIn.get(channel),
    lastIn: (channel: string) => lastIn.get(channel),
    withId: (id: number) => withId.get(id),
    people,
    log,
    held,
    kept,
  };
};

const entryOf = ({ seq, at, actor, event }: EventRow, of: People): Entry => ({
  seq,
  at,
  actor: of.id(actor),
  event: parseEvent(event, of),
});

import type { Database } from 'better-sqlite3';
import type { Rule } from '../rules/acts.ts';
import type { Entry, Event, Game, Log } from '../rules/game.ts';
import type { Refusal, Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import type { GameRow } from './gameReader.ts';
import { gameReader } from './gameReader.ts';
import type { Asked, Games, Kept, Outcome, Where } from './games.ts';
import { People } from './people.ts';
import type { Held, Recent } from './recent.ts';
import { FORM, makeEvent, makeState } from './record.ts';
import { sharesOf } from './shares.ts';
import { looksBack, sum, sumOn } from './sum.ts';

interface InteractionRow {
  readonly game: number | null;
  readonly fromRevision: number | null;
  readonly toRevision: number | null;
  readonly refusal: string | null;
}

/** A channel without an open game. */
interface Place {
  readonly channel: string;
  readonly guild: string | null;
}

/** The games in a database of the newest form. */
export const gameStore = (db: Database, recent: Recent): Games => {
  const read = gameReader(db);
  const recall = db.prepare<[string], InteractionRow>(
    'SELECT game, from_revision AS fromRevision, to_revision AS toRevision, refusal FROM interactions WHERE id = ?',
  );
  const remember = db.prepare(
    'INSERT INTO interactions (id, at, game, from_revision, to_revision, refusal) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const create = db.prepare(
    `INSERT INTO games (channel, guild, opened_at, revision, form, state) VALUES (?, ?, ?, ?, ${FORM}, ?)`,
  );
  const save = db.prepare(`UPDATE games SET revision = ?, form = ${FORM}, state = ? WHERE id = ?`);
  const end = db.prepare('UPDATE games SET ended_at = ? WHERE id = ?');
  const welcome = db.prepare('INSERT INTO people (game, number, user) VALUES (?, ?, ?)');
  const append = db.prepare('INSERT INTO events (game, seq, at, actor, event) VALUES (?, ?, ?, ?, ?)');
  const place = db.prepare('UPDATE games SET board = ?, board_at = ? WHERE id = ?');

  const idle = db.prepare<[{ before: number; most: number }], { id: number; channel: string }>(
    `SELECT id, channel FROM games WHERE ended_at IS NULL AND opened_at < :before
       AND (SELECT at FROM events WHERE game = games.id ORDER BY seq DESC LIMIT 1) < :before
     ORDER BY opened_at LIMIT :most`,
  );

  const hold = (row: GameRow | undefined): Held | undefined => row && (recent.withId(row.id) ?? read.held(row));

  const kept = (row: GameRow | undefined): Kept | null => {
    const held = hold(row);
    return row && held ? read.kept(row, held) : null;
  };

  /** The game that is meant, or the place for one; null for a game that is no more. */
  const locate = (where: Where): Held | Place | null =>
    'channel' in where
      ? (recent.openIn(where.channel) ?? hold(read.openIn(where.channel)) ?? where)
      : (recent.withId(where.game) ?? hold(read.withId(where.game)) ?? null);

  /** The answer an interaction got when it was first delivered. */
  const repeat = ({ game: id, fromRevision, toRevision, refusal }: InteractionRow): Verdict<Outcome> => {
    if (id === null || fromRevision === null || toRevision === null) {
      return refuse(JSON.parse(refusal ?? 'null') as Refusal); // written below
    }
    const row = read.withId(id);
    if (!row) return refuse({ code: 'game-over' });
    const log = read.log(id);
    const until = (revision: number) => log.filter(({ seq }) => seq <= revision);
    return ok({
      id,
      channel: row.channel,
      before: fromRevision === 0 ? null : sum(until(fromRevision)),
      after: sum(until(toRevision)),
      entries: until(toRevision).filter(({ seq }) => seq > fromRevision),
    });
  };

  /** Writes what happened: who came up for the first time, the events, and the state they add up to. */
  const store = (at: Held | Place, after: Game, entries: readonly Entry[]): Held => {
    const people = 'id' in at ? at.people.copy() : new People();
    const actors = entries.map(({ actor }) => people.number(actor));
    const events = entries.map(({ event }) => makeEvent(event, people));
    const state = makeState(after, people);
    const id = 'id' in at ? at.id : rowid(create.run(at.channel, at.guild, after.openedAt, after.revision, state));
    if ('id' in at) save.run(after.revision, state, id);
    if (after.endedAt !== null) end.run(after.endedAt, id);
    for (const { number, user } of people.newcomers) welcome.run(id, number, user);
    for (const [i, { seq, at }] of entries.entries()) append.run(id, seq, at, actors[i], events[i]);
    const { channel, guild } = at;
    return { id, channel, guild, people, game: after };
  };

  const change = db.transaction(
    (where: Where, asked: Asked, rule: Rule): { verdict: Verdict<Outcome>; held?: Held } => {
      const earlier = recall.get(asked.interaction);
      if (earlier) return { verdict: repeat(earlier) };
      const at = locate(where);
      if (!at) return { verdict: refuse({ code: 'game-over' }) };

      const before = 'game' in at ? at.game : null;
      const log = () => ('id' in at ? read.log(at.id, at.people) : []);
      const verdict = rule(before, log);
      if (!verdict.ok) {
        remember.run(asked.interaction, asked.at, null, null, null, JSON.stringify(verdict.refusal));
        return { verdict };
      }

      const entries = numbered(verdict.value, before?.revision ?? 0, asked);
      const after = next(before, entries, log);
      const held = 'id' in at && entries.length === 0 ? at : store(at, after, entries);
      remember.run(asked.interaction, asked.at, held.id, before?.revision ?? 0, after.revision, null);
      return { verdict: ok({ id: held.id, channel: held.channel, before, after, entries }), held };
    },
  );

  const update = (where: Where, asked: Asked, rule: Rule): Verdict<Outcome> => {
    const { verdict, held } = change.immediate(where, asked, rule);
    if (held) recent.keep(held); // committed
    return verdict;
  };

  return {
    update: async (where, asked, rule) => update(where, asked, rule),
    find: async (channel) => kept(read.openIn(channel)),
    last: async (channel) => kept(read.lastIn(channel)),
    byId: async (id) => kept(read.withId(id)),
    log: async (id) => read.log(id),
    placeBoard: async (id, board) => {
      place.run(board?.message ?? null, board?.at ?? null, id);
    },
    idle: async (before, most) => idle.all({ before, most }),
    ...sharesOf(db, read, recent),
  };
};

const rowid = (result: { lastInsertRowid: number | bigint }): number => Number(result.lastInsertRowid);

const numbered = (events: readonly Event[], revision: number, { at, user }: Asked): readonly Entry[] =>
  events.map((event, i) => ({ seq: revision + 1 + i, at, actor: user, event }));

/** What a game is after new entries. Throws on what no rule should have let happen. */
const next = (before: Game | null, entries: readonly Entry[], log: () => Log): Game =>
  entries.some(looksBack) ? sum([...log(), ...entries]) : sumOn(before, entries);

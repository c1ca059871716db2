import type { Database } from 'better-sqlite3';
import type { Rule } from '../rules/acts.ts';
import { follow } from '../rules/events.ts';
import type { Entry, Event, Game, Log } from '../rules/game.ts';
import type { Refusal, Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import type { GameRow } from './gameReader.ts';
import { gameReader, sum } from './gameReader.ts';
import type { Asked, Games, Outcome, Where } from './games.ts';
import { People, renamed } from './people.ts';
import { FORM, makeEvent, makeState } from './record.ts';

interface InteractionRow {
  readonly game: number | null;
  readonly fromRevision: number | null;
  readonly toRevision: number | null;
  readonly refusal: string | null;
}

/** The games in a database of the newest form. */
export const gameStore = (db: Database): Games => {
  const read = gameReader(db);
  const recall = db.prepare<[string], InteractionRow>(
    'SELECT game, from_revision AS fromRevision, to_revision AS toRevision, refusal FROM interactions WHERE id = ?',
  );
  const remember = db.prepare(
    'INSERT INTO interactions (id, at, game, from_revision, to_revision, refusal) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const create = db.prepare(
    `INSERT INTO games (channel, guild, opened_at, changed_at, ended_at, revision, form, state)
     VALUES (?, ?, ?, ?, ?, ?, ${FORM}, ?)`,
  );
  const change = db.prepare(
    `UPDATE games SET changed_at = ?, ended_at = ?, revision = ?, form = ${FORM}, state = ? WHERE id = ?`,
  );
  const welcome = db.prepare('INSERT INTO people (game, number, user) VALUES (?, ?, ?)');
  const append = db.prepare('INSERT INTO events (game, seq, at, actor, event) VALUES (?, ?, ?, ?, ?)');
  const place = db.prepare('UPDATE games SET board = ?, board_at = ? WHERE id = ?');
  const gamesOf = db.prepare<[string], number>('SELECT game FROM people WHERE user = ? ORDER BY game').pluck();
  const forgetUser = db.prepare('UPDATE people SET user = NULL WHERE user = ?');
  // A refusal may name players; without it, a second delivery of what was refused is judged anew.
  const forgetRefusals = db.prepare('DELETE FROM interactions WHERE instr(refusal, ?) > 0');

  /** The game that is meant, and where; null when it is no more. */
  const locate = (where: Where): { row: GameRow | undefined; channel: string; guild: string | null } | null => {
    if ('channel' in where) return { ...where, row: read.openIn(where.channel) };
    const row = read.withId(where.game);
    return row ? { row, channel: row.channel, guild: row.guild } : null;
  };

  /** The answer an interaction got when it was first delivered. */
  const repeat = ({ game: id, fromRevision, toRevision, refusal }: InteractionRow): Verdict<Outcome> => {
    if (id === null || fromRevision === null || toRevision === null) {
      return refuse(JSON.parse(refusal ?? 'null') as Refusal); // written below
    }
    const log = read.log(id);
    const until = (revision: number) => log.filter(({ seq }) => seq <= revision);
    return ok({
      id,
      channel: read.withId(id)?.channel ?? '', // a game takes its interactions with it
      before: fromRevision === 0 ? null : sum(until(fromRevision)),
      after: sum(until(toRevision)),
      entries: until(toRevision).filter(({ seq }) => seq > fromRevision),
    });
  };

  const update = db.transaction((where: Where, asked: Asked, rule: Rule): Verdict<Outcome> => {
    const earlier = recall.get(asked.interaction);
    if (earlier) return repeat(earlier);
    const located = locate(where);
    if (!located) return refuse({ code: 'game-over' });

    const { row, channel, guild } = located;
    const people = row ? read.people(row.id) : new People();
    const before = row ? read.game(row, people) : null;
    const log = () => (row ? read.log(row.id, people) : []);
    const verdict = rule(before, log);
    if (!verdict.ok) {
      remember.run(asked.interaction, asked.at, null, null, null, JSON.stringify(verdict.refusal));
      return verdict;
    }

    const entries = numbered(verdict.value, before?.revision ?? 0, asked);
    const after = next(before, entries, log);
    const state = makeState(after, people);
    const id = row?.id ?? rowid(create.run(channel, guild, asked.at, asked.at, after.endedAt, after.revision, state));
    if (row && entries.length > 0) change.run(asked.at, after.endedAt, after.revision, state, id);
    const events = entries.map(
      (entry) => [entry.seq, people.number(entry.actor), makeEvent(entry.event, people)] as const,
    );
    for (const { number, user } of people.newcomers) welcome.run(id, number, user);
    for (const [seq, actor, event] of events) append.run(id, seq, asked.at, actor, event);
    remember.run(asked.interaction, asked.at, id, before?.revision ?? 0, after.revision, null);
    return ok({ id, channel, before, after, entries });
  });

  const forget = db.transaction((user: string): number => {
    forgetRefusals.run(`"${user}"`);
    return forgetUser.run(user).changes;
  });

  return {
    update: async (where, asked, rule) => update.immediate(where, asked, rule),
    find: async (channel) => read.kept(read.openIn(channel)),
    byId: async (id) => read.kept(read.withId(id)),
    log: async (id) => read.log(id),
    placeBoard: async (id, board) => {
      place.run(board?.message ?? null, board?.at ?? null, id);
    },
    about: async (user) =>
      gamesOf.all(user).flatMap((id) => {
        const row = read.withId(id);
        if (!row) return [];
        const { channel, guild, openedAt, endedAt } = row;
        const entries = read.log(id).filter((entry) => concerns(entry, user));
        return [{ game: id, channel, guild, openedAt, endedAt, entries }];
      }),
    forget: async (user) => forget.immediate(user),
  };
};

const rowid = (result: { lastInsertRowid: number | bigint }): number => Number(result.lastInsertRowid);

const numbered = (events: readonly Event[], revision: number, { at, user }: Asked): readonly Entry[] =>
  events.map((event, i) => ({ seq: revision + 1 + i, at, actor: user, event }));

/** What a game is after new entries: one step on from what it was, unless they undo or redo something before. */
const next = (before: Game | null, entries: readonly Entry[], log: () => Log): Game => {
  if (entries.some(({ event }) => event.kind === 'undone' || event.kind === 'redone'))
    return sum([...log(), ...entries]);
  let game = before;
  for (const entry of entries) {
    const after: Verdict<Game> = follow(game, entry);
    if (!after.ok) throw new Error(`A rule let happen what can't: ${after.refusal.code}`);
    game = after.value;
  }
  if (game === null) throw new Error('A rule let nothing happen where there is no game');
  return game;
};

const concerns = (entry: Entry, user: string): boolean => {
  let named = entry.actor === user;
  renamed(entry.event, (player) => {
    named ||= player === user;
    return player;
  });
  return named;
};

import type { Database } from 'better-sqlite3';
import { People } from '../table/people.ts';
import type { Language } from '../table/settings.ts';
import type { Call, CallEntry, Topic } from './call.ts';
import { standingOf } from './call.ts';
import { parseCallEvent, parseSnapshot } from './callRecord.ts';

/** A row of `calls`, without what its events say anyway. */
interface CallRow {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly desk: string;
  readonly at: number;
  readonly locale: Language;
  readonly topic: Topic;
  readonly card: string | null;
  readonly question: string | null;
  readonly private: 0 | 1;
  readonly flagged: string | null;
  readonly snapshot: string | null;
}

interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly actor: number | null;
  readonly event: string;
  readonly words: string | null;
}

const CALL =
  'SELECT id, guild, channel, desk, at, locale, topic, card, question, private, flagged, snapshot FROM calls';

/** A call, and whom it speaks of. */
export interface ReadCall {
  readonly call: Call;
  readonly people: People;
}

/** Reads calls with all that happened to them. */
export const callReader = (db: Database) => {
  const withId = db.prepare<[number], CallRow>(`${CALL} WHERE id = ?`);
  const unsettled = db.prepare<[string], CallRow>(
    `${CALL} WHERE guild = ? AND status IN ('open', 'claimed', 'asking') ORDER BY at, id`,
  );
  const madeBy = db.prepare<[string, string, number], CallRow>(
    `${CALL} WHERE guild = ? AND id IN (SELECT call FROM call_people WHERE user = ? AND number = 0) ORDER BY at DESC, id DESC LIMIT ?`,
  );
  const users = db
    .prepare<[number], string | null>('SELECT user FROM call_people WHERE call = ? ORDER BY number')
    .pluck();
  const events = db.prepare<[number], EventRow>(
    'SELECT seq, at, actor, event, words FROM call_events WHERE call = ? ORDER BY seq',
  );

  const read = (row: CallRow): ReadCall => {
    const people = new People(users.all(row.id));
    const log = events.all(row.id).map((event) => entryOf(event, people));
    const { snapshot, ...rest } = row;
    const call: Call = {
      ...rest,
      ...standingOf(log),
      asker: people.id(0),
      private: row.private === 1,
      snapshot: snapshot === null ? null : parseSnapshot(snapshot, people),
      log,
    };
    return { call, people };
  };
  const callOf = (row: CallRow): Call => read(row).call;

  return {
    read: (id: number): ReadCall | null => {
      const row = withId.get(id);
      return row ? read(row) : null;
    },
    byId: (id: number): Call | null => {
      const row = withId.get(id);
      return row ? callOf(row) : null;
    },
    unsettled: (guild: string): readonly Call[] => unsettled.all(guild).map(callOf),
    madeBy: (user: string, guild: string, most: number): readonly Call[] => madeBy.all(guild, user, most).map(callOf),
  };
};

const entryOf = ({ seq, at, actor, event, words }: EventRow, people: People): CallEntry => ({
  seq,
  at,
  actor: actor === null ? null : people.id(actor),
  event: parseCallEvent({ event, words }),
});

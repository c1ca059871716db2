import type { Database } from 'better-sqlite3';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import { People } from '../table/people.ts';
import type { CallRule } from './acts.ts';
import { calling, MOST_RECENT, MOST_UNSETTLED } from './acts.ts';
import type { Call, CallEntry, CallEvent, Question, Status } from './call.ts';
import { followed, isUnsettled, lapsesAt } from './call.ts';
import { callers } from './callers.ts';
import type { ReadCall } from './callReader.ts';
import { callReader } from './callReader.ts';
import { makeCallEvent, makeSnapshot } from './callRecord.ts';
import type { CallOutcome, Desk, DeskAsked } from './desk.ts';
import { deskRetention } from './deskRetention.ts';
import { draftStore } from './draftStore.ts';
import { moving } from './moving.ts';
import { postStore } from './postStore.ts';
import { isAtDesk, LIVE, postFor } from './posts.ts';

/** The calls in a database of the newest form. `posted` is told when there is something to post or to show anew. */
export const deskStore = (db: Database, posted: () => void): Desk => {
  const read = callReader(db);
  const posts = postStore(db);
  const purge = deskRetention(db);
  const moveTo = moving(db);
  const recall = db.prepare<[string], { call: number; seq: number }>(
    'SELECT call, seq FROM call_events WHERE interaction = ?',
  );
  const earlier = db.prepare<[string, string, number], { status: Status; at: number }>(
    `SELECT status, at FROM calls JOIN call_people ON call = id AND number = 0
     WHERE user = ? AND guild = ? ORDER BY status NOT IN ('open', 'claimed', 'asking'), at DESC LIMIT ?`,
  );
  const create = db
    .prepare<[Omit<Question, 'private' | 'snapshot'> & { at: number; private: 0 | 1; desk: string }], number>(
      `INSERT INTO calls (guild, channel, desk, at, locale, topic, card, question, private, flagged, revision, status, level)
       VALUES (:guild, :channel, :desk, :at, :locale, :topic, :card, :question, :private, :flagged, 1, 'open', 'judge') RETURNING id`,
    )
    .pluck();
  const picture = db.prepare('UPDATE calls SET snapshot = ? WHERE id = ?');
  // Whoever comes second finds another revision, and changes nothing.
  const move = db.prepare(
    `UPDATE calls SET revision = :to, status = :status, level = :level, lapses_at = :lapsesAt
     WHERE id = :id AND revision = :from`,
  );
  const deskOf = db.prepare<[string], string | null>('SELECT desk_channel FROM guilds WHERE guild = ?').pluck();
  const elsewhere = db
    .prepare<[string], number>(
      `SELECT id FROM calls WHERE guild = ? AND status IN ('open', 'claimed', 'asking')
       AND desk <> (SELECT desk_channel FROM guilds WHERE guilds.guild = calls.guild) ORDER BY id`,
    )
    .pluck();
  const welcome = db.prepare('INSERT INTO call_people (call, number, user) VALUES (?, ?, ?)');
  const append = db.prepare(
    'INSERT INTO call_events (call, seq, at, actor, event, words, interaction) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const post = db.prepare('INSERT INTO call_posts (call, kind, about, channel, due) VALUES (?, ?, ?, ?, 1)');
  const showAnew = db.prepare(
    `UPDATE call_posts SET due = 1 WHERE call = ? AND failed IS NULL AND kind IN (${LIVE.map((kind) => `'${kind}'`).join(', ')})`,
  );
  const lapsing = db.prepare<[number], number>('SELECT id FROM calls WHERE lapses_at <= ? ORDER BY lapses_at').pluck();
  const queue = db.prepare<[string, string], { id: number; at: number }>(
    "SELECT id, at FROM calls WHERE guild = ? AND level = ? AND status = 'open' ORDER BY at, id",
  );
  const { draft, keepDraft, drop: dropDrafts } = draftStore(db);

  /** Writes what happened: whom it speaks of for the first time, the events, the posts they call for, and where the call stands now. */
  const store = (
    { call, people }: ReadCall,
    entries: readonly CallEntry[],
    interaction: string | null,
    desk: string,
  ): Call => {
    const actors = entries.map(({ actor }) => (actor === null ? null : people.number(actor)));
    for (const { number, user } of people.newcomers) welcome.run(call.id, number, user);
    if (desk !== call.desk) moveTo(call.id, desk);
    let after: Call = { ...call, desk };
    for (const [i, entry] of entries.entries()) {
      const { event, words } = makeCallEvent(entry.event);
      const cause = entry.actor === null ? null : interaction;
      append.run(call.id, entry.seq, entry.at, actors[i], event, words, cause);
      const kind = postFor(entry.event, after.status === 'asking');
      if (kind !== null) post.run(call.id, kind, entry.seq, isAtDesk(kind) ? desk : call.channel);
      after = followed(after, entry);
    }
    const { status, level } = after;
    const from = Math.max(call.log.length, 1);
    const moved = move.run({ id: call.id, from, to: after.log.length, status, level, lapsesAt: lapsesAt(after) });
    if (moved.changes !== 1) throw new Error(`Call ${call.id} was changed meanwhile`);
    showAnew.run(call.id);
    if (status === 'answered' || status === 'withdrawn') dropDrafts(call.id);
    return after;
  };

  const repeated = (interaction: string): Verdict<CallOutcome> | null => {
    const told = recall.all(interaction);
    const [first] = told;
    if (!first) return null;
    const call = read.byId(first.call);
    if (!call) return refuse({ code: 'no-call' });
    return ok({ call, entries: call.log.filter(({ seq }) => told.some((each) => each.seq === seq)) });
  };

  const make = db.transaction((asked: DeskAsked, question: Question, desk: string): Verdict<CallOutcome> => {
    const again = repeated(asked.interaction);
    if (again) return again;
    const { user, at, interaction } = asked;
    const may = calling(earlier.all(user, question.guild, MOST_UNSETTLED + MOST_RECENT), at);
    if (!may.ok) return may;
    const { snapshot, ...facts } = question;
    const id = create.get({ ...facts, at, private: question.private ? 1 : 0, desk });
    if (id === undefined) throw new Error('A call was not given a number');
    const people = new People();
    people.number(user);
    const picturedAs = snapshot && makeSnapshot(snapshot, people);
    const blank: Call = { ...question, id, desk, asker: user, at, log: [], ...NEW, since: at };
    const entry: CallEntry = { seq: 1, at, actor: user, event: { kind: 'called' } };
    const call = store({ call: blank, people }, [entry], interaction, desk);
    if (picturedAs !== null) picture.run(picturedAs, id);
    return ok({ call, entries: [entry] });
  });

  /** The desk of a server may be another one than when a call that is still to be answered was made. */
  const movedFrom = (call: Call, at: number): { readonly desk: string; readonly moved: readonly CallEntry[] } => {
    const desk = isUnsettled(call) ? (deskOf.get(call.guild) ?? call.desk) : call.desk;
    const entry: CallEntry = { seq: call.log.length + 1, at, actor: null, event: { kind: 'moved' } };
    return { desk, moved: desk === call.desk ? [] : [entry] };
  };

  /** Adds events to a call as it is read: the lapse that comes before those of a rule, and, after them, the way to another desk. */
  const extend = (
    id: number,
    at: number,
    asked: { readonly actor: string; readonly interaction: string | null; readonly rule: CallRule } | null,
  ): Verdict<CallOutcome> => {
    const found = read.read(id);
    if (!found) return refuse({ code: 'no-call' });
    const lapsed = lapseOf(found.call, at);
    const before = lapsed === null ? found.call : followed(found.call, lapsed);
    const events = asked === null ? ok([]) : asked.rule(before);
    if (!events.ok) return events;
    const own = events.value.map(
      (event, i): CallEntry => ({ seq: before.log.length + 1 + i, at, actor: asked?.actor ?? null, event }),
    );
    const { desk, moved } = movedFrom(own.reduce(followed, before), at);
    const entries = [...(lapsed === null ? [] : [lapsed]), ...own, ...moved];
    if (entries.length === 0) return ok({ call: found.call, entries });
    return ok({ call: store(found, entries, asked?.interaction ?? null, desk), entries: own });
  };

  const update = db.transaction((id: number, asked: DeskAsked, rule: CallRule): Verdict<CallOutcome> => {
    const { user: actor, at, interaction } = asked;
    return repeated(interaction) ?? extend(id, at, { actor, interaction, rule });
  });

  const lapse = db.transaction((now: number): number => {
    const ids = lapsing.all(now);
    for (const id of ids) extend(id, now, null);
    return ids.length;
  });

  const moveAll = db.transaction((guild: string, now: number): number => {
    const ids = elsewhere.all(guild);
    for (const id of ids) extend(id, now, null);
    return ids.length;
  });

  const people = callers(db, (id, at, actor, event) => {
    extend(id, at, { actor, interaction: null, rule: () => ok([event]) });
  });

  const telling = <Result>(result: Result, something: boolean): Result => {
    if (something) posted();
    return result;
  };

  return {
    call: async (asked, question, desk) => {
      const verdict = make.immediate(asked, question, desk);
      return telling(verdict, verdict.ok);
    },
    update: async (id, asked, rule) => {
      const verdict = update.immediate(id, asked, rule);
      return telling(verdict, verdict.ok && verdict.value.entries.length > 0);
    },
    byId: async (id) => read.byId(id),
    unsettled: async (guild) => read.unsettled(guild),
    madeBy: async (user, guild, most) => read.madeBy(user, guild, most),
    place: async ({ id, guild, level, at }) => {
      const waiting = queue.all(guild, level);
      const before = waiting.findIndex((each) => each.id === id);
      return { place: before < 0 ? waiting.length + 1 : before + 1, oldest: waiting[0]?.at ?? at };
    },
    draft,
    keepDraft,
    lapse: async (now) => {
      const lapsed = lapse.immediate(now);
      return telling(lapsed, lapsed > 0);
    },
    move: async (guild, now) => {
      const moved = moveAll.immediate(guild, now);
      return telling(moved, moved > 0);
    },
    posts,
    purge: async (now) => purge(now),
    about: async (user) => people.about(user),
    forget: async (user, now) => {
      const calls = people.forget(user, now);
      return telling(calls, calls > 0);
    },
  };
};

const NEW = { status: 'open', level: 'judge', judge: null } as const;

/** The lapse of a claim in which nothing was said for too long, at the time when it lapsed. */
const lapseOf = (call: Call, now: number): CallEntry | null => {
  const at = lapsesAt(call);
  if (at === null || now < at) return null;
  const event: CallEvent = { kind: 'lapsed' };
  return { seq: call.log.length + 1, at, actor: null, event };
};

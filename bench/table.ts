import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { counting } from '../src/rules/acts.ts';
import type { Synchronous, Table } from '../src/table/table.ts';
import { openTable } from '../src/table/table.ts';
import { median } from './median.ts';

/*
 * What the table's store costs over the bare database, and what a full file costs over an empty one. Both are ratios of times taken by turns
 * in one run, so that a slow moment of the machine slows both.
 */

const GUILD = '300000000000000001';
const PLAYERS = ['100000000000000001', '100000000000000002', '100000000000000003', '100000000000000004'];

/** Microseconds each of two calls takes, `n` times by turns. */
const timedByTurns = async (
  n: number,
  one: (i: number) => unknown,
  other: (i: number) => unknown,
): Promise<readonly [readonly number[], readonly number[]]> => {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < n; i++) {
    for (const [which, call] of [one, other].entries()) {
      const start = process.hrtime.bigint();
      await call(i);
      times[which]?.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  return times;
};

const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);

/** `/energy gain` through the store: rule, log, state, interaction, one durable transaction. */
const gaining = ({ games }: Table, run: string) => {
  let n = 0;
  return (channel: string) => {
    const user = PLAYERS[++n % PLAYERS.length] ?? '';
    const asked = { user, judge: false, at: 1_800_000_000_000 + n, interaction: `${run}${n}` };
    return games.update(
      { channel, guild: GUILD },
      asked,
      counting(asked, { kind: 'gained', player: user, what: 'energy', amount: 1 }),
    );
  };
};

/** The same statements and nothing else: read the counters, append an event, update the counters, remember the interaction. */
const bare = (path: string, synchronous: Synchronous) => {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${synchronous}`);
  db.pragma('foreign_keys = ON');
  db.pragma('secure_delete = ON');
  db.exec(`
    CREATE TABLE counters (channel TEXT, player TEXT, energy INTEGER NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (channel, player)) STRICT, WITHOUT ROWID;
    CREATE TABLE events (id INTEGER PRIMARY KEY, channel TEXT NOT NULL, player TEXT NOT NULL, at INTEGER NOT NULL, event TEXT NOT NULL) STRICT;
    CREATE TABLE interactions (id TEXT PRIMARY KEY, at INTEGER NOT NULL, event INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `);
  const known = db.prepare('SELECT event FROM interactions WHERE id = ?').pluck();
  const read = db
    .prepare<[string, string], number>('SELECT energy FROM counters WHERE channel = ? AND player = ?')
    .pluck();
  const append = db.prepare('INSERT INTO events (channel, player, at, event) VALUES (?, ?, ?, ?)');
  const update = db.prepare(
    `INSERT INTO counters (channel, player, energy, revision) VALUES (?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET energy = excluded.energy, revision = revision + 1`,
  );
  const remember = db.prepare('INSERT INTO interactions (id, at, event) VALUES (?, ?, ?)');
  const gain = db.transaction((channel: string, player: string, interaction: string) => {
    if (known.get(interaction) !== undefined) return;
    const energy = (read.get(channel, player) ?? 0) + 1;
    const { lastInsertRowid } = append.run(channel, player, 1, '{"kind":"gained","what":"energy","amount":1}');
    update.run(channel, player, energy);
    remember.run(interaction, 1, lastInsertRowid);
  });
  let n = 0;
  return {
    gain: (channel: string) => gain.immediate(channel, PLAYERS[++n % PLAYERS.length] ?? '', `${n}`),
    close: () => db.close(),
  };
};

export interface Durable {
  readonly storePerSecond: number;
  readonly barePerSecond: number;
  /** Store over bare: the higher the better. */
  readonly ratio: number;
}

/** The rate of durable `/energy gain` through the store, against the bare statements with the same pragmas, by turns. */
export const measureDurable = async (synchronous: Synchronous = 'full', n = 5000): Promise<Durable> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const table = openTable(join(folder, 'table.db'), { synchronous });
  const plain = bare(join(folder, 'bare.db'), synchronous);
  const gain = gaining(table, '');
  const round = (calls: number) =>
    timedByTurns(
      calls,
      (i) => gain(`channel ${i % 10}`),
      (i) => plain.gain(`channel ${i % 10}`),
    );
  await round(500); // warming up
  const [store, direct] = await round(n);
  table.close();
  plain.close();
  rmSync(folder, { recursive: true });
  const rate = (each: readonly number[]) => Math.round((each.length * 1e6) / total(each));
  return { storePerSecond: rate(store), barePerSecond: rate(direct), ratio: total(direct) / total(store) };
};

export interface Full {
  readonly games: number;
  readonly events: number;
  readonly megabytes: number;
  /** Microseconds. */
  readonly emptyP50: number;
  readonly fullP50: number;
  /** Full over empty: the lower the better. */
  readonly ratio: number;
}

/** The p50 of `/energy gain` in a file with so many games and events, against a new file, by turns; in the full one each goes to another game. */
export const measureFull = async (
  games = 100_000,
  events = 3_000_000,
  synchronous: Synchronous = 'full',
): Promise<Full> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const empty = openTable(join(folder, 'empty.db'), { synchronous });
  const full = openTable(join(folder, 'full.db'), { synchronous });
  const mega = await fill(full, games, events);
  const inEmpty = gaining(empty, 'e');
  const inFull = gaining(full, 'f');
  const round = (calls: number) =>
    timedByTurns(
      calls,
      (i) => inEmpty(`channel ${i % 10}`),
      () => inFull(`channel ${Math.floor(Math.random() * games)}`),
    );
  await round(500); // warming up
  const [inNew, inOld] = await round(5000);
  empty.close();
  full.close();
  rmSync(folder, { recursive: true });
  const [emptyP50, fullP50] = [median(inNew), median(inOld)];
  return { games, events, megabytes: mega, emptyP50, fullP50, ratio: fullP50 / emptyP50 };
};

/** Copies one real game until there are enough; answers the size of the file in megabytes. */
const fill = async (table: Table, games: number, events: number): Promise<number> => {
  const { db } = table;
  const gain = gaining(table, 'seed');
  const each = Math.round(events / games);
  for (let n = 1; n < each; n++) await gain('channel 0');
  const copies = db.transaction(() => {
    const all = `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${games - 1})`;
    db.exec(`
      INSERT INTO games (id, channel, guild, opened_at, revision, form, state)
        ${all} SELECT n + 1, 'channel ' || n, guild, opened_at, revision, form, state FROM copy, games WHERE id = 1;
      INSERT INTO people (game, number, user)
        ${all} SELECT n + 1, number, user FROM copy, people WHERE game = 1 ORDER BY n, number;
      INSERT INTO events (game, seq, at, actor, event)
        ${all} SELECT n + 1, seq, at, actor, event FROM copy, events WHERE game = 1 ORDER BY n, seq;
    `);
  });
  copies.immediate();
  db.pragma('wal_checkpoint(TRUNCATE)');
  return Math.round(
    (Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))) / 1e6,
  );
};

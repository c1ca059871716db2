import type { Database } from 'better-sqlite3';
import { ids } from '../ids.ts';
import type { AddedRuling, KnownRuling } from './decide.ts';
import type { Source } from './told.ts';

/** Reads and writes the rulings on cards in a library that is being made. */
export interface KnownRulings {
  of(oracleId: string): readonly KnownRuling[];
  /** Until `flush` some of what was added is not in the tables yet. */
  add(oracleId: string, ruling: AddedRuling): void;
  update(ruling: KnownRuling): void;
  /** Up to which day a file has told all rulings of a source on a card; null when none has. */
  asOf(oracleId: string, source: Source): string | null;
  /** One has, up to this day. */
  tell(oracleId: string, source: Source, until: string): void;
  /** The French of a wording goes on with the one that took its place, marked, unless that has its own; answers how many did. */
  carryFrench(from: string, to: string): number;
  flush(): void;
}

/** So many rulings are written table by table: each table is at hand the while. */
const TOGETHER = 4000;

export const openKnownRulings = (db: Database): KnownRulings => {
  const byKey = withoutIndex(db, 'rulings_by_key');
  const of = db.prepare<[string], Omit<KnownRuling, 'withdrawn'> & { withdrawn: 0 | 1 }>(
    `SELECT id, key, text, source, date, replaced_by AS replacedBy, withdrawn
     FROM rulings JOIN texts USING (key) WHERE oracle_id = ?`,
  );
  const addText = db.prepare('INSERT INTO texts (key, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const add = db.prepare(
    "INSERT INTO rulings (oracle_id, key, source, date, replaced_by) VALUES (?, ?, coalesce(?, 'wotc'), ?, ?)",
  );
  const update = db.prepare(
    'UPDATE rulings SET source = @source, date = @date, replaced_by = @replacedBy, withdrawn = @withdrawn WHERE id = @id',
  );
  const carryFrench = db.prepare(
    `INSERT INTO translations (key, fr, status, to_review, origin)
     SELECT ?, fr, status, 1, origin FROM translations WHERE key = ? ON CONFLICT DO NOTHING`,
  );
  const setAsOf = db.prepare(
    `INSERT INTO ruled (oracle_id, source, as_of) VALUES (?, ?, min(?, ?))
     ON CONFLICT DO UPDATE SET as_of = max(as_of, excluded.as_of)`,
  );
  const asOf = new Map(db.prepare<[], [string, string]>('SELECT oracle_id || source, as_of FROM ruled').raw().all());
  // A file may have rulings for days to come: it knows no more than what is known today.
  const today = db.prepare<[], string>("SELECT date('now')").pluck().get() ?? '';
  const toldUntil = new Map<string, { oracleId: string; source: Source; until: string }>();
  const texts = ids();
  const ruled = new Set(db.prepare<[], string>('SELECT DISTINCT oracle_id FROM rulings').pluck().all());
  let waiting: { readonly oracleId: string; readonly ruling: AddedRuling }[] = [];

  const flush = (): void => {
    for (const { ruling } of waiting) if (texts.meet(ruling.key)) addText.run(ruling.key, ruling.text);
    for (const { oracleId, ruling } of waiting) {
      add.run(oracleId, ruling.key, ruling.source, ruling.date, ruling.replacedBy);
    }
    waiting = [];
  };

  return {
    asOf: (oracleId, source) => asOf.get(oracleId + source) ?? null,
    tell: (oracleId, source, until) => {
      if (until > (asOf.get(oracleId + source) ?? '')) toldUntil.set(oracleId + source, { oracleId, source, until });
    },
    of: (oracleId) => {
      if (!ruled.has(oracleId)) return [];
      if (waiting.some((it) => it.oracleId === oracleId)) flush();
      return of.all(oracleId).map((row) => ({ ...row, withdrawn: row.withdrawn === 1 }));
    },
    add: (oracleId, ruling) => {
      ruled.add(oracleId);
      waiting.push({ oracleId, ruling });
      if (waiting.length >= TOGETHER) flush();
    },
    update: (it) => {
      update.run({ ...it, withdrawn: it.withdrawn ? 1 : 0 });
    },
    carryFrench: (from, to) => carryFrench.run(to, from).changes,
    flush: () => {
      flush();
      for (const { oracleId, source, until } of toldUntil.values()) {
        setAsOf.run(oracleId, source, until, today);
      }
      toldUntil.clear();
      byKey.restore();
    },
  };
};

/** Takes an index away for a while: thousands of rows are sorted sooner than each is put in its place. */
const withoutIndex = (db: Database, name: string): { restore(): void } => {
  let definition = db.prepare<[string], string>('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(name);
  db.exec(`DROP INDEX IF EXISTS ${name}`);
  return {
    restore: () => {
      if (definition) db.exec(definition);
      definition = undefined;
    },
  };
};

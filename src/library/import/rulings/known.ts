import type { Database } from 'better-sqlite3';
import { ids } from '../ids.ts';
import type { KnownRuling } from './decide.ts';
import type { ToldRuling } from './told.ts';

/** Reads and writes the rulings on cards in a library that is being made. */
export interface KnownRulings {
  of(oracleId: string): readonly KnownRuling[];
  /** Until `flush` some of what was added is not in the tables yet. */
  add(oracleId: string, ruling: ToldRuling, replacedBy: string | null): void;
  update(ruling: KnownRuling): void;
  /** The French of a wording goes on with the one that took its place, marked, unless that has its own; answers how many did. */
  carryFrench(from: string, to: string): number;
  flush(): void;
}

/** So many rulings are written table by table: each table is at hand the while. */
const TOGETHER = 4000;

interface Waiting extends ToldRuling {
  readonly oracleId: string;
  readonly replacedBy: string | null;
}

export const openKnownRulings = (db: Database): KnownRulings => {
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
  const texts = ids();
  const ruled = new Set(db.prepare<[], string>('SELECT DISTINCT oracle_id FROM rulings').pluck().all());
  let waiting: Waiting[] = [];

  const flush = (): void => {
    for (const { key, text } of waiting) if (texts.meet(key)) addText.run(key, text);
    for (const { oracleId, key, source, date, replacedBy } of waiting) add.run(oracleId, key, source, date, replacedBy);
    waiting = [];
  };

  return {
    of: (oracleId) => {
      if (!ruled.has(oracleId)) return [];
      if (waiting.some((it) => it.oracleId === oracleId)) flush();
      return of.all(oracleId).map((row) => ({ ...row, withdrawn: row.withdrawn === 1 }));
    },
    add: (oracleId, ruling, replacedBy) => {
      ruled.add(oracleId);
      waiting.push({ ...ruling, oracleId, replacedBy });
      if (waiting.length >= TOGETHER) flush();
    },
    update: (it) => {
      update.run({ ...it, withdrawn: it.withdrawn ? 1 : 0 });
    },
    carryFrench: (from, to) => carryFrench.run(to, from).changes,
    flush,
  };
};

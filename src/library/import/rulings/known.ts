import type { Database } from 'better-sqlite3';
import { ids } from '../ids.ts';
import type { AddedRuling, KnownRuling } from './decide.ts';

/** Reads and writes the rulings on cards in a library that is being made. */
export interface KnownRulings {
  of(oracleId: string): readonly KnownRuling[];
  /** Until `flush` some of what was added is not in the tables yet. */
  add(oracleId: string, ruling: AddedRuling): void;
  update(ruling: KnownRuling): void;
  /** The French of a wording goes on with the one that took its place, marked, unless that has its own; answers how many did. */
  carryFrench(from: string, to: string): number;
  flush(): void;
}

/** So many rulings are written table by table: each table is at hand the while. */
const TOGETHER = 4000;

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
  let waiting: { readonly oracleId: string; readonly ruling: AddedRuling }[] = [];

  const flush = (): void => {
    for (const { ruling } of waiting) if (texts.meet(ruling.key)) addText.run(ruling.key, ruling.text);
    for (const { oracleId, ruling } of waiting) {
      add.run(oracleId, ruling.key, ruling.source, ruling.date, ruling.replacedBy);
    }
    waiting = [];
  };

  return {
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
    flush,
  };
};

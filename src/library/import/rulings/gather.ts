import type { Database } from 'better-sqlite3';
import type { RulingSettler } from './settle.ts';
import type { ToldRuling } from './told.ts';

/** What a file tells of rulings here and there, kept beside the library until it was read to its end: each text once on its card. */
export interface GatheredRulings {
  add(oracleId: string, ruling: ToldRuling): void;
  /** Lends all of them to `settler`, card by card; `asOf` is the date of the file's edition, null when it has none. */
  settle(settler: RulingSettler, asOf: string | null): void;
}

export const gatherRulings = (db: Database): GatheredRulings => {
  db.exec(`
    DROP TABLE IF EXISTS temp.told_rulings;
    CREATE TEMP TABLE told_rulings (
      oracle_id TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, source TEXT, date TEXT NOT NULL,
      UNIQUE (oracle_id, key)
    )`);
  // Told twice: the later day counts, and Wizards' word before Scryfall's.
  const add = db.prepare(`
    INSERT INTO temp.told_rulings VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET date = max(date, excluded.date), source = max(source, excluded.source)`);
  const ids = db.prepare<[], string>('SELECT DISTINCT oracle_id FROM temp.told_rulings').pluck();
  const newest = db.prepare<[], string | null>('SELECT max(date) FROM temp.told_rulings').pluck();
  const of = db.prepare<[string], ToldRuling>(
    'SELECT key, text, source, date FROM temp.told_rulings WHERE oracle_id = ? ORDER BY rowid',
  );

  return {
    add: (oracleId, { key, text, source, date }) => {
      add.run(oracleId, key, text, source, date);
    },
    settle: ({ settle }, asOf) => {
      const until = asOf ?? newest.get() ?? '';
      for (const oracleId of ids.all()) settle(oracleId, of.all(oracleId), until);
      db.exec('DROP TABLE temp.told_rulings');
    },
  };
};

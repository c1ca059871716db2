import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { databaseFault } from '../databaseFile.ts';
import { makeDataDir } from '../dataDir.ts';
import { FatalError } from '../fatal.ts';
import { migrate } from '../migrate.ts';
import { gameStore } from './gameStore.ts';
import type { Games } from './games.ts';
import { Recent } from './recent.ts';
import { retention } from './retention.ts';
import type { Settings } from './settings.ts';
import { settingsStore } from './settings.ts';

/** `full`: what was answered is stored even when the power goes. `normal`: even when the process is killed. */
export type Synchronous = 'full' | 'normal';

/** What the bot remembers: one file, and the one to back up. */
export interface Table {
  readonly games: Games;
  readonly settings: Settings;
  /** Deletes what is past its time at `now` (ms since 1970). */
  purge(now: number): Promise<void>;
  /** The database itself, for the desk's store beside this one. */
  readonly db: Database.Database;
  close(): void;
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations/table', import.meta.url));

/** What can be done about a table that can't be read. */
export const TABLE_REMEDY = 'Restore your backup, as the README says, or move it away to begin with nothing.';

/**
 * Opens the table in a file, made where there is none, and brings it to its newest form. Throws a FatalError on a file that is no database, is damaged, or is
 * of a newer release.
 */
export const openTable = (path: string, { synchronous }: { synchronous: Synchronous }): Table => {
  makeDataDir(dirname(path));
  const db = open(path, synchronous);
  const recent = new Recent(db);
  return {
    games: gameStore(db, recent),
    settings: settingsStore(db),
    purge: retention(db, recent),
    db,
    close: () => db.close(),
  };
};

const open = (path: string, synchronous: Synchronous): Database.Database => {
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { timeout: 5000 });
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`); // a reopened file would have NORMAL
    db.pragma('foreign_keys = ON');
    db.pragma('secure_delete = ON'); // what is deleted is overwritten
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok')
      throw new FatalError(`${path} is damaged. ${TABLE_REMEDY}`);
    migrate(db, MIGRATIONS);
    return db;
  } catch (error) {
    db?.close();
    throw databaseFault(error, path, TABLE_REMEDY);
  }
};

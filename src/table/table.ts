import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
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

/** Opens the table in a file, made where there is none, and brings it to its newest form. Throws on a file that is no database, or of a newer release. */
export const openTable = (path: string, { synchronous }: { synchronous: Synchronous }): Table => {
  mkdirSync(dirname(path), { recursive: true });
  const db = new Database(path, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${synchronous}`); // a reopened file would have NORMAL
  db.pragma('foreign_keys = ON');
  db.pragma('secure_delete = ON'); // what is deleted is overwritten
  migrate(db, MIGRATIONS);
  const recent = new Recent(db);
  return {
    games: gameStore(db, recent),
    settings: settingsStore(db),
    purge: retention(db, recent),
    db,
    close: () => db.close(),
  };
};

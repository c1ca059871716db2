import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFault } from '../databaseFile.ts';
import { makeDataDir } from '../dataDir.ts';
import { holdExclusive } from '../exclusive.ts';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';

/** Held as long as the process lives, or until it is released. */
export interface Lock {
  release(): void;
}

const REMEDY = 'Nothing is kept in it: delete it.';

/**
 * Makes this process the only bot on a data directory: two would handle every interaction twice. It is the operating system's lock on
 * `lock.db`, so that it dies with its process, and a start right after a kill succeeds. Refuses when another process holds it.
 */
export const holdLock = (dataDir: string): Verdict<Lock> => {
  makeDataDir(dataDir);
  const file = join(dataDir, 'lock.db');
  const db = open(file);
  try {
    const release = holdExclusive(db);
    return release ? ok({ release }) : refuse({ code: 'data-dir-in-use', dataDir });
  } catch (error) {
    throw databaseFault(error, file, REMEDY);
  }
};

const open = (file: string): Database.Database => {
  try {
    return new Database(file, { timeout: 0 });
  } catch (error) {
    throw databaseFault(error, file, REMEDY);
  }
};

import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { makeDataDir } from '../dataDir.ts';
import { holdExclusive } from '../exclusive.ts';
import { migrate } from '../migrate.ts';
import { buildSearch } from './search/build.ts';

/** A new library in the making: a copy of the current one, in a file of its own that nobody reads yet. */
export interface Draft {
  readonly file: string;
  readonly db: Database.Database;
  /** Puts the draft in place of the library, whole or not at all; readers take it up by themselves. */
  publish(): void;
  /** Leaves the library as it was. */
  discard(): void;
}

/** Another process is making a library right now. */
export class LibraryBusy extends Error {
  override readonly name = 'LibraryBusy';
}

export const libraryFile = (dataDir: string): string => join(dataDir, 'library.db');

/** How the last number in `migrations/library` is reached. */
export const LIBRARY_MIGRATIONS = fileURLToPath(new URL('../../migrations/library', import.meta.url));

/**
 * Begins a draft of the library in `dataDir`: of the current one, or of an empty one with `from: 'nothing'`. One process at a
 * time: another waits up to `wait` milliseconds, then gets LibraryBusy. A killed process leaves the library as it was, and
 * its lock dies with it.
 */
export const draftLibrary = (
  dataDir: string,
  { from = 'current', wait = 10_000 }: { from?: 'current' | 'nothing'; wait?: number } = {},
): Draft => {
  makeDataDir(dataDir);
  const file = libraryFile(dataDir);
  const next = join(dataDir, 'library.next.db');
  const unlock = lock(join(dataDir, 'library.lock'), wait);
  try {
    clear(next);
    if (from === 'current' && existsSync(file)) copyFileSync(file, next);
    const db = new Database(next);
    try {
      // Of a new file: its texts are long, and come in no order of their keys.
      db.pragma('page_size = 8192');
      // A draft that is not finished is thrown away: it needs no protection from a crash, only from a failed statement.
      db.pragma('journal_mode = MEMORY');
      db.pragma('synchronous = OFF');
      db.pragma('foreign_keys = ON');
      // In KiB: all of a library, since cards and texts come in no order of their keys.
      db.pragma('cache_size = -65536');
      migrate(db, LIBRARY_MIGRATIONS);
    } catch (error) {
      db.close();
      throw error;
    }
    return {
      file: next,
      db,
      publish: () => {
        db.transaction(buildSearch)(db);
        db.pragma('optimize');
        db.close();
        sync(next);
        renameSync(next, file);
        sync(dirname(file));
        unlock();
      },
      discard: () => {
        db.close();
        clear(next);
        unlock();
      },
    };
  } catch (error) {
    clear(next);
    unlock();
    throw error;
  }
};

const clear = (file: string) => {
  for (const leftover of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`]) rmSync(leftover, { force: true });
};

/** Asks the disk to keep what was written, names of files included. */
const sync = (path: string) => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** A lock on a file, waited for `wait` milliseconds. Answers how to let go of it. */
export const lock = (file: string, wait: number): (() => void) => {
  const unlock = holdExclusive(new Database(file, { timeout: wait }));
  if (unlock) return unlock;
  throw new LibraryBusy('Another import is at work on this library: try again when it has ended.');
};

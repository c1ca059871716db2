import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Copies the table in the file `from` into the new file `to`, as it is at one moment, beside whoever writes to it: nobody waits. What was deleted is
 * not in the copy, not even as free space. `to` is there only when the copy is whole and was checked; it must not be there before. Throws when `from` is no table, or `to` can't
 * be written.
 */
export const copyTable = (from: string, to: string): void => {
  const partial = `${to}.partial`;
  try {
    rmSync(partial, { force: true });
    using(from, (db) => db.prepare('VACUUM INTO ?').run(partial));
    using(partial, (db) => {
      const found = db.pragma('integrity_check', { simple: true });
      if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
    });
    sync(partial);
    renameSync(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
};

const using = (file: string, use: (db: Database.Database) => void): void => {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    use(db);
  } finally {
    db.close();
  }
};

/** Until it is on disk. */
const sync = (file: string): void => {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

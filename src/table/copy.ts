import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFault } from '../databaseFile.ts';

const NOT_COPIED = 'It was not copied: keep the backups you have, and go back to one as the README says.';

/**
 * Copies the table in the file `from` into the new file `to`, as it is at one moment, beside whoever writes to it: nobody waits. What was deleted is
 * not in the copy, not even as free space. `to` is there only when the copy is whole and was checked; it must not be there before. Throws a FatalError when
 * `from` is no database or is damaged, or `to` can't be written.
 */
export const copyTable = (from: string, to: string): void => {
  const partial = `${to}.partial`;
  try {
    rmSync(partial, { force: true });
    using(from, (db) => copyInto(db, partial));
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

/** What fails here is the new file's fault, unless it is the damage of the old one. */
const copyInto = (db: Database.Database, to: string): void => {
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    const isDamage = error instanceof Database.SqliteError && /NOTADB|CORRUPT/.test(error.code);
    throw isDamage ? error : databaseFault(error, to, '');
  }
};

const using = (file: string, use: (db: Database.Database) => void): void => {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    use(db);
  } catch (error) {
    throw databaseFault(error, file, NOT_COPIED);
  } finally {
    db?.close();
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

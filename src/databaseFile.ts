import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { FatalError } from './fatal.ts';

/** What the operator is told when SQLite can't work on `file`: which file, what is wrong, and the `remedy` where the file itself is. Any other error comes back as it is. */
export const databaseFault = (error: unknown, file: string, remedy: string): unknown => {
  if (!(error instanceof Database.SqliteError)) return error;
  const what = describe(error.code, file, remedy);
  return what === null ? error : new FatalError(`${file} ${what}`, { cause: error });
};

const describe = (code: string, file: string, remedy: string): string | null => {
  if (code === 'SQLITE_NOTADB') return `is not a database. ${remedy}`;
  if (code.startsWith('SQLITE_CORRUPT')) return `is damaged. ${remedy}`;
  if (isFolder(file)) return `is a folder, and not a database. ${remedy}`;
  if (/^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code)) {
    return "can't be opened for writing. Give it, and the folder it is in, to the user who runs this.";
  }
  if (code === 'SQLITE_FULL') return "can't be written: the disk is full. Make room, then try again.";
  if (code.startsWith('SQLITE_IOERR')) return `can't be read or written (${code}). Check the disk, then try again.`;
  return null;
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

import Database from 'better-sqlite3';

/** The connections that hold a lock: collected as garbage they would let go of it. */
const held = new Set<Database.Database>();

/**
 * Locks the file of `db` for this process: it is the operating system's lock, which dies with its process, whatever kills it. Answers
 * how to let go of it; null when another process holds it. Without the lock `db` is closed.
 */
export const holdExclusive = (db: Database.Database): (() => void) | null => {
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  held.add(db);
  return () => {
    held.delete(db);
    db.close();
  };
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { FatalError } from './fatal.ts';

/**
 * Brings a database to the newest form: runs, in order, each `NNNN_what.sql` of `folder` that it has not seen, each in a
 * transaction of its own together with its number (`PRAGMA user_version`). A database from a newer release throws a FatalError: going on
 * could harm it. A number given twice throws too: one of the two would be left out.
 */
export const migrate = (db: Database, folder: string): void => {
  const steps = readdirSync(folder)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ number: Number(name.slice(0, 4)), name }));
  const twice = steps.find(({ number }, i) => number === steps[i + 1]?.number);
  if (twice) throw new Error(`Two migrations in ${folder} have the number of ${twice.name}: give one the next.`);
  const newest = steps.at(-1)?.number ?? 0;
  const found = version(db);
  if (found > newest) {
    throw new FatalError(
      `${db.name} is from a newer release (version ${found}, this one knows ${newest}). Update the bot, or restore a backup of this release.`,
    );
  }
  for (const { number, name } of steps) {
    const sql = readFileSync(join(folder, name), 'utf8');
    db.transaction(() => {
      if (version(db) >= number) return; // another process was here first
      db.exec(sql);
      db.pragma(`user_version = ${number}`);
    }).immediate();
  }
};

const version = (db: Database): number => Number(db.pragma('user_version', { simple: true }));

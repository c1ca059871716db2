import { setImmediate as breath } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Recent } from './recent.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long things are kept, in milliseconds: ended games (open ones in which nothing happens end: `IDLE` of the rules); servers that the bot left, with their
 * games; answered interactions (Discord may deliver one again for minutes).
 */
export const KEPT = { endedGames: 30 * DAY, leftServers: 30 * DAY, interactions: HOUR };

/** So few at once that whoever clicks meanwhile does not feel it. */
const AT_ONCE = { games: 50, rows: 2000 };

const LATEST = '(SELECT at FROM events WHERE game = games.id ORDER BY seq DESC LIMIT 1)';

/** Deletes what is past its time at `now` (ms since 1970): games with all that belongs to them, servers, interactions. Gives way to others again and again. */
export const retention = (db: Database, recent: Recent): ((now: number) => Promise<void>) => {
  const rows = (sql: string, age: number) => ({ statement: db.prepare(`${sql} LIMIT ${AT_ONCE.rows}`), age });
  const games = (which: string, age: number) => ({
    statement: db.prepare(`DELETE FROM games WHERE ${which} LIMIT ${AT_ONCE.games}`),
    age,
  });
  const past = [
    rows('DELETE FROM interactions WHERE at < :before', KEPT.interactions),
    games('ended_at < :before', KEPT.endedGames),
    // Who brought the app along themselves may still be playing there.
    games(`guild IN (SELECT guild FROM guilds WHERE left_at < :before) AND ${LATEST} < :before`, KEPT.leftServers),
    rows('DELETE FROM guilds WHERE left_at < :before', KEPT.leftServers),
  ];
  return async (now) => {
    for (const { statement, age } of past) {
      while (statement.run({ before: now - age }).changes > 0) {
        recent.forget();
        await breath();
      }
    }
    leaveNoTrace(db);
  };
};

/**
 * Carries what was changed into the file itself, where what was deleted is overwritten: nothing of it stays behind in the log beside it. Waits for nobody: where
 * someone reads at this moment, the next time does it.
 */
export const leaveNoTrace = (db: Database): void => {
  const patience = db.pragma('busy_timeout', { simple: true });
  db.pragma('busy_timeout = 0');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.pragma(`busy_timeout = ${patience}`);
};

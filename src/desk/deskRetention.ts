import type { Database } from 'better-sqlite3';

const DAY = 24 * 60 * 60_000;

/** How long calls are kept, and how long those of a server that the bot left, in milliseconds. */
export const CALLS_KEPT = { calls: 90 * DAY, leftServers: 30 * DAY };

/** Deletes the calls that are past their time at `now` (ms since 1970), with all that belongs to them. To be run before the table's, which forgets when a server was left. */
export const deskRetention = (db: Database): ((now: number) => void) => {
  const old = db.prepare('DELETE FROM calls WHERE at < ?');
  const left = db.prepare('DELETE FROM calls WHERE guild IN (SELECT guild FROM guilds WHERE left_at < ?)');
  const purge = db.transaction((now: number) => {
    old.run(now - CALLS_KEPT.calls);
    left.run(now - CALLS_KEPT.leftServers);
  });
  return (now) => purge.immediate(now);
};

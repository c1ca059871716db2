import type { Database } from 'better-sqlite3';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long things are kept, in milliseconds: ended games, servers that the bot left, and answered interactions (Discord may deliver one again for minutes). */
export const KEPT = { endedGames: 30 * DAY, leftServers: 30 * DAY, interactions: HOUR };

/** Deletes what is past its time at `now` (ms since 1970): games with all that belongs to them, and servers with their games. */
export const retention = (db: Database): ((now: number) => Promise<void>) => {
  const statements = [
    [db.prepare('DELETE FROM interactions WHERE at < ?'), KEPT.interactions],
    [db.prepare('DELETE FROM games WHERE ended_at < ?'), KEPT.endedGames],
    [db.prepare('DELETE FROM games WHERE guild IN (SELECT guild FROM guilds WHERE left_at < ?)'), KEPT.leftServers],
    [db.prepare('DELETE FROM guilds WHERE left_at < ?'), KEPT.leftServers],
  ] as const;
  const purge = db.transaction((now: number) => {
    for (const [statement, age] of statements) statement.run(now - age);
  });
  return async (now) => purge.immediate(now);
};

import { setImmediate as breath } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Entry } from '../rules/game.ts';
import type { gameReader } from './gameReader.ts';
import type { Games, Share } from './games.ts';
import { renamed } from './people.ts';
import type { Recent } from './recent.ts';
import { leaveNoTrace } from './retention.ts';

/** What games keep about one user, and how it is deleted. */
export const sharesOf = (
  db: Database,
  read: ReturnType<typeof gameReader>,
  recent: Recent,
): Pick<Games, 'about' | 'forget'> => {
  const gamesOf = db.prepare<[string], number>('SELECT game FROM people WHERE user = ? ORDER BY game').pluck();
  const forgetUser = db.prepare('UPDATE people SET user = NULL WHERE user = ?');
  // A refusal may name players; without it, a second delivery of what was refused is judged anew.
  const forgetRefusals = db.prepare('DELETE FROM interactions WHERE instr(refusal, ?) > 0');

  const share = (id: number, user: string): Share | null => {
    const row = read.withId(id);
    if (!row) return null;
    const { channel, guild, openedAt, endedAt } = row;
    const entries = read.log(id).filter((entry) => concerns(entry, user));
    return { game: id, channel, guild, openedAt, endedAt, entries };
  };

  const forget = db.transaction((user: string): number => {
    forgetRefusals.run(`"${user}"`);
    return forgetUser.run(user).changes;
  });

  return {
    about: async (user) => {
      const shares: Share[] = [];
      for (const id of gamesOf.all(user)) {
        const found = share(id, user);
        if (found) shares.push(found);
        await breath(); // others play meanwhile
      }
      return shares;
    },
    forget: async (user) => {
      const games = forget.immediate(user);
      recent.forget();
      leaveNoTrace(db);
      return games;
    },
  };
};

const concerns = (entry: Entry, user: string): boolean => {
  let named = entry.actor === user;
  renamed(entry.event, (player) => {
    named ||= player === user;
    return player;
  });
  return named;
};

import type { GameRef } from './command.ts';
import { abandoning, IDLE } from './rules/acts.ts';
import type { Abandoned } from './rules/game.ts';
import type { Stores } from './stores.ts';

/*
 * Games that nobody plays any more end by themselves: their boards say so, and they are deleted as all ended games are.
 */

/** Who ends them: the bot, by its id, at `at` (ms since 1970). */
export interface Ending {
  readonly bot: string;
  readonly at: number;
}

/** So few at once that their boards do not keep those waiting who play. */
const AT_ONCE = 50;

/** Ends the open games in which nothing happened for so long, and answers which. One that can't be ended is told to `failed`, and keeps no other from it. */
export const endIdle = async (
  { games }: Pick<Stores, 'games'>,
  ending: Ending,
  failed: (error: unknown, game: number) => void,
): Promise<readonly GameRef[]> => {
  const ended: GameRef[] = [];
  for (const game of await games.idle(ending.at - IDLE, AT_ONCE)) {
    try {
      if (await abandon(games, game.id, 'idle', ending)) ended.push(game);
    } catch (error) {
      failed(error, game.id);
    }
  }
  return ended;
};

/** A channel is no more: its game is over, and nothing is settled for it. */
export const channelGone = async (
  { games, settings }: Pick<Stores, 'games' | 'settings'>,
  channel: string,
  ending: Ending,
): Promise<void> => {
  await settings.channelGone(channel);
  const kept = await games.find(channel);
  if (kept) await abandon(games, kept.id, 'channel-gone', ending);
};

/** Whether the game is over: one in which something happened meanwhile is not idle, and goes on. */
const abandon = async (games: Stores['games'], id: number, why: Abandoned, { bot, at }: Ending): Promise<boolean> => {
  const asked = { user: bot, judge: false, at, interaction: `${why} ${id} ${at}` };
  const outcome = await games.update({ game: id }, asked, abandoning(asked, why));
  return outcome.ok && outcome.value.after.endedAt !== null;
};

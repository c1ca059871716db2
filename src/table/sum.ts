import { follow } from '../rules/events.ts';
import type { Entry, Game, Log } from '../rules/game.ts';
import type { Verdict } from '../rules/refusal.ts';
import { replay } from '../rules/undo.ts';

/** What a whole log adds up to. Throws on one that can't have happened: no rule let it. */
export const sum = (log: Log): Game => {
  const replayed = replay(log);
  if (!replayed.ok) throw new Error(`Event ${replayed.at.seq} can't have happened: ${replayed.refusal.code}`);
  return replayed.game;
};

/** Whether an event changes what came before it, so that only the whole log tells what it makes of the game. */
export const looksBack = ({ event }: Entry): boolean => event.kind === 'undone' || event.kind === 'redone';

/** A game (null: none yet) some entries later, none of which looks back. Throws on what can't happen in it. */
export const sumOn = (game: Game | null, entries: readonly Entry[]): Game => {
  let now = game;
  for (const entry of entries) {
    const after: Verdict<Game> = follow(now, entry);
    if (!after.ok) throw new Error(`Event ${entry.seq} can't happen: ${after.refusal.code}`);
    now = after.value;
  }
  if (now === null) throw new Error('Nothing happened where there is no game');
  return now;
};

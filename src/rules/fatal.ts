import type { Game, Seat } from './game.ts';
import { losesToLife } from './life.ts';
import { losesToPoison } from './poison.ts';

/** What a player can lose by, of what is counted here. */
export const FATAL = ['poison', 'life'] as const;
export type Fatal = (typeof FATAL)[number];

/** What a player loses by the next time state-based actions are checked, unless an effect says otherwise (704.5a, 704.5c). */
export const fatalFor = ({ life, counters }: Seat): readonly Fatal[] =>
  FATAL.filter((each) => (each === 'life' ? losesToLife(life) : losesToPoison(counters.poison)));

/** Who came to lose between two states of a game, and by what. It ends nothing: that is the table's to do. */
export const newlyFatal = (before: Game | null, after: Game): readonly { player: string; by: Fatal }[] =>
  after.seats.flatMap((seat) => {
    const earlier = before?.seats.find(({ player }) => player === seat.player);
    const known = earlier ? fatalFor(earlier) : [];
    return fatalFor(seat)
      .filter((by) => !known.includes(by))
      .map((by) => ({ player: seat.player, by }));
  });

import type { Event, Game } from '../rules/game.ts';
import { anonymous, anonymousNumber } from '../rules/game.ts';

/**
 * The people of one game: a number for each id, in the order they first came up. Rows name people by number, so that forgetting
 * someone leaves every row as it is; who was forgotten has an id that is nobody's.
 */
export class People {
  readonly #ids: string[];
  readonly #stored: number;

  /** `users` as stored, by number; null was forgotten. */
  constructor(users: readonly (string | null)[] = []) {
    this.#ids = users.map((user, number) => user ?? anonymous(number));
    this.#stored = users.length;
  }

  /** The same people, all of them stored. */
  copy(): People {
    return new People(this.#ids.map((id) => (anonymousNumber(id) === null ? id : null)));
  }

  /** The number of a player, given out now if they are new. */
  number(id: string): number {
    const number = this.#ids.indexOf(id);
    return number >= 0 ? number : this.#ids.push(id) - 1;
  }

  id(number: number): string {
    const id = this.#ids[number];
    if (id === undefined) throw new Error(`Nobody has number ${number} in this game`);
    return id;
  }

  /** Those who came up since the game was read, and are not stored yet. */
  get newcomers(): readonly { readonly number: number; readonly user: string | null }[] {
    return this.#ids
      .slice(this.#stored)
      .map((id, i) => ({ number: this.#stored + i, user: anonymousNumber(id) === null ? id : null }));
  }
}

type Rename = (player: string) => string;

/** The same event with its players called otherwise. */
export const renamed = (event: Event, to: Rename): Event => {
  if (event.kind === 'opened') return { ...event, host: to(event.host), players: event.players.map(to) };
  return 'player' in event ? { ...event, player: to(event.player) } : event;
};

/** The same game with its players called otherwise. */
export const gameRenamed = (game: Game, to: Rename): Game => ({
  ...game,
  host: to(game.host),
  turn: { ...game.turn, player: to(game.turn.player) },
  seats: game.seats.map((seat) => ({ ...seat, player: to(seat.player) })),
});

import type { Database } from 'better-sqlite3';
import type { Game } from '../rules/game.ts';
import type { People } from './people.ts';

/** A game as it is stored, with what it takes to go on from there. */
export interface Held {
  readonly id: number;
  readonly channel: string;
  readonly guild: string | null;
  readonly people: People;
  readonly game: Game;
}

/** How many games are kept at hand. */
const MOST = 500;

/**
 * The games that were played last, so that the next click does not read them again. Another connection's writing empties it; what this
 * connection changes beside `keep` must be told with `forget`.
 */
export class Recent {
  readonly #version: () => unknown;
  #seen: unknown;
  readonly #byId = new Map<number, Held>();
  readonly #openIn = new Map<string, number>();

  constructor(db: Database) {
    const statement = db.prepare('PRAGMA data_version').pluck();
    this.#version = () => statement.get();
  }

  withId(id: number): Held | undefined {
    const version = this.#version();
    if (version !== this.#seen) this.forget();
    this.#seen = version;
    return this.#byId.get(id);
  }

  openIn(channel: string): Held | undefined {
    return this.withId(this.#openIn.get(channel) ?? -1);
  }

  /** Keeps a game as it was committed, the least recent one going where there are too many. */
  keep(held: Held): void {
    this.#byId.delete(held.id);
    this.#byId.set(held.id, held);
    if (held.game.endedAt === null) this.#openIn.set(held.channel, held.id);
    else this.#openIn.delete(held.channel);
    const [oldest] = this.#byId.values();
    if (this.#byId.size <= MOST || !oldest) return;
    this.#byId.delete(oldest.id);
    if (this.#openIn.get(oldest.channel) === oldest.id) this.#openIn.delete(oldest.channel);
  }

  forget(): void {
    this.#byId.clear();
    this.#openIn.clear();
  }
}

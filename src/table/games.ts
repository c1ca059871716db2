import type { By, Rule } from '../rules/acts.ts';
import type { Entry, Game, Log } from '../rules/game.ts';
import type { Verdict } from '../rules/refusal.ts';

/** An open game is found by its channel; a button knows the game it belongs to, open or not. */
export type Where = { readonly channel: string; readonly guild: string | null } | { readonly game: number };

/** Who asks, and in which interaction: what it changed is changed once, however often it is delivered. */
export interface Asked extends By {
  readonly interaction: string;
}

/** The message that shows a game, and when it was posted (ms since 1970). */
export interface Board {
  readonly message: string;
  readonly at: number;
}

export interface Kept {
  readonly id: number;
  readonly channel: string;
  readonly guild: string | null;
  readonly board: Board | null;
  readonly game: Game;
  /** The newest event, with the one it undid or redid, if it did. */
  readonly latest: { readonly entry: Entry; readonly of?: Entry };
}

/** What became of a game: as it was (null: it was opened by this), as it is, and the events in between. */
export interface Outcome {
  readonly id: number;
  readonly channel: string;
  readonly before: Game | null;
  readonly after: Game;
  readonly entries: readonly Entry[];
}

/** All of one game that concerns a user. */
export interface Share {
  readonly game: number;
  readonly channel: string;
  readonly guild: string | null;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly entries: readonly Entry[];
}

/** The games that were and are played. Promises, because the next store may be elsewhere. */
export interface Games {
  /**
   * Reads, lends the game to the rule, and appends what it answers, in one transaction that is on disk when the promise
   * resolves. An interaction that was answered before gets that answer again, and the rule is not asked. Refuses with the rule's
   * refusal, and `game-over` for the id of a game that is no more. Rejects when the rule throws; then nothing changed.
   */
  update(where: Where, asked: Asked, rule: Rule): Promise<Verdict<Outcome>>;
  /** The open game of a channel. */
  find(channel: string): Promise<Kept | null>;
  /** The game of a channel that ended last, as long as it is kept. */
  last(channel: string): Promise<Kept | null>;
  byId(id: number): Promise<Kept | null>;
  /** Everything that happened, oldest first; empty for a game that is no more. */
  log(id: number): Promise<Log>;
  /** Remembers which message shows a game; null forgets it. */
  placeBoard(id: number, board: Board | null): Promise<void>;
  /** The open games in which nothing happened since `before` (ms since 1970), oldest first, at most `most`. */
  idle(before: number, most: number): Promise<readonly { readonly id: number; readonly channel: string }[]>;
  /** All that is kept about a user: in each game they are in, what they did and what was done to them. */
  about(user: string): Promise<readonly Share[]>;
  /** Makes a user's seats anonymous; totals and logs stay. Answers in how many games. */
  forget(user: string): Promise<number>;
}

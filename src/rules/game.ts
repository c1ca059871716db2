import type { ByCounter, Counter } from './counters.ts';

/*
 * A game is what its events add up to. Events are appended and never changed; an event that was undone stays in the log and is
 * left out of the sum. What each event does is in `events.ts`, who may
 * cause it in `acts.ts`, and undo in `undo.ts`.
 */

export const STARTING_LIFE = [20, 25, 30, 40] as const;
export type StartingLife = (typeof STARTING_LIFE)[number];

/** The life a game starts with that opens by itself. */
export const DEFAULT_LIFE: StartingLife = 20;

/** How many can sit at one table: what a board still shows whole. */
export const MOST_SEATS = 10;

/** The id of a player who asked to be forgotten: nobody's, but still one and the same in its game. `anonymousNumber` reads it back, null for anybody else's. */
export const anonymous = (number: number): string => `anonymous-${number}`;
export const anonymousNumber = (player: string): number | null => {
  const digits = /^anonymous-(\d+)$/.exec(player)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** How many of the permanents that left in one turn are remembered by name: more than anyone asks after. */
export const MOST_NAMED = 8;

/** What a player has a number of. */
export type Tally = Counter | 'life';

/** Why a game is over that nobody ended: nothing happened in it for a long time, or its channel is gone. */
export const ABANDONED = ['idle', 'channel-gone'] as const;
export type Abandoned = (typeof ABANDONED)[number];

/** What happened at a table. Players are ids. */
export type Deed =
  | { readonly kind: 'opened'; readonly host: string; readonly life: StartingLife; readonly players: readonly string[] }
  | { readonly kind: 'joined'; readonly player: string }
  | { readonly kind: 'left'; readonly player: string }
  | {
      readonly kind: 'gained';
      readonly player: string;
      readonly what: Tally;
      readonly amount: number;
      readonly source?: string;
    }
  /** `had`, of counters: all there were, where that was less than `amount`. That much was lost. */
  | {
      readonly kind: 'lost';
      readonly player: string;
      readonly what: Tally;
      readonly amount: number;
      readonly had?: number;
    }
  /** Energy is all that is paid here. */
  | { readonly kind: 'paid'; readonly player: string; readonly amount: number; readonly for?: string }
  /** A correction. */
  | { readonly kind: 'set'; readonly player: string; readonly what: Tally; readonly amount: number }
  | { readonly kind: 'proliferated'; readonly player: string }
  /** A permanent left the battlefield under this player's control. */
  | { readonly kind: 'revolted'; readonly player: string; readonly permanent?: string }
  | { readonly kind: 'turn'; readonly player: string }
  | { readonly kind: 'host'; readonly player: string }
  /** `why`: nobody ended it, it was over by itself. */
  | { readonly kind: 'ended'; readonly why?: Abandoned }
  | { readonly kind: 'undone'; readonly seq: number }
  | { readonly kind: 'redone'; readonly seq: number };

/** `asJudge`: only a judge's power allowed it. */
export type Event = Deed & { readonly asJudge?: true };

/** An event in the log of its game: its number there, when (ms since 1970), and who caused it. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly event: Event;
}

/** A game's whole log, oldest first: its opening, and what followed. */
export type Log = readonly Entry[];

/** Permanents that left in one turn under a player's control: since when (ms since 1970), the first that were named, and how many were. */
export interface Leaving {
  readonly turn: number;
  readonly since: number;
  readonly permanents: readonly string[];
  readonly named: number;
}

export interface Seat {
  readonly player: string;
  /** False once they left; what they had stays with the seat. */
  readonly present: boolean;
  readonly life: number;
  readonly counters: ByCounter<number>;
  /** The newest turn in which a permanent left under their control: `revolted` compares it with the current one. */
  readonly left: Leaving | null;
}

export interface Game {
  /** The number of the newest event. */
  readonly revision: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly host: string;
  readonly startingLife: StartingLife;
  /** A game opens in turn 1, taken to be that of who sits first, or of who opened a game where nobody sits yet. */
  readonly turn: { readonly number: number; readonly player: string };
  /** In turn order. */
  readonly seats: readonly Seat[];
}

/** Whether a turn was ever passed: until then, nobody told whose turn it is or when it began. */
export const turnsPassed = ({ turn }: Game): boolean => turn.number > 1;

/** A player's seat, also when they left; undefined for who never had one. */
export const seatOf = (game: Game, player: string): Seat | undefined =>
  game.seats.find((seat) => seat.player === player);

/** Whether a player sits at the table now. */
export const isPresent = (game: Game, player: string): boolean => seatOf(game, player)?.present ?? false;

/** Whom an event is about; null for one about the whole table. */
export const subjectOf = (event: Event): string | null => {
  if (event.kind === 'opened') return event.host;
  return 'player' in event ? event.player : null;
};

/** How much of something a player has: what they start with as long as they have no seat, or there is no game yet. */
export const tallyOf = (game: Game | null, player: string, what: Tally): number => {
  const seat = game ? seatOf(game, player) : undefined;
  if (what === 'life') return seat?.life ?? game?.startingLife ?? DEFAULT_LIFE;
  return seat?.counters[what] ?? 0;
};

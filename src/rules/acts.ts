import { follow } from './events.ts';
import type { Abandoned, Deed, Event, Game, Log, StartingLife } from './game.ts';
import { anonymousNumber, DEFAULT_LIFE, isPresent, seatOf, tallyOf } from './game.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { revolted } from './revolt.ts';
import { playerAfter } from './turns.ts';

/*
 * Who may cause what. Anyone may seat themselves and count their own; only seated players, the host and judges act for others, and
 * what only a judge's power allowed says so in the log.
 */

/** Who acts, whether they are a judge of this server, and when (ms since 1970). */
export interface By {
  readonly user: string;
  readonly judge: boolean;
  readonly at: number;
}

/** A rule is lent a game (null in a channel without an open one) and, where it asks for it, its log; it answers the events to append. */
export type Rule = (game: Game | null, log: () => Log) => Verdict<readonly Event[]>;

/** What happens to one player: naming them seats them. */
export type PlayerDeed = Extract<
  Deed,
  { kind: 'joined' | 'gained' | 'lost' | 'paid' | 'set' | 'proliferated' | 'revolted' }
>;

/**
 * Counts something for a player. In a channel without a game this opens one, hosted by who acts. Refuses what that player can't do (a payment above what
 * they have), and what `by` may not do for them.
 */
export const counting =
  (by: By, deed: PlayerDeed): Rule =>
  (game) => {
    if (game) return allowed(game, by, asItHappens(game, deed));
    const opening = openingBy(by, DEFAULT_LIFE, []);
    const opened = follow(null, { seq: 1, at: by.at, actor: by.user, event: opening });
    if (!opened.ok) return opened;
    const then = allowed(opened.value, by, asItHappens(opened.value, deed));
    return then.ok ? ok([opening, ...then.value]) : then;
  };

/** A loss takes at most what is there: the log tells what was lost, not only what was asked. */
const asItHappens = (game: Game, deed: PlayerDeed): PlayerDeed => {
  if (deed.kind !== 'lost' || deed.what === 'life') return deed;
  const had = tallyOf(game, deed.player, deed.what);
  return had < deed.amount ? { ...deed, had } : deed;
};

/** Marks that a permanent left under a player's control. Marking without a name what is on already changes nothing. */
export const marking =
  (by: By, player: string, permanent: string | undefined): Rule =>
  (game, log) => {
    const left = game && seatOf(game, player)?.left;
    if (left && permanent === undefined && isPresent(game, player) && revolted(left.turn, game.turn.number))
      return ok([]);
    return counting(by, { kind: 'revolted', player, ...(permanent === undefined ? {} : { permanent }) })(game, log);
  };

/**
 * Opens a game. Refuses when one is open. Players sit in the order of the places, null being a free one; who opens it takes the first free place unless
 * named elsewhere. The first turn is that of who sits first.
 */
export const starting =
  (by: By, life: StartingLife, places: readonly (string | null)[]): Rule =>
  (game) => {
    if (game) return refuse({ code: 'game-open', link: null });
    const free = places.includes(by.user) ? -1 : places.indexOf(null);
    const seats = places
      .map((player, place) => (place === free ? by.user : player))
      .filter((player) => player !== null);
    return ok([openingBy(by, life, [...new Set(seats)])]);
  };

/** Seats a player, or brings back one who left. Refuses when they sit there already. */
export const joining =
  (by: By, player: string): Rule =>
  (game) =>
    game ? allowed(game, by, { kind: 'joined', player }) : refuse({ code: 'no-game' });

/** Leaves the table. Refuses who does not sit at it. */
export const leaving =
  (by: By): Rule =>
  (game) =>
    game ? possible(game, by, { kind: 'left', player: by.user }) : refuse({ code: 'no-game' });

/**
 * Passes the turn to `to`, or to the next seated player. `seen` is the turn that was being looked at: when it has passed already,
 * passing it again is refused.
 */
export const passing =
  (by: By, to: string | undefined, seen?: number): Rule =>
  (game) => {
    if (!game) return refuse({ code: 'no-game' });
    const asJudge = rightAtTable(game, by);
    if (!asJudge.ok) return asJudge;
    if (seen !== undefined && seen !== game.turn.number) return refuse({ code: 'turn-passed', ...game.turn });
    const player = to ?? playerAfter(game, game.turn.player);
    return player === null
      ? refuse({ code: 'nobody-seated' })
      : possible(game, by, { kind: 'turn', player, ...asJudge.value });
  };

/** Makes a player the host. For the host and judges; where the host asked to be forgotten, for every seated player. */
export const handingOver =
  (by: By, player: string): Rule =>
  (game) => {
    if (!game) return refuse({ code: 'no-game' });
    if (game.host === player) return refuse({ code: 'already-host', player });
    const may = game.host === by.user || (anonymousNumber(game.host) !== null && isPresent(game, by.user));
    if (!may && !by.judge) return refuse({ code: 'host-only', host: game.host });
    return possible(game, by, { kind: 'host', player, ...(may ? {} : { asJudge: true }) });
  };

/** Ends the game. For seated players, the host and judges. */
export const ending =
  (by: By): Rule =>
  (game) => {
    if (!game) return refuse({ code: 'no-game' });
    const asJudge = rightAtTable(game, by);
    return asJudge.ok ? possible(game, by, { kind: 'ended', ...asJudge.value }) : asJudge;
  };

/** How long a game may see nothing happen before it is over, in milliseconds. */
export const IDLE = 30 * 24 * 60 * 60_000;

/** Ends a game that nobody plays any more. One in which something happened meanwhile is not idle: it goes on. */
export const abandoning =
  (by: By, why: Abandoned): Rule =>
  (game, log) => {
    if (!game) return refuse({ code: 'no-game' });
    if (why === 'idle' && (log().at(-1)?.at ?? 0) > by.at - IDLE) return ok([]);
    return possible(game, by, { kind: 'ended', why });
  };

/** Lends the game only to who sees it as it is: a click on an old picture is refused with what the clicker has now. */
export const seeing =
  (by: By, revision: number, rule: Rule): Rule =>
  (game, log) =>
    game && game.endedAt === null && game.revision !== revision
      ? refuse({ code: 'old-board', seat: seatOf(game, by.user) ?? null })
      : rule(game, log);

/** A payment of who saw that they have `seen` energy. Refused when that is no longer true. */
export const payingSeen =
  (by: By, seen: number, deed: PlayerDeed): Rule =>
  (game, log) =>
    game && game.endedAt === null && tallyOf(game, by.user, 'energy') !== seen
      ? refuse({ code: 'old-board', seat: seatOf(game, by.user) ?? null })
      : counting(by, deed)(game, log);

const openingBy = (by: By, life: StartingLife, players: readonly string[]): Event => ({
  kind: 'opened',
  host: by.user,
  life,
  players,
});

type AsJudge = Pick<Event, 'asJudge'>;

/** The right to act for the whole table: by a seat or as host, else as a judge, which leaves a trace. */
const rightAtTable = (game: Game, by: By): Verdict<AsJudge> => {
  if (game.host === by.user || isPresent(game, by.user)) return ok({});
  return by.judge ? ok({ asJudge: true }) : refuse({ code: 'not-seated', host: game.host });
};

const allowed = (game: Game, by: By, deed: PlayerDeed): Verdict<readonly Event[]> => {
  const asJudge = deed.player === by.user ? ok({}) : rightAtTable(game, by);
  return asJudge.ok ? possible(game, by, { ...deed, ...asJudge.value }) : asJudge;
};

/** An event is possible when the game can follow it. */
const possible = (game: Game, by: By, event: Event): Verdict<readonly Event[]> => {
  const after = follow(game, { seq: game.revision + 1, at: by.at, actor: by.user, event });
  return after.ok ? ok([event]) : after;
};

import { gaining, losing, NO_COUNTERS, proliferating, setting } from './counters.ts';
import { pay } from './energy.ts';
import type { Deed, Entry, Event, Game, Leaving, Seat, Tally } from './game.ts';
import { isPresent, MOST_NAMED, MOST_SEATS, seatOf } from './game.ts';
import { gainingLife, losingLife, settingLife } from './life.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import { playerAfter } from './turns.ts';

/** The game after one more entry of its log. Refuses what can't happen in it. `undone` and `redone` change no more than the revision: what they mean is `replay`'s. */
export const follow = (game: Game | null, entry: Entry): Verdict<Game> => {
  const after = happen(game, entry.event, entry.at);
  return after.ok ? ok({ ...after.value, revision: entry.seq }) : after;
};

const happen = (game: Game | null, event: Event, at: number): Verdict<Game> => {
  if (event.kind === 'opened') return game ? refuse({ code: 'game-open', link: null }) : opened(event, at);
  if (!game) return refuse({ code: 'no-game' });
  if (game.endedAt !== null) return refuse({ code: 'game-over' });
  switch (event.kind) {
    case 'joined':
      return isPresent(game, event.player)
        ? refuse({ code: 'already-seated', player: event.player })
        : seated(game, event.player);
    case 'left':
      return left(game, event.player);
    case 'gained':
      return counted(game, event.player, event.what, (have) =>
        event.what === 'life' ? gainingLife(have, event.amount) : gaining(have, event.amount),
      );
    case 'lost':
      return counted(game, event.player, event.what, (have) =>
        event.what === 'life' ? losingLife(have, event.amount) : losing(have, event.amount),
      );
    case 'paid':
      return counted(game, event.player, 'energy', (have) => pay(have, event.amount));
    case 'set':
      return counted(game, event.player, event.what, () =>
        event.what === 'life' ? settingLife(event.amount) : setting(event.amount),
      );
    case 'proliferated':
      return change(game, event.player, (seat) => {
        const counters = proliferating(seat.counters);
        return counters.ok ? ok({ ...seat, counters: counters.value }) : counters;
      });
    case 'revolted':
      return change(game, event.player, (seat) => ok({ ...seat, left: leaving(seat, game, event.permanent, at) }));
    case 'turn': {
      const after = seated(game, event.player);
      return after.ok ? ok({ ...after.value, turn: { number: game.turn.number + 1, player: event.player } }) : after;
    }
    case 'host': {
      const after = seated(game, event.player);
      return after.ok ? ok({ ...after.value, host: event.player }) : after;
    }
    case 'ended':
      return ok({ ...game, endedAt: at });
    case 'undone':
    case 'redone':
      return ok(game);
  }
};

const opened = ({ host, life, players }: Extract<Deed, { kind: 'opened' }>, at: number): Verdict<Game> => {
  const empty: Game = {
    revision: 0,
    openedAt: at,
    endedAt: null,
    host,
    startingLife: life,
    turn: { number: 1, player: players[0] ?? host },
    seats: [],
  };
  return players.reduce<Verdict<Game>>((game, player) => (game.ok ? seated(game.value, player) : game), ok(empty));
};

/**
 * Naming a player seats them: at the end of the turn order, or, if they had left, where they were and with what they had. Who sits down at a table that
 * everyone had left, its host last, is its host.
 */
const seated = (game: Game, player: string): Verdict<Game> => {
  const seat = seatOf(game, player);
  if (seat?.present) return ok(game);
  if (game.seats.filter((each) => each.present).length >= MOST_SEATS)
    return refuse({ code: 'table-full', most: MOST_SEATS });
  const seats = seat
    ? game.seats.map((each) => (each === seat ? { ...seat, present: true } : each))
    : [...game.seats, { player, present: true, life: game.startingLife, counters: NO_COUNTERS, left: null }];
  const host = seatOf(game, game.host)?.present === false ? player : game.host;
  return ok({ ...game, host, seats });
};

/** A player leaves: their seat keeps what they had, their turn goes on without them (800.4j), and a host hands over to who sits next. */
const left = (game: Game, player: string): Verdict<Game> => {
  if (!isPresent(game, player)) return refuse({ code: 'not-at-table', player });
  const next = playerAfter(game, player);
  const host = game.host === player && next !== null ? next : game.host;
  const seats = game.seats.map((seat) => (seat.player === player ? { ...seat, present: false } : seat));
  return ok({ ...game, host, seats });
};

const change = (game: Game, player: string, how: (seat: Seat) => Verdict<Seat>): Verdict<Game> => {
  const there = seated(game, player);
  if (!there.ok) return there;
  const seats: Seat[] = [];
  for (const seat of there.value.seats) {
    const after = seat.player === player ? how(seat) : ok(seat);
    if (!after.ok) return after;
    seats.push(after.value);
  }
  return ok({ ...there.value, seats });
};

const counted = (game: Game, player: string, what: Tally, how: (have: number) => Verdict<number>): Verdict<Game> =>
  change(game, player, (seat) => {
    const after = how(what === 'life' ? seat.life : seat.counters[what]);
    if (!after.ok) return after;
    return ok(
      what === 'life'
        ? { ...seat, life: after.value }
        : { ...seat, counters: { ...seat.counters, [what]: after.value } },
    );
  });

/** One more permanent left: "this turn" began to be true with the first one of this turn. */
const leaving = (seat: Seat, game: Game, permanent: string | undefined, at: number): Leaving => {
  const earlier = seat.left?.turn === game.turn.number ? seat.left : null;
  return {
    turn: game.turn.number,
    since: earlier?.since ?? at,
    permanents: [...(earlier?.permanents ?? []), ...(permanent === undefined ? [] : [permanent])].slice(0, MOST_NAMED),
    named: (earlier?.named ?? 0) + (permanent === undefined ? 0 : 1),
  };
};

import type { Game } from './game.ts';

/** Who sits next after `player` in turn order and has not left: the first of all for who has no seat, the player again when alone, null when there is no one. */
export const playerAfter = (game: Game, player: string): string | null => {
  const from = game.seats.findIndex((seat) => seat.player === player) + 1;
  const round = [...game.seats.slice(from), ...game.seats.slice(0, from)];
  return round.find((seat) => seat.present)?.player ?? null;
};

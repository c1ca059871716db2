import { makeBase36 } from './base36.ts';
import { CALL_ACTIONS, callAction } from './calls/buttons.ts';
import type { ActionCall, Button, Row, View } from './command.ts';
import type { Locale, Words } from './i18n/index.ts';
import { wordsIn } from './i18n/index.ts';
import { oneLine } from './i18n/inert.ts';
import { ago } from './i18n/when.ts';
import { COUNTERS } from './rules/counters.ts';
import { fatalFor } from './rules/fatal.ts';
import type { Game, Seat, Tally } from './rules/game.ts';
import { MOST_SEATS, tallyOf, turnsPassed } from './rules/game.ts';
import { revolted } from './rules/revolt.ts';
import type { Kept, Stores } from './stores.ts';

/*
 * What a board shows: text first, words beside every number, one line a player, at most 4 buttons a row.
 */

/** What a board's buttons do; `commands/game` carries it out. Once released, a contract with old messages. */
export const BOARD_ACTIONS = {
  energy: 'board.energy',
  pay: 'board.pay',
  revolt: 'board.revolt',
  undo: 'board.undo',
  turn: 'board.turn',
} as const;

/** How much of what was typed a board has room for. */
const TYPED = 24;
/** How many of those who left are named. */
const GONE = 6;

/** The board of a game as it is now, in a language; null when there is no such game. */
export const showBoard = async (
  { games, settings }: Pick<Stores, 'games' | 'settings'>,
  id: number,
  locale: Locale,
): Promise<View | null> => {
  const kept = await games.byId(id);
  if (kept === null) return null;
  const desk = kept.guild === null ? null : await settings.of(kept.guild);
  const judge = desk?.judgeRole && desk.deskChannel ? callAction(CALL_ACTIONS.form) : undefined;
  return boardView(kept, wordsIn(locale), judge);
};

/** `judge` is what the button that calls one does, where the server has a desk. */
export const boardView = (kept: Kept, words: Words, judge?: ActionCall): View => {
  const { game } = kept;
  const there = game.seats.filter(({ present }) => present || game.endedAt !== null).slice(0, MOST_SEATS);
  const seats = there.length === 0 ? [emptyLine(game, words)] : there.map((seat) => seatLine(game, seat, words));
  return {
    look: 'panel',
    texts: [heading(game, words), seats.join('\n'), footer(kept, words)],
    rows: game.endedAt === null ? rows(kept, words, judge) : [],
  };
};

const emptyLine = (game: Game, { board }: Words): string => (game.seats.length === 0 ? board.empty : board.emptied);

/** One player on one line: `@Ana — 4 energy, revolt on (Clue token), 31 life`. */
export const seatLine = (game: Game, seat: Seat, words: Words): string => {
  const counters = COUNTERS.filter((counter) => counter !== 'energy' && seat.counters[counter] > 0);
  const fatal: readonly Tally[] = fatalFor(seat);
  const part = (what: Tally): string => {
    const amount = words.table.amount(what, tallyOf(game, seat.player, what));
    return fatal.includes(what) ? words.board.fatal(amount) : amount;
  };
  return words.board.seat(words.table.inMessages.who(seat.player), [
    words.board.energy(seat.counters.energy),
    ...(game.endedAt === null ? [revoltPart(game, seat, words)] : []),
    ...counters.map(part),
    part('life'),
  ]);
};

const revoltPart = (game: Game, { left }: Seat, words: Words): string => {
  if (!revolted(left?.turn ?? null, game.turn.number)) return words.revolt.off;
  const [first] = left?.permanents ?? [];
  const names = first === undefined ? [] : [words.table.inMessages.typed(oneLine(first, TYPED))];
  return words.revolt.on(names, (left?.named ?? 0) - names.length);
};

const heading = (game: Game, words: Words): string => {
  const { turn, endedAt } = game;
  if (endedAt !== null) return words.board.over(turn.number, turnsPassed(game));
  return words.board.turn(turn.number, words.table.inMessages.who(turn.player), turnsPassed(game));
};

const footer = ({ game, latest }: Kept, words: Words): string => {
  const { who, typed } = words.table.inMessages;
  const short = { who, typed: (text: string) => typed(oneLine(text, TYPED)) };
  const gone = game.seats.filter(({ present }) => !present).map(({ player }) => who(player));
  const lines = [
    words.board.latest(words.table.deed(latest.entry.event, short, latest.of?.event), ago(latest.entry.at)),
    words.board.host(who(game.host), ago(game.openedAt)),
  ];
  if (gone.length > 0) lines.unshift(words.board.gone(gone.slice(-GONE)));
  return lines.join('\n');
};

const rows = ({ id, game }: Kept, { board: { buttons } }: Words, judge: ActionCall | undefined): readonly Row[] => {
  const button = (label: string, action: string, ...args: number[]): Button => ({
    kind: 'button',
    label,
    style: action === BOARD_ACTIONS.energy ? 'primary' : 'secondary',
    does: { action, args: [id, ...args].map(makeBase36) },
  });
  const calling: readonly Button[] = judge
    ? [{ kind: 'button', label: buttons.judge, style: 'secondary', does: judge }]
    : [];
  return [
    [
      button(buttons.energy, BOARD_ACTIONS.energy),
      button(buttons.pay, BOARD_ACTIONS.pay, game.revision),
      button(buttons.revolt, BOARD_ACTIONS.revolt),
      button(buttons.undo, BOARD_ACTIONS.undo, game.revision),
    ],
    [button(buttons.turn, BOARD_ACTIONS.turn, game.turn.number), ...calling],
  ];
};

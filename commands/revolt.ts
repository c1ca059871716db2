import { z } from 'zod';
import { change, changeAndSay, gameRef, noted } from '../src/atTable.ts';
import { base36, makeBase36 } from '../src/base36.ts';
import type { Context, View } from '../src/command.ts';
import { action, command, no, optional, subcommand, text, user } from '../src/command.ts';
import type { Words } from '../src/i18n/index.ts';
import { oneLine } from '../src/i18n/inert.ts';
import { ago } from '../src/i18n/when.ts';
import { marking, passing } from '../src/rules/acts.ts';
import type { Game, Leaving } from '../src/rules/game.ts';
import { seatOf, turnsPassed } from '../src/rules/game.ts';
import { revolted } from '../src/rules/revolt.ts';
import type { Kept } from '../src/stores.ts';

const player = optional(user());

const TURN = 'revolt.turn';

/** Passes the turn from the private answer of `show`, and shows anew. */
const turn = action(TURN, z.tuple([base36, base36]), async ([game, seen], context) => {
  const outcome = await change(context, (asked) => passing(asked, undefined, seen), { game });
  if (!outcome.ok) return no(outcome.refusal);
  const { id, after } = outcome.value;
  return {
    kind: 'update',
    view: shown({ id, game: after }, context.words, undefined),
    changed: gameRef(outcome.value),
  };
});

export const revolt = command({
  name: 'revolt',
  place: 'everywhere',
  actions: [turn],
  subcommands: {
    mark: subcommand({ player, permanent: optional(text({ max: 100 })) }, ({ player, permanent }, context) =>
      mark(player ?? context.user, noted('permanent', permanent).permanent, context),
    ),
    show: subcommand({ player }, async ({ player }, { games, channel, words }) => {
      const kept = await games.find(channel);
      if (!kept) return no({ code: 'no-game' });
      return { kind: 'say', visibility: 'private', view: shown(kept, words, player) };
    }),
  },
});

const mark = (player: string, permanent: string | undefined, context: Context) =>
  changeAndSay(
    context,
    (asked) => marking(asked, player, permanent),
    ({ after, entries }, { revolt, table }) => {
      const { who, typed } = table.inMessages;
      const left = onNow(after, player);
      if (entries.length === 0 && left) return revolt.already(who(player), ago(left.since));
      return revolt.marked(who(player), permanent === undefined ? undefined : typed(permanent));
    },
  );

/** What left under a player's control this turn; null when revolt is off. */
const onNow = (game: Game, player: string): Leaving | null => {
  const left = seatOf(game, player)?.left ?? null;
  return left && revolted(left.turn, game.turn.number) ? left : null;
};

/** How many permanents are named for one player, and how much of each name is shown. */
const NAMED = 3;
const TYPED = 40;

const shown = ({ id, game }: Pick<Kept, 'id' | 'game'>, words: Words, only: string | undefined): View => {
  const { revolt, board, table } = words;
  const { who, typed } = table.inMessages;
  const line = (player: string): string => {
    const left = onNow(game, player);
    if (!left) return seatOf(game, player) ? revolt.showOff(who(player)) : revolt.noSeat(who(player));
    const names = left.permanents.slice(0, NAMED).map((name) => typed(oneLine(name, TYPED)));
    return revolt.showOn(who(player), ago(left.since), names, left.named - names.length);
  };
  const seated = game.seats.filter(({ present }) => present).map(({ player }) => player);
  const players = only === undefined ? seated : [only];
  const lines = players.length === 0 ? [revolt.nobody] : players.map(line);
  const { number, player } = game.turn;
  if (turnsPassed(game)) return { look: 'plain', texts: [[revolt.turn(number, who(player)), ...lines].join('\n')] };
  const does = { action: TURN, args: [id, number].map(makeBase36) };
  return {
    look: 'plain',
    texts: [[revolt.noTurns(who(player)), ...lines].join('\n')],
    rows: [[{ kind: 'button', label: board.buttons.turn, style: 'secondary', does }]],
  };
};

import { change, changeAndSay, gameRef, trace } from '../src/atTable.ts';
import type { Context, Reply } from '../src/command.ts';
import { command, no, oneOf, optional, subcommand, user } from '../src/command.ts';
import { handingOver, joining, leaving, passing, starting } from '../src/rules/acts.ts';
import type { StartingLife } from '../src/rules/game.ts';
import { DEFAULT_LIFE, STARTING_LIFE } from '../src/rules/game.ts';
import { redoing, undoing } from '../src/rules/undo.ts';
import { boardActions } from './game/boardActions.ts';
import { askToEnd, endActions } from './game/end.ts';
import { history } from './game/history.ts';
import { reverse } from './game/reverse.ts';

const player = optional(user());

export const game = command({
  name: 'game',
  place: 'everywhere',
  actions: [...boardActions, ...endActions],
  subcommands: {
    start: subcommand(
      { format: optional(oneOf(STARTING_LIFE)), player1: player, player2: player, player3: player, player4: player },
      ({ format, player1, player2, player3, player4 }, context) => {
        const places = [player1, player2, player3, player4].map((each) => each ?? null);
        return start(format ?? DEFAULT_LIFE, places, context);
      },
    ),
    join: subcommand({ player }, ({ player }, context) => {
      const who = player ?? context.user;
      return changeAndSay(
        context,
        (asked) => joining(asked, who),
        (outcome, words) => words.game.joined(words.table.inMessages.who(who)) + trace(outcome, words),
      );
    }),
    leave: subcommand({}, (_input, context) =>
      changeAndSay(context, leaving, ({ before, after }, { game, table: { inMessages } }) => {
        const left = game.left(inMessages.who(context.user));
        return before?.host === after.host ? left : `${left} ${game.newHost(inMessages.who(after.host))}`;
      }),
    ),
    turn: subcommand({ player }, ({ player }, context) =>
      changeAndSay(
        context,
        (asked) => passing(asked, player),
        (outcome, words) => {
          const { number, player } = outcome.after.turn;
          const asJudge = outcome.entries.some(({ event }) => event.asJudge) ? trace(outcome, words) : '';
          return words.game.turn(number, words.table.inMessages.who(player)) + asJudge;
        },
      ),
    ),
    board: subcommand({}, async (_input, { games, channel }) => {
      const kept = await games.find(channel);
      return kept ? { kind: 'board', game: gameRef(kept) } : no({ code: 'no-game' });
    }),
    undo: subcommand({ player }, ({ player }, context) => reverse(undoing, player, context)),
    redo: subcommand({ player }, ({ player }, context) => reverse(redoing, player, context)),
    history: subcommand({}, (_input, context) => history(context)),
    transfer: subcommand({ player: user() }, ({ player }, context) =>
      changeAndSay(
        context,
        (asked) => handingOver(asked, player),
        (outcome, words) => words.game.newHost(words.table.inMessages.who(player)) + trace(outcome, words),
      ),
    ),
    end: subcommand({}, (_input, context) => askToEnd(context)),
  },
});

const start = async (life: StartingLife, places: readonly (string | null)[], context: Context): Promise<Reply> => {
  const outcome = await change(context, (asked) => starting(asked, life, places));
  if (outcome.ok) return { kind: 'board', game: gameRef(outcome.value) };
  return no(
    outcome.refusal.code === 'game-open' ? { code: 'game-open', link: await linkToBoard(context) } : outcome.refusal,
  );
};

const linkToBoard = async ({ games, channel }: Context): Promise<string | null> => {
  const kept = await games.find(channel);
  if (!kept?.board) return null;
  return `https://discord.com/channels/${kept.guild ?? '@me'}/${kept.channel}/${kept.board.message}`;
};

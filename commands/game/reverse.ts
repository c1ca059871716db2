import { changeAndSay } from '../../src/atTable.ts';
import { seatLine } from '../../src/board.ts';
import type { Context, Reply } from '../../src/command.ts';
import type { Words } from '../../src/i18n/index.ts';
import type { By, Rule } from '../../src/rules/acts.ts';
import type { Event, Game } from '../../src/rules/game.ts';
import { seatOf, subjectOf } from '../../src/rules/game.ts';
import { revolted } from '../../src/rules/revolt.ts';

/** Undoes or redoes the last event of who asks, or of a player who is named, and says which it was and what it comes to now. */
export const reverse = (how: (by: By, of?: string) => Rule, of: string | undefined, context: Context): Promise<Reply> =>
  changeAndSay(
    context,
    (asked) => how(asked, of),
    async ({ id, after, entries }, words) => {
      const { table, game } = words;
      const [event] = entries.map((entry) => entry.event);
      const log = await context.games.log(id);
      const target = log.find(({ seq }) => event && 'seq' in event && seq === event.seq);
      if (!event || !target) throw new Error('An undo or redo without the event it is about');
      const actor = table.inMessages.who(context.user);
      const deed = table.deed(target.event, table.inMessages);
      const lines = [event.kind === 'undone' ? game.undone(actor, deed) : game.redone(actor, deed)];
      const now = nowOf(after, target.event, words);
      if (now !== null) lines.push(game.now(now));
      if (event.asJudge) lines.push(`-# ${table.by(actor, true)}`);
      return lines.join('\n');
    },
  );

/** Of a turn: whose it is, and for whom revolt is on again. Of all else: what the player has that it was about, where they have a seat. */
const nowOf = (after: Game, event: Event, words: Words): string | null => {
  if (event.kind === 'turn') {
    const { number, player } = after.turn;
    const { who } = words.table.inMessages;
    const on = after.seats.filter(({ present, left }) => present && revolted(left?.turn ?? null, number));
    return words.game.turnNow(
      number,
      who(player),
      on.map((seat) => who(seat.player)),
    );
  }
  const seat = seatOf(after, subjectOf(event) ?? '');
  return seat ? seatLine(after, seat, words) : null;
};

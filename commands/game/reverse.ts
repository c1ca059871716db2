import { changeAndSay } from '../../src/atTable.ts';
import { seatLine } from '../../src/board.ts';
import type { Context, Reply } from '../../src/command.ts';
import type { By, Rule } from '../../src/rules/acts.ts';
import { seatOf, subjectOf } from '../../src/rules/game.ts';

/** Undoes or redoes the last event of a player, and says which it was and what that player has now. */
export const reverse = (how: (by: By, of: string) => Rule, of: string, context: Context): Promise<Reply> =>
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
      const seat = seatOf(after, subjectOf(target.event) ?? '');
      if (seat) lines.push(game.now(seatLine(after, seat, words)));
      if (event.asJudge) lines.push(`-# ${table.by(actor, true)}`);
      return lines.join('\n');
    },
  );

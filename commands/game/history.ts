import type { Context, Reply } from '../../src/command.ts';
import { no, say } from '../../src/command.ts';
import type { Words } from '../../src/i18n/index.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import type { Show } from '../../src/i18n/show.ts';
import { ago, clock } from '../../src/i18n/when.ts';
import type { Entry, Game, Log } from '../../src/rules/game.ts';
import { anonymousNumber, subjectOf } from '../../src/rules/game.ts';
import { undoneIn } from '../../src/rules/undo.ts';

/** How many characters of history a message shows; all of it is in a file when that is more. */
const SHOWN = 1700;

/** Who did what, when and why, in the open game or else in the last one, for the eyes of who asks: the newest events in the message, all of them in a file when they are many. */
export const history = async (context: Context): Promise<Reply> => {
  const { games, channel, words } = context;
  const kept = (await games.find(channel)) ?? (await games.last(channel));
  if (!kept) return no({ code: 'no-game' });
  const log = await games.log(kept.id);
  const { title, over, file, shortened } = words.game.history;
  const lines = linesOf(log, words, words.table.inMessages, ({ at }) => clock(at));
  const shown = newest(lines);
  const { endedAt } = kept.game;
  const texts = [title(log.length), ...(endedAt === null ? [] : [over(ago(endedAt))]), ...shown];
  if (shown.length === lines.length) return say('private', texts.join('\n'));
  return say('private', [...texts, shortened].join('\n'), {
    files: [{ name: file, text: asFile(log, kept.game, context) }],
  });
};

const linesOf = (log: Log, words: Words, show: Show, when: (entry: Entry) => string): readonly string[] => {
  const { table, game } = words;
  const undone = undoneIn(log);
  return log.map((entry) => {
    const { seq, actor, event } = entry;
    const about = 'seq' in event ? log.find((each) => each.seq === event.seq) : undefined;
    const parts = [table.deed(event, show, about?.event)];
    if (actor !== subjectOf(event) || event.asJudge) parts.push(table.by(show.who(actor), event.asJudge ?? false));
    if (undone.has(seq)) parts.push(game.history.revoked);
    return `${when(entry)} ${parts.join(' · ')}`;
  });
};

/** The last lines that fit. */
const newest = (lines: readonly string[]): readonly string[] => {
  let length = 0;
  const from = lines.findLastIndex((line) => {
    length += line.length + 1;
    return length > SHOWN;
  });
  return lines.slice(from + 1);
};

/** A file has no mentions: it says the display names Discord gave with this interaction, else the seats, and first who sits where; ids of those who never sat. */
const asFile = (log: Log, game: Game, { words, names }: Context): string => {
  const { seat, seatName, times } = words.game.history;
  const who = (player: string): string => {
    const former = anonymousNumber(player);
    if (former !== null) return words.table.former(former);
    const number = game.seats.findIndex((each) => each.player === player) + 1;
    return oneLine(names.get(player) ?? '') || (number === 0 ? player : seatName(number));
  };
  const show: Show = { who, typed: (text) => oneLine(text) };
  const lines = linesOf(log, words, show, ({ at }) => new Date(at).toISOString().slice(0, 19).replace('T', ' '));
  const seats = game.seats.map(({ player }, i) => {
    const named = anonymousNumber(player) !== null || oneLine(names.get(player) ?? '') !== '';
    return seat(i + 1, named ? who(player) : null, anonymousNumber(player) === null ? player : null);
  });
  return `${[times, ...seats, '', ...lines].join('\n')}\n`;
};

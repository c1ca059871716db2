import type { Complete, Context, GameRef, Reply } from './command.ts';
import { no, say } from './command.ts';
import type { Words } from './i18n/index.ts';
import { oneLine } from './i18n/inert.ts';
import { isJudge } from './judges.ts';
import type { Rule } from './rules/acts.ts';
import { newlyFatal } from './rules/fatal.ts';
import { isPresent, seatOf, subjectOf } from './rules/game.ts';
import type { Verdict } from './rules/refusal.ts';
import { refuse } from './rules/refusal.ts';
import type { Asked, Outcome, Where } from './stores.ts';

/*
 * What every command at a table does: lend the game of the channel to a rule, and say what came of it.
 */

/** Who asks the table for something. */
export const asking = async (context: Context): Promise<Asked> => ({
  user: context.user,
  judge: await isJudge(context),
  at: context.now,
  interaction: context.interaction,
});

export const gameRef = ({ id, channel }: GameRef): GameRef => ({ id, channel });

/** Lends a game to a rule made for the one who asks: that of the channel, unless a button says which. Refuses a bot as player. */
export const change = async (
  context: Context,
  rule: (asked: Asked) => Rule,
  where: Where = { channel: context.channel, guild: context.guild },
): Promise<Verdict<Outcome>> => {
  const [bot] = context.bots;
  if (bot !== undefined) return refuse({ code: 'bot-player', player: bot });
  const asked = await asking(context);
  return context.games.update(where, asked, rule(asked));
};

/** Says in the channel what became of its game; a refusal stays between the bot and the one who asked. */
export const changeAndSay = async (
  context: Context,
  rule: (asked: Asked) => Rule,
  what: (outcome: Outcome, words: Words) => string | Promise<string>,
): Promise<Reply> => {
  const outcome = await change(context, rule);
  if (!outcome.ok) return no(outcome.refusal);
  const { value } = outcome;
  const text = await what(value, context.channelWords);
  const opened = value.entries[0]?.event.kind === 'opened';
  const hint = opened ? `\n${context.channelWords.table.openedByItself(context.bot.mention('game board'))}` : '';
  const { table, game } = context.channelWords;
  const fatal = newlyFatal(value.before, value.after).map(
    ({ player, by }) => `\n${table.fatal[by](table.inMessages.who(player))}`,
  );
  const sits = newlySeated(value, context.user).map(
    ({ player, again }) => `\n-# ${table.sits(table.inMessages.who(player), again)}`,
  );
  const hosts = takesOver(value) ? [`\n-# ${game.newHost(table.inMessages.who(value.after.host))}`] : [];
  return say('public', [text, ...fatal, ...sits, ...hosts, hint].join(''), { changed: gameRef(value) });
};

/** Whether there is another host by an event that was not about that: the first to sit down at a table that everyone had left. */
const takesOver = ({ before, after, entries }: Outcome): boolean =>
  before !== null &&
  before.host !== after.host &&
  !entries.some(({ event }) => event.kind === 'left' || event.kind === 'host');

/** Whom an event put at the table that was not about that, other than the one who caused it: naming a player seats them. */
const newlySeated = (
  { before, after, entries }: Outcome,
  actor: string,
): readonly { player: string; again: boolean }[] =>
  entries.some(({ event }) => event.kind === 'joined' || event.kind === 'undone' || event.kind === 'redone')
    ? []
    : after.seats
        .filter(({ player, present }) => present && player !== actor && !(before && isPresent(before, player)))
        .map(({ player }) => ({ player, again: before !== null && seatOf(before, player) !== undefined }));

/** Whose doing it was, where it was not the player's own: ` · by @Ben, as a judge`. */
export const trace = ({ entries }: Outcome, { table }: Words): string => {
  const entry = entries.at(-1);
  if (!entry || (entry.actor === subjectOf(entry.event) && !entry.event.asJudge)) return '';
  return ` · ${table.by(table.inMessages.who(entry.actor), entry.event.asJudge ?? false)}`;
};

/** What was typed into an option as a fact of an event: left out when it shows nothing. */
export const noted = <Name extends string>(name: Name, typed: string | undefined): { [N in Name]?: string } =>
  typed === undefined || oneLine(typed) === '' ? {} : ({ [name]: typed.trim() } as { [N in Name]?: string }); // one key, of that name

/** Cards by either name; a name that the library does not know is taken as typed. */
export const cardNames: Complete = (typed, { library, locale }) =>
  library.resolver
    .complete(typed, 25, locale)
    .filter(({ kind }) => kind === 'card')
    .map(({ en, fr }) => oneLine(fr === null || fr === en ? en : `${fr} — ${en}`))
    .map((name) => ({ name, value: name }));

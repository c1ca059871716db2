import type { ActionContext, Context, Reach, Reply, View } from './command.ts';
import type { CallRule } from './desk/acts.ts';
import type { Topic } from './desk/call.ts';
import { oneLine } from './i18n/inert.ts';
import { isHeadJudge, isJudge } from './judges.ts';
import type { Permission, Verdict } from './rules/refusal.ts';
import { ok, refuse } from './rules/refusal.ts';
import type { Call, CallOutcome, DeskAsked, Kept, Snapshot } from './stores.ts';

/*
 * What every command and button at the desk does: find the call, lend it to a rule, and say what came of it.
 */

export { answering, appealing, asking, claiming, releasing, reopening, telling, withdrawing } from './desk/acts.ts';
export { answerOf, DECISIONS, TOPICS } from './desk/call.ts';

/** Who asks the desk for something. */
export const askingDesk = async (context: Context): Promise<DeskAsked> => ({
  user: context.user,
  judge: await isJudge(context),
  head: await isHeadJudge(context),
  at: context.now,
  interaction: context.interaction,
});

/** Lends a call of this server to a rule made for the one who asks. */
export const changeCall = async (
  context: Context,
  id: number,
  rule: (asked: DeskAsked) => CallRule,
): Promise<Verdict<CallOutcome>> => {
  const asked = await askingDesk(context);
  return context.desk.update(id, asked, here(context, rule(asked)));
};

/** Whether a rule would let who asks do something, without doing it: before a form is opened. */
export const mayChange = async (
  context: Context,
  id: number,
  rule: (asked: DeskAsked) => CallRule,
): Promise<Verdict<Call>> => {
  const call = await context.desk.byId(id);
  if (call === null) return refuse({ code: 'no-call' });
  const may = here(context, rule(await askingDesk(context)))(call);
  return may.ok ? ok(call) : may;
};

/** Calls of other servers are none of this one's business. */
const here =
  ({ guild }: Context, rule: CallRule): CallRule =>
  (call) =>
    call.guild === guild ? rule(call) : refuse({ code: 'no-call' });

/** Where judges are called in a server, and who they are. */
export interface OpenDesk {
  readonly guild: string;
  readonly channel: string;
  readonly judgeRole: string;
}

/** What the bot needs to write in a channel. */
export const WRITING: readonly Permission[] = ['ViewChannel', 'SendMessages'];

/** Whether the bot may write in a channel, or what stands in the way. */
export const mayWrite = (reach: Reach, channel: string): Verdict<null> => {
  const permissions = reach.lacks(channel, WRITING);
  if (permissions.length > 0) return refuse({ code: 'missing-permission', permissions, channel });
  return reach.locked(channel) ? refuse({ code: 'locked-thread', channel }) : ok(null);
};

/** The desk of the server, when everything is there that a call takes; else what is missing, and what to do about it. */
export const openDesk = async ({ guild, channel, settings, reach }: Context): Promise<Verdict<OpenDesk>> => {
  if (guild === null) return refuse({ code: 'servers-only' });
  const { judgeRole, deskChannel } = await settings.of(guild);
  if (judgeRole === null || deskChannel === null) {
    const missing = [
      ...(judgeRole === null ? (['judge-role'] as const) : []),
      ...(deskChannel === null ? (['desk-channel'] as const) : []),
    ];
    return refuse({ code: 'no-desk', missing });
  }
  for (const place of [deskChannel, channel]) {
    const may = mayWrite(reach, place);
    if (!may.ok) return may;
  }
  if (!reach.pings(judgeRole, deskChannel))
    return refuse({ code: 'silent-role', role: judgeRole, channel: deskChannel });
  return ok({ guild, channel: deskChannel, judgeRole });
};

/** What a player asks the judges. */
export interface Asking {
  readonly question: string;
  readonly topic: Topic;
  /** By name or reference, as typed. */
  readonly card: string | undefined;
  readonly private: boolean;
  /** The text key of a ruling that is reported. */
  readonly flagged?: string;
}

/** Makes a call, with a picture of the table in this channel. */
export const callJudges = async (context: Context, asking: Asking): Promise<Verdict<CallOutcome>> => {
  const desk = await openDesk(context);
  if (!desk.ok) return desk;
  if (oneLine(asking.question) === '') return refuse({ code: 'says-nothing' });
  const { games, channel, locale } = context;
  const kept = await games.find(channel);
  const question = {
    guild: desk.value.guild,
    channel,
    locale,
    topic: asking.topic,
    card: cardOf(asking.card, context),
    question: asking.question,
    private: asking.private,
    flagged: asking.flagged ?? null,
    snapshot: kept && asking.flagged === undefined ? await pictureNow(kept, context) : null,
  };
  return context.desk.call(await askingDesk(context), question, desk.value.channel);
};

const cardOf = (typed: string | undefined, { library, locale }: Context): string | null => {
  if (typed === undefined || oneLine(typed) === '') return null;
  const found = library.find(typed, locale);
  return found.kind === 'one' ? library.reference(found.hit) : typed.trim();
};

/** How many of the last events a judge is shown. */
const EVENTS = 10;

const pictureNow = async ({ id, game }: Kept, { games }: Context): Promise<Snapshot> => {
  const log = await games.log(id);
  const latest = log.slice(-EVENTS).map((entry) => {
    const { event } = entry;
    const of = 'seq' in event ? log.find(({ seq }) => seq === event.seq) : undefined;
    return { entry, ...(of ? { of } : {}) };
  });
  return { game, latest };
};

/** A call of this server; null for any other. */
export const callHere = async ({ desk, guild }: Context, id: number): Promise<Call | null> => {
  const call = await desk.byId(id);
  return call?.guild === guild ? call : null;
};

/** Shows something to who clicked alone: in the private message they clicked, else in a new one. */
export const aside = (view: View, { onPrivateMessage }: ActionContext): Reply =>
  onPrivateMessage ? { kind: 'update', view } : { kind: 'say', visibility: 'private', view };

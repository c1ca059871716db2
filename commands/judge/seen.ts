import { z } from 'zod';
import { aside, askingDesk, callHere } from '../../src/atDesk.ts';
import { base36 } from '../../src/base36.ts';
import { CALL_ACTIONS, READ_IN } from '../../src/calls/buttons.ts';
import { askerPanel, fullAnswer, judgePanel } from '../../src/calls/panels.ts';
import type { ActionContext, Context, Reply, View } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import type { Locale } from '../../src/i18n/index.ts';
import type { Call } from '../../src/stores.ts';

/*
 * Reading calls: judges all of them, players their own, everyone the answers that were given in public.
 */

export const callArgs = z.tuple([base36]);
const postArgs = z.tuple([base36, base36]);

/** A call as who made it sees it. */
export const forAsker = async (call: Call, context: Context, notes: readonly string[] = []): Promise<View> => {
  const { desk, library, locale } = context;
  return askerPanel(call, await desk.place(call), await desk.posts.of(call.id), library, locale, notes);
};

/** How long the first words on a call wait to hear whether it stands at the desk, in milliseconds; Discord waits for them three seconds. */
const PATIENCE = 1500;

/** A call that was just made, as who made it sees it: nothing is said to be at the desk before it is. */
export const justMade = async (call: Call, context: Context): Promise<View> => {
  const { posts } = context.desk;
  await posts.settled(call.id, PATIENCE);
  const isThere = (await posts.of(call.id)).some(({ kind, message }) => kind === 'call' && message !== null);
  const { made, queued } = context.words.desk;
  return forAsker(call, context, [isThere ? made(call.id) : queued(call.id)]);
};

const shown = async (call: Call, locale: Locale, context: ActionContext): Promise<Reply> => {
  const { judge } = await askingDesk(context);
  if (judge) return aside(judgePanel(call, context.library, locale), context);
  if (call.asker !== context.user) return no({ code: 'judges-only' });
  return aside(await forAsker(call, context), context);
};

const read = action(CALL_ACTIONS.read, z.tuple([base36, z.enum(READ_IN), base36]), async ([id, language], context) => {
  const call = await callHere(context, id);
  return call ? shown(call, language === 'own' ? context.locale : language, context) : no({ code: 'no-call' });
});

const pick = action(CALL_ACTIONS.pick, z.tuple([]), async (_args, context) => {
  const call = await callHere(context, Number(context.chosen[0]));
  return call ? shown(call, context.locale, context) : no({ code: 'no-call' });
});

const full = action(CALL_ACTIONS.full, postArgs, async ([id, postId], context) => {
  const { user, library, locale, desk } = context;
  const [call, post] = [await callHere(context, id), await desk.posts.byId(postId)];
  if (!call || post?.call !== id) return no({ code: 'no-call' });
  const { judge } = await askingDesk(context);
  if (call.private && user !== call.asker && !judge) return no({ code: 'asker-only', asker: call.asker });
  const entry = call.log.find(({ seq }) => seq === post.about);
  if (entry?.event.kind !== 'answered') return aside(await forAsker(call, context), context);
  return aside(fullAnswer(call, { ...entry, event: entry.event }, library, locale, user === call.asker), context);
});

export const readingActions = [read, pick, full];

import { z } from 'zod';
import type { Asking } from '../../src/atDesk.ts';
import {
  aside,
  callHere,
  callJudges,
  changeCall,
  mayChange,
  openDesk,
  reopening,
  TOPICS,
  telling,
  withdrawing,
} from '../../src/atDesk.ts';
import { base36 } from '../../src/base36.ts';
import { CALL_ACTIONS, callAction } from '../../src/calls/buttons.ts';
import type { ActionContext, Context, Reply } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import type { Call } from '../../src/stores.ts';
import { appeal, LONGEST } from './judging.ts';
import { callArgs, forAsker, justMade } from './seen.ts';

/*
 * What players do: call, add to a call, reply, withdraw it, say that an answer is not clear, appeal.
 */

/** Calls the judges, and tells the player their place in the queue. */
export const call = async (asking: Asking, context: Context): Promise<Reply> => {
  const outcome = await callJudges(context, asking);
  if (!outcome.ok) return no(outcome.refusal);
  return { kind: 'say', visibility: 'private', view: await justMade(outcome.value.call, context) };
};

/** From a board. */
const form = action(CALL_ACTIONS.form, z.tuple([]), async (_args, context) => {
  const desk = await openDesk(context);
  if (!desk.ok) return no(desk.refusal);
  const { callForm } = context.words.judge;
  const { topics } = context.words.desk;
  return {
    kind: 'modal',
    modal: {
      title: callForm.title,
      does: callAction(CALL_ACTIONS.called),
      fields: [
        { id: 'question', label: callForm.question, required: true, maxLength: LONGEST, long: true },
        {
          id: 'topic',
          label: callForm.topic,
          required: false,
          maxLength: 20,
          choices: TOPICS.map((value) => ({ value, label: topics[value] })),
        },
        { id: 'card', label: callForm.card, required: false, maxLength: 100 },
      ],
    },
  };
});

const topic = z.enum(TOPICS).catch('other');

const called = action(CALL_ACTIONS.called, z.tuple([]), (_args, context) => {
  const { question = '', card } = context.fields;
  return call({ question, topic: topic.parse(context.fields.topic), card, private: false }, context);
});

const mine = async (made: Call, context: ActionContext, note?: string): Promise<Reply> =>
  aside(await forAsker(made, context, note === undefined ? [] : [`**${note}**`]), context);

const where = action(CALL_ACTIONS.where, callArgs, async ([id], context) => {
  const made = await callHere(context, id);
  if (!made) return no({ code: 'no-call' });
  return made.asker === context.user ? mine(made, context) : no({ code: 'asker-only', asker: made.asker });
});

/** The form for more words, from a private message or from the judge's question. */
const tellForm = async (id: number, context: ActionContext): Promise<Reply> => {
  const may = await mayChange(context, id, (asked) => telling(asked, { words: '', locale: context.locale }));
  if (!may.ok) return no(may.refusal);
  const { tellForm } = context.words.judge;
  return {
    kind: 'modal',
    modal: {
      title: tellForm.title(id),
      does: callAction(CALL_ACTIONS.added, id),
      fields: [{ id: 'words', label: tellForm.words, required: true, maxLength: LONGEST, long: true }],
    },
  };
};

const add = action(CALL_ACTIONS.add, callArgs, ([id], context) => tellForm(id, context));
const reply = action(CALL_ACTIONS.reply, z.tuple([base36, base36]), ([id], context) => tellForm(id, context));

const added = action(CALL_ACTIONS.added, callArgs, async ([id], context) => {
  const words = context.fields.words ?? '';
  if (oneLine(words) === '') return no({ code: 'says-nothing' });
  const outcome = await changeCall(context, id, (asked) => telling(asked, { words, locale: context.locale }));
  if (!outcome.ok) return no(outcome.refusal);
  return mine(outcome.value.call, context, context.words.desk.told(id));
});

const withdraw = action(CALL_ACTIONS.withdraw, callArgs, async ([id], context) => {
  const outcome = await changeCall(context, id, withdrawing);
  if (!outcome.ok) return no(outcome.refusal);
  return mine(outcome.value.call, context, context.words.desk.withdrawnByYou(id));
});

const unclear = action(CALL_ACTIONS.unclear, callArgs, async ([id], context) => {
  const outcome = await changeCall(context, id, reopening);
  if (!outcome.ok) return no(outcome.refusal);
  return mine(outcome.value.call, context, context.words.desk.reopenedForYou(id));
});

const appealed = action(CALL_ACTIONS.appeal, callArgs, async ([id], context) => {
  const outcome = await appeal(id, context);
  if (!outcome.ok) return no(outcome.refusal);
  return mine(outcome.value.call, context, context.words.desk.appealedForYou(id));
});

export const askingActions = [form, called, where, add, reply, added, withdraw, unclear, appealed];

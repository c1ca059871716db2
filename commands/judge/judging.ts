import { appealing, aside, asking, changeCall, claiming, mayChange, mayWrite, releasing } from '../../src/atDesk.ts';
import { CALL_ACTIONS, callAction } from '../../src/calls/buttons.ts';
import { judgePanel } from '../../src/calls/panels.ts';
import type { ActionContext, Reply } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import { refuse } from '../../src/rules/refusal.ts';
import type { Call } from '../../src/stores.ts';
import { callArgs } from './seen.ts';

/*
 * What judges do with a call before they answer it. Whatever happens is shown to them alone, in their language; the desk follows by itself.
 */

/** The longest words that a form takes. */
export const LONGEST = 4000;

export const forJudge = (call: Call, context: ActionContext, note: string, more: readonly string[] = []): Reply =>
  aside(judgePanel(call, context.library, context.locale, [`**${note}**`, ...more]), context);

const claim = action(CALL_ACTIONS.claim, callArgs, async ([id], context) => {
  const outcome = await changeCall(context, id, claiming);
  if (!outcome.ok) return no(outcome.refusal);
  const { call } = outcome.value;
  const { yours, ownCall } = context.words.desk;
  return forJudge(call, context, yours(id), call.asker === context.user ? [ownCall] : []);
});

const release = action(CALL_ACTIONS.release, callArgs, async ([id], context) => {
  const outcome = await changeCall(context, id, releasing);
  if (!outcome.ok) return no(outcome.refusal);
  return forJudge(outcome.value.call, context, context.words.desk.released(id));
});

const escalate = action(CALL_ACTIONS.escalate, callArgs, async ([id], context) => {
  const outcome = await appeal(id, context);
  if (!outcome.ok) return no(outcome.refusal);
  return forJudge(outcome.value.call, context, context.words.desk.escalated(id));
});

/** Passes a call to the head judge, if there is one, and they would hear of it. */
export const appeal = async (id: number, context: ActionContext): ReturnType<typeof changeCall> => {
  const { guild, settings, reach } = context;
  if (guild === null) return refuse({ code: 'servers-only' });
  const { headJudgeRole: role, deskChannel: channel } = await settings.of(guild);
  if (role === null) return refuse({ code: 'no-head-judge' });
  if (channel !== null) {
    const may = mayWrite(reach, channel);
    if (!may.ok) return may;
    if (!reach.pings(role, channel)) return refuse({ code: 'silent-role', role, channel });
  }
  return changeCall(context, id, appealing);
};

const ask = action(CALL_ACTIONS.ask, callArgs, async ([id], context) => {
  const may = await mayChange(context, id, (asked) => asking(asked, { words: '', locale: context.locale }));
  if (!may.ok) return no(may.refusal);
  const { askForm } = context.words.judge;
  return {
    kind: 'modal',
    modal: {
      title: askForm.title(id),
      does: callAction(CALL_ACTIONS.asked, id),
      fields: [{ id: 'words', label: askForm.words, required: true, maxLength: LONGEST, long: true }],
    },
  };
});

const asked = action(CALL_ACTIONS.asked, callArgs, async ([id], context) => {
  const words = context.fields.words ?? '';
  if (oneLine(words) === '') return no({ code: 'says-nothing' });
  const outcome = await changeCall(context, id, (by) => asking(by, { words, locale: context.locale }));
  if (!outcome.ok) return no(outcome.refusal);
  const { call } = outcome.value;
  return forJudge(call, context, context.words.desk.questionSent(`<#${call.channel}>`));
});

export const judgingActions = [claim, release, escalate, ask, asked];

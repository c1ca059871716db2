import { z } from 'zod';
import { answering, aside, changeCall, DECISIONS, mayChange } from '../../src/atDesk.ts';
import { base36 } from '../../src/base36.ts';
import { CALL_ACTIONS, callAction } from '../../src/calls/buttons.ts';
import { answerFrom, chosen, draftLines, draftPanel } from '../../src/calls/drafts.ts';
import type { ActionContext, Reply } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import type { Call, Draft } from '../../src/stores.ts';
import { forJudge, LONGEST } from './judging.ts';
import { callArgs } from './seen.ts';

/*
 * Answering: a form, then a look at what will be read, with a choice where several rulings could be cited; then it is sent. What was
 * written is kept meanwhile.
 */

const decision = z.enum(DECISIONS);

/** Whether who asks may answer this call. */
const mayAnswer = (context: ActionContext, id: number) =>
  mayChange(context, id, (asked) =>
    answering(asked, { decision: 'depends', words: '', locale: context.locale, citations: [] }),
  );

const answer = action(CALL_ACTIONS.answer, callArgs, async ([id], context) => {
  const may = await mayAnswer(context, id);
  if (!may.ok) return no(may.refusal);
  const draft = await context.desk.draft(id, context.user);
  const { answerForm } = context.words.judge;
  const { decisions } = context.words.desk;
  return {
    kind: 'modal',
    modal: {
      title: answerForm.title(id),
      does: callAction(CALL_ACTIONS.drafted, id),
      fields: [
        {
          id: 'decision',
          label: answerForm.decision,
          hint: answerForm.decisionHint,
          required: true,
          maxLength: 20,
          choices: DECISIONS.map((value) => ({ value, label: decisions[value] })),
          ...(draft ? { value: draft.decision } : {}),
        },
        {
          id: 'words',
          label: answerForm.words,
          hint: answerForm.wordsHint,
          required: false,
          maxLength: LONGEST,
          long: true,
          ...(draft ? { value: draft.words } : {}),
        },
        {
          id: 'citations',
          label: answerForm.citations,
          hint: answerForm.citationsHint,
          required: false,
          maxLength: 1000,
          long: true,
          ...(draft ? { value: draft.lines.map(({ typed }) => typed).join('\n') } : {}),
        },
      ],
    },
  };
});

const preview = async (call: Call, draft: Draft, context: ActionContext): Promise<Reply> => {
  const { desk, user, library, locale } = context;
  await desk.keepDraft(call.id, user, draft);
  return aside(draftPanel(call, user, draft, library, locale), context);
};

const drafted = action(CALL_ACTIONS.drafted, callArgs, async ([id], context) => {
  const chosenDecision = decision.safeParse(context.fields.decision);
  if (!chosenDecision.success) return no({ code: 'old-button' });
  const may = await mayAnswer(context, id);
  if (!may.ok) return no(may.refusal);
  const earlier = await context.desk.draft(id, context.user);
  const lines = draftLines(context.fields.citations ?? '', earlier?.lines ?? [], context.library);
  const words = (context.fields.words ?? '').trim();
  return preview(may.value, { decision: chosenDecision.data, words, lines }, context);
});

const cite = action(CALL_ACTIONS.cite, z.tuple([base36, base36]), async ([id, at], context) => {
  const may = await mayAnswer(context, id);
  if (!may.ok) return no(may.refusal);
  const draft = await context.desk.draft(id, context.user);
  if (!draft) return no({ code: 'old-button' });
  return preview(may.value, chosen(draft, at, context.chosen[0] ?? '', context.library), context);
});

const send = action(CALL_ACTIONS.send, callArgs, async ([id], context) => {
  const { desk, user, locale } = context;
  const draft = await desk.draft(id, user);
  const may = await mayAnswer(context, id);
  if (!may.ok) return no(may.refusal);
  if (!draft) return no({ code: 'old-button' });
  const outcome = await changeCall(context, id, (asked) => answering(asked, answerFrom(draft, locale)));
  if (!outcome.ok) return no(outcome.refusal);
  const { call } = outcome.value;
  return forJudge(call, context, context.words.desk.sent(`<#${call.channel}>`));
});

export const answeringActions = [answer, drafted, cite, send];

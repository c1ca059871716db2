import { z } from 'zod';
import { answerOf, callHere } from '../../src/atDesk.ts';
import { base36 } from '../../src/base36.ts';
import { plainNames } from '../../src/bothNames.ts';
import { button, CALL_ACTIONS, callAction } from '../../src/calls/buttons.ts';
import { typedWithin } from '../../src/calls/lines.ts';
import type { ActionContext, View } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import { rulingForm } from '../../src/rulingForm.ts';
import type { Call } from '../../src/stores.ts';
import { judgedServer, keepRuling } from '../ruling/add.ts';

/*
 * An answer that is worth keeping becomes a ruling of the server, with what it rests on.
 */

const args = z.tuple([base36]);

/** What the ruling is about, as far as the call says: its card, else what its answer cites. */
const subjectOf = (call: Call, { library, words }: ActionContext): string => {
  const cited = answerOf(call)?.event.citations.find((citation) => citation.kind === 'ruling');
  const reference = call.card ?? (cited?.kind === 'ruling' ? cited.subject : '');
  const found = library.find(reference);
  return found.kind === 'one' ? plainNames(found.hit, words) : '';
};

const promote = action(CALL_ACTIONS.promote, args, async ([id], context) => {
  const server = await judgedServer(context);
  if (typeof server !== 'string') return server;
  const call = await callHere(context, id);
  const answer = call && answerOf(call);
  if (!call || !answer) return no({ code: 'no-call' });
  const { words, locale } = answer.event;
  const filled = { subject: subjectOf(call, context), ...(words === null ? {} : { [locale]: words }) };
  return { kind: 'modal', modal: rulingForm(callAction(CALL_ACTIONS.promoted, id), context.words, filled) };
});

const promoted = action(CALL_ACTIONS.promoted, args, async ([id], context) => {
  const call = await callHere(context, id);
  const answer = call && answerOf(call);
  if (!call || !answer) return no({ code: 'no-call' });
  const typed = context.fields.subject ?? '';
  const found = context.library.find(subjectTyped(typed, call, context), context.locale);
  if (found.kind === 'one') return keepRuling(found.hit, restatesOf(call, context), context);
  const names = (found.kind === 'choice' ? found.hits : found.nearest).map((hit) => plainNames(hit, context.words));
  return { kind: 'say', visibility: 'private', view: unclear(id, typed, names, found.kind === 'choice', context) };
});

/** How much of each text a panel has room for. */
const ROOM = 1500;

/** Nothing is kept of a ruling whose subject was not understood: its text goes back to who wrote it, and the form is a press away. */
const unclear = (
  id: number,
  typed: string,
  names: readonly string[],
  several: boolean,
  { fields, words: { judged } }: ActionContext,
): View => {
  const written = [
    { title: judged.original, text: fields.en ?? '' },
    { title: judged.translation, text: fields.fr ?? '' },
  ].filter(({ text }) => oneLine(text) !== '');
  const shown = written.map(({ title, text }) => ({ title, text, shown: typedWithin(text, ROOM) }));
  const cut = shown.some(({ text, shown }) => shown !== typedWithin(text, Number.POSITIVE_INFINITY));
  const lines = (text: string) => text.split(/\r?\n/).map((line) => oneLine(line, Number.POSITIVE_INFINITY));
  const whole = written.flatMap(({ title, text }) => [title, ...lines(text), '']).join('\n');
  return {
    look: 'panel',
    texts: [judged.subjectUnclear(typed, names, several), ...shown.map(({ title, shown }) => `**${title}**\n${shown}`)],
    rows: [[button(judged.promote, callAction(CALL_ACTIONS.promote, id), 'primary')]],
    ...(cut ? { files: [{ name: judged.textFile, text: whole }] } : {}),
  };
};

/** The name that the form was filled with means the very subject it was made from. */
const subjectTyped = (typed: string, call: Call, context: ActionContext): string => {
  const cited = answerOf(call)?.event.citations.find((citation) => citation.kind === 'ruling');
  const reference = call.card ?? (cited?.kind === 'ruling' ? cited.subject : '');
  return typed.trim() === subjectOf(call, context) ? reference : typed;
};

/** The rules an answer cites, and the rulings, by name and date. */
const restatesOf = (call: Call, { library, words }: ActionContext) => {
  const citations = answerOf(call)?.event.citations ?? [];
  const rules = citations.flatMap((citation) => (citation.kind === 'rule' ? [citation.number] : []));
  const rulings = citations.flatMap((citation) => {
    if (citation.kind !== 'ruling') return [];
    const found = library.find(citation.subject);
    if (found.kind !== 'one') return [];
    const date = library.rulings(found.hit).find(({ key }) => key === citation.key)?.date;
    const names = plainNames(found.hit, words);
    return [date ? `${names} (${date})` : names];
  });
  if (rules.length === 0 && rulings.length === 0) return null;
  return { ...(rules.length > 0 ? { rules } : {}), ...(rulings.length > 0 ? { page: rulings.join('; ') } : {}) };
};

export const promotingActions = [promote, promoted];

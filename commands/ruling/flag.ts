import { z } from 'zod';
import { callJudges } from '../../src/atDesk.ts';
import { rulingLabel } from '../../src/calls/cited.ts';
import type { Context, Reply } from '../../src/command.ts';
import { action, no, say, subcommand, text } from '../../src/command.ts';
import { titleOf } from '../../src/rulingView.ts';
import type { Hit } from '../../src/stores.ts';
import { forAsker } from '../judge/seen.ts';
import { nameOf, subjects, withSubject } from './choosing.ts';

/*
 * Any reader reports a ruling or its translation: it lies at the desk as a call that pings nobody.
 */

const CHOSEN = 'ruling.flagAbout';
const RULING = 'ruling.flagOne';
const FLAGGED = 'ruling.flagged';

const which = (hit: Hit, { library, words, locale }: Context): Reply => {
  const rulings = library.rulings(hit).filter(({ source }) => source !== 'judge');
  if (rulings.length === 0) return say('private', words.ruling.none(titleOf(hit)));
  const options = rulings.slice(0, 25).map((ruling) => ({ ...rulingLabel(ruling, locale), value: ruling.key }));
  const placeholder = words.judged.whichRuling(nameOf(hit));
  return say('private', words.judged.whichRuling(titleOf(hit)), {
    rows: [[{ kind: 'select', placeholder, does: { action: RULING, args: [] }, options }]],
  });
};

export const flag = subcommand({ query: text({ max: 200, complete: subjects }) }, ({ query }, context) =>
  withSubject(query, { action: CHOSEN, args: [] }, context, (hit) => which(hit, context)),
);

const chosen = action(CHOSEN, z.tuple([]), (_args, context) => {
  const found = context.library.find(context.chosen[0] ?? '');
  return found.kind === 'one' ? which(found.hit, context) : no({ code: 'old-button' });
});

const one = action(RULING, z.tuple([]), (_args, context) => {
  const { flagForm } = context.words.judged;
  return {
    kind: 'modal',
    modal: {
      title: flagForm.title,
      does: { action: FLAGGED, args: [context.chosen[0] ?? ''] },
      fields: [{ id: 'words', label: flagForm.words, required: true, maxLength: 1000, long: true }],
    },
  };
});

const flagged = action(FLAGGED, z.tuple([z.string()]), async ([key], context) => {
  const found = context.library.ruling(key);
  if (!found) return no({ code: 'old-button' });
  const outcome = await callJudges(context, {
    question: context.fields.words ?? '',
    topic: 'other',
    card: context.library.reference(found.hit),
    private: true,
    flagged: key,
  });
  if (!outcome.ok) return no(outcome.refusal);
  const { call } = outcome.value;
  const view = await forAsker(call, context, [context.words.desk.made(call.id)]);
  return { kind: 'say', visibility: 'private', view };
});

export const flagActions = [chosen, one, flagged];

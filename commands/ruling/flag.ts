import { z } from 'zod';
import { aside, callJudges, openDesk } from '../../src/atDesk.ts';
import { base36, makeBase36 } from '../../src/base36.ts';
import { bothNames, plainNames } from '../../src/bothNames.ts';
import { rulingLabel, rulingOn } from '../../src/calls/cited.ts';
import type { Button, Context, Reply, Select, View } from '../../src/command.ts';
import { action, no, say, subcommand, text } from '../../src/command.ts';
import { inOrder } from '../../src/rulingBlocks.ts';
import type { Hit } from '../../src/stores.ts';
import { justMade } from '../judge/seen.ts';
import { subjects, withSubject } from './choosing.ts';

/*
 * Any reader reports a ruling or its translation: it lies at the desk as a call that pings nobody.
 */

const CHOSEN = 'ruling.flagAbout';
const RULING = 'ruling.flagOne';
const FLAGGED = 'ruling.flagged';
const PAGE = 'ruling.flagPage';

/** What Discord offers in one menu. */
const OFFERED = 25;

/** The rulings on `hit`, each wording once; `page` from 0. */
const which = (hit: Hit, page: number, { library, words, locale }: Context): View | null => {
  const rulings = [...new Map(inOrder(library.rulings(hit), locale).map((ruling) => [ruling.key, ruling])).values()];
  const options = rulings
    .slice(page * OFFERED, (page + 1) * OFFERED)
    .map((ruling) => ({ ...rulingLabel(ruling, locale), value: ruling.key }));
  if (options.length === 0) return null;
  const reference = library.reference(hit);
  const placeholder = words.judged.whichRuling(plainNames(hit, words));
  const select: Select = { kind: 'select', placeholder, does: { action: RULING, args: [reference] }, options };
  const turn = (label: string, to: number): Button => ({
    kind: 'button',
    style: 'secondary',
    label,
    does: { action: PAGE, args: [reference, makeBase36(to)] },
  });
  const turns = [
    ...(page > 0 ? [turn(`◀ ${words.ruling.previous}`, page - 1)] : []),
    ...((page + 1) * OFFERED < rulings.length ? [turn(`${words.ruling.next} ▶`, page + 1)] : []),
  ];
  const texts = [words.judged.whichRuling(bothNames(hit, words))];
  return { look: 'plain', texts, rows: [[select], ...(turns.length === 0 ? [] : [turns])] };
};

const offer = (hit: Hit, context: Context): Reply => {
  const view = which(hit, 0, context);
  return view
    ? { kind: 'say', visibility: 'private', view }
    : say('private', context.words.ruling.none(bothNames(hit, context.words)));
};

export const flag = subcommand({ query: text({ max: 200, complete: subjects }) }, async ({ query }, context) => {
  const desk = await openDesk(context);
  return desk.ok
    ? withSubject(query, { action: CHOSEN, args: [] }, context, (hit) => offer(hit, context))
    : no(desk.refusal);
});

const chosen = action(CHOSEN, z.tuple([]), (_args, context) => {
  const found = context.library.find(context.chosen[0] ?? '');
  return found.kind === 'one' ? offer(found.hit, context) : no({ code: 'old-button' });
});

const paged = action(PAGE, z.tuple([z.string(), base36]), ([reference, page], context) => {
  const found = context.library.find(reference);
  const view = found.kind === 'one' ? which(found.hit, page, context) : null;
  return view ? aside(view, context) : no({ code: 'old-button' });
});

const one = action(RULING, z.tuple([z.string()]), ([reference], context) => {
  const { flagForm } = context.words.judged;
  return {
    kind: 'modal',
    modal: {
      title: flagForm.title,
      does: { action: FLAGGED, args: [reference, context.chosen[0] ?? ''] },
      fields: [{ id: 'words', label: flagForm.words, required: true, maxLength: 1000, long: true }],
    },
  };
});

const flagged = action(FLAGGED, z.tuple([z.string(), z.string()]), async ([card, key], context) => {
  if (!rulingOn(card, key, context.library)) return no({ code: 'old-button' });
  const outcome = await callJudges(context, {
    question: context.fields.words ?? '',
    topic: 'other',
    card,
    private: true,
    flagged: key,
  });
  if (!outcome.ok) return no(outcome.refusal);
  return { kind: 'say', visibility: 'private', view: await justMade(outcome.value.call, context) };
});

export const flagActions = [chosen, paged, one, flagged];

import { z } from 'zod';
import { aside } from '../../src/atDesk.ts';
import { bothNames } from '../../src/bothNames.ts';
import { REVIEW_ONE } from '../../src/calls/buttons.ts';
import type { ActionContext, Button, Context, Reply, View } from '../../src/command.ts';
import { action, no, say, subcommand } from '../../src/command.ts';
import { asPrinted } from '../../src/i18n/asPrinted.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import { within } from '../../src/i18n/within.ts';
import { frenchOf, originOf } from '../../src/rulingBlocks.ts';
import { judgedServer } from './add.ts';
import { proposalFor, proposalText } from './proposal.ts';

/*
 * French texts that no judge has read yet, one after the other, the English beside each where it is known. What a judge accepts or corrects is shown as
 * reviewed in their server, with who and when.
 */

const ACCEPT = 'ruling.accept';
const CORRECT = 'ruling.correct';
/** Like `CORRECT`, from what is proposed. */
const START = 'ruling.start';
const CORRECTED = 'ruling.corrected';
const SKIP = 'ruling.skip';

const keyArg = z.tuple([z.string().regex(/^[0-9a-f]{32}$/)]);

const next = (guild: string, context: Context, note?: string): View => {
  const { words, library, judged, user } = context;
  const unreviewed = library.unreviewed();
  const settled = judged.settled(guild, user);
  /** The keys this judge may be asked, the next one first. */
  const left = unreviewed.filter((key) => !settled.has(key));
  const first = left.find((key) => library.ruling(key)?.ruling.fr);
  const notes = note === undefined ? [] : [note];
  if (first === undefined) {
    const skipped = unreviewed.filter((key) => judged.review(guild, key) === null);
    return { look: 'panel', texts: [...notes, words.judged.nothingLeft(skipped.length)] };
  }
  return one(first, context, [...notes, words.judged.title(left.length)]) ?? { look: 'panel', texts: notes };
};

/** A panel has room for so much text, half of it for each language. */
const ROOM = 3400;

const one = (key: string, context: Context, notes: readonly string[] = []): View | null => {
  const { library, words } = context;
  const found = library.ruling(key);
  if (!found) return null;
  const { en, fr, date } = found.ruling;
  // Official French has nothing to be measured by but its English.
  if (en === null && fr?.status === 'official') return null;
  const { judged, ruling } = words;
  const original = en === null ? judged.noOriginal : within(en.text, ROOM / 2, asPrinted);
  const translation = fr && within(fr.text, ROOM / 2, asPrinted);
  const proposal = en && proposalFor(en.text, key, context);
  const left = ROOM - original.length - (translation?.length ?? 0) - PROPOSAL_WORDS;
  const about = [
    date === null ? ruling.undated : ruling.date(date),
    originOf(found.ruling, ruling),
    frenchOf(found.ruling, ruling),
  ];
  const button = (label: string, name: string, style: Button['style']): Button => ({
    kind: 'button',
    label,
    style,
    does: { action: name, args: [key] },
  });
  return {
    look: 'panel',
    texts: [
      ...notes,
      `## ${bothNames(found.hit, words)}\n-# ${[...about, ...(fr?.toReview ? [ruling.toReview] : [])].join(' · ')}`,
      `**${judged.original}**\n${original}`,
      ...(translation === null ? [] : [`**${judged.translation}**\n${translation}`]),
      ...(proposal ? [proposalText(proposal, fr?.text ?? null, left, words)] : []),
    ],
    rows: [
      [
        ...(fr ? [button(judged.accept, ACCEPT, 'success')] : []),
        button(fr ? judged.correct : judged.write, CORRECT, 'primary'),
        ...(proposal && proposal.fr !== fr?.text ? [button(judged.proposal.start, START, 'secondary')] : []),
        button(judged.skip, SKIP, 'secondary'),
      ],
    ],
  };
};

/** What a proposal says of itself beside its two texts. */
const PROPOSAL_WORDS = 400;

export const review = subcommand({}, async (_input, context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  return { kind: 'say', visibility: 'private', view: next(guild, context) };
});

/** One that was reported. */
const readOne = action(REVIEW_ONE, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const view = one(key, context);
  return view ? { kind: 'say', visibility: 'private', view } : say('private', context.words.judged.nothingToReview);
});

const keep = (guild: string, key: string, fr: string, note: string, context: ActionContext): Reply => {
  const { judged, user: judge, now: at, server } = context;
  judged.keepReview(guild, { key, fr, judge, at, server });
  return aside(next(guild, context, note), context);
};

const accept = action(ACCEPT, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const fr = context.library.ruling(key)?.ruling.fr;
  if (!fr) return no({ code: 'old-button' });
  return keep(guild, key, fr.text, context.words.judged.accepted, context);
});

const correct = action(CORRECT, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const ruling = context.library.ruling(key)?.ruling;
  return ruling ? form(key, ruling.fr?.text ?? '', context) : no({ code: 'old-button' });
});

const start = action(START, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const en = context.library.ruling(key)?.ruling.en;
  const proposal = en && proposalFor(en.text, key, context);
  return proposal ? form(key, proposal.fr, context) : no({ code: 'old-button' });
});

/** To write the French of a ruling; `value` is what stands there at first. */
const form = (key: string, value: string, { words }: Context): Reply => {
  const { correctForm } = words.judged;
  const field = { id: 'fr', label: correctForm.fr, required: true, maxLength: 4000, long: true, value };
  return {
    kind: 'modal',
    modal: { title: correctForm.title, does: { action: CORRECTED, args: [key] }, fields: [field] },
  };
};

const corrected = action(CORRECTED, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const fr = (context.fields.fr ?? '').trim();
  if (oneLine(fr) === '') return no({ code: 'says-nothing' });
  return keep(guild, key, fr, context.words.judged.corrected, context);
});

const skip = action(SKIP, keyArg, async ([key], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  context.judged.skip(guild, context.user, key, context.now);
  return aside(next(guild, context), context);
});

export const reviewActions = [readOne, accept, correct, start, corrected, skip];

import { z } from 'zod';
import { aside } from '../../src/atDesk.ts';
import { base36, makeBase36 } from '../../src/base36.ts';
import { bothNames } from '../../src/bothNames.ts';
import type { ActionContext, Button, Context, Reply, View } from '../../src/command.ts';
import { action, no, subcommand, text } from '../../src/command.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import { isJudge } from '../../src/judges.ts';
import type { RulingLanguage } from '../../src/rulingBlocks.ts';
import { LONGEST_RULING, rulingForm } from '../../src/rulingForm.ts';
import { rulingView } from '../../src/rulingView.ts';
import type { Hit, JudgeRuling } from '../../src/stores.ts';
import { subjects, withSubject } from './choosing.ts';
import { proposalFor, proposalText } from './proposal.ts';

/*
 * A ruling that a judge makes: it holds in their server, and bears its name and theirs.
 */

const CHOSEN = 'ruling.about';
const ADDED = 'ruling.added';
const FRENCH = 'ruling.french';
const TRANSLATED = 'ruling.translated';
const DROP = 'ruling.drop';

/** The server a judge adds to; why nothing can be added by who asks. */
export const judgedServer = async (context: Context): Promise<string | Reply> => {
  if (context.guild === null) return no({ code: 'servers-only' });
  return (await isJudge(context)) ? context.guild : no({ code: 'judges-only' });
};

const form = (hit: Hit, { library, words }: Context): Reply => ({
  kind: 'modal',
  modal: rulingForm({ action: ADDED, args: [library.reference(hit)] }, words),
});

export const add = subcommand({ query: text({ max: 200, complete: subjects }) }, async ({ query }, context) => {
  const server = await judgedServer(context);
  if (typeof server !== 'string') return server;
  return withSubject(query, { action: CHOSEN, args: [] }, context, (hit) => form(hit, context));
});

const chosen = action(CHOSEN, z.tuple([]), async (_args, context) => {
  const server = await judgedServer(context);
  if (typeof server !== 'string') return server;
  const found = context.library.find(context.chosen[0] ?? '');
  return found.kind === 'one' ? form(found.hit, context) : no({ code: 'old-button' });
});

const added = action(ADDED, z.tuple([z.string()]), async ([reference], context) => {
  const found = context.library.find(reference);
  return found.kind === 'one' ? keepRuling(found.hit, null, context) : no({ code: 'old-button' });
});

/** Keeps what the form says as a ruling on `hit`, and shows the rulings there are now. */
export const keepRuling = async (
  hit: Hit,
  restates: JudgeRuling['restates'],
  context: ActionContext,
): Promise<Reply> => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const written = (typed = ''): string | null => (oneLine(typed) === '' ? null : typed.trim());
  const [en, fr] = [written(context.fields.en), written(context.fields.fr)];
  if (en === null && fr === null) return no({ code: 'says-nothing' });
  const { user: judge, now: at, interaction, judged, words } = context;
  const subject =
    hit.kind === 'card'
      ? ({ kind: 'card', oracleId: hit.oracleId } as const)
      : ({ kind: 'mechanic', mechanic: hit.mechanic } as const);
  const { id } = judged.add({ guild, subject, en, fr, restates, judge, at }, interaction);
  const added = words.judged.added(bothNames(hit, words));
  const proposal = en !== null && fr === null ? proposalFor(en, null, context) : null;
  if (!proposal) return { kind: 'say', visibility: 'private', view: held(hit, id, added, context.locale, context) };
  const start = { label: words.judged.proposal.start, does: { action: FRENCH, args: [makeBase36(id)] } };
  const texts = [added, proposalText(proposal, null, ROOM, words)];
  const rows = [[{ kind: 'button', style: 'primary', ...start }, takeBack(id, context)]] as const;
  return { kind: 'say', visibility: 'private', view: { look: 'panel', texts, rows } };
};

/** For the two texts of a proposal. */
const ROOM = 3000;

/** The rulings there are with the one that was kept. */
const held = (hit: Hit, id: number, note: string, language: RulingLanguage, context: Context): View => {
  const shown = { subject: hit, language, page: 1, wordings: false, copy: true } as const;
  const view = rulingView(hit, shown, 'private', context);
  return { ...view, texts: [note, ...view.texts], rows: [[takeBack(id, context)]] };
};

const takeBack = (id: number, { words }: Context): Button => ({
  kind: 'button',
  style: 'danger',
  label: words.judged.takeBack,
  does: { action: DROP, args: [makeBase36(id)] },
});

/** The French of a ruling that was added in English, from what is proposed. */
const french = action(FRENCH, z.tuple([base36]), async ([id], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const en = context.judged.rulingsIn(guild).find((ruling) => ruling.id === id && ruling.fr === null)?.en;
  const proposal = en ? proposalFor(en, null, context) : null;
  if (!proposal) return no({ code: 'old-button' });
  const { correctForm } = context.words.judged;
  const field = { id: 'fr', label: correctForm.fr, required: true, maxLength: LONGEST_RULING, long: true };
  return {
    kind: 'modal',
    modal: {
      title: correctForm.title,
      does: { action: TRANSLATED, args: [makeBase36(id)] },
      fields: [{ ...field, value: proposal.fr }],
    },
  };
});

const translated = action(TRANSLATED, z.tuple([base36]), async ([id], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const fr = (context.fields.fr ?? '').trim();
  if (oneLine(fr) === '') return no({ code: 'says-nothing' });
  const ruling = context.judged.translate(guild, id, fr);
  const found = ruling && context.library.find(context.library.reference(ruling.subject));
  if (found?.kind !== 'one') return no({ code: 'old-button' });
  return aside(held(found.hit, id, context.words.judged.translated, 'both', context), context);
});

const drop = action(DROP, z.tuple([base36]), async ([id], context) => {
  const guild = await judgedServer(context);
  if (typeof guild !== 'string') return guild;
  const dropped = context.judged.drop(guild, id);
  if (!dropped) return no({ code: 'old-button' });
  return { kind: 'update', view: { look: 'panel', texts: [context.words.judged.takenBack] } };
});

export const addActions = [chosen, added, french, translated, drop];

import { z } from 'zod';
import { gameRef } from '../src/atTable.ts';
import type { ActionContext, Context, Reply, Row } from '../src/command.ts';
import { action, command, say, subcommand } from '../src/command.ts';

const DELETE = 'privacy.delete';
const KEEP = 'privacy.keep';

/** Everything that is kept about who asks, part by part; parts in which they are not named are left out. */
const aboutAsker = async ({ personal, user }: Context) => {
  const parts = await Promise.all(personal.map(async (each) => ({ ...each, records: await each.about(user) })));
  return parts.filter(({ records }) => records.length > 0);
};

type Kept = Awaited<ReturnType<typeof aboutAsker>>;

const counts = (kept: Kept, { words }: Context): readonly string[] =>
  kept.map(({ part, records }) => words.privacy.parts[part](records.length));

const show = async (context: Context): Promise<Reply> => {
  const kept = await aboutAsker(context);
  const { title, kept: named, nothing, what, howLong, ways } = context.words.privacy;
  const first = kept.length === 0 ? nothing : named(counts(kept, context));
  const texts = [title, `${first} ${what}`, howLong, ways(context.bot.mention)];
  return say('private', title, { look: 'panel', texts });
};

/** Times as people and programs read them. */
const isoTimes = (name: string, value: unknown): unknown =>
  typeof value === 'number' && /^at$|At$/.test(name) ? new Date(value).toISOString() : value;

const exportAll = async (context: Context): Promise<Reply> => {
  const kept = await aboutAsker(context);
  const { file, exported, nothingToExport } = context.words.privacy;
  if (kept.length === 0) return say('private', nothingToExport);
  const parts = Object.fromEntries(kept.map(({ part, records }) => [part, records]));
  const text = JSON.stringify({ user: context.user, exportedAt: context.now, ...parts }, isoTimes, 2);
  return say('private', exported(counts(kept, context)), { files: [{ name: file, text: `${text}\n` }] });
};

const askToDelete = async (context: Context): Promise<Reply> => {
  const kept = await aboutAsker(context);
  const { ask, yes, no, nothingToDelete } = context.words.privacy;
  if (kept.length === 0) return say('private', nothingToDelete);
  const row: Row = [
    { kind: 'button', label: yes, style: 'danger', does: { action: DELETE, args: [] } },
    { kind: 'button', label: no, style: 'secondary', does: { action: KEEP, args: [] } },
  ];
  return say('private', ask(counts(kept, context)), { look: 'panel', rows: [row] });
};

/** The question was private: who clicks is who asked, and only about themselves. */
const deleteAll = async (context: ActionContext): Promise<Reply> => {
  const { user, now, games, personal, words } = context;
  const kept = await aboutAsker(context);
  const atTables = await games.about(user);
  for (const { forget } of personal) await forget(user, now);
  const text = kept.length === 0 ? words.privacy.nothingToDelete : words.privacy.deleted(counts(kept, context));
  const changed = atTables
    .filter(({ endedAt }) => endedAt === null)
    .map(({ game, channel }) => gameRef({ id: game, channel }));
  return { kind: 'update', view: { look: 'panel', texts: [text] }, changed };
};

export const privacy = command({
  name: 'privacy',
  place: 'everywhere',
  actions: [
    action(DELETE, z.tuple([]), (_, context) => deleteAll(context)),
    action(KEEP, z.tuple([]), (_, { words }) => ({
      kind: 'update',
      view: { look: 'panel', texts: [words.privacy.unchanged] },
    })),
  ],
  subcommands: {
    show: subcommand({}, (_input, context) => show(context)),
    export: subcommand({}, (_input, context) => exportAll(context)),
    delete: subcommand({}, (_input, context) => askToDelete(context)),
  },
});

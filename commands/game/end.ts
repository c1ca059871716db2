import { z } from 'zod';
import { asking, change, gameRef } from '../../src/atTable.ts';
import { base36, makeBase36 } from '../../src/base36.ts';
import { boardView } from '../../src/board.ts';
import type { Context, Reply, View } from '../../src/command.ts';
import { action, no } from '../../src/command.ts';
import type { Words } from '../../src/i18n/index.ts';
import { ago } from '../../src/i18n/when.ts';
import { ending } from '../../src/rules/acts.ts';
import type { Kept } from '../../src/stores.ts';

const END = 'game.end';
const KEEP = 'game.keep';

/** Which game, and who was asked. */
const args = z.tuple([base36, z.string()]);

/** Asks before the end: the question stands in the channel, and only who asked may answer it. */
export const askToEnd = async (context: Context): Promise<Reply> => {
  const kept = await context.games.find(context.channel);
  const may = ending(await asking(context))(kept?.game ?? null, () => []);
  if (!may.ok) return no(may.refusal);
  if (!kept) return no({ code: 'no-game' });
  const { end } = context.channelWords.game;
  const about = [makeBase36(kept.id), context.user];
  const view: View = {
    look: 'panel',
    texts: [end.ask(kept.game.revision)],
    rows: [
      [
        { kind: 'button', label: end.yes, style: 'danger', does: { action: END, args: about } },
        { kind: 'button', label: end.no, style: 'secondary', does: { action: KEEP, args: about } },
      ],
    ],
  };
  return { kind: 'say', visibility: 'public', view };
};

export const endActions = [
  action(END, args, async ([game, asker], context) => {
    if (context.user !== asker) return no({ code: 'not-your-question', asker });
    const outcome = await change(context, ending, { game });
    if (!outcome.ok) return no(outcome.refusal);
    const kept = await context.games.byId(game);
    if (!kept) return no({ code: 'game-over' });
    return { kind: 'update', view: summary(kept, context.channelWords), changed: gameRef(kept) };
  }),
  action(KEEP, args, async ([game, asker], context) => {
    if (context.user !== asker) return no({ code: 'not-your-question', asker });
    const kept = await context.games.byId(game);
    if (!kept || kept.game.endedAt !== null) return no({ code: 'game-over' });
    return { kind: 'update', view: { look: 'panel', texts: [context.channelWords.game.end.kept] } };
  }),
];

/** What everybody has in the end, those who left too. */
const summary = (kept: Kept, words: Words): View => {
  const { openedAt, endedAt, revision } = kept.game;
  const [heading = '', seats = ''] = boardView(kept, words).texts;
  const times = words.game.end.summary(ago(openedAt), ago(endedAt ?? openedAt), revision);
  return { look: 'panel', texts: [heading, seats, times] };
};

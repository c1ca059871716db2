import { askingDesk, TOPICS } from '../src/atDesk.ts';
import { ownPanel, queuePanel } from '../src/calls/panels.ts';
import type { Complete } from '../src/command.ts';
import { command, no, oneOf, optional, subcommand, text, yesNo } from '../src/command.ts';
import { oneLine } from '../src/i18n/inert.ts';
import { answeringActions } from './judge/answering.ts';
import { askingActions, call } from './judge/asking.ts';
import { judgingActions, LONGEST } from './judge/judging.ts';
import { promotingActions } from './judge/promoting.ts';
import { readingActions } from './judge/seen.ts';

const cards: Complete = (typed, { library, locale }) =>
  library.resolver
    .complete(typed, 25, locale)
    .filter(({ kind }) => kind === 'card')
    .map((hit) => {
      const { en, fr } = hit;
      return { name: oneLine(fr === null || fr === en ? en : `${fr} — ${en}`), value: library.reference(hit) };
    });

/** How many of their own calls players are shown. */
const OWN = 10;

export const judge = command({
  name: 'judge',
  place: 'servers',
  actions: [...readingActions, ...judgingActions, ...answeringActions, ...askingActions, ...promotingActions],
  subcommands: {
    call: subcommand(
      {
        question: text({ max: LONGEST }),
        topic: optional(oneOf(TOPICS)),
        card: optional(text({ max: 100, complete: cards })),
        private: optional(yesNo()),
      },
      ({ question, topic, card, private: hidden }, context) =>
        call({ question, topic: topic ?? 'other', card, private: hidden ?? false }, context),
    ),
    queue: subcommand({}, async (_input, context) => {
      const { guild, desk, user, library, locale } = context;
      if (guild === null) return no({ code: 'servers-only' });
      const { judge } = await askingDesk(context);
      const view = judge
        ? queuePanel(await desk.unsettled(guild), library, locale)
        : ownPanel(await desk.madeBy(user, guild, OWN), library, locale);
      return { kind: 'say', visibility: 'private', view };
    }),
  },
});

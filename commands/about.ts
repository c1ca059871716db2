import { command, say, subcommand } from '../src/command.ts';
import type { RulesEdition } from '../src/stores.ts';

/** The newest whole edition of each document, else the newest. */
const newest = (editions: readonly RulesEdition[]): readonly RulesEdition[] =>
  editions.filter((it) => {
    const same = editions.filter(({ document }) => document === it.document);
    return it === (same.find(({ whole }) => whole) ?? same[0]);
  });

export const about = command({
  name: 'about',
  place: 'everywhere',
  run: subcommand({}, (_input, { words, bot, library }) => {
    const { title, uptime, answers, noAnswers, library: contents, notice, credits } = words.about;
    const { count, p50, p99 } = bot.answers();
    return say('private', title(bot.version), {
      look: 'panel',
      texts: [
        title(bot.version),
        contents({ ...library.about(), documents: newest(library.rules.editions()) }),
        `${uptime(`<t:${Math.floor(bot.startedAt / 1000)}:R>`)} ${count === 0 ? noAnswers : answers(p50, p99, count)}`,
        `${notice}\n${credits}`,
      ],
    });
  }),
});

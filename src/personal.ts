import type { Desk } from './desk/desk.ts';
import type { Words } from './i18n/index.ts';
import type { Judged } from './library/judged/judged.ts';
import type { Games } from './table/games.ts';

/**
 * One part of what the bot remembers, as far as it is about people: what `/privacy` shows, hands out and deletes. Whatever else comes to
 * remember people joins the list in `bot.ts`, with its words in `privacy.parts`.
 */
export interface Personal {
  readonly part: keyof Words['privacy']['parts'];
  /** All that is kept about a user, one record a thing, as JSON holds it; numbers named `at` or `…At` are times (ms since 1970). */
  about(user: string): Promise<readonly object[]>;
  /** Makes a user anonymous from `now` (ms since 1970) on; what others need stays. Answers in how many things. */
  forget(user: string, now: number): Promise<number>;
}

/** The seats and the deeds of players. */
export const personalGames = ({ about, forget }: Games): Personal => ({ part: 'games', about, forget });

/** What players asked the judges, and what judges did and said. */
export const personalCalls = ({ about, forget }: Desk): Personal => ({ part: 'calls', about, forget });

/** The rulings that judges added, and the translations they read. */
export const personalJudged = ({ about, forget }: Judged): Personal => ({
  part: 'rulings',
  about: async (user) => about(user),
  forget: async (user) => forget(user),
});

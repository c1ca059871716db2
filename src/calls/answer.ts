import type { Locale } from '../i18n/index.ts';
import { wordsIn } from '../i18n/index.ts';
import type { Answer, Library } from '../stores.ts';
import { citedIn } from './cited.ts';
import { length, saidWithin } from './lines.ts';

/** How much room an answer's parts may take, in characters. */
export interface AnswerRoom {
  readonly whole: number;
  readonly words: number;
  /** The text of one citation in one language. */
  readonly cited: number;
}

/** A citation with less text than this says nothing. */
const LEAST = 40;

/**
 * An answer in one language or two: the verdict in each; the judge's own words once, marked with theirs; and each citation in each
 * language beside itself.
 */
export const answerLines = (
  answer: Answer,
  judge: string,
  locales: readonly [Locale, ...Locale[]],
  library: Library,
  room: AnswerRoom,
): readonly string[] => {
  const [first] = locales;
  const words = wordsIn(first);
  const { desk } = words;
  const verdict = locales.map((locale) => `**${wordsIn(locale).desk.decisions[answer.decision]}**`).join(' · ');
  const spoken =
    answer.words === '' ? [] : [desk.inWords(judge, desk.speaks[answer.locale], saidWithin(answer, room.words, words))];
  const head = [verdict, ...spoken];
  if (answer.citations.length === 0) return head;
  const cited = (each: number): readonly string[] =>
    answer.citations.map((citation, i) => {
      const inEach = locales.map((locale) => citedIn(citation, locale, library, each));
      const [own] = inEach;
      const about = [...new Set(inEach.map((one) => one.about))].join(' / ');
      const texts = each < LEAST ? [] : [...new Set(inEach.flatMap(({ text }) => (text === null ? [] : [text])))];
      return [`${i + 1}. **${own?.title}** · ${about}`, ...texts].join('\n');
    });
  const titles = [...head, desk.restsOn, ...cited(0)];
  const left = room.whole - length(titles);
  const each = Math.min(room.cited, Math.floor(left / (answer.citations.length * locales.length)) - 1);
  return [...head, desk.restsOn, ...cited(each)];
};

/** The languages of a text for two readers: one where they share it. */
export const localesOf = (first: Locale, second: Locale): readonly [Locale, ...Locale[]] =>
  first === second ? [first] : [first, second];

import { type Excerpt, excerptsFor } from '../search/excerpt.ts';
import type { Guess } from '../search/guess.ts';
import type { Found } from '../search/searched.ts';
import { stemOf } from '../search/stem.ts';
import type { Texts } from '../search/texts.ts';
import { combined } from '../search/translate.ts';
import { wordsOf } from '../search/words.ts';
import { editionOf } from './read.ts';
import type { RulesRows } from './rows.ts';
import type { FoundRule, RulesTexts } from './rulesText.ts';

/** Searches the rules texts, which are English: by what French words mean in English, else by the words themselves. */
export const searching =
  (rows: RulesRows, texts: Texts): RulesTexts['search'] =>
  (typed, limit, language) => {
    const most = limit * 3;
    const english = texts.inEnglish(typed, language);
    if (english) {
      const { said } = english;
      const excerptOf = excerptsFor(said.flatMap(texts.readings));
      const found = passagesOf(rows, texts.findSaid(said, most), excerptOf, limit);
      if (found.length > 0 || language === 'fr') return { said, found };
    }
    const guesses = texts.guesses(typed);
    const readings = texts.readings(typed);
    const taken = guesses.map((guess) => [...guess.taken]);
    const found = passagesOf(rows, texts.find(typed, 'rules', most), excerptsFor([...readings, ...taken]), limit);
    return { said: guesses.length === 0 ? null : guessed(readings[0] ?? [], guesses, found), found };
  };

/** What was looked for in place of words that no text has, as the texts found have it; null when they have none of it. */
const guessed = (
  words: readonly string[],
  guesses: readonly Guess[],
  found: readonly FoundRule[],
): readonly string[] | null => {
  const printed = found.flatMap(({ text }) => text.match(PRINTED) ?? []);
  const ways = words.map((word) => {
    const guess = guesses.find((it) => it.word === word);
    if (!guess) return [word];
    const taken = new Map<string, string>();
    for (const it of printed) {
      const [bare = ''] = wordsOf(it);
      const stem = stemOf(bare, 'en');
      if (guess.taken.has(bare) && !taken.has(stem)) taken.set(stem, it.toLowerCase());
    }
    return taken.size > 0 ? [...taken.values()] : [''];
  });
  const said = combined(ways).map((way) => way.filter((it) => it !== '').join(' '));
  return found.length === 0 || said.includes('') ? null : said;
};

/** `aren’t` is one word. */
const PRINTED = /[\p{L}\p{M}\p{N}]+(?:(?<=n)['’]t(?!\p{L}))?/gu;

/** The places behind what a search found, each once. */
const passagesOf = (
  rows: RulesRows,
  found: readonly Found[],
  excerptOf: Excerpt,
  limit: number,
): readonly FoundRule[] => {
  const passages = new Map<string, FoundRule>();
  for (const { ref } of found) {
    if (!('document' in ref)) continue;
    const edition = rows.editions.find(({ id }) => id === ref.document);
    const row = rows.at(ref.document, ref.position);
    if (!edition || !row) continue;
    const reference = { document: edition.document, number: row.number, alone: false, date: null };
    const key = `${edition.document} ${row.number}`;
    const title = row.kind === 'term' ? null : titleOf(rows, edition.id, row.number);
    if (!passages.has(key))
      passages.set(key, {
        reference,
        edition: editionOf(edition),
        title,
        text: row.text,
        excerpt: excerptOf(row.text, LONGEST_EXCERPT),
      });
    if (passages.size === limit) break;
  }
  return [...passages.values()];
};

const titleOf = (rows: RulesRows, edition: number, number: string): string | null => {
  for (const at of [number.replace(/[a-z]$/, ''), number.split('.')[0] ?? '']) {
    const heading = rows.heading(edition, at);
    if (heading) return heading.text;
  }
  return null;
};

/** A passage is shown by the part that says what was typed. */
const LONGEST_EXCERPT = 220;

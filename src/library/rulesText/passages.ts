import { type Excerpt, excerptsFor } from '../search/excerpt.ts';
import type { Found } from '../search/searched.ts';
import type { Texts } from '../search/texts.ts';
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
    return {
      said: null,
      found: passagesOf(rows, texts.find(typed, 'rules', most), excerptsFor(texts.readings(typed)), limit),
    };
  };

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

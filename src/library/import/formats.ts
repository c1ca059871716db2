import type { Format } from './format.ts';
import { KINDS } from './kinds.ts';
import { mtgjson } from './mtgjson/mtgjson.ts';
import { pastedPage } from './page/page.ts';
import { comprehensiveRules, infractionGuide, rulesExcerpt, tournamentRules } from './rules/rulesTexts.ts';
import { scryfallBulkIndex } from './scryfall/bulkIndex.ts';
import { scryfallCards } from './scryfall/cards.ts';
import { scryfallRulings } from './scryfall/rulings.ts';

/** Every format an import knows. The first that recognises a file has it; a pasted page may be any text, so it comes last. */
export const FORMATS: readonly Format[] = [
  mtgjson,
  scryfallCards,
  scryfallRulings,
  scryfallBulkIndex,
  comprehensiveRules,
  rulesExcerpt,
  tournamentRules,
  infractionGuide,
  pastedPage,
];

/** What a file is, by its content; a reason when it is none of ours. */
export const recognise = (head: string): Format | string => {
  const format = FORMATS.find((it) => it.recognises(head));
  if (format) return format;
  if (looksLikeJson(head)) return `is JSON, but not of a kind that this import knows. ${KINDS}`;
  if (looksLikeHtml(head)) return 'is a page of the web: copy its text into a text file and import that';
  return `is of no kind that this import knows. ${KINDS}`;
};

const looksLikeHtml = (head: string): boolean => /^\s*<(?:!doctype html|html)/i.test(head);

/** JSON begins with a bracket that a value follows; `{E} est le symbole` does not. */
export const looksLikeJson = (head: string): boolean =>
  /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\]\d-]|true|false|null|$))/.test(head);

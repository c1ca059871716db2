import { linesOf } from '../decode.ts';
import { readDate, type WrittenDate } from './dates.ts';

/** One line of a page, and what it is; `raw` is the line without the spaces around it. */
export type PageLine = { readonly number: number; readonly raw: string; readonly text: string } & (
  | { readonly kind: 'blank' | 'text' }
  /** `* A ruling`; `text` is what follows the bullet. */
  | { readonly kind: 'bullet' }
  /** A date that a ruling follows; `text` is the ruling where it stands on the same line. */
  | { readonly kind: 'date'; readonly date: WrittenDate }
  /** `702.125a A rule`, quoted; `text` is what follows the number. */
  | { readonly kind: 'rule'; readonly rule: string }
);

const BULLET = /^[*•◦‣▪·–-][\s]+/u;
const RULE = /^(\d{3}\.\d+[a-z]?)\.?\s+(?=\S)/u;
/** What article pages leave of a picture: `0004_MTGMH3_Main: …`. */
const CAPTION = /^\d{3,4}_\w+:/;
const ORIGIN = /^[\s·•|,;:–—-]*(?:source\s*:\s*)?(?:wotc|scryfall|wizards(?: of the coast)?)?\.?$/iu;
const REMARK = /^\s*\([^()]*\)$/u;

/** The lines of a page, whatever ends them, with what each is. */
export const readLines = (page: string): readonly PageLine[] =>
  linesOf(page).map((raw, i): PageLine => {
    const text = raw.replace(/^[\s\u200B]+|[\s\u200B]+$/gu, '');
    const line = { number: i + 1, raw: text };
    if (text === '' || CAPTION.test(text)) return { ...line, kind: 'blank', text: '' };
    const body = text.replace(BULLET, '');
    const dated = readDate(body);
    if (dated) {
      const after = body.slice(dated.length);
      if (ORIGIN.test(after) || REMARK.test(after)) return { ...line, kind: 'date', text: '', date: dated.date };
      const ruling = /^(?:\s*[:–—-]\s+|\t\s*|\s+(?=[\p{Lu}"“«{(]))(.+)$/u.exec(after)?.[1];
      if (ruling && dated.date.kind !== 'month') return { ...line, kind: 'date', text: ruling, date: dated.date };
    }
    if (body !== text) return { ...line, kind: 'bullet', text: body };
    const rule = RULE.exec(text);
    if (rule?.[1]) return { ...line, kind: 'rule', rule: rule[1], text: text.slice(rule[0].length) };
    return { ...line, kind: 'text', text };
  });

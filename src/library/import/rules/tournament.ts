import { linesOf } from '../decode.ts';
import { type Refused, refused } from '../format.ts';
import { effectiveDate } from './effectiveDate.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { DocumentKind, RulesDocument, RulesRow } from './rulesDocument.ts';

/*
 * The Magic Tournament Rules and the Infraction Procedure Guide, as text taken from their pages: lines broken where the type
 * changes (`M` / `AGIC`), file names and page numbers in between, and a list of contents with dots, which tells the headings.
 */

type TournamentKind = Exclude<DocumentKind, 'CR'>;

const TITLES: Readonly<Record<TournamentKind, string>> = {
  MTR: 'magicthegatheringtournamentrules',
  IPG: 'magicinfractionprocedureguide',
};

/** How far into a text its title may stand. */
const BEGINNING = 400;

/** The letters and digits of a text: however its lines are broken, it is the same. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Which of the two documents a text begins like; null for another. */
export const tournamentKind = (head: string): TournamentKind | null => {
  const beginning = bare(head.slice(0, BEGINNING));
  if (effectiveDate(head.slice(0, BEGINNING)) === null) return null;
  if (beginning.includes(TITLES.MTR)) return 'MTR';
  return beginning.includes(TITLES.IPG) ? 'IPG' : null;
};

interface Line {
  /** From 1. */
  readonly at: number;
  readonly text: string;
}

/** One entry of the contents. Entries without a number of their own are headings inside the section before them. */
interface Entry {
  readonly at: number;
  readonly number: string | null;
  readonly title: string;
}

/** The last of the text; whose trademarks they are is no rule. */
const NOTICE = /^\s*All trademarks are property of/;

/** Reads either document. Refuses one that lacks its end, or a section its contents name. */
export const parseTournament = (
  kind: TournamentKind,
  text: string,
): { readonly ok: true; readonly document: RulesDocument } | Refused => {
  const date = effectiveDate(text.slice(0, BEGINNING));
  if (date === null) return refused(null, 'does not say since when it is effective');
  const lines = withoutFurniture(linesOf(text).map((line, i) => ({ at: i + 1, text: line })));
  const begin = lines.findIndex((line) => DOTTED.test(line.text));
  if (begin < 0) return refused(null, 'has no list of contents with page numbers, which tells its sections');
  const end = lines.findLastIndex((line) => DOTTED.test(line.text));
  const entries = contentsOf(lines.slice(begin > 0 ? begin - 1 : 0, end + 1));
  const notice = lines.findLastIndex((line) => NOTICE.test(line.text));
  const body = [...withoutTitle(lines.slice(0, begin)), ...lines.slice(end + 1, notice < 0 ? undefined : notice)];
  const rows: RulesRow[] = [];
  let from = 0;
  let number = '';
  const add = (to: number) => {
    const text = body.slice(from, to).map((line) => line.text);
    if (number !== '') rows.push(...paragraphsOf(text).map((it) => ({ ...it, number })));
  };
  for (const entry of entries) {
    const found = headingAt(body, from, entry);
    if (!found) return refused(entry.at, `has “${entry.title}” in its contents and nowhere else: a part is missing`);
    add(found.begins);
    number = entry.number ?? number;
    rows.push({ kind: 'heading', number, text: entry.title });
    from = found.ends;
  }
  if (notice < 0) return refused(lines.at(-1)?.at ?? null, 'ends before its notice of trademarks: the file is cut off');
  add(body.length);
  return { ok: true, document: { kind, date, whole: true, rows } };
};

/** A file name and a page number stand between two pages: what recurs, and the number after it. */
const withoutFurniture = (lines: readonly Line[]): readonly Line[] => {
  const times = new Map<string, number>();
  for (const { text } of lines) times.set(text.trim(), (times.get(text.trim()) ?? 0) + 1);
  const isFooter = (text: string) => /\.html$|\.pdf$/.test(text.trim()) && (times.get(text.trim()) ?? 0) > 1;
  return lines.filter(({ text }, i) => {
    const before = lines[i - 1]?.text ?? '';
    return text.trim() !== '' && !isFooter(text) && !(isFooter(before) && /^\s*\d+\s*$/.test(text));
  });
};

/** What stands before the contents, without the word “Contents”. */
const withoutTitle = (front: readonly Line[]): readonly Line[] => {
  const at = front.findLastIndex(
    (_, i) =>
      bare(
        front
          .slice(i)
          .map((line) => line.text)
          .join(''),
      ) === 'contents',
  );
  return at < 0 ? front : front.slice(0, at);
};

const DOTTED = /^(.*?)\s*\.{5,}\s*\d+\s*$/;
const NUMBER = /^(\d{1,2}(?:\.\d{1,2})?)\.?(?:\s+|$)/;
const APPENDIX = /^Appendix\s+([A-Z])\b/;

const contentsOf = (lines: readonly Line[]): readonly Entry[] =>
  lines.flatMap(({ at, text }, i) => {
    const words = DOTTED.exec(text)?.[1]?.trim();
    if (!words) return [];
    const before = lines[i - 1]?.text.trim() ?? '';
    const alone = /^\d{1,2}(?:\.\d{1,2})?\.?$/.test(before) ? NUMBER.exec(before)?.[1] : undefined;
    const number = alone ?? NUMBER.exec(words)?.[1] ?? APPENDIX.exec(words)?.[1] ?? null;
    const title = (alone ? words : words.replace(NUMBER, '')).replace(/\s+/g, ' ');
    const begins = lines.slice(0, i).every((line) => !NUMBER.test(line.text) || !/\.{5,}/.test(line.text));
    return [{ at, number: number ?? (begins && /^(?:Introduction|Framework)/i.test(title) ? title : null), title }];
  });

/** The lines of the body that spell a heading, from `from` on. */
const headingAt = (lines: readonly Line[], from: number, { number, title }: Entry) => {
  const numbered = number !== null && /^\d/.test(number);
  const wanted = bare(numbered ? `${number}${title}` : title);
  for (let begins = from; begins < lines.length; begins++) {
    let spelt = '';
    for (let ends = begins; ends < lines.length && spelt.length < wanted.length; ends++) {
      const next = spelt + bare(lines[ends]?.text ?? '');
      if (!wanted.startsWith(next)) break;
      spelt = next;
      if (spelt === wanted) return { begins, ends: ends + 1 };
    }
  }
  return null;
};

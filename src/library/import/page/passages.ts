import type { WrittenDate } from './dates.ts';
import type { PageLine } from './lines.ts';

/** Words of a page and the line they begin on. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

/** A ruling whose date is not read yet. */
export interface DraftRuling extends Passage {
  readonly date: WrittenDate | null;
  /** The line its date stands on. */
  readonly dateLine: number;
}

/** What a page holds: rulings under what stands before them, and what is no ruling. */
export interface Drafts {
  readonly sections: readonly { readonly preamble: readonly Passage[]; readonly rulings: readonly DraftRuling[] }[];
  readonly rest: readonly Passage[];
}

/** Whether a text ends as a sentence does. */
export const isEnded = (text: string): boolean => /[.!?:…][»"”’)\]]*$/u.test(text);

/**
 * Tells which lines of a page go on from the line above. A sentence goes on until it has ended, unless the next line begins
 * with a capital; on a page wrapped to a width, so does whatever had no room left for the next word.
 */
export const goesOnIn = (page: readonly PageLine[]): GoesOn => {
  const longest = Math.max(...page.map(({ raw }) => raw.length));
  const isWrapped = longest <= 120 && page.some((line, i) => goesOnMidSentence(page[i - 1], line));
  return (above, line) => {
    if (goesOnMidSentence(above, line)) return true;
    const word = line.raw.split(/\s/u, 1)[0] ?? '';
    return isWrapped && isBelow(above, line) && above.raw.length + 1 + word.length > longest;
  };
};

/** Whether a line goes on from the one above. */
export type GoesOn = (above: PageLine | undefined, line: PageLine) => boolean;

const isBelow = (above: PageLine | undefined, line: PageLine): above is PageLine => above?.number === line.number - 1;

const goesOnMidSentence: GoesOn = (above, line) =>
  isBelow(above, line) && !isEnded(above.raw) && /^[\p{Ll}\d({«"“—–]/u.test(line.raw);

/** The paragraphs of some lines, each as one text. `text` is what a line says, which for a first line may be less than all of it. */
export const paragraphs = (
  lines: readonly PageLine[],
  goesOn: GoesOn,
  text: (line: PageLine) => string = ({ raw }) => raw,
): readonly Passage[] => {
  const found: { line: number; text: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const words = text(line);
    if (line.kind === 'blank' || words === '') continue;
    const last = found.at(-1);
    if (last && goesOn(lines[i - 1], line)) last.text += ` ${line.raw}`;
    else found.push({ line: line.number, text: words });
  }
  return found;
};

/** What stands before rulings: headings, names, card text, prose; quoted rules are told apart. */
export const preambleOf = (lines: readonly PageLine[]): readonly Passage[] =>
  paragraphs(
    lines.filter(({ kind }) => kind !== 'rule'),
    (above, line) => isBelow(above, line) && /^\p{Ll}/u.test(line.raw) && !isEnded(above.raw),
  );

/** A paragraph of a tournament document, or a heading inside a section that has no number of its own. */
export interface Paragraph {
  readonly kind: 'heading' | 'rule';
  readonly text: string;
}

/** `•`, `A.`, `1.`: alone on its line, with its item on the next. */
const MARK = /^(?:•|[A-Z]\.|\d{1,2}\.)$/;
const ITEM = /^(?:•|[A-Z]\.|\d{1,2}\.)(?:\s|$)/;
const ENDS = /[.:!?]["”’)]*$/;
const CONTINUES = /^[\s\p{Ll},;.)’”]/u;
/** The headings that every infraction has. */
const KNOWN = /^(?:Definition|Examples?|Philosophy|Additional Remedy|(?:Up|Down)grades?)$/;
/** The name of the game stands in italics, which breaks lines. */
const ITALIC = /^Magic\b/;
/** A line of this length may end where the page ends; a shorter one that ends a sentence ends the paragraph. */
const FULL = 80;
const LONGEST_HEADING = 60;
const LONGEST_CELL = 45;

/**
 * Puts lines that were broken at the edge of a page, or where the type changes, together again to paragraphs: a bullet begins
 * one, and so does what follows a short line that ends a sentence. Cells of tables stay apart.
 */
export const paragraphsOf = (lines: readonly string[]): readonly Paragraph[] => {
  const paragraphs: string[] = [];
  let width = 0;
  let closed = true;
  for (const [i, raw] of lines.entries()) {
    const text = raw.trim();
    const last = paragraphs.at(-1);
    const apart = MARK.test(text) || isHeading(text, lines[i + 1]) || isCell(lines, i);
    const joins: boolean =
      last !== undefined && (MARK.test(last) || (!closed && !apart && continues(last, raw, width)));
    if (joins) paragraphs[paragraphs.length - 1] = `${last}${/^[,;.)’”:™®]/.test(text) ? '' : ' '}${text}`;
    else paragraphs.push(text);
    width = joins && width < FULL ? width + raw.length : raw.length;
    closed = isHeading(text, lines[i + 1]) && !joins;
  }
  return paragraphs.map((text, i) => ({ kind: isHeading(text, paragraphs[i + 1]) ? 'heading' : 'rule', text }));
};

/** Whether a line goes on where the paragraph before it stopped. `width` is how much of the last line was filled. */
const continues = (paragraph: string, line: string, width: number): boolean => {
  if (CONTINUES.test(line)) return true;
  if (ENDS.test(paragraph)) return width >= FULL;
  return !(ITEM.test(paragraph) && line.trim().length > LONGEST_HEADING && width < FULL);
};

/** A few words without an end, before something longer: `Definition`, `Additional Remedy`. */
const isHeading = (text: string, next: string | undefined): boolean =>
  KNOWN.test(text) ||
  (text.length <= LONGEST_HEADING &&
    /^\p{Lu}/u.test(text) &&
    !ITALIC.test(text) &&
    !ITEM.test(text) &&
    !/[.:;,!?]["”’)]*$/.test(text) &&
    next !== undefined &&
    (ITEM.test(next.trim()) || (next.length > LONGEST_HEADING && /^\s*[\p{Lu}“"]/u.test(next))));

/** A few words among other lines of a few words. */
const isCell = (lines: readonly string[], at: number): boolean => {
  const few = (i: number): boolean => {
    const text = lines[i]?.trim() ?? '';
    return (
      /^[\p{Lu}\d]/u.test(text) &&
      text.length <= LONGEST_CELL &&
      !ITALIC.test(text) &&
      !MARK.test(text) &&
      !ENDS.test(text)
    );
  };
  return few(at) && ((few(at - 1) && few(at + 1)) || (few(at - 2) && few(at - 1)) || (few(at + 1) && few(at + 2)));
};

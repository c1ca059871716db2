/*
 * Text of public sources, shown as it was printed: only what Discord would turn into formatting, mentions or links is escaped,
 * so that rulings read, and can be found, as they are.
 */

/** An address stays whole: a backslash in it would lead elsewhere. */
const FORMATTING_OR_LINK = /https?:\/\/[^\s<>()]+|[\\*_~`|]/g;
const MENTIONS = /<(?=[@#:/tai])/g;
const MASKED_LINKS = /\[(?=[^\]]*\]\()/g;
const AT_THE_START = /^(?:[#>]|-#|[-+](?=\s)|\d+(?=[.)]\s))/;
// Controls, and the characters that turn text around or hide in it. Spaces of every kind stay what they are.
const HIDDEN = /[\p{Cc}\p{Cf}]/gu;

/** A printed text for a message: one line, nothing in it formats or pings. */
export const asPrinted = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(HIDDEN, '')
    .replace(FORMATTING_OR_LINK, (found) => (found.length > 1 ? found : `\\${found}`))
    .replace(MENTIONS, '\\<')
    .replace(MASKED_LINKS, '\\[')
    .replace(AT_THE_START, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));

/** The same with `mark` at every offset where a symbol was lost. */
export const withLostSymbols = (text: string, lost: readonly number[], mark: string): string => {
  const ends = [...lost, text.length];
  return ends
    .map((end, i) => {
      const part = asPrinted(text.slice(i === 0 ? 0 : lost[i - 1], end));
      if (i === 0) return part;
      return `${mark}${/^[\s.,;:)»]/.test(part) ? '' : ' '}${part}`;
    })
    .join('');
};

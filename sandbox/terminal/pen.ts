/** How emphasis is put on the screen: with colours on a terminal, not at all in a pipe. */
export interface Pen {
  bold(text: string): string;
  italic(text: string): string;
  underline(text: string): string;
  strike(text: string): string;
  dim(text: string): string;
  /** `colour` is 0xRRGGBB. */
  coloured(colour: number, text: string): string;
}

const ESCAPE = '\u001b[';

/** Each line is closed by itself, so that lines can be cut apart and indented later. */
const wrapped = (on: string, off: string) => (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `${ESCAPE}${on}m${line}${ESCAPE}${off}m`))
    .join('\n');

export const inked: Pen = {
  bold: wrapped('1', '22'),
  italic: wrapped('3', '23'),
  underline: wrapped('4', '24'),
  strike: wrapped('9', '29'),
  dim: wrapped('2', '22'),
  coloured: (colour, text) =>
    wrapped(`38;2;${(colour >> 16) & 0xff};${(colour >> 8) & 0xff};${colour & 0xff}`, '39')(text),
};

const asWritten = (text: string): string => text;

/** What is struck through means something else than what is not: it keeps its marks. */
export const plain: Pen = {
  bold: asWritten,
  italic: asWritten,
  underline: asWritten,
  strike: (text) => `~~${text}~~`,
  dim: asWritten,
  coloured: (_colour, text) => text,
};

/** Text from elsewhere may not steer the terminal: control characters other than line ends and tabs are dropped. */
export const harmless = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');

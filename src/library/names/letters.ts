/*
 * Folded texts as small numbers, packed one after the other without their spaces: what the indexes and comparisons read.
 */

/** How many codes there are; 0 stands for no letter. */
export const CODES = 39;
const OTHER = 37;
/** Stands before the first letter of a word. */
export const EDGE = 38;
export const SPACE = 32;

/** a–z, then 0–9, then one code for all the letters of other alphabets. */
export const codeOf = (charCode: number): number => {
  if (charCode >= 97 && charCode <= 122) return charCode - 96;
  if (charCode >= 48 && charCode <= 57) return charCode - 21;
  return OTHER;
};

/** Three letters as one number below `CODES ** 3`. */
export const three = (a: number, b: number, c: number): number => (a * CODES + b) * CODES + c;

/** Whether a folded text has letters that tell it from others. */
export const isTelling = (text: string): boolean => /[a-z0-9]/.test(text);

export interface Packed {
  readonly codes: Uint8Array;
  /** Text `i` lies from `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Uint32Array;
}

export const pack = (texts: readonly string[]): Packed => {
  const starts = new Uint32Array(texts.length + 1);
  const codes = new Uint8Array(texts.reduce((sum, text) => sum + text.length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    for (let c = 0; c < text.length; c++) {
      const charCode = text.charCodeAt(c);
      if (charCode !== SPACE) codes[at++] = codeOf(charCode);
    }
    starts[i + 1] = at;
  });
  return { codes: codes.slice(0, at), starts };
};

import { hash } from 'node:crypto';

const SINGLE_QUOTES = /[\u2018\u2019\u201A\u201B]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F]/g;
/** Single spaces may stay as they are. JavaScript's `\s` holds U+00A0, U+202F, the typographic spaces and the byte order mark. */
const SPACES = /[^\S ]\s*| \s+/g;

/** One spelling of a text for all its printings: NFC, straight quotes, single spaces. Guillemets stay. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(SPACES, ' ').trim();

/** Identifies a text by its words, whatever the quotes and spaces it was typed with: 32 hexadecimal digits. */
export const textKey = (text: string): string => hash('sha256', plainText(text), 'hex').slice(0, 32);

/** The same for texts of which many come again: the key of each is made once. */
export const textKeys = (): typeof textKey => {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? textKey(text);
    known.set(text, key);
    return key;
  };
};

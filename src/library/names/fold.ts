/*
 * What two spellings of one name have in common: no accents, no case, no ligatures, no punctuation, single spaces.
 * `Lim-Dûl's Vault` and `lim dul s vault` fold alike, and so do `œ` and `oe`.
 */

const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const LIGATURE = new RegExp(`[${Object.keys(LIGATURES).join('')}]`, 'g');
const PLAIN = /^[ -~]*$/;

/** The words of a name in their bare letters and digits. A name that has none (`_____`) keeps what it has. */
export const fold = (name: string): string => {
  const words = PLAIN.test(name) ? name.toLowerCase().replace(/[^a-z0-9]+/g, ' ') : bare(name);
  return words.trim() || name.trim();
};

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '') // Cf: zero-width and direction marks, soft hyphens
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

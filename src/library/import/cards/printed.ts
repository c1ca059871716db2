/*
 * French as cards print it, read from data that was typed, scanned and converted many times: what a reader of the card would
 * see there, and nothing more.
 */

/** A printed name, line of types or text without what no card prints: markup, control characters, odd spaces and quotes. */
export const printedWords = (text: string): string => {
  const composed = text.normalize('NFC').trim();
  if (!ODD.test(composed)) return composed;
  return withoutControls(withoutMarkup(composed))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
};

/** Most texts have nothing of what is set right. */
const ODD = /[&<>\u2018\u2019]|(?! )[^\S\n]|[^\P{Cc}\n]| [ \n]|\n /u;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/** `&lt;I&gt;(…)&lt;/I&gt;` and the bracket that was left of a tag. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name?.toLowerCase() ?? ''] ?? whole),
    )
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/<\/?[a-z]+ ?\/?>/gi, '')
    .replace(/[<>](?=\()|(?<=\))[<>]/g, '');

/** Windows-1252 has œ where Unicode has a control character; other ones stand for œ inside a word, and for nothing elsewhere. */
const withoutControls = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u009C', 'œ')
    .replaceAll('\u008C', 'Œ')
    .replace(/(?<=\p{Ll})[\u0080-\u009F](?=\p{Ll})/gu, 'œ')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '');

/**
 * Puts each ability on a line of its own where the lines were glued together: `Vol.Célérité`, `VolQuand…`. Letters that are
 * glued in one of the card's own `names` are its name.
 */
export const withLines = (text: string, names: readonly string[]): string =>
  MAYBE_GLUED.test(text)
    ? text.replace(GLUED, (end: string, at: number) => {
        const word = /\p{L}+$/u.exec(text.slice(0, at + 1))?.[0];
        const isName = word !== undefined && names.some((name) => name.includes(word + text.charAt(at + 1)));
        return isName ? end : `${end}\n`;
      })
    : text;

/** Most texts have no capital, symbol or bullet without a space before it. */
const MAYBE_GLUED = /[\p{Ll}.!»)][\p{Lu}{•]/u;

/** The end of a sentence, of a reminder or of a word, with a capital, a symbol or a bullet right behind. */
const GLUED = /(?:(?<=[\p{Ll}\d}»)])[.!»)]|(?<=[.!])\)|\p{Ll}(?![{•]))(?=[\p{Lu}{•])/gu;

/** `Créature : - loup-garou` and `cphémère` as printed. */
export const printedTypes = (types: string): string =>
  printedWords(types)
    .replace(' : - ', ' : ')
    .replace(/^cphémère/, 'Éphémère');

/**
 * Sets fields right that slipped by one: rules text where the types should be, and the artist in the last line of the text.
 * A line of types never ends a sentence.
 */
export const withoutShift = <Face extends { readonly types: string | null; readonly text: string | null }>(
  face: Face,
): Face => {
  if (!face.types?.endsWith('.')) return face;
  const lines = face.text?.split('\n') ?? [];
  const rules = /[.)»!]$/.test(lines.at(-1) ?? '.') ? lines : lines.slice(0, -1);
  return { ...face, types: null, text: [face.types, ...rules].join('\n') };
};

import { stemOf } from './stem.ts';
import { isFunctionWord, wordsOf } from './words.ts';

/** A piece of a text; `found` when it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Shorter beginnings would mark half of a text. */
const SHORTEST_BEGINNING = 3;
const WORD = /\{[^{}]*\}|[\p{L}\p{M}\p{N}]+(?:(?<=n)['’]t(?![\p{L}\p{N}]))?/gu;
const ELLIPSIS = '…';

/** For the readings of one query: the part of a text, at most `max` characters, that has most of its words, cut between words. */
export type Excerpt = (text: string, max: number) => readonly Piece[];

export const excerptsFor = (readings: readonly (readonly string[])[]): Excerpt => {
  const sought = soughtIn(readings);
  return (text, max) => excerptOf(text, sought, max);
};

const excerptOf = (text: string, sought: (word: string) => boolean, max: number): readonly Piece[] => {
  const words = [...text.matchAll(WORD)].map((match) => ({
    begin: match.index,
    end: match.index + match[0].length,
    found: wordsOf(match[0]).some(sought),
  }));
  const { begin, end } = windowOf(
    text,
    words.filter(({ found }) => found),
    max,
  );
  const pieces: Piece[] = [];
  let at = begin;
  for (const word of words) {
    if (!word.found || word.begin < begin || word.end > end) continue;
    if (word.begin > at) pieces.push({ text: text.slice(at, word.begin), found: false });
    pieces.push({ text: text.slice(word.begin, word.end), found: true });
    at = word.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), found: false });
  return [
    ...(begin > 0 ? [{ text: ELLIPSIS, found: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: ELLIPSIS, found: false }] : []),
  ];
};

/** Whether a word is one of those looked for, in any form and any wording of the query. */
const soughtIn = (wordings: readonly (readonly string[])[]): ((word: string) => boolean) => {
  const words = [...new Set(wordings.flat())];
  const stems = new Set(words.flatMap((word) => [stemOf(word, 'en'), stemOf(word, 'fr')]));
  const last = wordings[0]?.at(-1) ?? '';
  return (word) =>
    (stems.has(stemOf(word, 'en')) ||
      stems.has(stemOf(word, 'fr')) ||
      (last.length >= SHORTEST_BEGINNING && word.startsWith(last))) &&
    (!isFunctionWord(word) || words.includes(word));
};

interface Span {
  readonly begin: number;
  readonly end: number;
}

/** The stretch of at most `max` characters with most of the words found; the first of several. */
const windowOf = (text: string, found: readonly Span[], max: number): Span => {
  if (text.length <= max) return { begin: 0, end: text.length };
  const room = max - 2 * ELLIPSIS.length;
  let best = { from: 0, count: -1 };
  for (const [i, { begin }] of found.entries()) {
    const count = found.slice(i).filter(({ end }) => end - begin <= room).length;
    if (count > best.count) best = { from: begin, count };
  }
  const lead = Math.min(best.from, Math.floor(room / 6));
  const begin = wordStart(text, Math.max(0, Math.min(best.from - lead, text.length - room)));
  const end = begin + room >= text.length ? text.length : wordEnd(text, begin + room);
  return { begin, end };
};

const wordStart = (text: string, at: number): number => {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space < 0 ? at : space + 1;
};

const wordEnd = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  return space <= 0 ? at : space;
};

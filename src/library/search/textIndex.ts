import { type SearchLanguage, stemOf } from './stem.ts';
import { wordsOf } from './words.ts';

/** What a text that is found stands for: a ruling by its text key, or a row of a rules text. */
export type SearchRef = { readonly key: string } | { readonly document: number; readonly position: number };

/** A text to be found; of equally good ones, the earlier comes first. */
export interface SearchText extends Omit<IndexedText, 'names'> {
  readonly text: string;
  /** What it is about, by name; a text need not say it again. */
  readonly names?: readonly { readonly language: SearchLanguage; readonly name: string }[];
}

export interface IndexedText {
  readonly language: SearchLanguage;
  readonly ref: SearchRef;
  /** How many subjects have it: what many have is asked for more often. 1 when not given. */
  readonly subjects?: number;
  /** How many words each name of what it is about has; they come last, after what it says. None when not given. */
  readonly names?: readonly number[];
}

/** A word of some text, in the language of that text. */
export interface IndexedWord {
  readonly word: string;
  readonly language: SearchLanguage;
  readonly stem: string;
}

/** Texts laid out to be searched: each is a run of numbers, which are the places of its words in the vocabulary. */
export interface TextIndex {
  readonly texts: readonly IndexedText[];
  /** In the order of their letters. */
  readonly vocabulary: readonly IndexedWord[];
  /** The words of all texts, one text after the other. */
  readonly words: Uint32Array;
  /** Where in `words` each text begins, and where the last one ends. */
  readonly starts: Uint32Array;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Lays out `texts`: less than a second for all rulings and rules there are. */
export const indexTexts = (texts: readonly SearchText[]): TextIndex => {
  /** Of each word, first come first numbered. */
  const numbers = { en: new Map<string, number>(), fr: new Map<string, number>() };
  const found: IndexedWord[] = [];
  const numberOf = (word: string, language: SearchLanguage): number => {
    const known = numbers[language].get(word);
    if (known !== undefined) return known;
    numbers[language].set(word, found.length);
    return found.push({ word, language, stem: stemOf(word, language) }) - 1;
  };
  const starts = new Uint32Array(texts.length + 1);
  const words: number[] = [];
  /** The words of what stands between two spaces, and of whole names: the same stand in many texts. */
  const read = { en: new Map<string, readonly number[]>(), fr: new Map<string, readonly number[]>() };
  const add = (piece: string, language: SearchLanguage): void => {
    let found = read[language].get(piece);
    if (!found) {
      found = wordsOf(piece).map((word) => numberOf(word, language));
      read[language].set(piece, found);
    }
    for (const number of found) words.push(number);
  };
  const indexed = texts.map(({ text, language, ref, subjects, names }, i): IndexedText => {
    const it: Writable<IndexedText> = { language, ref };
    if (subjects !== undefined) it.subjects = subjects;
    for (const piece of text.split(' ')) add(piece, language);
    if (names && names.length > 0) {
      it.names = names.map(({ language, name }) => {
        const before = words.length;
        add(name, language);
        return words.length - before;
      });
    }
    starts[i + 1] = words.length;
    return it;
  });
  const sorted = [...found.entries()].sort(([, a], [, b]) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  const places = new Uint32Array(sorted.length);
  for (const [place, [number]] of sorted.entries()) places[number] = place;
  return {
    texts: indexed,
    vocabulary: sorted.map(([, word]) => word),
    words: new Uint32Array(words).map((number) => places[number] ?? 0),
    starts,
  };
};

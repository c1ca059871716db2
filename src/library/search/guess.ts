import type { Reading } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { symbolWord } from './words.ts';

/** A word that no text has, and the words of the texts it was taken for: those it nearly is; none where it was left out. */
export interface Guess {
  readonly word: string;
  readonly taken: ReadonlySet<string>;
}

/** What a search takes the words of a query for that are in no text, in whatever form; the last may have been cut off. */
export const guessesIn = ({ words, sentence }: Reading, vocabulary: Vocabulary): readonly Guess[] => {
  const last = sentence.at(-1);
  const isThere = (word: string) =>
    vocabulary.forms(word).length > 0 ||
    vocabulary.forms(symbolWord(word)).length > 0 ||
    (word === last && vocabulary.beginning(word).length > 0);
  return words
    .filter((word) => !isThere(word))
    .map((word) => ({ word, taken: new Set(vocabulary.near(word).map(vocabulary.wordOf)) }));
};

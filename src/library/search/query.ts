import { areApart, areFrenchForms } from './stem.ts';
import type { Vocabulary, WordId } from './vocabulary.ts';
import { otherWordings } from './wordings.ts';
import { isFunctionWord, symbolWord, wordsOf } from './words.ts';

/** A query as it may be meant. */
export interface Reading {
  /** What must be found, each word once. */
  readonly words: readonly string[];
  /** The same as it was typed, with the words that only hold the sentence together. */
  readonly sentence: readonly string[];
}

/** A word that is looked for. */
export interface Sought {
  readonly word: string;
  /** What it may stand for, and how sure that is: 1 the word itself, 0.9 in another form, less for a mere beginning. */
  readonly forms: ReadonlyMap<WordId, number>;
  /** How much finding it says: rare words say more. */
  readonly weight: number;
  /** Whether a text without it says something else. */
  readonly isNeeded: boolean;
}

/** A reading with what stands for its words. */
export interface Query {
  readonly sought: readonly Sought[];
  /** The words in the order they were typed, by their places in `sought`. */
  readonly sentence: readonly number[];
}

/** What was typed beyond this is not read: hostile texts cost no more than long ones. */
const LONGEST = 400;
const MOST_WORDS = 12;
/** Where there are no others: nearly every text has them. */
const MOST_FUNCTION_WORDS = 4;
const LONGEST_SENTENCE = 24;
/** One letter begins too many words to say anything. */
const SHORTEST_BEGINNING = 2;

/** How sure it is that a word stands for what was typed. */
export const SURE: Readonly<Record<'form' | 'beginning' | 'slip' | 'loose' | 'apart', number>> = {
  form: 0.9,
  beginning: 0.85,
  slip: 0.7,
  loose: 0.6,
  apart: 0.3,
};
/** A word that no text has, beside one of the same frequency. */
const UNKNOWN = 0.6;
/** A word that only holds the sentence together, beside one of the same frequency that does not. */
const FUNCTION_WORD = 0.3;

/** What was typed in the wordings it may be meant in, its own first. Words that only hold a sentence together must be found when there are no others. */
export const readQuery = (typed: string): readonly Reading[] => {
  const sentence = wordsOf(typed.slice(0, LONGEST)).slice(0, LONGEST_SENTENCE);
  const all = [...new Set(sentence)];
  const content = all.filter((word) => !isFunctionWord(word));
  if (content.length === 0) return all.length === 0 ? [] : [asReading(all.slice(0, MOST_FUNCTION_WORDS))];
  const words = content.slice(0, MOST_WORDS);
  return [{ words, sentence }, ...otherWordings(words).map(asReading)];
};

/** Words that stand for a sentence. */
export const asReading = (words: readonly string[]): Reading => ({ words, sentence: words });

/** What each word may stand for among `texts` texts. The last may have been cut off while it was typed. */
export const queryOf = ({ words, sentence }: Reading, vocabulary: Vocabulary, texts: number): Query => {
  const all = [...new Set(sentence)];
  const last = sentence.at(-1);
  const sought = all.map((word): Sought => {
    const forms = new Map<WordId, number>();
    const add = (ids: readonly WordId[], sure: number) => {
      for (const id of ids) {
        const form = vocabulary.wordOf(id);
        const isForm = !areApart(form, word) && (vocabulary.languageOf(id) !== 'fr' || areFrenchForms(form, word));
        if (!forms.has(id)) forms.set(id, form === word ? 1 : isForm ? sure : SURE.apart);
      }
    };
    add(vocabulary.forms(word), SURE.form);
    add(vocabulary.forms(symbolWord(word)), SURE.form);
    if (word === last && word.length >= SHORTEST_BEGINNING) add(vocabulary.beginning(word), SURE.beginning);
    if (forms.size === 0) add(vocabulary.near(word), SURE.slip);
    const isNeeded = words.includes(word);
    return { word, forms, weight: weigh(forms, vocabulary, texts) * (isNeeded ? 1 : FUNCTION_WORD), isNeeded };
  });
  return { sought, sentence: sentence.map((word) => all.indexOf(word)) };
};

/** The same words taken less strictly: whatever begins alike, but for the last letters. */
export const loosened = ({ sought, sentence }: Query, vocabulary: Vocabulary): Query => ({
  sentence,
  sought: sought.map((it) => {
    if (!it.isNeeded) return it;
    const forms = new Map(it.forms);
    const beginning = it.word.length < 4 ? [] : vocabulary.beginning(it.word.slice(0, Math.max(4, it.word.length - 3)));
    for (const id of beginning) if (!forms.has(id)) forms.set(id, SURE.loose);
    // What only begins like a word that is known to no text says little beside one that is.
    return { ...it, forms, weight: vocabulary.forms(it.word).length > 0 ? it.weight : UNKNOWN * it.weight };
  }),
});

const weigh = (forms: ReadonlyMap<WordId, number>, vocabulary: Vocabulary, texts: number): number => {
  let found = 0;
  for (const id of forms.keys()) found += vocabulary.textsWith(id).length;
  return Math.log(1 + texts / (1 + found));
};

import type { Vocabulary } from './vocabulary.ts';
import { otherWordings } from './wordings.ts';
import { isFunctionWord, wordsOf } from './words.ts';

/** A word that is looked for. */
export interface Sought {
  readonly word: string;
  /** What it may stand for, and how sure that is: 0.9 the same word in another form, less for a mere beginning. */
  readonly stems: ReadonlyMap<string, number>;
  /** How much finding it says: rare words say more. */
  readonly weight: number;
}

/** What was typed beyond this is not read: hostile texts cost no more than long ones. */
const LONGEST = 400;
const MOST_WORDS = 12;
/** One letter begins too many words to say anything. */
const SHORTEST_BEGINNING = 2;
const MOST_BEGINNINGS = { ofKnown: 12, ofUnknown: 30 } as const;

const SURE: Readonly<Record<'form' | 'beginning' | 'slip' | 'loose', number>> = {
  form: 0.9,
  beginning: 0.85,
  slip: 0.7,
  loose: 0.6,
};

/** The words of a query in the wordings it may be meant in, its own first. Words that only hold a sentence together count when there are no others. */
export const readQuery = (typed: string): readonly (readonly string[])[] => {
  const words = [...new Set(wordsOf(typed.slice(0, LONGEST)))];
  const content = words.filter((word) => !isFunctionWord(word));
  const own = (content.length > 0 ? content : words).slice(0, MOST_WORDS);
  return own.length === 0 ? [] : [own, ...otherWordings(own)];
};

/** What each word may stand for. The last may have been cut off while it was typed. */
export const sought = (words: readonly string[], vocabulary: Vocabulary): readonly Sought[] =>
  words.map((word, i) => {
    const forms = vocabulary.stems(word);
    const stems = new Map(forms.map((stem) => [stem, SURE.form]));
    if (i === words.length - 1 && word.length >= SHORTEST_BEGINNING) {
      const most = forms.length > 0 ? MOST_BEGINNINGS.ofKnown : MOST_BEGINNINGS.ofUnknown;
      for (const stem of vocabulary.beginning(word, most)) if (!stems.has(stem)) stems.set(stem, SURE.beginning);
    }
    if (stems.size === 0) for (const stem of vocabulary.near(word)) stems.set(stem, SURE.slip);
    return { word, stems, weight: weigh(stems.keys(), vocabulary) };
  });

/** The same words taken less strictly: whatever begins alike, but for the last letters. */
export const loosened = (words: readonly Sought[], vocabulary: Vocabulary): readonly Sought[] =>
  words.map((it) => {
    if (it.word.length < 4) return it;
    const stems = new Map(it.stems);
    const beginning = it.word.slice(0, Math.max(4, it.word.length - 3));
    for (const stem of vocabulary.beginning(beginning, 20)) if (!stems.has(stem)) stems.set(stem, SURE.loose);
    return { ...it, stems };
  });

const weigh = (stems: Iterable<string>, vocabulary: Vocabulary): number => {
  let texts = 0;
  for (const stem of stems) texts += vocabulary.frequency(stem);
  return Math.log(1 + vocabulary.texts / (1 + texts));
};

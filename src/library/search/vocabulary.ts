import { firstFrom } from './firstFrom.ts';
import { oneSlip } from './slip.ts';
import { type SearchLanguage, stemOf } from './stem.ts';
import type { TextIndex } from './textIndex.ts';
import type { KnownWords } from './translate.ts';
import { isFunctionWord } from './words.ts';

/** A word of the vocabulary, by its place in it. */
export type WordId = number;

/** The words of an index, and where they stand. */
export interface Vocabulary {
  readonly size: number;
  /** The words that are this one in any form, in either language. */
  forms(word: string): readonly WordId[];
  /** The words that begin like this, with their other forms. */
  beginning(letters: string): readonly WordId[];
  /** The words that differ in one slip of the finger, with their other forms. */
  near(word: string): readonly WordId[];
  wordOf(id: WordId): string;
  languageOf(id: WordId): SearchLanguage;
  /** The texts that have the word, ascending. */
  textsWith(id: WordId): Uint32Array;
  isFunctionWord(id: WordId): boolean;
}

/** Shorter words have too many neighbours. */
const SHORTEST_SLIP = 4;

export const openVocabulary = (index: TextIndex): Vocabulary => {
  const words = index.vocabulary.map(({ word }) => word);
  const byStem = { en: new Map<string, WordId[]>(), fr: new Map<string, WordId[]>() };
  for (const [id, { language, stem }] of index.vocabulary.entries()) {
    const known = byStem[language].get(stem);
    if (known) known.push(id);
    else byStem[language].set(stem, [id]);
  }
  const functionWords = Uint8Array.from(words, (word) => (isFunctionWord(word) ? 1 : 0));
  const textsWith = standings(index);

  function wordOf(id: WordId): string {
    return words[id] ?? '';
  }
  const forms = (word: string): readonly WordId[] => [
    ...(byStem.en.get(stemOf(word, 'en')) ?? []),
    ...(byStem.fr.get(stemOf(word, 'fr')) ?? []),
  ];
  /** With all that has one of their stems. */
  const family = (ids: readonly WordId[]): readonly WordId[] => [
    ...new Set(
      ids.flatMap((id) => {
        const { language, stem } = index.vocabulary[id] ?? { language: 'en', stem: '' };
        return byStem[language].get(stem) ?? [];
      }),
    ),
  ];
  const begunBy = (letters: string): readonly WordId[] => {
    const found: WordId[] = [];
    for (let id = firstFrom(words, (word) => word >= letters); wordOf(id).startsWith(letters); id++) found.push(id);
    return found;
  };

  return {
    size: words.length,
    forms,
    beginning: (letters) => family(begunBy(letters)),
    near: (word) => {
      if (word.length < SHORTEST_SLIP) return [];
      return family(begunBy(word.slice(0, 1)).filter((id) => oneSlip(wordOf(id), word)));
    },
    wordOf,
    languageOf: (id) => index.vocabulary[id]?.language ?? 'en',
    textsWith,
    isFunctionWord: (id) => functionWords[id] === 1,
  };
};

/** The same, as far as it is of one language. */
export const inLanguage = (vocabulary: Vocabulary, language: SearchLanguage): Vocabulary => {
  const own = (ids: readonly WordId[]) => ids.filter((id) => vocabulary.languageOf(id) === language);
  return {
    ...vocabulary,
    forms: (word) => own(vocabulary.forms(word)),
    beginning: (letters) => own(vocabulary.beginning(letters)),
    near: (word) => own(vocabulary.near(word)),
  };
};

/** The same, where words are whole and written right: nothing stands for another word that begins like it, or nearly is it. */
export const exactly = (vocabulary: Vocabulary): Vocabulary => ({
  ...vocabulary,
  beginning: () => [],
  near: () => [],
});

/** What is known of words by a vocabulary; where it has no French ones, whatever is not English may be French. */
export const knownWords = (vocabulary: Vocabulary): KnownWords => {
  const idsIn = (word: string, language: SearchLanguage) =>
    vocabulary.forms(word).filter((id) => vocabulary.languageOf(id) === language);
  const isWritten = (word: string, language: SearchLanguage) =>
    idsIn(word, language).some((id) => vocabulary.wordOf(id) === word);
  let hasFrench = false;
  for (let id = 0; id < vocabulary.size && !hasFrench; id++) hasFrench = vocabulary.languageOf(id) === 'fr';
  return {
    isEnglish: (word) => isWritten(word, 'en'),
    isEnglishForm: (word) =>
      isWritten(word, 'en') ||
      (/(?:ed|ing)$/.test(word) && idsIn(word, 'en').length > 0) ||
      singularsOf(word).some((it) => isWritten(it, 'en')),
    isFrench: (word) => !hasFrench || isWritten(word, 'fr'),
  };
};

/** What an English plural or verb in -s may be of. */
const singularsOf = (word: string): readonly string[] => [
  ...(/[^sui]s$/.test(word) ? [word.slice(0, -1)] : []),
  ...(/(?:s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
];

/** For each word the texts it stands in. */
const standings = ({ vocabulary, words, starts }: TextIndex): ((id: WordId) => Uint32Array) => {
  const seenIn = new Int32Array(vocabulary.length);
  const ends = new Uint32Array(vocabulary.length + 1);
  /** Each word of each text, once. */
  const eachOnce = (visit: (id: WordId, text: number) => void): void => {
    seenIn.fill(-1);
    for (let text = 0; text + 1 < starts.length; text++) {
      const end = starts[text + 1] ?? 0;
      for (let at = starts[text] ?? 0; at < end; at++) {
        const id = words[at] ?? 0;
        if (seenIn[id] === text) continue;
        seenIn[id] = text;
        visit(id, text);
      }
    }
  };
  eachOnce((id) => {
    ends[id + 1] = (ends[id + 1] ?? 0) + 1;
  });
  for (let id = 0; id < vocabulary.length; id++) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0);
  const next = ends.slice();
  const texts = new Uint32Array(ends.at(-1) ?? 0);
  eachOnce((id, text) => {
    const at = next[id] ?? 0;
    texts[at] = text;
    next[id] = at + 1;
  });
  return (id) => texts.subarray(ends[id], ends[id + 1]);
};

import type { Term } from '../starter.ts';
import { stemOf } from './stem.ts';
import { isFunctionWord, wordsOf } from './words.ts';

/*
 * Most rulings exist only in English. A French query made of the game's own words is also looked for in English, so that a French
 * reader finds them.
 */

/** A French name of something with its English one. */
export interface Translation {
  readonly fr: string;
  readonly en: string;
}

/** Some of the words that were typed, and the English term for them; null where none is known. */
export interface TranslatedWords {
  readonly words: readonly string[];
  readonly en: string | null;
  /** Whether they are written as the term is, in the singular or plural; else they are another form of it. */
  readonly asWritten: boolean;
}

/** Takes French words apart into terms of the game, the longest first. */
export type Translate = (words: readonly string[]) => readonly TranslatedWords[];

/**
 * Makes the translation from terms and from `names`, such as those of mechanics. A word stands for its forms, where it is none of
 * another's; a subtype only for its plural, since it is a noun that may look like a form of any word (`moine`, `moins`).
 */
export const translating = (terms: readonly Term[], names: readonly Translation[]): Translate => {
  const asWritten = new Map<string, string>();
  const inForms = new Map<string, string>();
  let longest = 1;
  const add = (known: Map<string, string>, key: string, en: string) => {
    if (key === '' || known.has(key)) return;
    known.set(key, en);
    longest = Math.max(longest, key.split(' ').length);
  };
  const words = terms.flatMap(({ en, fr, type = false }) => fr.map((name) => ({ fr: name, en, type })));
  for (const { fr, en, type } of [...words, ...names.map((it) => ({ ...it, type: false }))]) {
    add(asWritten, singularsOf(contentOf(fr)), en);
    if (!type) add(inForms, stemsOf(contentOf(fr)), en);
  }
  return (words) => {
    const translated: TranslatedWords[] = [];
    for (let i = 0; i < words.length; ) {
      const found = lengths(Math.min(longest, words.length - i)).flatMap((count): readonly TranslatedWords[] => {
        const some = words.slice(i, i + count);
        const written = asWritten.get(singularsOf(some));
        const en = written ?? inForms.get(stemsOf(some));
        return en === undefined ? [] : [{ words: some, en, asWritten: written !== undefined }];
      })[0] ?? { words: words.slice(i, i + 1), en: null, asWritten: false };
      translated.push(found);
      i += found.words.length;
    }
    return translated;
  };
};

/** The English words of what is made of known terms; null when one of them is not known. */
export const wholly = (translated: readonly TranslatedWords[]): readonly string[] | null => {
  const english = translated.map(({ en }) => en);
  if (english.includes(null)) return null;
  return [...new Set(english.flatMap((en) => contentOf(en ?? '')))];
};

/**
 * What was typed in English where it is French; null where it is English already, or says the same in both languages. It is French
 * when a term has a word that is in no English text, which `isEnglish` knows; to who reads French (`inFrench`) also when it is terms
 * alone (`tour`); an English word that only looks like a form of one (`part`, partie) is none. What is no term stays where it may be
 * English, and is left out where it is not.
 */
export const inEnglish = (
  found: readonly TranslatedWords[],
  isEnglish: (word: string) => boolean,
  inFrench: boolean,
): string | null => {
  const translated = found.map((it) => (it.asWritten || !it.words.every(isEnglish) ? it : { ...it, en: null }));
  const terms = translated.filter(({ en }) => en !== null);
  const isFrench =
    terms.some(({ words }) => !words.every(isEnglish)) || (inFrench && terms.length === translated.length);
  if (!isFrench) return null;
  const typed = translated.flatMap(({ words }) => words);
  const english = translated.flatMap(({ words, en }) => (en === null ? words.filter(isEnglish) : [en]));
  const said = [...new Set(english)].join(' ');
  return said === '' || englishStems(contentOf(said)) === englishStems(typed) ? null : said;
};

const contentOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !isFunctionWord(word));

const stemsOf = (words: readonly string[]): string => words.map((word) => stemOf(word, 'fr')).join(' ');
const englishStems = (words: readonly string[]): string => words.map((word) => stemOf(word, 'en')).join(' ');
const singularsOf = (words: readonly string[]): string => words.map((word) => word.replace(/[sx]$/, '')).join(' ');

const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => most - i);

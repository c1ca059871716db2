import type { Term } from '../starter.ts';
import { areFrenchForms, stemOf } from './stem.ts';
import { isFunctionWord, looksFrench, wordsOf } from './words.ts';

/*
 * Most rulings exist only in English. A French query made of the game's own words is also looked for in English, so that a French
 * reader finds them.
 */

/** A French name of something with its English one. */
export interface Translation {
  readonly fr: string;
  readonly en: string;
}

/** Some of the words that were typed, and the English terms they may stand for: none where none is known, two for « réserve ». */
export interface TranslatedWords {
  readonly words: readonly string[];
  readonly en: readonly string[];
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
  const asWritten = new Map<string, readonly string[]>();
  const inForms = new Map<string, { readonly words: readonly string[]; readonly en: string }>();
  let longest = 1;
  const add = (words: readonly string[], en: string) => {
    const key = singularsOf(words);
    const before = asWritten.get(key) ?? [];
    if (key === '' || before.some((it) => englishStems(contentOf(it)) === englishStems(contentOf(en)))) return;
    asWritten.set(key, [...before, en]);
    longest = Math.max(longest, words.length);
  };
  const formOf = (words: readonly string[]): readonly string[] | undefined => {
    const found = inForms.get(stemsOf(words));
    return found?.words.every((of, i) => areFrenchForms(words[i] ?? '', of)) ? [found.en] : undefined;
  };
  const words = terms.flatMap(({ en, fr, type = false }) => fr.map((name) => ({ fr: name, en, type })));
  for (const { fr, en, type } of [...words, ...names.map((it) => ({ ...it, type: false }))]) {
    const words = contentOf(fr);
    add(words, en);
    if (!type && !inForms.has(stemsOf(words))) inForms.set(stemsOf(words), { words, en });
  }
  return (words) => {
    const translated: TranslatedWords[] = [];
    for (let i = 0; i < words.length; ) {
      const found = lengths(Math.min(longest, words.length - i)).flatMap((count): readonly TranslatedWords[] => {
        const some = words.slice(i, i + count);
        const written = asWritten.get(singularsOf(some));
        const en = written ?? formOf(some);
        return en === undefined ? [] : [{ words: some, en, asWritten: written !== undefined }];
      })[0] ?? { words: words.slice(i, i + 1), en: [], asWritten: false };
      translated.push(found);
      i += found.words.length;
    }
    return translated;
  };
};

/** The English words of what is made of known terms, in each way it may be meant; none when one of them is not known. */
export const wholly = (translated: readonly TranslatedWords[]): readonly (readonly string[])[] =>
  combined(translated.map(({ en }) => en)).map((english) => [...new Set(english.flatMap(contentOf))]);

/** What is known of the words of the texts that are searched. */
export interface KnownWords {
  /** Whether some English text has the word, as it is written. */
  isEnglish(word: string): boolean;
  /** The same for a word as English may inflect it. */
  isEnglishForm(word: string): boolean;
  /** Whether who reads French may mean a French word by one that is not English. */
  isFrench(word: string): boolean;
}

/** What was typed in French, as English texts have it. */
export interface InEnglish {
  /** The ways it may be meant; none when nothing of it is known in English. */
  readonly said: readonly string[];
  /** Whether that is all of it; else words were left out. */
  readonly whole: boolean;
}

/**
 * What was typed in English where it is French; null where it is English already, or says the same in both languages. It is French
 * when a term has a word that is in no English text; to who reads French (`inFrench`) also when no word of it but terms is English
 * (`tour`), or when it is written as only French is; an English word that only looks like a form of a term (`part`, partie) is none.
 * What is no term stays where it is English, and is left out where it is not: it must not find what only looks like it.
 */
export const inEnglish = (
  typed: string,
  found: readonly TranslatedWords[],
  { isEnglish, isEnglishForm, isFrench }: KnownWords,
  inFrench: boolean,
): InEnglish | null => {
  const translated = found.map((it) => (it.asWritten || !it.words.every(isEnglish) ? it : { ...it, en: [] }));
  const terms = translated.filter(({ en }) => en.length > 0);
  const rest = translated.flatMap(({ words, en }) => (en.length > 0 ? [] : words));
  const kept = rest.filter((word) => !isFunctionWord(word) && isEnglishForm(word));
  const isMeantInFrench =
    terms.some(({ words }) => !words.every(isEnglish)) ||
    (inFrench && (looksFrench(typed) || (kept.length === 0 && (terms.length > 0 || rest.some(isFrench)))));
  if (!isMeantInFrench) return null;
  const ways = translated.map(({ words, en }) =>
    en.length > 0 ? en : [words.filter((it) => kept.includes(it)).join(' ')],
  );
  const said = combined(ways)
    .map((english) => [...new Set(english)].filter((it) => it !== '').join(' '))
    .filter((it) => it !== '');
  const words = englishStems(translated.flatMap((it) => it.words));
  const isSame = said.some((it) => englishStems(contentOf(it)) === words);
  return isSame ? null : { said, whole: said.length > 0 && kept.length === rest.length };
};

/** More ways to mean something are not tried. */
const MOST_WAYS = 3;

/** One of each, in all ways, the first of each first. */
export const combined = (ways: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  ways.reduce<readonly (readonly string[])[]>(
    (some, next) => some.flatMap((way) => next.map((it) => [...way, it])).slice(0, MOST_WAYS),
    [[]],
  );

const contentOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !isFunctionWord(word));

const stemsOf = (words: readonly string[]): string => words.map((word) => stemOf(word, 'fr')).join(' ');
const englishStems = (words: readonly string[]): string => words.map((word) => stemOf(word, 'en')).join(' ');
const singularsOf = (words: readonly string[]): string => words.map((word) => word.replace(/[sx]$/, '')).join(' ');

const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => most - i);

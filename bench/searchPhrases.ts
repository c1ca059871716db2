import type { SearchLanguage } from '../src/library/search/stem.ts';
import { random } from './random.ts';

/** Words that carry no content, in both languages; not the list the search itself has. */
const SMALL = new Set(
  `the and but for are was were been being have has had having does did doing you your yours they them their theirs this that these
   those with about against between into through during before after above below from down out off over under again further then
   once here there when where why how all any both each few more most other some such nor not only own same than too very can will
   just don should now its it's who whom which what because until while aren't couldn't didn't doesn't hadn't hasn't haven't isn't
   wasn't weren't won't wouldn't can't cannot
   les des une aux avec ces cette cet dans elle elles ils leur leurs lui mais même nos notre nous par pas pour que qui ses son sur
   vos votre vous est sont était étaient être avez avait ont aura sous chez sans chaque tout toute tous toutes`.split(
    /\s+/,
  ),
);

/** The words of a text that carry its content, in order, as they are written. */
export const contentWords = (text: string): readonly string[] =>
  (text.replace(/\{[^{}]*\}/g, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .map((word) => word.replace(/[’']s$/, '').toLowerCase())
    .filter((word) => word.length > 2 && !SMALL.has(word.replaceAll('’', "'")));

/** The last word without its last letters, at least three of it left. */
export const cutShort = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)))];
};

type Forms = readonly (readonly [RegExp, readonly string[]])[];

/** What stands in the place of an ending, by the first pattern that fits. */
const FORMS: Readonly<Record<SearchLanguage, Forms>> = {
  en: [
    [/ies$/, ['y', 'ied', 'ying']],
    [/(?<=ss|x|ch|sh|zz)es$/, ['', 'ed', 'ing']],
    [/(?<=[^su])s$/, ['']],
    [/(?<=.{3})ing$/, ['', 's', 'ed']],
    [/(?<=.{3})ed$/, ['es', 'ing', '']],
    [/e$/, ['es', 'ed', 'ing']],
    [/(?<=[^aeiou])y$/, ['ies', 'ying', 'ied']],
    [/(?<=s|x|ch|sh)$/, ['es', 'ed', 'ing']],
    [/$/, ['s', 'ed', 'ing']],
  ],
  fr: [
    [/aux$/, ['al']],
    [/ées?$/, ['é', 'er', 'ant']],
    [/és?$/, ['ée', 'er', 'ées']],
    [/(?<=..)e[rz]$/, ['é', 'ent', 'ez', 'era']],
    [/(?<=...)ent$/, ['e', 'ents']],
    [/[sx]$/, ['']],
    [/e$/, ['es', 'ent']],
    [/$/, ['s']],
  ],
};

/** A word in another form: another number, another person, another time. */
export const inflected = (word: string, language: SearchLanguage, next: () => number): string => {
  const [ending, forms] = FORMS[language].find(([pattern]) => pattern.test(word)) ?? [/$/, ['s']];
  return word.replace(ending, forms[Math.floor(next() * forms.length)] ?? '');
};

/** A text phrases are drawn from. */
export interface PhraseSource {
  readonly text: string;
  readonly language: SearchLanguage;
  /** What tells it from the others; a text that is there several times is drawn as often. */
  readonly key: string;
}

export interface Phrase {
  /** The text it is from. */
  readonly key: string;
  readonly words: readonly string[];
  /** As it is typed. */
  readonly asWritten: string;
  readonly inflected: string;
  readonly lastWordCut: string;
}

/** Draws `count` phrases of 3 to 5 content words that follow each other in a text. */
export const drawPhrases = (texts: readonly PhraseSource[], count: number, seed: number): readonly Phrase[] => {
  const next = random(seed);
  const phrases: Phrase[] = [];
  while (phrases.length < count) {
    const { text, language, key } = texts[Math.floor(next() * texts.length)] ?? { text: '', language: 'en', key: '' };
    const all = contentWords(text);
    const length = 3 + Math.floor(next() * 3);
    if (all.length < length) continue;
    const from = Math.floor(next() * (all.length - length + 1));
    const words = all.slice(from, from + length);
    phrases.push({
      key,
      words,
      asWritten: words.join(' '),
      inflected: words.map((word) => inflected(word, language, next)).join(' '),
      lastWordCut: cutShort(words).join(' '),
    });
  }
  return phrases;
};

/**
 * The share of phrases, from 0 to 1, whose text is among the first ten of whoever knows nothing but the phrase as written, and
 * how the phrases were drawn: many texts have the very same words, and ten places don't hold them all.
 */
export const possible = (texts: readonly PhraseSource[], phrases: readonly Phrase[]): number => {
  const times = new Map<string, number>();
  for (const { key } of texts) times.set(key, (times.get(key) ?? 0) + 1);
  const distinct = [...new Map(texts.map((it) => [it.key, contentWords(it.text)]))];
  const having = new Map<string, number[]>();
  for (const [i, [, words]] of distinct.entries()) {
    for (const word of new Set(words)) {
      const known = having.get(word);
      if (known) known.push(i);
      else having.set(word, [i]);
    }
  }
  const chances = phrases.map(({ words }) => {
    const rarest = words.map((word) => having.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
    const shares = rarest.map((i) => {
      const [key, all] = distinct[i] ?? ['', []];
      const starts = all.length - words.length + 1;
      const found = Array.from({ length: Math.max(0, starts) }, (_, from) =>
        words.every((word, j) => all[from + j] === word),
      ).filter(Boolean).length;
      return found === 0 ? 0 : (found / starts) * (times.get(key) ?? 1);
    });
    const whole = shares.reduce((sum, it) => sum + it, 0);
    const ten = shares.sort((a, b) => b - a).slice(0, 10);
    return ten.reduce((sum, it) => sum + it, 0) / whole;
  });
  return chances.reduce((sum, it) => sum + it, 0) / phrases.length;
};

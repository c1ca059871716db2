import type { SearchLanguage } from '../src/library/search/stem.ts';

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

/*
 * Light stemming: what is left of a word without the endings that a sentence gives it. Two words with one stem are taken for the
 * same word; which stem that is does not matter. Accents are gone before (words.ts).
 */

export type SearchLanguage = 'en' | 'fr';

/**
 * Forms of a noun, and of a verb that is spelt alike: countering is done to a spell, counters lie on a permanent; dice are rolled, and
 * creatures die.
 */
const HOMOGRAPHS: readonly { readonly noun: readonly string[]; readonly verb: readonly string[] }[] = [
  { noun: ['dice'], verb: ['dies', 'died', 'dying'] },
  { noun: ['counters'], verb: ['countered', 'countering'] },
];

/** Whether two forms of one stem are of different words. */
export const areApart = (a: string, b: string): boolean =>
  HOMOGRAPHS.some(({ noun, verb }) => (noun.includes(a) && verb.includes(b)) || (noun.includes(b) && verb.includes(a)));

/** Whether a typed form may stand for one of a wording: what is countered is not what counters. */
export const standsFor = (typed: string, form: string): boolean =>
  !areApart(typed, form) && (form !== 'countered' || typed === form);

/** The stem of a folded word in a language. Words with digits and symbols are their own stems. */
export const stemOf = (word: string, language: SearchLanguage): string =>
  word.length < 3 || /\d/.test(word) || word.startsWith('sym')
    ? word
    : language === 'en'
      ? english(word)
      : french(word);

/** Whether two French words of one stem may be forms of one word: boucle and bouclier, vert and vertu are words of their own. */
export const areFrenchForms = (a: string, b: string): boolean => mayComeFrom(a, b) && mayComeFrom(b, a);

const mayComeFrom = (word: string, of: string): boolean => {
  // The i of sacrifier is there in all its forms, that of bouclier is no part of boucle.
  const kept = word.replace(/(?<=ier)es?$|(?<=i)ers?$|(?<=eu)(?:x|ses?)$/, '');
  if (kept !== word && !of.startsWith(kept)) return false;
  if (word.endsWith('x') && INFINITIVE.test(of)) return false;
  return !PARTICIPLE_IN_U.test(word) || HAS_PARTICIPLE_IN_U.test(of);
};

const INFINITIVE = /(?:er|ir|re)$/;
const PARTICIPLE_IN_U = /(?<![gq])ue?s?$/;
const HAS_PARTICIPLE_IN_U = /(?:re|ir|u|ue|us|ues|uer|uez|uent|uee?s?|uant)$/;

const single = (word: string): string => word.replace(/([^aeiou])\1$/, '$1');
const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);

/** Verbs of the game whose past has no ending of its own. */
const ENGLISH_IRREGULAR: Readonly<Record<string, string>> = {
  chose: 'choose',
  chosen: 'choose',
  dealt: 'deal',
  drew: 'draw',
  drawn: 'draw',
  lost: 'lose',
  left: 'leave',
  leaves: 'leave',
  paid: 'pay',
  became: 'become',
  dying: 'die',
  died: 'die',
  dies: 'die',
  dice: 'die',
  tied: 'tie',
  tying: 'tie',
  began: 'begin',
  begun: 'begin',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  won: 'win',
  fought: 'fight',
  spent: 'spend',
  kept: 'keep',
  went: 'go',
  gone: 'go',
  goes: 'go',
  said: 'say',
  says: 'say',
  spelt: 'spell',
  elves: 'elf',
  dwarves: 'dwarf',
  wolves: 'wolf',
  halves: 'half',
};

const english = (typed: string): string => {
  let word = ENGLISH_IRREGULAR[typed] ?? typed;
  if (/[^aeious]ies$/.test(word) && word.length > 4) word = `${word.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(word) && word.length > 4) word = word.slice(0, -2);
  else if (/[^sui]s$/.test(word)) word = word.slice(0, -1);
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length >= 3 - (ending === 'ing' && hasVowel(rest) ? 1 : 0) && hasVowel(rest)) {
      word = rest.endsWith('i') ? `${rest.slice(0, -1)}y` : rest;
      break;
    }
  }
  if (word.length > 3 && word.endsWith('e')) word = word.slice(0, -1);
  word = single(word);
  return word.length > 2 && word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
};

const FRENCH_IRREGULAR: Readonly<Record<string, string>> = {
  peut: 'pouvoir',
  peuvent: 'pouvoir',
  pouvez: 'pouvoir',
  doit: 'devoir',
  doivent: 'devoir',
  devez: 'devoir',
  obtient: 'obtenir',
  obtiennent: 'obtenir',
  obtiens: 'obtenir',
  devient: 'devenir',
  deviennent: 'devenir',
  revient: 'revenir',
  reviennent: 'revenir',
  contient: 'contenir',
  contiennent: 'contenir',
  mis: 'mettre',
  mise: 'mettre',
  mises: 'mettre',
  met: 'mettre',
  meurt: 'mourir',
  meurent: 'mourir',
  mort: 'mourir',
  morts: 'mourir',
  morte: 'mourir',
  mortes: 'mourir',
  detruit: 'detruire',
  detruite: 'detruire',
  detruits: 'detruire',
  detruites: 'detruire',
  detruisez: 'detruire',
  detruisent: 'detruire',
  produit: 'produire',
  produisent: 'produire',
  produits: 'produire',
  yeux: 'oeil',
};

/** Longest first; one after the other comes off while enough of the word is left, so that all forms end at the same place. */
const FRENCH_ENDINGS = [
  'issaient',
  'issante',
  'issant',
  'issait',
  'issent',
  'issez',
  'eraient',
  'iraient',
  'eront',
  'iront',
  'erait',
  'irait',
  'aient',
  'erez',
  'irez',
  'ante',
  'iez',
  'era',
  'ira',
  'ent',
  'ant',
  'ait',
  'er',
  'ez',
  'ir',
  'it',
  'ut',
  'e',
  'i',
  'u',
] as const;

const SHORT_STEM = /(?:ir|it|ut|i|u)$/;

const french = (typed: string): string => {
  let word = FRENCH_IRREGULAR[typed] ?? typed;
  if (/aux$/.test(word) && word.length > 4) word = `${word.slice(0, -3)}al`;
  else if (/[^s]s$|x$/.test(word) && word.length > 3) word = word.slice(0, -1);
  if (/(?:d|tt)re$/.test(word)) word = word.slice(0, -2);
  for (;;) {
    const rest = FRENCH_ENDINGS.find(
      (it) => word.endsWith(it) && word.length - it.length >= (SHORT_STEM.test(it) ? 4 : 3),
    );
    if (rest === undefined) break;
    word = word.slice(0, -rest.length);
  }
  word = single(word);
  return word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
};

import { oneSlip } from '../search/slip.ts';
import { areFrenchForms, type SearchLanguage, stemOf } from '../search/stem.ts';
import { wordsOf } from '../search/words.ts';
import { onceEach } from './reference.ts';
import type { RuleReference } from './rulesText.ts';

/** Something in the rules texts that goes by a name. */
export interface Name {
  /** As the text has it, or as it is called in English. */
  readonly title: string;
  /** The same in French; null where that is not known. */
  readonly fr: string | null;
  /** The language it is a name in; null for either. */
  readonly language: SearchLanguage | null;
  /** As it is compared. */
  readonly folded: string;
  readonly reference: RuleReference;
  /** What is meant first when several bear the name. */
  readonly rank: number;
}

/** The rank of what players and judges call a place; what they call it is meant before what only has it for a name. */
export const SAID = 2;

/** One spelling for names that differ in nothing a reader counts. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[+-]\d/.test(text) ? UNSIGNED : SEPARATORS, ' ')
    .trim();

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** All but letters, digits, and the sign of a number: `+1/+1` is not `1/1`. */
const UNSIGNED = /(?:(?!(?<![\p{L}\p{N}])[+-]\d)[^\p{L}\p{N}])+/gu;

/** Names to be looked up. Each answer has a place once, what is meant first first. */
export interface NameIndex {
  /** The places with exactly this name. */
  exactly(name: string): readonly Name[];
  /** The same for a term, which may stand in the plural. */
  ofTerm(term: string): readonly Name[];
  /** The same as the first, else those with the same words in other forms, in `language` or in either; articles and elisions do not count. */
  bearing(name: string, language?: SearchLanguage): readonly Name[];
  /** Names of several words in a language that differ in one slip of the finger in each at most. */
  near(name: string, language: SearchLanguage): readonly Name[];
  /** Names that begin like this, then those with a word that does. */
  beginning(typed: string): readonly Name[];
  /** Names of a language with these words among theirs. */
  having(typed: string, language: SearchLanguage): readonly Name[];
}

export const indexNames = (names: readonly Name[]): NameIndex => {
  const byFolded = placesBy(names, ({ folded }) => [folded]);
  /** Most names are found as they are. */
  let known: ReadonlyMap<string, readonly number[]> | undefined;
  const byStems = () => {
    known ??= placesBy(names, ({ folded, language }) => stemsOf(folded, language));
    return known;
  };
  const at = (places: readonly number[]): readonly Name[] => places.flatMap((place) => names[place] ?? []);
  const found = (folded: string): readonly Name[] => (folded === '' ? [] : byRank(at(byFolded.get(folded) ?? [])));
  return {
    exactly: (name) => found(foldName(name)),
    ofTerm: (term) =>
      [term, `${term}s`, term.replace(/y$/, 'ies')]
        .map((it) => found(foldName(it)))
        .find((places) => places.length > 0) ?? [],
    bearing: (name, language) => {
      const folded = foldName(name);
      const exact = found(folded).filter((it) => !language || it.language === null || it.language === language);
      if (exact.length > 0 || folded === '') return exact;
      const places = new Set(stemsOf(name, language ?? null).flatMap((stems) => byStems().get(stems) ?? []));
      const isForm = (it: Name) => language !== 'fr' || folded.includes(' ') || areFrenchForms(folded, it.folded);
      return byRank(at([...places].sort((a, b) => a - b)).filter(isForm));
    },
    near: (name, language) => {
      const typed = wordsOf(name);
      const { length } = typed.join(' ');
      const isLike = ({ folded }: Name) =>
        Math.abs(folded.length - length) <= typed.length && isNear(typed, folded.split(' '));
      return byRank(names.filter((it) => (it.language ?? language) === language && isLike(it)));
    },
    beginning: (typed) => {
      const folded = foldName(typed);
      if (folded === '') return [];
      const order = (it: Name) => (it.folded === folded ? 0 : it.folded.startsWith(folded) ? 10 : 20) + it.rank;
      return onceEach(
        names
          .filter((it) => ` ${it.folded}`.includes(` ${folded}`))
          .sort((a, b) => order(a) - order(b) || a.folded.length - b.folded.length),
      );
    },
    having: (typed, language) => {
      const folded = foldName(typed);
      if (folded === '') return [];
      return byRank(
        names.filter((it) => (it.language ?? language) === language && ` ${it.folded} `.includes(` ${folded} `)),
      );
    },
  };
};

/** Where in `names` those stand that have a key. */
const placesBy = (
  names: readonly Name[],
  keysOf: (name: Name) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    for (const key of keysOf(name)) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  return places;
};

/** Without articles and the endings of its words, in a language or in each, which stands before them. */
const stemsOf = (name: string, language: SearchLanguage | null): readonly string[] => {
  const all = wordsOf(name);
  const content = all.filter((word) => !ARTICLES.has(word));
  const words = content.length > 0 ? content : all;
  return (language ? [language] : (['en', 'fr'] as const)).map((each) => {
    const stems = words.map((word) => stemOf(word, each)).join(' ');
    // A short French stem is that of too many words: alone it stands only for its plural (`vol`, voleur).
    return `${each} ${each === 'fr' && stems.length < SHORTEST_STEM ? words.join(' ').replace(/[sx]$/, '') : stems}`;
  });
};

const SHORTEST_STEM = 4;

/** In French with the prepositions that melt into them. */
const ARTICLES: ReadonlySet<string> = new Set('a an the le la les un une des du de au aux'.split(' '));

/** Shorter words have too many neighbours. */
const SHORTEST_SLIP = 4;

/** A word alone may as well be another one that looks like it (`prison`, poison). */
const isNear = (typed: readonly string[], words: readonly string[]): boolean =>
  words.length > 1 &&
  typed.length === words.length &&
  words.every((word, i) => {
    const other = typed[i] ?? '';
    return word === other || (other.length >= SHORTEST_SLIP && oneSlip(word, other));
  });

/** What is meant first first, each place once. */
export const byRank = (names: readonly Name[]): readonly Name[] => onceEach([...names].sort((a, b) => a.rank - b.rank));

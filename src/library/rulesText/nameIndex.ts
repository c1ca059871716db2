import { stemOf } from '../search/stem.ts';
import type { RuleHeadingOf, RuleReference } from './rulesText.ts';

/** Something in the rules texts that goes by a name. */
export interface Name {
  /** As it is shown. */
  readonly title: string;
  /** As it is compared. */
  readonly folded: string;
  readonly reference: RuleReference;
  /** What is meant first when several bear the name. */
  readonly rank: number;
}

/** One spelling for names that differ in nothing a reader counts. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names to be looked up. Each answer has a place once, what is meant first first. */
export interface NameIndex {
  /** The places with exactly this name. */
  exactly(name: string): readonly Name[];
  /** The same, else those with the same words in other forms, in either language. */
  bearing(name: string): readonly Name[];
  /** Names that begin like this, then those with a word that does. */
  beginning(typed: string): readonly RuleHeadingOf[];
}

export const indexNames = (names: readonly Name[]): NameIndex => {
  const byFolded = placesBy(names, ({ folded }) => [folded]);
  const byStems = placesBy(names, ({ folded }) => stemsOf(folded));
  const at = (places: readonly number[]): readonly Name[] => places.flatMap((place) => names[place] ?? []);
  const found = (folded: string): readonly Name[] => (folded === '' ? [] : byRank(at(byFolded.get(folded) ?? [])));
  return {
    exactly: (name) => found(foldName(name)),
    bearing: (name) => {
      const folded = foldName(name);
      const exact = found(folded);
      if (exact.length > 0 || folded === '') return exact;
      const places = new Set(stemsOf(folded).flatMap((stems) => byStems.get(stems) ?? []));
      return byRank(at([...places].sort((a, b) => a - b)));
    },
    beginning: (typed) => {
      const folded = foldName(typed);
      if (folded === '') return [];
      const order = (it: Name) => (it.folded === folded ? 0 : it.folded.startsWith(folded) ? 10 : 20) + it.rank;
      return unique(
        names
          .filter((it) => ` ${it.folded}`.includes(` ${folded}`))
          .sort((a, b) => order(a) - order(b) || a.folded.length - b.folded.length),
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

/** Without the endings of its words, in each language, which stands before them. */
const stemsOf = (folded: string): readonly string[] =>
  (['en', 'fr'] as const).map((language) => {
    const stems = folded.split(' ').map((word) => stemOf(word, language));
    return `${language} ${stems.join(' ')}`;
  });

const byRank = (names: readonly Name[]): readonly Name[] => unique([...names].sort((a, b) => a.rank - b.rank));

const unique = (names: readonly Name[]): readonly Name[] => {
  const seen = new Set<string>();
  return names.filter(({ reference: { document, number } }) => {
    const key = `${document} ${number}`;
    return !seen.has(key) && seen.add(key);
  });
};

import type { Mechanic } from '../library.ts';
import { stemOf } from '../search/stem.ts';
import type { Term } from '../starter.ts';
import { byTrust } from './read.ts';
import type { RulesRow, RulesRows, StoredEdition } from './rows.ts';
import { DOCUMENTS, type DocumentKind, type RuleHeadingOf, type RuleReference } from './rulesText.ts';
import { RULES_TERMS } from './terms.ts';

/** A mechanic with all its names. */
export interface NamedMechanic {
  readonly mechanic: Mechanic;
  readonly names: readonly string[];
}

/** Something in the rules texts that goes by a name. */
export interface Name {
  /** As it is shown. */
  readonly title: string;
  /** As it is compared. */
  readonly folded: string;
  /** The same without the endings of its words, in each language. */
  readonly stems: readonly string[];
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

/**
 * All names in the newest edition of each document: headings, mechanics and what else players and judges say in both languages,
 * glossary terms whose name nothing else bears, and the French of `words` that are such a name in English. A mechanic leads to the rule that has its English name for a title in that edition, else to the rule it is known for.
 */
export const namesIn = (
  rows: RulesRows,
  mechanics: readonly NamedMechanic[],
  words: readonly Term[],
): readonly Name[] => {
  const newest = (document: DocumentKind) => byTrust(rows.editions.filter((it) => it.document === document))[0] ?? null;
  const editions = DOCUMENTS.map(newest).filter((it) => it !== null);
  const rules = editions.find(({ document }) => document === 'CR');
  const headings = editions.flatMap((edition) => headingsOf(rows, edition));
  const own = rules ? mechanicsOf(rows, rules, mechanics, headings) : [];
  const said = editions.flatMap((edition) => saidOf(rows, edition, headings));
  const taken = new Set(
    [...headings, ...own, ...said].filter(({ reference }) => reference.document === 'CR').map(({ folded }) => folded),
  );
  const terms = rules ? termsOf(rows, rules).filter(({ folded }) => !taken.has(folded)) : [];
  const english = [...headings, ...own, ...said, ...terms].map(withStems);
  const french = frenchOf(words, english).filter(({ folded }) => !taken.has(folded));
  return [...english, ...french.map(withStems)];
};

const withStems = (it: Found): Name => ({ ...it, stems: stemsOf(it.folded) });

/** A name before its stems are known. */
type Found = Omit<Name, 'stems'>;

const stemsOf = (folded: string): readonly string[] =>
  (['en', 'fr'] as const).map((language) =>
    folded
      .split(' ')
      .map((word) => stemOf(word, language))
      .join(' '),
  );

const place = (document: DocumentKind, number: string): RuleReference => ({
  document,
  number,
  alone: false,
  date: null,
});

const headingsOf = (rows: RulesRows, edition: StoredEdition): readonly Found[] => {
  const seen = new Set<string>();
  return rows.names(edition.id).flatMap((row) => {
    if (row.kind !== 'heading' || seen.has(row.number)) return [];
    seen.add(row.number);
    const reference = place(edition.document, row.number);
    const names = [
      row.text,
      ...(edition.document === 'CR' ? [] : [row.text.replace(/^.*\s—\s|^Appendix [A-Z]\s?—\s?/, '')]),
    ];
    return [...new Set(names)].map((name) => ({
      title: row.text,
      folded: foldName(name),
      reference,
      rank: edition.document === 'CR' ? (row.number.includes('.') ? 0 : 1) : 3,
    }));
  });
};

const mechanicsOf = (
  rows: RulesRows,
  edition: StoredEdition,
  mechanics: readonly NamedMechanic[],
  headings: readonly Found[],
): readonly Found[] => {
  const titled = new Map(headings.filter(({ rank }) => rank <= 1).map((it) => [it.folded, it.reference]));
  return mechanics.flatMap(({ mechanic, names }) => {
    const known = mechanic.rule !== null && rows.beginning(edition.id, mechanic.rule, 1)[0]?.number === mechanic.rule;
    const reference = titled.get(foldName(mechanic.en)) ?? (known ? place('CR', mechanic.rule ?? '') : null);
    if (!reference) return [];
    const title = mechanic.fr === mechanic.en ? mechanic.en : `${mechanic.fr} — ${mechanic.en}`;
    return [...new Set(names.map(foldName))].map((folded) => ({ title, folded, reference, rank: 2 }));
  });
};

/** French words of the game lead to what has their English one for a name. */
const frenchOf = (words: readonly Term[], names: readonly Name[]): readonly Found[] =>
  words.flatMap(({ en, fr, type }) => {
    const [named] = type ? [] : bearing(names, en);
    if (!named) return [];
    const title = `${capital(fr[0] ?? en)} — ${capital(en)}`;
    return [...new Set(fr.map(foldName))].map((folded) => ({ ...named, title, folded, rank: 5 }));
  });

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What players and judges say leads to what has its English name for a title, else to the number it is known for. */
const saidOf = (rows: RulesRows, edition: StoredEdition, headings: readonly Found[]): readonly Found[] => {
  const { document } = edition;
  const titled = new Map(
    headings.filter(({ reference }) => reference.document === document).map((it) => [it.folded, it.reference]),
  );
  return RULES_TERMS.filter((it) => it.document === document).flatMap(({ number, en, fr, also }) => {
    const known = rows.own(edition.id, number) ? place(document, number) : null;
    const reference = titled.get(foldName(en)) ?? known;
    if (!reference) return [];
    const title = fr === en.toLowerCase() ? en : `${capital(fr)} — ${en}`;
    return [...new Set([en, fr, ...also].map(foldName))].map((folded) => ({ title, folded, reference, rank: 2 }));
  });
};

/** A term may have several names: `Remove from the Game, Removed (Obsolete)`. */
const termsOf = (rows: RulesRows, edition: StoredEdition): readonly Found[] =>
  rows
    .names(edition.id)
    .filter((row: RulesRow) => row.kind === 'term')
    .flatMap((row) => {
      const names = [row.number, ...row.number.replace(/\s*\([^)]*\)$/, '').split(/,\s*/)];
      return [...new Set(names.map(foldName))].map((folded) => ({
        title: row.number,
        folded,
        reference: place('CR', row.number),
        rank: 4,
      }));
    });

/** The places with exactly this name, else with the same words in other forms; each once, what is meant first first. */
export const bearing = (names: readonly Name[], name: string): readonly Name[] => {
  const exact = bearingExactly(names, name);
  if (exact.length > 0) return exact;
  const folded = foldName(name);
  if (folded === '') return [];
  const stems = stemsOf(folded);
  return byRank(names.filter((it) => it.stems.some((stem, i) => stem === stems[i])));
};

/** The same, in no other forms. */
export const bearingExactly = (names: readonly Name[], name: string): readonly Name[] => {
  const folded = foldName(name);
  return folded === '' ? [] : byRank(names.filter((it) => it.folded === folded));
};

const byRank = (names: readonly Name[]): readonly Name[] => unique([...names].sort((a, b) => a.rank - b.rank));

/** Names that begin like this, then those with a word that does. */
export const beginning = (names: readonly Name[], typed: string): readonly RuleHeadingOf[] => {
  const folded = foldName(typed);
  if (folded === '') return [];
  const order = (it: Name) => (it.folded === folded ? 0 : it.folded.startsWith(folded) ? 10 : 20) + it.rank;
  return unique(
    names
      .filter((it) => ` ${it.folded}`.includes(` ${folded}`))
      .sort((a, b) => order(a) - order(b) || a.folded.length - b.folded.length),
  );
};

const unique = (names: readonly Name[]): readonly Name[] => {
  const seen = new Set<string>();
  return names.filter(({ reference: { document, number } }) => {
    const key = `${document} ${number}`;
    return !seen.has(key) && seen.add(key);
  });
};

import type { Mechanic } from '../library.ts';
import type { Term } from '../starter.ts';
import { foldName, indexNames, type Name, type NameIndex } from './nameIndex.ts';
import { byTrust } from './read.ts';
import type { RulesRow, RulesRows, StoredEdition } from './rows.ts';
import { DOCUMENTS, type DocumentKind, type RuleReference } from './rulesText.ts';
import { RULES_TERMS } from './terms.ts';

/** A mechanic with all its names. */
export interface NamedMechanic {
  readonly mechanic: Mechanic;
  readonly names: readonly string[];
}

/**
 * All names in the newest edition of each document: headings, mechanics and what else players and judges say in both languages,
 * glossary terms whose name nothing else bears, and the French of `words` that are such a name in English. A mechanic leads to the rule that has its English name for a title in that edition, else to the rule it is known for.
 */
export const namesIn = (rows: RulesRows, mechanics: readonly NamedMechanic[], words: readonly Term[]): NameIndex => {
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
  const english = [...headings, ...own, ...said, ...terms];
  const french = frenchOf(words, indexNames(english)).filter(({ folded }) => !taken.has(folded));
  return indexNames([...english, ...french]);
};

const place = (document: DocumentKind, number: string): RuleReference => ({
  document,
  number,
  alone: false,
  date: null,
});

const headingsOf = (rows: RulesRows, edition: StoredEdition): readonly Name[] => {
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
  headings: readonly Name[],
): readonly Name[] => {
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
const frenchOf = (words: readonly Term[], names: NameIndex): readonly Name[] =>
  words.flatMap(({ en, fr, type }) => {
    const [named] = type ? [] : names.bearing(en);
    if (!named) return [];
    const title = `${capital(fr[0] ?? en)} — ${capital(en)}`;
    return [...new Set(fr.map(foldName))].map((folded) => ({ ...named, title, folded, rank: 5 }));
  });

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What players and judges say leads to what has its English name for a title, else to the number it is known for. */
const saidOf = (rows: RulesRows, edition: StoredEdition, headings: readonly Name[]): readonly Name[] => {
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
const termsOf = (rows: RulesRows, edition: StoredEdition): readonly Name[] =>
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

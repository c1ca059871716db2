import type { Mechanic } from '../library.ts';
import type { Term } from '../starter.ts';
import { calling, capital, withoutKind } from './called.ts';
import { foldName, indexNames, type Name, type NameIndex, SAID } from './nameIndex.ts';
import { byTrust } from './read.ts';
import type { RulesRow, RulesRows, StoredEdition } from './rows.ts';
import { type Called, DOCUMENTS, type DocumentKind, type RuleReference } from './rulesText.ts';
import { RULES_TERMS } from './terms.ts';

/** A mechanic with all its names. */
export interface NamedMechanic {
  readonly mechanic: Mechanic;
  readonly names: readonly string[];
}

/** What goes by a name in the rules texts. */
export interface RulesNames {
  readonly names: NameIndex;
  /** A title, or what stands behind its kind (`Tournament Error — Slow Play`), with its French where that is known. */
  called(title: string): Called;
}

/**
 * All names in the newest edition of each document: headings, mechanics and what else players and judges say in both languages,
 * glossary terms whose name nothing else bears, and the French of `words` that are such names in English. A mechanic leads to the rule that has its English name for a title in that edition, else to the rule it is known for.
 */
export const namesIn = (rows: RulesRows, mechanics: readonly NamedMechanic[], words: readonly Term[]): RulesNames => {
  const newest = (document: DocumentKind) => byTrust(rows.editions.filter((it) => it.document === document))[0] ?? null;
  const editions = DOCUMENTS.map(newest).filter((it) => it !== null);
  const rules = editions.find(({ document }) => document === 'CR');
  const called = calling(mechanics, words);
  const headings = editions.flatMap((edition) => headingsOf(rows, edition, called));
  const own = rules ? mechanicsOf(rows, rules, mechanics, headings) : [];
  const said = editions.flatMap((edition) => saidOf(rows, edition, headings));
  const taken = new Set(
    [...headings, ...own, ...said].filter(({ reference }) => reference.document === 'CR').map(({ folded }) => folded),
  );
  const terms = rules ? termsOf(rows, rules, called).filter(({ folded }) => !taken.has(folded)) : [];
  const english = [...headings, ...own, ...said, ...terms];
  return { names: indexNames([...english, ...frenchOf(words, indexNames(english))]), called };
};

const place = (document: DocumentKind, number: string): RuleReference => ({
  document,
  number,
  alone: false,
  date: null,
});

const headingsOf = (rows: RulesRows, edition: StoredEdition, called: RulesNames['called']): readonly Name[] => {
  const seen = new Set<string>();
  return rows.names(edition.id).flatMap((row) => {
    if (row.kind !== 'heading' || seen.has(row.number)) return [];
    seen.add(row.number);
    const reference = place(edition.document, row.number);
    const names = [row.text, ...(edition.document === 'CR' ? [] : [withoutKind(row.text)])];
    return [...new Set(names)].map((name) => ({
      ...called(row.text),
      language: 'en',
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
    const { en: title, fr } = mechanic;
    return [...new Set(names.map(foldName))].map((folded) => ({
      title,
      fr,
      language: languageOf(folded, title, fr),
      folded,
      reference,
      rank: SAID,
    }));
  });
};

/** What is neither of the two names may be said in both languages. */
const languageOf = (folded: string, en: string, fr: string): Name['language'] =>
  foldName(en) === foldName(fr) ? null : folded === foldName(en) ? 'en' : folded === foldName(fr) ? 'fr' : null;

/** A French word of the game leads wherever its English one does. */
const frenchOf = (words: readonly Term[], names: NameIndex): readonly Name[] =>
  words.flatMap(({ en, fr, type }) => {
    const meant = type ? [] : names.ofTerm(en);
    return meant.flatMap((name) =>
      [...new Set(fr.map(foldName))].map((folded) => ({
        ...name,
        ...calledAs(name, en, fr[0] ?? en),
        language: 'fr' as const,
        rank: Math.max(name.rank, SAID),
        folded,
      })),
    );
  });

/** A title that does not have the word does not say why it was found. */
const calledAs = ({ title, fr }: Name, en: string, french: string): Called =>
  foldName(title).includes(foldName(en))
    ? { title, fr: fr ?? capital(french) }
    : { title: capital(en), fr: capital(french) };

/** What players and judges say leads to what has its English name for a title, else to the number it is known for. */
const saidOf = (rows: RulesRows, edition: StoredEdition, headings: readonly Name[]): readonly Name[] => {
  const { document } = edition;
  const titled = new Map(
    headings.filter(({ reference }) => reference.document === document).map((it) => [it.folded, it.reference]),
  );
  return RULES_TERMS.filter((it) => it.document === document).flatMap(({ number, en, fr, also }) => {
    const known = rows.own(edition.id, number) ? place(document, number) : null;
    const isTitle = rows.own(edition.id, number)?.text === en;
    const reference = isTitle ? known : (titled.get(foldName(en)) ?? known);
    if (!reference) return [];
    return [...new Set([en, fr, ...also].map(foldName))].map((folded) => ({
      title: en,
      fr: capital(fr),
      language: languageOf(folded, en, fr),
      folded,
      reference,
      rank: SAID,
    }));
  });
};

/** A term may have several names: `Remove from the Game, Removed (Obsolete)`. */
const termsOf = (rows: RulesRows, edition: StoredEdition, called: RulesNames['called']): readonly Name[] =>
  rows
    .names(edition.id)
    .filter((row: RulesRow) => row.kind === 'term')
    .flatMap((row) => {
      const names = [row.number, ...row.number.replace(/\s*\([^)]*\)$/, '').split(/,\s*/)];
      return [...new Set(names.map(foldName))].map((folded) => ({
        ...called(row.number),
        title: row.number,
        language: 'en',
        folded,
        reference: place('CR', row.number),
        rank: 4,
      }));
    });

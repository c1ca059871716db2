import type { Database } from 'better-sqlite3';
import type { Texts } from '../search/texts.ts';
import { isClear, meant } from './meant.ts';
import { type NamedMechanic, namesIn, type RulesNames } from './names.ts';
import { nearNumbers } from './near.ts';
import { searching } from './passages.ts';
import { byTrust, editionOf, readRule } from './read.ts';
import { makeRuleReference, parseRuleReference, typedBeginning, typedReference } from './reference.ts';
import { openRulesRows } from './rows.ts';
import type { RuleAnswer, RuleHeadingOf, RuleReference, RulesTexts } from './rulesText.ts';

/** Opens the rules texts of a library; `texts` searches them, `mechanics` are asked for when names are first needed. */
export const openRulesTexts = (db: Database, texts: Texts, mechanics: () => readonly NamedMechanic[]): RulesTexts => {
  const rows = openRulesRows(db);
  let known: RulesNames | undefined;
  const rulesNames = () => {
    known ??= namesIn(rows, mechanics(), texts.terms);
    return known;
  };
  const called = (title: string) => rulesNames().called(title);
  const names = () => rulesNames().names;
  const search = searching(rows, texts);

  /** Places whose number begins with what was typed. */
  const numbered = (typed: string, limit: number): readonly RuleHeadingOf[] => {
    const asked = typedReference(typed);
    const begun = typedBeginning(typed) ?? asked;
    if (!begun) return [];
    for (const edition of byTrust(rows.editions.filter(({ document }) => document === begun.document))) {
      const places = rows.beginning(edition.id, begun.number, limit);
      if (places.length === 0) continue;
      return places.map(({ number, text }) => ({
        reference: { document: begun.document, number, alone: false, date: null },
        ...called(text),
      }));
    }
    return [];
  };

  const missing = (reference: RuleReference): RuleAnswer => {
    const editions = byTrust(rows.editions.filter(({ document }) => document === reference.document));
    const edition = editions.find(({ date }) => date === reference.date) ?? editions[0];
    if (!edition) return { kind: 'missing', reference, edition: null, near: [] };
    const near = nearNumbers(rows, edition.id, reference.number).map((number) => ({
      reference: { ...reference, number, alone: false },
      ...called(rows.own(edition.id, number)?.text ?? number),
    }));
    return { kind: 'missing', reference, edition: editionOf(edition), near };
  };

  /** A number that is there, or was known by another number; else a name. */
  const find = (typed: string, language: 'en' | 'fr' = 'en'): RuleAnswer => {
    const asked = typedReference(typed);
    const place = [parseRuleReference(typed), asked].find((it) => it && readRule(rows, it));
    if (place) return { kind: 'one', reference: place, title: null, fr: null };
    const places = meant(typed, language, names(), texts);
    const [first] = places;
    if (!first) return asked ? missing(asked) : { kind: 'none', near: names().having(typed, language) };
    if (!isClear(places, language)) return { kind: 'several', places };
    const { reference, title, fr } = first;
    return { kind: 'one', reference, title, fr };
  };

  return {
    editions: () => rows.editions.map(editionOf),
    read: (reference) => readRule(rows, reference),
    definedBy: ({ lines, cited, reference }) => {
      const [number, ...others] = cited;
      if (lines[0].kind !== 'term' || number === undefined || others.length > 0) return null;
      return readRule(rows, { ...reference, number, alone: false });
    },
    find,
    reference: makeRuleReference,
    search,
    called,
    complete: (typed, limit, language) => {
      const named = [...meant(typed, language, names(), texts), ...names().beginning(typed)];
      const offered = onceEach([...numbered(typed, limit), ...named]).slice(0, limit);
      if (offered.length > 0 || typed.trim().length < SHORTEST_SEARCH) return offered;
      return search(typed, MOST_FOUND, language).found.map(({ reference, text }) => ({
        reference,
        title: text,
        fr: null,
      }));
    },
  };
};

const onceEach = (places: readonly RuleHeadingOf[]): readonly RuleHeadingOf[] => {
  const seen = new Set<string>();
  return places.filter(({ reference }) => {
    const place = makeRuleReference(reference);
    return !seen.has(place) && seen.add(place);
  });
};

/** What no name begins like is searched by its words, for a few choices. */
const MOST_FOUND = 10;
/** Fewer letters say too little to search by. */
const SHORTEST_SEARCH = 3;

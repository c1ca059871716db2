import type { Database } from 'better-sqlite3';
import type { Texts } from '../search/texts.ts';
import { isClear, meant } from './meant.ts';
import type { Name } from './nameIndex.ts';
import { type NamedMechanic, namesIn, type RulesNames } from './names.ts';
import { nearNumbers } from './near.ts';
import { searching } from './passages.ts';
import { byTrust, editionOf, readRule } from './read.ts';
import { makeRuleReference, onceEach, parseRuleReference } from './reference.ts';
import { openRulesRows } from './rows.ts';
import type { RuleAnswer, RuleHeadingOf, RuleReference, RulesTexts } from './rulesText.ts';
import { typedBeginning, typedName, typedReferences } from './typed.ts';

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
  /** What has it for a name: of the document that was said with it. */
  const named = (typed: string, language: 'en' | 'fr'): readonly Name[] => {
    const places = meant(typed, language, names(), texts);
    const said = places.length > 0 ? null : typedName(typed);
    if (!said) return places;
    const of = ({ reference }: Name) => said.document === null || reference.document === said.document;
    return meant(said.name, language, names(), texts).filter(of);
  };
  /** What has it in its name, or has a name that begins like it. */
  const near = (typed: string, language: 'en' | 'fr'): readonly RuleHeadingOf[] =>
    onceEach([...names().having(typed, language), ...names().beginning(typed)]);

  /** Places whose number begins with what was typed; of a number that is none, those near it. */
  const numbered = (typed: string, limit: number): readonly RuleHeadingOf[] => {
    const begun = typedBeginning(typed);
    const places = begun?.documents.flatMap((document) => {
      const editions = byTrust(rows.editions.filter((it) => it.document === document));
      const found = editions.map(({ id }) => rows.beginning(id, begun.number, limit)).find((some) => some.length > 0);
      return (found ?? []).map(({ number, text }) => ({
        reference: { document, number, alone: false, date: null },
        ...called(text),
      }));
    });
    if (places?.length) return places;
    const answer = byNumber(typedReferences(typed));
    return answer?.kind === 'missing' ? answer.near : answer?.kind === 'one' ? [headingOf(answer.reference)] : [];
  };

  const headingOf = (reference: RuleReference): RuleHeadingOf => ({
    reference,
    ...called(readRule(rows, reference)?.lines[0].text ?? reference.number),
  });

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

  /** What a number means: of the Comprehensive Rules, where they have it; else of what document has it. Null for no number. */
  const byNumber = (asked: readonly RuleReference[]): RuleAnswer | null => {
    const [first, ...others] = asked;
    if (!first) return null;
    const there = readRule(rows, first) ? [first] : others.filter((it) => readRule(rows, it));
    const [place, second] = there;
    if (place && second) return { kind: 'several', places: there.map(headingOf) };
    return place ? { kind: 'one', reference: place, title: null, fr: null } : missing(first);
  };

  /** A number that is there, or was known by another number; else a name. */
  const find = (typed: string, language: 'en' | 'fr' = 'en'): RuleAnswer => {
    const given = parseRuleReference(typed);
    if (given && readRule(rows, given)) return { kind: 'one', reference: given, title: null, fr: null };
    const numbered = byNumber(typedReferences(typed));
    if (numbered && (numbered.kind !== 'missing' || /\d/.test(numbered.reference.number))) return numbered;
    const places = named(typed, language);
    const [first] = places;
    if (!first) return numbered ?? { kind: 'none', near: near(typed, language) };
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
      const asNumber = numbered(typed, limit);
      if (/\d/.test(typed) && asNumber.length > 0) return asNumber.slice(0, limit);
      const byName = [...named(typed, language), ...near(typed, language)];
      const offered = onceEach([...asNumber, ...byName]).slice(0, limit);
      if (offered.length > 0 || typed.trim().length < SHORTEST_SEARCH) return offered;
      return search(typed, MOST_FOUND, language).found.map(({ reference, text }) => ({
        reference,
        title: text,
        fr: null,
      }));
    },
  };
};

/** What no name begins like is searched by its words, for a few choices. */
const MOST_FOUND = 10;
/** Fewer letters say too little to search by. */
const SHORTEST_SEARCH = 3;

import type { Database } from 'better-sqlite3';
import { excerptsFor } from '../search/excerpt.ts';
import type { Texts } from '../search/texts.ts';
import type { Name, NameIndex } from './nameIndex.ts';
import { type NamedMechanic, namesIn } from './names.ts';
import { nearNumbers } from './near.ts';
import { byTrust, editionOf, readRule } from './read.ts';
import { makeRuleReference, parseRuleReference, typedBeginning, typedReference } from './reference.ts';
import { openRulesRows } from './rows.ts';
import type { FoundRule, RuleAnswer, RuleHeadingOf, RuleReference, RulesTexts } from './rulesText.ts';

/** Opens the rules texts of a library; `texts` searches them, `mechanics` are asked for when names are first needed. */
export const openRulesTexts = (db: Database, texts: Texts, mechanics: () => readonly NamedMechanic[]): RulesTexts => {
  const rows = openRulesRows(db);
  let known: NameIndex | undefined;
  const names = () => {
    known ??= namesIn(rows, mechanics(), texts.terms);
    return known;
  };

  const titleOf = (edition: number, number: string): string | null => {
    for (const at of [number.replace(/[a-z]$/, ''), number.split('.')[0] ?? '']) {
      const heading = rows.heading(edition, at);
      if (heading) return heading.text;
    }
    return null;
  };

  const search = (typed: string, limit: number): readonly FoundRule[] => {
    const found = new Map<string, FoundRule>();
    const excerptOf = excerptsFor(texts.readings(typed));
    for (const { ref } of texts.find(typed, 'rules', limit * 3)) {
      if (!('document' in ref)) continue;
      const edition = rows.editions.find(({ id }) => id === ref.document);
      const row = rows.at(ref.document, ref.position);
      if (!edition || !row) continue;
      const reference = { document: edition.document, number: row.number, alone: false, date: null };
      const key = `${edition.document} ${row.number}`;
      const title = row.kind === 'term' ? null : titleOf(edition.id, row.number);
      if (!found.has(key))
        found.set(key, {
          reference,
          edition: editionOf(edition),
          title,
          text: row.text,
          excerpt: excerptOf(row.text, LONGEST_EXCERPT),
        });
      if (found.size === limit) break;
    }
    return [...found.values()];
  };

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
        title: text,
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
      title: rows.own(edition.id, number)?.text ?? number,
    }));
    return { kind: 'missing', reference, edition: editionOf(edition), near };
  };

  /** To who reads French, a French word of the game is no form of an English one that looks like it (`partie`, Party). */
  const named = (typed: string, language: 'en' | 'fr' | undefined): readonly Name[] => {
    const isFrench = language === 'fr' && names().exactly(typed).length === 0;
    return names().bearing((isFrench ? texts.inEnglish(typed, 'fr') : null) ?? typed);
  };

  /** A number that is there, or was known by another number; else a name. */
  const find = (typed: string, language?: 'en' | 'fr'): RuleAnswer => {
    const asked = typedReference(typed);
    const place = [parseRuleReference(typed), asked].find((it) => it && readRule(rows, it));
    if (place) return { kind: 'one', reference: place, title: null };
    const places = named(typed, language);
    const [first] = places;
    if (!first) return asked ? missing(asked) : { kind: 'none' };
    const isClear = places.length === 1 || (first.reference.document === 'CR' && first.rank < 3);
    return isClear ? { kind: 'one', reference: first.reference, title: first.title } : { kind: 'several', places };
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
    inEnglish: texts.inEnglish,
    complete: (typed, limit, language) => {
      const offered = [...numbered(typed, limit), ...names().beginning(typed)].slice(0, limit);
      if (offered.length > 0 || typed.trim().length < SHORTEST_SEARCH) return offered;
      return search(texts.inEnglish(typed, language) ?? typed, MOST_FOUND).map(({ reference, text }) => ({
        reference,
        title: text,
      }));
    },
  };
};

/** A passage is shown by the part that says what was typed. */
const LONGEST_EXCERPT = 220;
/** What no name begins like is searched by its words, for a few choices. */
const MOST_FOUND = 10;
/** Fewer letters say too little to search by. */
const SHORTEST_SEARCH = 3;

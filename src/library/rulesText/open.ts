import type { Database } from 'better-sqlite3';
import { type Excerpt, excerptsFor } from '../search/excerpt.ts';
import type { Found } from '../search/searched.ts';
import type { Texts } from '../search/texts.ts';
import { byRank, type Name, SAID } from './nameIndex.ts';
import { type NamedMechanic, namesIn, type RulesNames } from './names.ts';
import { nearNumbers } from './near.ts';
import { byTrust, editionOf, readRule } from './read.ts';
import { makeRuleReference, parseRuleReference, typedBeginning, typedReference } from './reference.ts';
import { openRulesRows } from './rows.ts';
import type { FoundRule, FoundRules, RuleAnswer, RuleHeadingOf, RuleReference, RulesTexts } from './rulesText.ts';

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

  const titleOf = (edition: number, number: string): string | null => {
    for (const at of [number.replace(/[a-z]$/, ''), number.split('.')[0] ?? '']) {
      const heading = rows.heading(edition, at);
      if (heading) return heading.text;
    }
    return null;
  };

  /** The places behind what a search found, each once. */
  const passages = (found: readonly Found[], excerptOf: Excerpt, limit: number): readonly FoundRule[] => {
    const passages = new Map<string, FoundRule>();
    for (const { ref } of found) {
      if (!('document' in ref)) continue;
      const edition = rows.editions.find(({ id }) => id === ref.document);
      const row = rows.at(ref.document, ref.position);
      if (!edition || !row) continue;
      const reference = { document: edition.document, number: row.number, alone: false, date: null };
      const key = `${edition.document} ${row.number}`;
      const title = row.kind === 'term' ? null : titleOf(edition.id, row.number);
      if (!passages.has(key))
        passages.set(key, {
          reference,
          edition: editionOf(edition),
          title,
          text: row.text,
          excerpt: excerptOf(row.text, LONGEST_EXCERPT),
        });
      if (passages.size === limit) break;
    }
    return [...passages.values()];
  };

  const search = (typed: string, limit: number, language: 'en' | 'fr'): FoundRules => {
    const most = limit * 3;
    const english = texts.inEnglish(typed, language);
    if (english) {
      const { said } = english;
      const excerptOf = excerptsFor(said.flatMap(texts.readings));
      const found = passages(texts.findSaid(said, most), excerptOf, limit);
      if (found.length > 0 || language === 'fr') return { said, found };
    }
    return { said: null, found: passages(texts.find(typed, 'rules', most), excerptsFor(texts.readings(typed)), limit) };
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

  /** A French name is what its one English name is; of several it leads wherever each does, and none of them is meant before another. */
  const withEnglish = (places: readonly Name[]): readonly Name[] => {
    const french = places.filter((it) => it.language === 'fr');
    const titles = [...new Set(french.map(({ title }) => title))];
    const english = titles.flatMap((title) => names().exactly(title)).map((it) => ({ ...it, language: 'fr' as const }));
    const isOne = titles.length === 1 && french.length === places.length;
    return byRank([...places, ...(isOne ? english : english.map((it) => ({ ...it, rank: Math.max(it.rank, SAID) })))]);
  };

  /** What bears a name. To who reads French, a French word of the game is no form of an English one that looks like it (`partie`, Party). */
  const named = (typed: string, language: 'en' | 'fr'): readonly Name[] => {
    const exact = names().exactly(typed);
    if (language === 'en') {
      const own = exact.filter((it) => it.language !== 'fr');
      return own.length > 0 ? own : names().bearing(typed);
    }
    if (exact.length > 0) return exact;
    const english = texts.inEnglish(typed, 'fr');
    if (english === null) return names().bearing(typed);
    const meant = english.whole ? byRank(english.said.flatMap((said) => names().ofTerm(said))) : [];
    // A known word is no form of another one that has its stem (`égal`, égalité).
    if (meant.length > 0 || (english.whole && !typed.trim().includes(' '))) return meant;
    const own = names().bearing(typed, 'fr');
    return own.length > 0 || english.whole ? own : names().near(typed, 'fr');
  };

  /** A number that is there, or was known by another number; else a name. */
  const find = (typed: string, language: 'en' | 'fr' = 'en'): RuleAnswer => {
    const asked = typedReference(typed);
    const place = [parseRuleReference(typed), asked].find((it) => it && readRule(rows, it));
    if (place) return { kind: 'one', reference: place, title: null, fr: null };
    const places = withEnglish(named(typed, language));
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
      const offered = [...numbered(typed, limit), ...names().beginning(typed)].slice(0, limit);
      if (offered.length > 0 || typed.trim().length < SHORTEST_SEARCH) return offered;
      return search(typed, MOST_FOUND, language).found.map(({ reference, text }) => ({
        reference,
        title: text,
        fr: null,
      }));
    },
  };
};

/**
 * Whether what bears a name is meant before all else that does: a rule, unless another bears it just so, or, to who reads French, it
 * is so called only in English while something else is in French (`abandon`).
 */
const isClear = (places: readonly Name[], language: 'en' | 'fr'): boolean => {
  const [first, second] = places;
  if (!first || !second) return true;
  const isForeign = language === 'fr' && first.language === 'en' && places.some((it) => it.language === 'fr');
  return first.reference.document === 'CR' && first.rank <= SAID && first.rank < second.rank && !isForeign;
};

/** A passage is shown by the part that says what was typed. */
const LONGEST_EXCERPT = 220;
/** What no name begins like is searched by its words, for a few choices. */
const MOST_FOUND = 10;
/** Fewer letters say too little to search by. */
const SHORTEST_SEARCH = 3;

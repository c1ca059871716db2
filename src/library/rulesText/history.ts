import { mostSimilar, SAME_RULING, similarity } from '../similarity.ts';
import type { RulesRow, RulesRows, StoredEdition } from './rows.ts';
import type { Renumbering } from './rulesText.ts';

/*
 * Numbers move from edition to edition: a rule is known again by its title, a rule without one by the title of its section and by its
 * words.
 */

/** Enough of a rule to know it by. */
const BEGINNING = 80;

/**
 * What the other editions of the document say about a number: one line for each that has another rule under it, words it otherwise,
 * or has the rule under another number. Editions that say the same are left out.
 */
export const renumberings = (rows: RulesRows, shown: StoredEdition, number: string): readonly Renumbering[] =>
  rows.editions
    .filter((it) => it.document === shown.document && it.id !== shown.id)
    .map((other) => compare(rows, shown, other, number))
    .filter(({ is, there }) => is !== 'same' && (is !== 'missing' || there !== null));

const compare = (rows: RulesRows, shown: StoredEdition, other: StoredEdition, number: string): Renumbering => {
  const mine = placeOf(rows, shown, number);
  const theirs = placeOf(rows, other, number);
  const edition = { document: other.document, date: other.date, whole: other.whole };
  if (!mine) return { edition, subject: null, is: 'missing', now: null, there: null };
  const is = theirs ? likeness(mine, theirs) : 'missing';
  if (theirs && (is === 'same' || is === 'reworded')) return { edition, subject: null, is, now: null, there: null };
  const now = theirs && whereIs(rows, theirs, shown);
  const there = whereIs(rows, mine, other);
  return {
    edition,
    subject: theirs ? subjectOf(theirs) : null,
    is,
    now: now === number ? null : now,
    there: there === number ? null : there,
  };
};

/** A numbered row with what it is known by. */
interface Place {
  readonly number: string;
  readonly text: string;
  /** The title of its rule (`702.126. Improvise`), for its subrules too; null when it has none. */
  readonly title: string | null;
  /** The title of its section. */
  readonly section: string | null;
}

const placeOf = (rows: RulesRows, edition: StoredEdition, number: string): Place | null => {
  const row = rows.own(edition.id, number);
  return row && placed(rows, edition, row);
};

const placed = (rows: RulesRows, edition: StoredEdition, { number, text }: RulesRow): Place => {
  const titleAt = (at: string) => rows.heading(edition.id, at)?.text ?? null;
  const rule = number.replace(/[a-z]$/, '');
  return {
    number,
    text,
    title: rule.includes('.') ? titleAt(rule) : null,
    section: titleAt(number.split('.')[0] ?? number),
  };
};

const likeness = (a: Place, b: Place): 'same' | 'reworded' | 'another' => {
  if (a.text === b.text && a.title === b.title) return 'same';
  if (a.title !== b.title) return 'another';
  return similarity(a.text, b.text) >= SAME_RULING
    ? 'reworded'
    : a.title !== null || likely(a, b)
      ? 'reworded'
      : 'another';
};

/** Two rules of one section that share much, though not enough for two wordings of one ruling. */
const likely = (a: Place, b: Place): boolean => a.section === b.section && similarity(a.text, b.text) >= SAME_RULE;
const SAME_RULE = 0.6;

/** Under which number another edition has a rule. */
const whereIs = (rows: RulesRows, place: Place, edition: StoredEdition): string | null => {
  const names = rows.headings(edition.id);
  const letter = /[a-z]$/.exec(place.number)?.[0] ?? '';
  if (place.title !== null) {
    const rule = names.find((row) => row.number.includes('.') && row.text === place.title)?.number;
    if (rule === undefined) return null;
    if (letter === '') return rule;
    return nearest(
      place,
      rows.below(edition.id, rule).filter((row) => row.number !== rule),
    );
  }
  const section = names.find((row) => /^\d{3}$/.test(row.number) && row.text === place.section)?.number;
  if (!place.number.includes('.')) return section ?? null;
  return nearest(place, section === undefined ? [] : rows.under(edition.id, section));
};

/** The row with the same words, else the one that says nearly the same. */
const nearest = (place: Place, rows: readonly RulesRow[]): string | null => {
  const rules = rows.filter((row) => row.kind === 'rule');
  const same = rules.find((row) => row.text === place.text);
  if (same) return same.number;
  return mostSimilar(place.text, rules, SAME_RULE)?.number ?? null;
};

/** What bears a number: its title, else how it begins. */
const subjectOf = ({ number, title, text }: Place): string =>
  title !== null && !/[a-z]$/.test(number)
    ? title
    : title !== null
      ? `${title}: ${beginningOf(text)}`
      : beginningOf(text);

const beginningOf = (text: string): string => {
  const [line = ''] = text.split('\n');
  return line.length <= BEGINNING ? line : `${line.slice(0, line.lastIndexOf(' ', BEGINNING))}…`;
};

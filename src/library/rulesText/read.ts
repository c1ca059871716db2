import { renumberings } from './history.ts';
import { CUT } from './reference.ts';
import { type Moved, movedFrom, movedTo } from './renumbered.ts';
import type { RulesRow, RulesRows, StoredEdition } from './rows.ts';
import type { RuleHeading, RuleLine, RuleReference, RulesEdition, RuleText } from './rulesText.ts';

/**
 * Reads a place: of the edition asked for, else of the newest whole one that has it, else of the newest that has it at all. A number that
 * only an edition not at hand has is read where the rule stands here. Null when there is nothing.
 */
export const readRule = (rows: RulesRows, reference: RuleReference): RuleText | null => {
  const found = readAt(rows, reference);
  if (found || reference.document !== 'CR') return found;
  const moved = movedTo(reference.number);
  return moved && readAt(rows, { ...reference, number: moved.was });
};

const readAt = (rows: RulesRows, reference: RuleReference): RuleText | null => {
  const editions = rows.editions.filter(({ document }) => document === reference.document);
  const asked = editions.filter(({ date }) => date === reference.date);
  for (const edition of reference.date === null ? byTrust(editions) : asked) {
    if (reference.number === '') return contentsOf(rows, edition, reference);
    const number = reference.number.endsWith(CUT) ? wholeTerm(rows, edition, reference.number) : reference.number;
    const found = rows.under(edition.id, number);
    if (found.some((row) => row.number === number)) return textOf(rows, edition, { ...reference, number }, found);
  }
  return null;
};

/** The chapters of a document, each with its sections, and its appendices. */
const contentsOf = (rows: RulesRows, edition: StoredEdition, reference: RuleReference): RuleText | null => {
  const chapters = rows.below(edition.id, '').filter(({ kind }) => kind === 'heading');
  const listed = chapters.flatMap((chapter) => [
    chapter,
    ...(/^\d/.test(chapter.number) ? rows.below(edition.id, chapter.number) : []).filter(
      ({ kind, number }) => kind === 'heading' && number !== chapter.number,
    ),
  ]);
  const seen = new Set<string>();
  const [first, ...rest] = linesOf(listed.filter(({ number }) => !seen.has(number) && seen.add(number)));
  if (!first) return null;
  return {
    reference,
    edition: editionOf(edition),
    path: [],
    lines: [first, ...rest],
    previous: null,
    next: null,
    elsewhere: [],
    before: null,
    after: null,
    cited: [],
  };
};

/** A term of which only the beginning is known. */
const wholeTerm = (rows: RulesRows, edition: StoredEdition, cut: string): string => {
  const begins = cut.slice(0, -CUT.length);
  return rows.names(edition.id).find(({ kind, number }) => kind === 'term' && number.startsWith(begins))?.number ?? cut;
};

/** The newest whole edition speaks first; then whatever is newest. */
export const byTrust = (editions: readonly StoredEdition[]): readonly StoredEdition[] => {
  const whole = editions.find((it) => it.whole);
  return whole ? [whole, ...editions.filter((it) => it !== whole)] : editions;
};

const textOf = (
  rows: RulesRows,
  edition: StoredEdition,
  reference: RuleReference,
  found: readonly RulesRow[],
): RuleText | null => {
  const { number, alone } = reference;
  const own = found.filter((row) => row.number === number);
  const isTop = !number.includes('.') && own.some(({ kind }) => kind === 'heading') && /^\d+$/.test(number);
  const below = isTop ? sectionOf(rows, edition, number) : linesOf(found.filter((row) => row.number !== number));
  const [first, ...rest] = [...linesOf(own), ...(alone ? [] : below)];
  if (!first) return null;
  return {
    reference,
    edition: editionOf(edition),
    path: pathOf(rows, edition, number),
    lines: [first, ...rest],
    previous: rows.neighbour(edition.id, number, -1),
    next: rows.neighbour(edition.id, number, 1),
    ...historyOf(rows, edition, number, first.kind),
    cited: citedIn([first, ...rest], number, edition.document === 'CR' ? CITED : CITED_ELSEWHERE),
  };
};

/** A rule that announces what its subrules count up says nothing without them. */
const COUNTS_UP = /:$|\b(?:following|follows|listed below|described below|sequence|several ways)\b/;

/** What stands in a section, or in a chapter: a rule without its subrules, unless it counts them up. */
const sectionOf = (rows: RulesRows, edition: StoredEdition, number: string): readonly RuleLine[] => {
  const below = rows.below(edition.id, number).filter((row) => row.number !== number);
  return linesOf(below).flatMap((line) => {
    if (line.kind !== 'rule' || edition.document !== 'CR') return [line];
    const subrules = linesOf(rows.below(edition.id, line.number).filter((row) => row.number !== line.number));
    const [first, last] = [subrules[0], subrules.at(-1)];
    if (!first || !last) return [line];
    return COUNTS_UP.test(line.text) ? [line, ...subrules] : [{ ...line, more: [first.number, last.number] as const }];
  });
};

/** Editions at hand speak for themselves; what is known of others fills the gaps. */
const historyOf = (rows: RulesRows, edition: StoredEdition, number: string, kind: RuleLine['kind']) => {
  if (kind === 'term') return { elsewhere: [], before: null, after: null };
  const elsewhere = renumberings(rows, edition, number);
  if (edition.document !== 'CR') return { elsewhere, before: null, after: null };
  const before = movedFrom(number);
  const after = movedTo(number);
  const told = elsewhere.some((it) => it.is === 'another' && it.now === before?.is);
  const hasMoved = (moved: Moved) => moved.known.since <= edition.date;
  return {
    elsewhere,
    before: before && hasMoved(before) && !told ? before : null,
    after: [before, after].find((it) => it && !hasMoved(it)) ?? null,
  };
};

const CITED = /\b(?:rules?|section|and|or) (\d{3}(?:\.\d{1,3}[a-z]?)?)\b(?!\/)/g;

/** Other numbers of three digits in a tournament document are of cards or of minutes. */
const CITED_ELSEWHERE = /\brules? (\d{3}(?:\.\d{1,3}[a-z]?)?)\b/g;

const citedIn = (lines: readonly RuleLine[], number: string, cited: RegExp): readonly string[] => {
  const text = lines.map((line) => line.text).join('\n');
  const found = [...text.matchAll(cited)].flatMap((match) => match[1] ?? []);
  return [...new Set(found)].filter((it) => it !== number);
};

export const editionOf = ({ document, date, whole }: StoredEdition): RulesEdition => ({ document, date, whole });

/** Examples go with the rule before them. */
const linesOf = (rows: readonly RulesRow[]): readonly RuleLine[] => {
  const lines: RuleLine[] = [];
  for (const { kind, number, text } of rows) {
    const last = lines.at(-1);
    if (kind !== 'example') lines.push({ number, kind, text, examples: [], more: null });
    else if (last?.number === number) lines[lines.length - 1] = { ...last, examples: [...last.examples, text] };
  }
  return lines;
};

/** `702.126a` stands under `702.126`, `702` and `7`; `4.1` under `4`. */
const pathOf = (rows: RulesRows, edition: StoredEdition, number: string): readonly RuleHeading[] => {
  const [section = '', rule] = number.split('.');
  const above = [
    ...(edition.document === 'CR' && /^\d{3}/.test(section) ? [section.slice(0, 1)] : []),
    ...(rule === undefined ? [] : [section]),
    ...(/[a-z]$/.test(rule ?? '') ? [number.slice(0, -1)] : []),
  ];
  return above.flatMap((at) => {
    const heading = rows.heading(edition.id, at);
    return heading ? [{ number: at, title: heading.text }] : [];
  });
};

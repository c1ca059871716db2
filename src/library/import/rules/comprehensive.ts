import { linesOf } from '../decode.ts';
import { type Refused, refused } from '../format.ts';
import { effectiveDate } from './effectiveDate.ts';
import type { RulesDocument, RulesRow } from './rulesDocument.ts';

/*
 * The Comprehensive Rules as Wizards publish them: title, effective date, introduction, contents, then numbered rules with their
 * examples, the glossary, and the credits. An excerpt says so in its first line and has rules only.
 */

const TITLE = /^\s*Magic: The Gathering®? Comprehensive Rules\s*$/im;
const EXCERPT = /^\s*EXCERPT\b[^\n\r]*\bComprehensive Rules\b/i;

/** How far into a text its title may stand. */
const BEGINNING = 300;

export const isExcerpt = (head: string): boolean => EXCERPT.test(head.slice(0, BEGINNING));
export const isComprehensiveRules = (head: string): boolean =>
  !isExcerpt(head) && TITLE.test(head.slice(0, BEGINNING)) && effectiveDate(head.slice(0, 5000)) !== null;

/** `7.`, `702.`, `702.126.`, `702.126a`: chapters, sections, rules, subrules. Letters skip l and o. Some editions forget or add a full stop. */
const NUMBERED = /^(\d\.|\d{3}\.(?:\d{1,3}(?:[a-kmnp-z]\b|\b(?![a-z])))?)\.?\s+(\S.*)$/;

interface Line {
  /** From 1. */
  readonly at: number;
  readonly text: string;
}

/** Reads a text of any edition. Refuses one whose end is missing, and one whose numbers repeat. */
export const parseComprehensive = (text: string): { readonly ok: true; readonly document: RulesDocument } | Refused => {
  const lines = linesOf(text).map((line, i): Line => ({ at: i + 1, text: line.trim() }));
  const damaged = lines.find((line) => MOJIBAKE.test(line.text));
  if (damaged) return refused(damaged.at, 'is in two encodings: save the file as UTF-8');
  const date = effectiveDate(text.slice(0, 5000));
  if (date === null) return refused(null, 'does not say since when it is effective');
  const whole = !isExcerpt(text);
  const parts = whole ? partsOf(lines) : { ok: true as const, rules: lines, glossary: [], contents: [] };
  if (!parts.ok) return parts;
  const rules = readRules(parts.rules);
  if (!rules.ok) return rules;
  const numbers = new Set(rules.rows.map(({ number }) => number));
  const missing = parts.contents.find(({ text: line }) => !numbers.has(numberOf(line) ?? ''));
  if (missing) return refused(missing.at, `has “${missing.text}” in its contents and nowhere else: a part is missing`);
  if (rules.rows.length === 0) return refused(null, 'has no numbered rules');
  return { ok: true, document: { kind: 'CR', date, whole, rows: [...rules.rows, ...readGlossary(parts.glossary)] } };
};

/** What UTF-8 looks like when it was read as Windows-1252. */
const MOJIBAKE = /â€[™œ\u009d˜“”¦]|Ã[©¨ª¢®±]|Â[®©«»]/;

const numberOf = (line: string): string | null => NUMBERED.exec(line)?.[1]?.replace(/\.$/, '') ?? null;

/** The contents name glossary and credits once, the body a second time. */
const partsOf = (
  lines: readonly Line[],
):
  | {
      readonly ok: true;
      readonly rules: readonly Line[];
      readonly glossary: readonly Line[];
      readonly contents: readonly Line[];
    }
  | Refused => {
  const named = (name: string) => lines.flatMap((line, i) => (line.text.toLowerCase() === name ? [i] : []));
  const [contents = -1] = named('contents');
  const credits = named('credits');
  const listed = contents >= 0 ? (credits.find((at) => at > contents) ?? -1) : -1;
  const glossary = named('glossary').find((at) => at > listed);
  const end = credits.find((at) => at > (glossary ?? Number.POSITIVE_INFINITY));
  if (glossary === undefined || end === undefined) {
    return refused(
      lines.length,
      `ends before its ${glossary === undefined ? 'glossary' : 'credits'}: the file is cut off`,
    );
  }
  return {
    ok: true,
    contents: lines.slice(contents + 1, Math.max(listed, 0)).filter(({ text }) => numberOf(text) !== null),
    rules: lines.slice(listed + 1, glossary),
    glossary: lines.slice(glossary + 1, end),
  };
};

const readRules = (lines: readonly Line[]): { readonly ok: true; readonly rows: readonly RulesRow[] } | Refused => {
  const rows: RulesRow[] = [];
  const seen = new Set<string>();
  for (const { at, text } of lines) {
    if (text === '') continue;
    const number = numberOf(text);
    const last = rows.at(-1);
    if (number !== null) {
      if (seen.has(number)) return refused(at, `has the number ${number} a second time`);
      seen.add(number);
      const words = NUMBERED.exec(text)?.[2] ?? '';
      rows.push({ kind: isTitle(number, words) ? 'heading' : 'rule', number, text: words });
    } else if (last && /^Examples?:/.test(text)) {
      rows.push({ kind: 'example', number: last.number, text: text.replace(/^Examples?:\s*/, '') });
    } else if (last) {
      rows[rows.length - 1] = { ...last, text: `${last.text}\n${text}` };
    }
  }
  return { ok: true, rows };
};

/** Chapters and sections have titles; so have rules such as `702.126. Improvise`, whose rules are their subrules. */
const isTitle = (number: string, text: string): boolean =>
  !number.includes('.') || (/\.\d+$/.test(number) && text.length <= 60 && !/[.:]["”]?$/.test(text));

/** A term on a line of its own, then what it means, up to the next blank line. */
const readGlossary = (lines: readonly Line[]): readonly RulesRow[] => {
  const terms: RulesRow[] = [];
  let between = true;
  for (const { text } of lines) {
    const last = terms.at(-1);
    if (text === '') between = true;
    else if (between || !last) {
      terms.push({ kind: 'term', number: text, text: '' });
      between = false;
    } else {
      terms[terms.length - 1] = { ...last, text: last.text === '' ? text : `${last.text}\n${text}` };
    }
  }
  return terms.filter(({ text }) => text !== '');
};

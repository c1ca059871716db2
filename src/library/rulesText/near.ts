import type { RulesRows } from './rows.ts';

/**
 * The numbers between which one that an edition lacks would stand: of its own section, else of the chapter, else of the document; at
 * most two; of a part that a rule lacks, the rule. `702.300` is nearest to the last rule of 702, `410.1` to the sections around 410, `IPG 2.9` to the last of chapter 2.
 */
export const nearNumbers = (rows: RulesRows, edition: number, number: string): readonly string[] => {
  for (const wanted of upFrom(number)) {
    const siblings = siblingsOf(rows, edition, wanted);
    const before = siblings.filter((it) => ranks(it, wanted) < 0).at(-1);
    const after = siblings.find((it) => ranks(it, wanted) > 0);
    const near = siblings.includes(wanted) ? [wanted] : [before, after].filter((it) => it !== undefined);
    if (near.length > 0) return near;
  }
  return [];
};

/** `702.300a`, then `702.300`, `702` and `7`. */
const upFrom = (number: string): readonly string[] => {
  const above = aboveOf(number);
  return above === null ? [number] : [number, ...upFrom(above)];
};

const aboveOf = (number: string): string | null => {
  if (/\d[a-z]$/.test(number)) return number.slice(0, -1);
  if (number.includes('.')) return number.split('.')[0] ?? null;
  return /^\d{3}$/.test(number) ? number.slice(0, 1) : null;
};

/** What stands, or would stand, beside a number, in order. */
const siblingsOf = (rows: RulesRows, edition: number, number: string): readonly string[] => {
  const above = aboveOf(number);
  const all = (above === null ? rows.headings(edition) : rows.below(edition, above)).map((row) => row.number);
  const beside = /^[A-Z]$/.test(number) ? /^[A-Z]$/ : /^\d{1,2}$/;
  return [...new Set(all)].filter((it) => (above === null ? beside.test(it) : it !== above)).sort(ranks);
};

const ranks = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/* Dates as pages write them, always calendar dates: no clock and no time zone is involved. */

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janvier', 'jan', 'janv'],
  ['february', 'fevrier', 'feb', 'fev', 'fevr'],
  ['march', 'mars', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juin', 'jun'],
  ['july', 'juillet', 'jul', 'juil'],
  ['august', 'aout', 'aug'],
  ['september', 'septembre', 'sep', 'sept'],
  ['october', 'octobre', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
];

/** A date as written: its parts where their order is plain, two numbers and a year where it is not (`07/06/2024`). */
export type WrittenDate =
  | { readonly kind: 'plain'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'numbers'; readonly first: number; readonly second: number; readonly year: number }
  /** A month without a day is no calendar date. */
  | { readonly kind: 'month' };

const NUMBERS = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const WEEKDAY =
  /^(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday),? |le )+/i;
const DAY_FIRST = /^(\d{1,2})(?:er|st|nd|rd|th)? (?:of )?([\p{L}\p{M}]{3,9})\.? (\d{4})(?!\d)/u;
const MONTH_FIRST = /^([\p{L}\p{M}]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;
const MONTH_ONLY = /^([\p{L}\p{M}]{3,9})\.? (\d{4})(?!\d)/u;

/** Reads the date that `line` begins with, and how many characters it takes; null when it begins with none. */
export const readDate = (line: string): { readonly date: WrittenDate; readonly length: number } | null => {
  const even = line.replace(/\s/gu, ' ');
  const skipped = WEEKDAY.exec(even)?.[0].length ?? 0;
  const text = even.slice(skipped);
  const read = (date: WrittenDate | null, match: RegExpExecArray) =>
    date && { date, length: skipped + match[0].length };
  const plain = (year: string | undefined, month: number | null, day: string | undefined): WrittenDate | null =>
    month === null ? null : { kind: 'plain', year: Number(year), month, day: Number(day) };

  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first, second, year] = numbers;
    return read({ kind: 'numbers', first: Number(first), second: Number(second), year: Number(year) }, numbers);
  }
  const dotted = DOTTED.exec(text);
  if (dotted) return read(plain(dotted[3], Number(dotted[2]), dotted[1]), dotted);
  const iso = ISO.exec(text);
  if (iso) return read(plain(iso[1], Number(iso[2]), iso[3]), iso);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return read(plain(dayFirst[3], monthNamed(dayFirst[2]), dayFirst[1]), dayFirst);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return read(plain(monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]), monthFirst);
  const only = MONTH_ONLY.exec(text);
  return only && monthNamed(only[1]) !== null ? read({ kind: 'month' }, only) : null;
};

const monthNamed = (name: string | undefined): number | null => {
  const folded = (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const index = MONTHS.findIndex((names) => names.includes(folded));
  return index < 0 ? null : index + 1;
};

/**
 * Which number of `07/06/2024` is the day, for a whole page: French pages write it first, American ones second, unless the
 * numbers of the page say otherwise. Null when they contradict each other.
 */
export const dayIsFirst = (dates: readonly WrittenDate[], language: 'en' | 'fr'): boolean | null => {
  const numbers = dates.filter((date) => date.kind === 'numbers');
  const dayFirst = numbers.every(({ second }) => second <= 12);
  const monthFirst = numbers.every(({ first }) => first <= 12);
  if (!dayFirst && !monthFirst) return null;
  return language === 'fr' ? dayFirst : !monthFirst;
};

/** `YYYY-MM-DD`; null for a date that no calendar has, or only a month. */
export const calendarDate = (written: WrittenDate, dayFirst: boolean): string | null => {
  if (written.kind === 'month') return null;
  const { year } = written;
  const [day, month] =
    written.kind === 'plain'
      ? [written.day, written.month]
      : dayFirst
        ? [written.first, written.second]
        : [written.second, written.first];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = year >= 1993 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day; // Magic began in 1993
  return real ? date.toISOString().slice(0, 10) : null;
};

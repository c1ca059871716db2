const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const EFFECTIVE = /effective(?:\s+as\s+of)?,?\s+([a-z]+)\s+(\d{1,2})\s*,\s*(\d{4})/i;

/** The day a rules text says it took effect (`effective as of January 16, 2026`), as `YYYY-MM-DD`; null when it does not say. */
export const effectiveDate = (text: string): string | null => {
  const [, name = '', day = '', year = ''] = EFFECTIVE.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return null;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const made = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(made.getTime()) && made.toISOString().startsWith(date) ? date : null;
};

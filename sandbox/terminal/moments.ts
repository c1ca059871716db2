const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Seconds are not counted, as in Discord: an answer shown now and one shown in ten seconds read the same. */
const JUST_NOW: Readonly<Record<'en' | 'fr', { past: string; future: string }>> = {
  en: { past: 'a few seconds ago', future: 'in a few seconds' },
  fr: { past: 'il y a quelques secondes', future: 'dans quelques secondes' },
};

const relative = (seconds: number, locale: string): string => {
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length - length / 4);
  if (!unit) return JUST_NOW[locale === 'fr' ? 'fr' : 'en'][seconds > 0 ? 'future' : 'past'];
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(locale).format(Math.round(seconds / length), name);
};

/** The latest moment a Date can hold, in seconds. */
const LATEST = 8.64e12;

/** What Discord's client shows for `<t:1700000000:R>`, or null when there is no such moment or style. */
export const showMoment = (unix: number, style: string, locale: string, now: number): string | null => {
  if (!(Math.abs(unix) <= LATEST)) return null;
  if (style === 'R') return relative(unix - now / 1000, locale);
  const options = STYLES[style];
  return options ? new Intl.DateTimeFormat(locale, options).format(unix * 1000) : null;
};

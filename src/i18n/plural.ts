/** One form of a counted noun for each category of the language: English 1 is `one`; French 0, 1 and 1.5 are. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

const english = new Intl.PluralRules('en');
const french = new Intl.PluralRules('fr');
const englishNumber = new Intl.NumberFormat('en');
const frenchNumber = new Intl.NumberFormat('fr');

/** `1 counter`, `2 counters`, `1,000 counters`; with the digits written by `digits`, where the text around writes them otherwise. */
export const countEn = (n: number, forms: Forms, digits: (n: number) => string = numberEn): string =>
  `${digits(n)} ${english.select(n) === 'one' ? forms.one : forms.other}`;

/** `0 marqueur`, `1 marqueur`, `2 marqueurs`, `1 000 marqueurs` (U+202F, as Intl writes it). */
export const countFr = (n: number, forms: Forms, digits: (n: number) => string = numberFr): string =>
  `${digits(n)} ${french.select(n) === 'one' ? forms.one : forms.other}`;

/** `1,000`; below zero with a minus sign, the one of a sum (`20 − 50 → −30`). */
export const numberEn = (n: number): string => withMinus(englishNumber.format(n));
/** `1 000` (U+202F, as Intl writes it); below zero likewise. */
export const numberFr = (n: number): string => withMinus(frenchNumber.format(n));
/** Bare digits, as they stand in a sum; below zero likewise. */
export const bareDigits = (n: number): string => withMinus(String(n));

/** A number is written with a minus sign (U+2212), not with the hyphen that Intl and JavaScript put there. */
const withMinus = (number: string): string => number.replace(/^-/, '−');

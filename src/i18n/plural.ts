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

export const numberEn = (n: number): string => englishNumber.format(n);
export const numberFr = (n: number): string => frenchNumber.format(n);

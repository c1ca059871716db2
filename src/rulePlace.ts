import { plainNames } from './bothNames.ts';
import type { Words } from './i18n/index.ts';
import type { RuleHeadingOf, RuleReference } from './stores.ts';

/** A place as it is written: `702.126a`, `MTR 4.1`. */
export const placeOf = ({ document, number }: Pick<RuleReference, 'document' | 'number'>): string =>
  document === 'CR' ? number : `${document} ${number}`;

/** A place in a list: its number and its name, the reader's language first; a term of the glossary has no number. */
export const placeName = ({ reference, title, fr }: RuleHeadingOf, words: Pick<Words, 'common' | 'rule'>): string => {
  const name = plainNames({ en: title, fr }, words);
  if (title !== reference.number) return `${placeOf(reference)} · ${name}`;
  return reference.document === 'CR' ? `${name} · ${words.rule.inGlossary}` : placeOf(reference);
};

import type { DocumentKind, RuleReference } from './rulesText.ts';

/** A date behind the number asks for the edition of that day. */
export const EDITION = /\s*@(\d{4}-\d{2}-\d{2})$/;
/** Stands for the contents of a document where a number would stand. */
const CONTENTS = 'contents';
/** Numbers are short; a term may be longer than a button can carry, and is then cut. */
const LONGEST = 55;
/** Ends a term that was cut. */
export const CUT = '…';

/** A place as choices and buttons carry it: `CR 702.126a`, `CR 107.3.@2017-01-20`, `CR Ability Word`. */
export const makeRuleReference = ({ document, number, alone, date }: RuleReference): string => {
  const short = number.length > LONGEST ? `${number.slice(0, LONGEST - 1)}${CUT}` : number || CONTENTS;
  return `${document} ${short}${alone ? '.' : ''}${date === null ? '' : `@${date}`}`;
};

/** Reads what `makeRuleReference` wrote; null for other text. */
export const parseRuleReference = (text: string): RuleReference | null => {
  const [, document, rest] = /^(CR|MTR|IPG) (\S.{0,79})$/.exec(text) ?? [];
  if (!document || !rest) return null;
  const date = EDITION.exec(rest)?.[1] ?? null;
  const place = rest.replace(EDITION, '');
  if (place === CONTENTS) return { document: document as DocumentKind, number: '', alone: false, date }; // one of the three, by the pattern
  const alone = /\.\d+[a-z]?\.$/.test(place);
  return { document: document as DocumentKind, number: alone ? place.slice(0, -1) : place, alone, date }; // one of the three, by the pattern
};

/** Without the places that stand there before. */
export const onceEach = <Place extends { readonly reference: RuleReference }>(
  places: readonly Place[],
): readonly Place[] => {
  const seen = new Set<string>();
  return places.filter(({ reference }) => {
    const place = makeRuleReference(reference);
    return !seen.has(place) && seen.add(place);
  });
};

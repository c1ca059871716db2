import type { DocumentKind, RuleReference } from './rulesText.ts';

const DOCUMENT: Readonly<Record<string, DocumentKind>> = {
  cr: 'CR',
  'comp rules': 'CR',
  'comprehensive rules': 'CR',
  rc: 'CR',
  rules: 'CR',
  rule: 'CR',
  règles: 'CR',
  regles: 'CR',
  règle: 'CR',
  regle: 'CR',
  'r.': 'CR',
  mtr: 'MTR',
  ipg: 'IPG',
};
const PREFIX = new RegExp(`^(${Object.keys(DOCUMENT).join('|').replaceAll('.', '\\.')})[\\s:.]*`, 'i');
/** A date behind the number asks for the edition of that day. */
const EDITION = /\s*@(\d{4}-\d{2}-\d{2})$/;
const CR_NUMBER = /^(\d{3}\.\d{1,3}[a-z]?|\d{3}|\d)(\.?)$/i;
const TOURNAMENT_NUMBER = /^(\d{1,2}(?:\.\d{1,2})?)(\.?)$/;
/** Stands for the contents of a document where a number would stand. */
const CONTENTS = 'contents';
const APPENDIX = /^(?:app(?:endix|\.)?|annexe)\s*([A-Z])$/i;

/** As numbers are written: a phone's keyboard types a comma for the full stop, and spaces; `§` says no more than that a number follows. */
const asWritten = (typed: string): string =>
  typed
    .trim()
    .replace(/§+\s*/g, '')
    .replace(/(?<=\d)\s*[.,](?:\s*(?=\d)|$)/g, '.')
    .replace(/(?<=\d\.\d{1,3})\s+(?=[a-z]$)/i, '');

/**
 * The place a typed number names: `702.126`, `702.126a`, `702,126 a`, `§ 613`, `CR 601.2f`, `MTR 4.1`, `IPG 2.5`, `MTR appendix B`; the contents of a
 * document for its name alone; null for anything else. A full stop behind a rule's number (`107.3.`) asks for it without its subrules. Without a document it is the
 * Comprehensive Rules, whose sections have three digits.
 */
export const typedReference = (typed: string): RuleReference | null => {
  const asked = typed.trim();
  const date = EDITION.exec(asked)?.[1] ?? null;
  const text = asWritten(asked.replace(EDITION, ''));
  const prefix = PREFIX.exec(text);
  const document = DOCUMENT[prefix?.[1]?.toLowerCase() ?? 'cr'] ?? 'CR';
  const rest = text.slice(prefix?.[0].length ?? 0).trim();
  if (prefix && rest === '') return { document, number: '', alone: false, date };
  if (document === 'CR') {
    const [, number, stop] = CR_NUMBER.exec(rest) ?? [];
    if (!number) return null;
    return { document, number: number.toLowerCase(), alone: stop === '.' && number.includes('.'), date };
  }
  const number =
    TOURNAMENT_NUMBER.exec(rest)?.[1] ?? APPENDIX.exec(rest)?.[1]?.toUpperCase() ?? /^([A-Z])$/.exec(rest)?.[1];
  return number ? { document, number, alone: false, date } : null;
};

/** How far a number was typed: `70`, `702.`, `MTR 4`; null for anything else. */
export const typedBeginning = (typed: string): { readonly document: DocumentKind; readonly number: string } | null => {
  const text = asWritten(typed);
  const prefix = PREFIX.exec(text);
  const document = DOCUMENT[prefix?.[1]?.toLowerCase() ?? 'cr'] ?? 'CR';
  const number = text.slice(prefix?.[0].length ?? 0);
  return /^\d{1,3}(?:\.\d{0,3}[a-z]?)?$/i.test(number) ? { document, number: number.toLowerCase() } : null;
};

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

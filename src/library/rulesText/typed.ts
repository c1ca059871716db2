import { EDITION } from './reference.ts';
import { DOCUMENTS, type DocumentKind, type RuleReference } from './rulesText.ts';

const DOCUMENT: Readonly<Record<string, DocumentKind>> = {
  cr: 'CR',
  'comp rules': 'CR',
  'comprehensive rules': 'CR',
  'règles complètes': 'CR',
  rc: 'CR',
  rules: 'CR',
  rule: 'CR',
  règles: 'CR',
  regles: 'CR',
  règle: 'CR',
  regle: 'CR',
  mtr: 'MTR',
  rtm: 'MTR',
  'magic tournament rules': 'MTR',
  'règles de tournoi de magic': 'MTR',
  ipg: 'IPG',
  gpi: 'IPG',
  'infraction procedure guide': 'IPG',
  'guide de procédure des infractions': 'IPG',
};
const NAMED = Object.keys(DOCUMENT).join('|');
/** What says no more than that a number follows. */
const NUMBER_WORDS =
  '§+|#|n[°º]|no|nr|num|numéro|numero|number|sections?|sec|chapitres?|chapters?|chap|ch|articles?|art|r|la|les?|the|of|des?|du';
const BEFORE = new RegExp(`^(?:[dl]'|(?:(${NAMED})|${NUMBER_WORDS})(?![\\p{L}\\p{M}]))[\\s:.,·–—-]*`, 'iu');
const BEHIND = new RegExp(
  `(?<=^[\\d.,\\s]*\\d[a-z]?)\\s+(?:(?:of|in|des?|du|dans)\\s+)?(?:(?:the|la|les)\\s+|l')?(${NAMED})$`,
  'iu',
);
/** These do not say which document: those of tournaments have rules too. */
const ANY_DOCUMENT = /^(?:rules?|r[eè]gles?)$/;
/** A number as one of the rules may be written, whether there is such a one or not. */
const NUMBER = /^(-?\d{1,9}(?:\.\d{1,9})*[a-z]?)(\.?)$/i;
const APPENDIX = /^(?:(?:app(?:endix|\.)?|annexe)\s*)?([A-Z])$/i;
const RANGE = /^(\d{1,3}(?:\.\d{1,3}[a-z]?)?)\s*(?:[-–—&]|\s(?:à|a|to|through|et|and)\s)\s*\d[\d.]*[a-z]?$/iu;
/** A section with one of its rules, with neither a full stop nor a comma between: the rule's number is the smaller. */
const APART = /^(\d{3})(?:\s*-\s*|\s+)(\d{1,3})([a-z]?\.?)$/i;

/** A rule's whole number is one whatever follows it: another one, its title. So is any behind the name of its document. */
const THEN = '(?:\\s*[.,:;·/&(–—-]+\\s*|\\s+)';
const RULE_THEN = new RegExp(`^(\\d{3}\\s*[.,]\\s*\\d{1,3}[a-z]?)${THEN}(?!(?<=\\s)[a-z]\\.?$)(?=\\S)`, 'iu');
const NUMBER_THEN = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,3}[a-z]?)?)${THEN}(?=\\p{L}{2})`, 'iu');

/** As numbers are written: a phone's keyboard types a comma for the full stop, and spaces. Of a range the first. */
const asWritten = (typed: string): string => {
  const number = typed
    .replaceAll('−', '-')
    .replace(/(?<=\d)\s*[.,](?:\s*(?=\d)|$)/g, '.')
    .replace(/(?<=\.)[.0]+(?=\d)/g, '')
    .replace(/(?<=\d\.\d{1,3})\s+(?=[a-z]$)/i, '');
  const [, section, rule, rest] = APART.exec(number) ?? [];
  if (section && Number(rule) < Number(section)) return `${section}.${rule}${rest}`;
  return RANGE.exec(number)?.[1] ?? number;
};

/** Brackets, quotes and marks around all that was typed. */
const AROUND = /^[\s("'«“[]+|[\s)"'»”\]?!;:]+$/g;

/** No number takes more, whatever stands around it. */
const LONGEST_TYPED = 120;

/** What was typed as a number, and the document it was said to be of. */
interface TypedNumber {
  /** Null when none was named. */
  readonly document: DocumentKind | null;
  readonly number: string;
  readonly date: string | null;
}

/** Null where neither a document was named nor a number may have been begun. */
const readNumber = (typed: string): TypedNumber | null => {
  if (typed.length > LONGEST_TYPED) return null;
  const asked = typed
    .replace(/[‘’]/g, "'")
    .replace(AROUND, '')
    .replace(/(?<=\d)\(([a-z])\)?/i, '$1');
  const named: string[] = [];
  let rest = asked.replace(EDITION, '').normalize('NFC');
  for (let found = BEFORE.exec(rest); found; found = BEFORE.exec(rest)) {
    if (found[1]) named.push(found[1].toLowerCase());
    rest = rest.slice(found[0].length);
  }
  const behind = BEHIND.exec(rest);
  if (behind?.[1]) named.push(behind[1].toLowerCase());
  const given = rest.slice(0, behind?.index).trim();
  const sure = named.find((it) => !ANY_DOCUMENT.test(it) || given === '');
  const whole = RULE_THEN.exec(given) ?? (sure ? NUMBER_THEN.exec(given) : null);
  const number = asWritten(whole?.[1] ?? given);
  if (named.length === 0 && !/^-?\d/.test(number)) return null;
  return { document: (sure && DOCUMENT[sure]) || null, number, date: EDITION.exec(asked)?.[1] ?? null };
};

/**
 * The places a typed number may name: `702.126`, `702.126a`, `702,126 a`, `702 126`, `§ 613`, `rule no. 704`, `CR 601.2f`, `MTR 4.1`, `4.1 MTR`,
 * `IPG 2.5`, `MTR appendix B`; of `613 to 614` the first; the contents of a document for its name alone; none for anything else. A full stop
 * behind a rule's number (`107.3.`) asks for it without its subrules. Without a document it is meant of the Comprehensive Rules, or else of another.
 */
export const typedReferences = (typed: string): readonly RuleReference[] => {
  const asked = readNumber(typed);
  if (!asked) return [];
  const { document, date } = asked;
  const [, number, stop] = NUMBER.exec(asked.number) ?? [];
  const letter = document === 'CR' ? undefined : APPENDIX.exec(asked.number)?.[1];
  if (document && asked.number === '') return [{ document, number: '', alone: false, date }];
  if (document && letter) return [{ document, number: letter.toUpperCase(), alone: false, date }];
  if (!number) return [];
  return (document ? [document] : DOCUMENTS).map((document) => ({
    document,
    number: number.toLowerCase(),
    alone: document === 'CR' && stop === '.' && number.includes('.'),
    date,
  }));
};

/** How far a number was typed, and the documents it may be of: `70`, `702.`, `MTR 4`; null for anything else. */
export const typedBeginning = (
  typed: string,
): { readonly documents: readonly DocumentKind[]; readonly number: string } | null => {
  const asked = readNumber(typed);
  if (!asked || !/^(?:\d{1,3}(?:\.\d{0,3}[a-z]?)?)?$/i.test(asked.number)) return null;
  if (asked.number === '' && !asked.document) return null;
  return { documents: asked.document ? [asked.document] : DOCUMENTS, number: asked.number.toLowerCase() };
};

/** A name said to be of a document (`IPG GRV`, `GRV (IPG)`), or of the rules (`rule improvise`: of any document, null); null for anything else. */
export const typedName = (typed: string): { readonly document: DocumentKind | null; readonly name: string } | null => {
  const [, before, name] = NAME_BEHIND.exec(typed.trim()) ?? [];
  if (before && name) return { document: documentOf(before), name };
  const [, first, behind] = NAME_BEFORE.exec(typed.trim()) ?? [];
  const document = behind ? documentOf(behind) : null;
  return first && document ? { document, name: first } : null;
};

const documentOf = (named: string): DocumentKind | null =>
  ANY_DOCUMENT.test(named.toLowerCase()) ? null : (DOCUMENT[named.toLowerCase()] ?? null);

const NAME_BEHIND = new RegExp(`^(${NAMED})[\\s:.]+(.+)$`, 'iu');
const NAME_BEFORE = new RegExp(`^(.{1,200}?)\\s\\(?(${NAMED})\\)?$`, 'iu');

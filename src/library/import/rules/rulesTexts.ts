import type { Database } from 'better-sqlite3';
import { type Imported, type LibraryFormat, type Refused, refused, type Source } from '../format.ts';
import { isComprehensiveRules, isExcerpt, parseComprehensive } from './comprehensive.ts';
import type { RulesDocument } from './rulesDocument.ts';
import { type StoredRules, storeRules } from './store.ts';
import { parseTournament, tournamentKind } from './tournament.ts';

type Parsed = { readonly ok: true; readonly document: RulesDocument } | Refused;

/** A rules text is small: it is read whole, then stored. */
const rulesText = (
  name: string,
  recognises: (head: string) => boolean,
  parse: (text: string) => Parsed,
): LibraryFormat => ({
  name,
  into: 'library',
  recognises,
  import: async (source: Source, db: Database): Promise<Imported | Refused> => {
    const text = await source.text();
    if (text === null) return refused(null, 'is far too long for a rules text');
    const parsed = parse(text);
    if (!parsed.ok) return parsed;
    const { document } = parsed;
    const stored = storeRules(db, document);
    const counts = { ...stored.counts, skipped: 0 };
    return { ok: true, counts, date: document.date, report: reportOf(name, document, stored) };
  },
});

const reportOf = (
  name: string,
  { kind, date, whole, rows }: RulesDocument,
  { gone, inForce }: StoredRules,
): readonly string[] => {
  const count = (of: string) => rows.filter((row) => row.kind === of).length;
  const numbered = rows.filter((row) => (row.kind === 'heading' || row.kind === 'rule') && row.number.includes('.'));
  const found =
    kind === 'CR'
      ? `${numbered.length} numbered rules, ${count('example')} examples, ${count('term')} glossary entries`
      : `${new Set(rows.map(({ number }) => number)).size} sections`;
  const excerpt = 'an excerpt: it stands beside the whole editions and takes the place of none';
  return [
    `${name}, effective ${date}: ${found}`,
    ...(whole ? [] : [excerpt]),
    ...(whole && inForce !== null && date < inForce ? [`an older edition: that of ${inForce} stays in force`] : []),
    ...(gone > 0 ? [`gone, which the text of this date had before: ${gone}`] : []),
  ];
};

export const comprehensiveRules = rulesText('Comprehensive Rules', isComprehensiveRules, parseComprehensive);
export const rulesExcerpt = rulesText('Comprehensive Rules, excerpt', isExcerpt, parseComprehensive);
export const tournamentRules = rulesText(
  'Magic Tournament Rules',
  (head) => tournamentKind(head) === 'MTR',
  (text) => parseTournament('MTR', text),
);
export const infractionGuide = rulesText(
  'Infraction Procedure Guide',
  (head) => tournamentKind(head) === 'IPG',
  (text) => parseTournament('IPG', text),
);

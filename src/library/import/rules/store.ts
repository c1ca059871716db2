import type { Database } from 'better-sqlite3';
import type { PageCounts } from '../../pages.ts';
import type { RulesDocument, RulesRow } from './rulesDocument.ts';

/** What became of a rules text that was put into the library. */
export interface StoredRules {
  readonly counts: PageCounts;
  /** How many rows it had before, and has no more. */
  readonly gone: number;
  /** The date of the newest whole edition of the document; null when there is none. */
  readonly inForce: string | null;
}

/**
 * Puts a rules text into the library, in place of what it had of that document and date; other editions stay beside it. Counts
 * rows by what they say, wherever they stand.
 */
export const storeRules = (db: Database, { kind, date, whole, rows }: RulesDocument): StoredRules => {
  const named = { kind, date, whole: whole ? 1 : 0 };
  const id = db
    .prepare<[typeof named], number>(
      `INSERT INTO documents (kind, date, whole) VALUES (@kind, @date, @whole)
       ON CONFLICT DO UPDATE SET whole = excluded.whole RETURNING id`,
    )
    .pluck()
    .get(named);
  if (id === undefined) throw new Error('A document was stored without an id');
  const known = textsByPlace(
    db.prepare<[number], RulesRow>('SELECT kind, number, text FROM rules WHERE document = ? ORDER BY position').all(id),
  );
  db.prepare('DELETE FROM rules WHERE document = ?').run(id);
  const add = db.prepare('INSERT INTO rules (document, position, kind, number, text) VALUES (?, ?, ?, ?, ?)');
  for (const [i, row] of rows.entries()) add.run(id, i + 1, row.kind, row.number, row.text);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const [place, text] of textsByPlace(rows)) {
    const was = known.get(place);
    counts[was === undefined ? 'added' : was === text ? 'unchanged' : 'changed']++;
  }
  const newest = db.prepare<[string], string | null>('SELECT max(date) FROM documents WHERE kind = ? AND whole = 1');
  const gone = known.size - counts.changed - counts.unchanged;
  return { counts, gone, inForce: newest.pluck().get(kind) ?? null };
};

/** Each text by its kind, its number, and which of several it is. */
const textsByPlace = (rows: readonly RulesRow[]): ReadonlyMap<string, string> => {
  const times = new Map<string, number>();
  return new Map(
    rows.map(({ kind, number, text }) => {
      const name = `${kind} ${number}`;
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return [`${name} ${time}`, text];
    }),
  );
};

import type { Database } from 'better-sqlite3';
import { storeIndex } from './stored.ts';
import { indexTexts, type SearchText } from './textIndex.ts';

/**
 * Makes the library in `db` searchable: its current rulings in both languages, and the newest text of each rules document. When
 * the way words are read changes, a new migration must empty the index, so that every library is built again.
 */
export const buildSearch = (db: Database): void => {
  storeIndex(db, 'rules', indexTexts(rulesOf(db)));
  storeIndex(db, 'rulings', indexTexts(rulingsOf(db)));
};

interface RulingRow {
  readonly key: string;
  readonly en: string;
  readonly fr: string | null;
  readonly subjects: number;
}

/** What was written for this bot comes first, then what most cards have. */
const rulingsOf = (db: Database): readonly SearchText[] =>
  db
    .prepare<[], RulingRow>(
      `SELECT key, texts.text AS en, fr, subjects
       FROM (SELECT key, count(*) AS subjects, max(source = 'starter') AS own
             FROM rulings WHERE withdrawn = 0 AND replaced_by IS NULL GROUP BY key)
       JOIN texts USING (key) LEFT JOIN translations USING (key)
       ORDER BY own DESC, subjects DESC, key`,
    )
    .all()
    .flatMap(({ key, en, fr, subjects }): readonly SearchText[] => [
      { language: 'en', text: en, ref: { key }, subjects },
      ...(fr === null ? [] : [{ language: 'fr', text: fr, ref: { key }, subjects } as const]),
    ]);

interface RuleRow {
  readonly document: number;
  readonly position: number;
  readonly kind: 'heading' | 'rule' | 'example' | 'term';
  readonly number: string;
  readonly text: string;
}

/** Of each document the newest whole edition, and what only a newer excerpt has. */
const rulesOf = (db: Database): readonly SearchText[] => {
  const newest = db.prepare<[string, number], { id: number; date: string }>(
    'SELECT id, date FROM documents WHERE kind = ? AND whole = ? ORDER BY date DESC LIMIT 1',
  );
  const rows = db.prepare<[number], RuleRow>(
    'SELECT document, position, kind, number, text FROM rules WHERE document = ? ORDER BY position',
  );
  return (['CR', 'MTR', 'IPG'] as const).flatMap((kind) => {
    const whole = newest.get(kind, 1);
    const excerpt = newest.get(kind, 0);
    const own = whole ? rows.all(whole.id) : [];
    const numbers = new Set(own.map(({ number }) => number));
    const isNewer = excerpt && (!whole || excerpt.date > whole.date);
    const more = isNewer ? rows.all(excerpt.id).filter(({ number }) => !numbers.has(number)) : [];
    return [...own, ...more].map(({ document, position, kind, number, text }): SearchText => {
      const words = kind === 'term' ? `${number}. ${text}` : text;
      return { language: 'en', text: words, ref: { document, position } };
    });
  });
};

import type { Database } from 'better-sqlite3';
import type { SearchLanguage } from './stem.ts';
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
  /** The cards and mechanics that have it, as JSON. */
  readonly about: string;
}

/** A ruling on more cards than these is about none of them. */
const MOST_NAMED = 3;

/** What was written for this bot comes first, then what most cards have. */
const rulingsOf = (db: Database): readonly SearchText[] => {
  const names = namesOf(db);
  return db
    .prepare<[], RulingRow>(
      `SELECT key, texts.text AS en, fr, subjects, about
       FROM (SELECT key, count(*) AS subjects, max(source = 'starter') AS own,
                    iif(count(*) > ${MOST_NAMED}, '[]', json_group_array(coalesce(oracle_id, mechanic))) AS about
             FROM rulings WHERE withdrawn = 0 AND replaced_by IS NULL GROUP BY key)
       JOIN texts USING (key) LEFT JOIN translations USING (key)
       ORDER BY own DESC, subjects DESC, key`,
    )
    .all()
    .flatMap(({ key, en, fr, subjects, about }): readonly SearchText[] => {
      const ids = JSON.parse(about) as readonly string[]; // by the query
      const told = { ref: { key }, subjects, names: ids.flatMap((id) => names.get(id) ?? []) };
      return [
        { language: 'en', text: en, ...told },
        ...(fr === null ? [] : [{ language: 'fr', text: fr, ...told } as const]),
      ];
    });
};

interface NameRow {
  readonly subject: string;
  readonly language: SearchLanguage;
  readonly name: string;
}

/** Of each card the name most printed in each language, of each mechanic all names. */
const namesOf = (db: Database): ReadonlyMap<string, readonly NameRow[]> => {
  const names = new Map<string, NameRow[]>();
  const ofCards = db.prepare<[], NameRow>(
    `SELECT oracle_id AS subject, language, name FROM names WHERE position = 0
     ORDER BY oracle_id, language, printings DESC, name`,
  );
  for (const row of ofCards.iterate()) {
    const known = names.get(row.subject);
    if (!known) names.set(row.subject, [row]);
    else if (known.at(-1)?.language !== row.language) known.push(row);
  }
  const ofMechanics = db.prepare<[], NameRow>('SELECT mechanic AS subject, language, name FROM mechanic_names');
  for (const row of ofMechanics.iterate()) names.set(row.subject, [...(names.get(row.subject) ?? []), row]);
  return names;
};

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

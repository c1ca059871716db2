import Database from 'better-sqlite3';
import { ownersOf, type Peer } from './peer.ts';

/** SQLite's own index of three letters in a row: names that share any with what was typed, by BM25, fame and the reader's language. */
export const trigrams: Peer = {
  name: 'FTS5 trigram',
  build: async (entries) => {
    const db = new Database(':memory:');
    db.exec(`
      CREATE TABLE entries (id INTEGER PRIMARY KEY, fame REAL NOT NULL, language TEXT NOT NULL) STRICT;
      CREATE VIRTUAL TABLE names USING fts5 (text, tokenize = 'trigram', detail = 'full');
    `);
    const entry = db.prepare('INSERT INTO entries (id, fame, language) VALUES (?, ?, ?)');
    const name = db.prepare('INSERT INTO names (rowid, text) VALUES (?, ?)');
    db.transaction(() => {
      for (const [id, { text, fame, language }] of entries.entries()) {
        entry.run(id, fame, language);
        name.run(id, text);
      }
    })();
    const find = db
      .prepare<[{ match: string; language: string; limit: number }], number>(
        `SELECT entries.id FROM names JOIN entries ON entries.id = names.rowid WHERE names MATCH @match
         ORDER BY bm25(names) * (1 + ${FAME} * fame) * iif(language = @language, 1, ${FOREIGN}) LIMIT @limit`,
      )
      .pluck();
    return (typed, limit, language) => {
      const runs = [...new Set(runsOf(typed))];
      if (runs.length === 0) return [];
      const match = runs.map((run) => `"${run}"`).join(' OR ');
      return ownersOf(
        find.all({ match, language, limit: 4 * limit }).map((id) => entries[id]),
        limit,
      );
    };
  },
};

const runsOf = (typed: string): readonly string[] =>
  [...typed].slice(2).map((_, i) =>
    [...typed]
      .slice(i, i + 3)
      .join('')
      .replaceAll('"', '""'),
  );

const FAME = 0.5;
const FOREIGN = 0.5;

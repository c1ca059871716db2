import type { Database } from 'better-sqlite3';
import type { FrenchStatus, LibraryAbout, Restates } from './library.ts';
import type { Subject } from './names/resolver.ts';
import type { LibraryRuling } from './rulingEntry.ts';

/** Rulings, texts and pairs of one library file. */
export interface RulingRows {
  /** The subject's rulings, replaced wordings among them, withdrawn ones not; in the order they were imported. */
  of(subject: Subject): readonly LibraryRuling[];
  /** What a text is a ruling on, mechanics first, then the most played cards: some of it, and how much there is. */
  subjects(key: string): { readonly some: readonly Subject[]; readonly count: number };
  /** The keys of texts whose French is a machine's, or older than the English: those first, then the most played. */
  unreviewed(): readonly string[];
  /** An English text by its key. */
  text(key: string): string | null;
  /** The newest date that a text has as a ruling. */
  date(key: string): string | null;
  /** The key of the wording that took the place of a text on all that had it; null while it is in use somewhere. */
  successor(key: string): string | null;
  /** Keys of the French texts that say what the English `key` says, and the other way round. */
  frenchOf(key: string): readonly string[];
  englishOf(key: string): readonly string[];
  counts(): Pick<LibraryAbout, 'rulings' | 'french' | 'rules' | 'imported' | 'sources' | 'cardData'>;
  /** Where the cards were read last; null while there are only those the bot ships. */
  cardData(): LibraryAbout['cardData'];
}

interface Row {
  readonly key: string;
  readonly text: string;
  readonly source: LibraryRuling['source'];
  readonly date: string | null;
  readonly restates: string | null;
  readonly replacedBy: string | null;
  readonly fr: string | null;
  readonly status: FrenchStatus | null;
  readonly toReview: 0 | 1 | null;
}

const RULINGS = `
  SELECT key, texts.text, source, date, restates, replaced_by AS replacedBy, fr, status, to_review AS toReview
  FROM rulings JOIN texts USING (key) LEFT JOIN translations USING (key)`;

export const openRulings = (db: Database): RulingRows => {
  const ofCard = db.prepare<[string], Row>(`${RULINGS} WHERE oracle_id = ? AND withdrawn = 0 ORDER BY rulings.id`);
  const ofMechanic = db.prepare<[string], Row>(`${RULINGS} WHERE mechanic = ? AND withdrawn = 0 ORDER BY rulings.id`);
  const subjects = db.prepare<[string], { oracleId: string | null; mechanic: string | null; count: number }>(
    `SELECT oracle_id AS oracleId, mechanic, count(*) OVER () AS count FROM rulings LEFT JOIN cards USING (oracle_id)
     WHERE key = ? AND withdrawn = 0 AND replaced_by IS NULL ORDER BY mechanic IS NULL, rank IS NULL, rank, name LIMIT 5`,
  );
  const unreviewed = db
    .prepare<[], string>(
      `SELECT key FROM translations JOIN rulings USING (key) LEFT JOIN cards USING (oracle_id)
       WHERE (status = 'machine' OR to_review = 1) AND withdrawn = 0 AND replaced_by IS NULL
       GROUP BY key ORDER BY to_review DESC, min(rank) IS NULL, min(rank), key`,
    )
    .pluck();
  const text = db.prepare<[string], string>('SELECT text FROM texts WHERE key = ?').pluck();
  const date = db.prepare<[string], string | null>('SELECT max(date) FROM rulings WHERE key = ?').pluck();
  const successor = db
    .prepare<[string], string | null>(
      `SELECT max(replaced_by) FROM rulings WHERE key = ? AND withdrawn = 0
       HAVING count(*) > 0 AND sum(replaced_by IS NULL) = 0`,
    )
    .pluck();
  const frenchOf = db.prepare<[string], string>('SELECT fr FROM pairs WHERE en = ?').pluck();
  const englishOf = db.prepare<[string], string>('SELECT en FROM pairs WHERE fr = ?').pluck();
  const rulings = db
    .prepare<[], number>('SELECT count(*) FROM rulings WHERE withdrawn = 0 AND replaced_by IS NULL')
    .pluck();
  const french = db
    .prepare<[], number>(
      'SELECT count(*) FROM rulings JOIN translations USING (key) WHERE withdrawn = 0 AND replaced_by IS NULL',
    )
    .pluck();
  const rules = db
    .prepare<[], string | null>("SELECT max(date) FROM documents WHERE kind = 'CR' AND whole = 1")
    .pluck();
  const sources = db.prepare<[], { format: string; name: string; date: string | null; importedAt: number }>(
    'SELECT format, name, date, imported_at AS importedAt FROM imports ORDER BY imported_at DESC, id DESC',
  );
  const cardData = db.prepare<[], NonNullable<LibraryAbout['cardData']>>(
    `SELECT replace(format, ' cards', '') AS name, date FROM imports WHERE format IN ('MTGJSON', 'Scryfall cards')
     ORDER BY imported_at DESC, id DESC LIMIT 1`,
  );

  return {
    of: (subject) =>
      (subject.kind === 'card' ? ofCard.all(subject.oracleId) : ofMechanic.all(subject.mechanic)).map(rulingOf),
    subjects: (key) => {
      const rows = subjects.all(key);
      const some = rows.map(
        ({ oracleId, mechanic }): Subject =>
          oracleId !== null ? { kind: 'card', oracleId } : { kind: 'mechanic', mechanic: mechanic ?? '' }, // one of them, by CHECK
      );
      return { some, count: rows[0]?.count ?? 0 };
    },
    unreviewed: () => unreviewed.all(),
    text: (key) => text.get(key) ?? null,
    date: (key) => date.get(key) ?? null,
    successor: (key) => {
      const seen = new Set([key]);
      let newest: string | null = null;
      for (let next = successor.get(key); next && !seen.has(next); next = successor.get(next)) {
        seen.add(next);
        newest = next;
      }
      return newest;
    },
    frenchOf: (key) => frenchOf.all(key),
    englishOf: (key) => englishOf.all(key),
    counts: () => {
      const all = sources.all();
      const latest = all.find(({ format }) => format !== 'starter');
      return {
        rulings: rulings.get() ?? 0,
        french: french.get() ?? 0,
        rules: rules.get() ?? null,
        imported: latest ? new Date(latest.importedAt).toISOString().slice(0, 10) : null,
        sources: all.map(({ format: _, ...source }) => source),
        cardData: cardData.get() ?? null,
      };
    },
    cardData: () => cardData.get() ?? null,
  };
};

const rulingOf = ({ restates, toReview, ...row }: Row): LibraryRuling => ({
  ...row,
  restates: restates === null ? null : (JSON.parse(restates) as Restates), // written by starter.ts from a checked value
  toReview: toReview === 1,
});

import type { Database } from 'better-sqlite3';
import type { Subject } from './names/resolver.ts';

/** A ruling as a pasted page has it. */
export interface PageRuling extends PageRulingToSave {
  /** The page that says it; of several, the one that speaks. */
  readonly page: number;
}

/** The same before it is saved. */
export interface PageRulingToSave {
  readonly subject: Subject;
  readonly language: 'en' | 'fr';
  /** The text key of `text`. */
  readonly key: string;
  readonly text: string;
  readonly date: string | null;
  /** Of a French text; null for English, which is the original. */
  readonly status: 'official' | 'reviewed' | 'machine' | null;
  /** Offsets in `text` where a symbol was lost, ascending. */
  readonly lost: readonly number[];
}

export interface PageText {
  /** The text key of the whole page. */
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** How many rulings a page brought: new ones, ones that are told otherwise now, ones that were there. */
export interface PageCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Pasted pages and their rulings, in `table.db`: a library built anew finds them there. */
export interface Pages {
  /** Keeps a page with its rulings, in place of what it said before. Counted by what a reader sees; all or nothing. */
  save(page: PageText, rulings: readonly PageRulingToSave[], now: number): PageCounts;
  /** Does several things in one transaction: all or none. */
  together<Result>(work: () => Result): Result;
  /** The subject's rulings of all pages, each text once: newest date, best status. */
  rulings(subject: Subject): readonly PageRuling[];
  /** A text by its key, whatever it was pasted for; null when no page has it. */
  byKey(key: string): PageRuling | null;
  /** The rulings of all pages. */
  all(): readonly PageRuling[];
  /** Another one whenever the pages may have changed. */
  version(): string;
  counts(): PagesCount;
}

/** How much was pasted. */
export interface PagesCount {
  readonly pages: number;
  /** Different texts, in either language. */
  readonly rulings: number;
  /** Those of them in French. */
  readonly french: number;
  /** When the last of them was (ms since 1970); null when there is none. */
  readonly importedAt: number | null;
}

interface Row {
  readonly page: number;
  readonly oracleId: string | null;
  readonly mechanic: string | null;
  readonly language: 'en' | 'fr';
  readonly key: string;
  readonly text: string;
  readonly date: string | null;
  readonly status: PageRuling['status'];
  readonly lost: string;
}

const COLUMNS = 'page, oracle_id AS oracleId, mechanic, language, key, text, date, status, lost';

/** Of several pages with one text, the newest date and the best status speak. */
const BEST = `ORDER BY date IS NULL, date DESC, CASE status WHEN 'official' THEN 0 WHEN 'reviewed' THEN 1 ELSE 2 END, page, position`;

/** Opens the pages in a table database, whose migrations have been run. */
export const openPages = (db: Database): Pages => {
  const find = db.prepare<[string], number>('SELECT id FROM pages WHERE key = ?').pluck();
  const keep = db
    .prepare<[PageText & { now: number }], number>(
      'INSERT INTO pages (key, name, text, imported_at) VALUES (@key, @name, @text, @now) RETURNING id',
    )
    .pluck();
  const clear = db.prepare('DELETE FROM page_rulings WHERE page = ?');
  const rowsOf = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM page_rulings WHERE page = ? ORDER BY position`);
  const add = db.prepare(
    `INSERT INTO page_rulings (page, position, oracle_id, mechanic, language, key, text, date, status, lost)
     VALUES (@page, @position, @oracleId, @mechanic, @language, @key, @text, @date, @status, @lost)`,
  );
  const ofCard = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM page_rulings WHERE oracle_id = ? ${BEST}`);
  const ofMechanic = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM page_rulings WHERE mechanic = ? ${BEST}`);
  const byKey = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM page_rulings WHERE key = ? ${BEST} LIMIT 1`);
  const all = db.prepare<[], Row>(`SELECT ${COLUMNS} FROM page_rulings ORDER BY page, position`);
  let saved = 0;
  const counts = db.prepare<[], PagesCount>(
    `SELECT count(*) AS pages, max(imported_at) AS importedAt, (SELECT count(DISTINCT key) FROM page_rulings) AS rulings,
       (SELECT count(DISTINCT key) FROM page_rulings WHERE language = 'fr') AS french
     FROM pages`,
  );

  const rulings = (subject: Subject): readonly PageRuling[] => {
    const rows = subject.kind === 'card' ? ofCard.all(subject.oracleId) : ofMechanic.all(subject.mechanic);
    const seen = new Set<string>();
    return rows.filter((row) => !seen.has(row.key) && seen.add(row.key)).map(rulingOf);
  };

  const save = (page: PageText, incoming: readonly PageRulingToSave[], now: number): PageCounts => {
    saved++;
    const known = find.get(page.key);
    const earlier = known === undefined ? [] : rowsOf.all(known).map(rulingOf);
    const subjects = new Map([...incoming, ...earlier].map(({ subject }) => [JSON.stringify(subject), subject]));
    const seen = () =>
      new Map(
        [...subjects].flatMap(([name, subject]) =>
          rulings(subject).map((it) => [name + it.key, JSON.stringify([it.text, it.date, it.status, it.lost])]),
        ),
      );

    const before = seen();
    const id = known ?? keep.get({ ...page, now });
    clear.run(id);
    for (const [position, { subject, lost, ...ruling }] of incoming.entries()) {
      const oracleId = subject.kind === 'card' ? subject.oracleId : null;
      const mechanic = subject.kind === 'mechanic' ? subject.mechanic : null;
      add.run({ ...ruling, page: id, position, oracleId, mechanic, lost: JSON.stringify(lost) });
    }
    const after = seen();

    const moved = new Set(earlier.map((it) => it.key));
    const told = incoming.map((it) => {
      const name = JSON.stringify(it.subject) + it.key;
      const was = before.get(name);
      if (was === undefined) return moved.has(it.key) ? 'changed' : 'added';
      return was === after.get(name) ? 'unchanged' : 'changed';
    });
    const count = (how: 'added' | 'changed' | 'unchanged') => told.filter((it) => it === how).length;
    return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  };

  return {
    save: (page, incoming, now) => db.transaction(save).immediate(page, incoming, now),
    together: (work) => db.transaction(work).immediate(),
    rulings,
    byKey: (key) => {
      const row = byKey.get(key);
      return row ? rulingOf(row) : null;
    },
    all: () => all.all().map(rulingOf),
    // SQLite counts what other connections commit; what this one does is counted here.
    version: () => `${db.pragma('data_version', { simple: true })} ${saved}`,
    counts: () => counts.get() ?? { pages: 0, rulings: 0, french: 0, importedAt: null },
  };
};

const rulingOf = ({ oracleId, mechanic, lost, ...row }: Row): PageRuling => ({
  ...row,
  subject: oracleId !== null ? { kind: 'card', oracleId } : { kind: 'mechanic', mechanic: mechanic ?? '' }, // one of them, by CHECK
  lost: JSON.parse(lost) as readonly number[], // an array, by CHECK; written only here
});

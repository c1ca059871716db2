import type { Database } from 'better-sqlite3';
import type { DocumentKind, RulesEdition } from './rulesText.ts';

/** One row of a rules text as the library keeps it. */
export interface RulesRow {
  readonly position: number;
  readonly kind: 'heading' | 'rule' | 'example' | 'term';
  readonly number: string;
  readonly text: string;
}

/** An edition with its key in the library. */
export interface StoredEdition extends RulesEdition {
  readonly id: number;
}

/** The rows of all rules texts of one library. */
export interface RulesRows {
  /** Document by document, the newest first. */
  readonly editions: readonly StoredEdition[];
  /** The title that bears a number; null when it has none. */
  heading(edition: number, number: string): RulesRow | null;
  /** The title or rule that bears a number. */
  own(edition: number, number: string): RulesRow | null;
  /** All titles of an edition, in the order of the text. */
  headings(edition: number): readonly RulesRow[];
  /** The rows of a number and of all that begin with it, in the order of the text. */
  under(edition: number, number: string): readonly RulesRow[];
  /** Headings and rules whose number begins like this, each once, in the order of the text. */
  beginning(edition: number, number: string, limit: number): readonly RulesRow[];
  at(edition: number, position: number): RulesRow | null;
  /** The number before (-1) or after (1) this one among those of its rank. */
  neighbour(edition: number, number: string, step: -1 | 1): string | null;
  /** All headings and glossary terms of an edition. */
  names(edition: number): readonly RulesRow[];
  /** The sections or rules below a number, and itself; the chapters and appendices of an edition below the empty one. */
  below(edition: number, number: string): readonly RulesRow[];
}

const COLUMNS = 'position, kind, number, text';
/** Sorts after every character a number may have. */
const LAST = '\uFFFF';

export const openRulesRows = (db: Database): RulesRows => {
  const editions = db
    .prepare<[], { id: number; document: DocumentKind; date: string; whole: 0 | 1 }>(
      `SELECT id, kind AS document, date, whole FROM documents
       ORDER BY CASE kind WHEN 'CR' THEN 1 WHEN 'MTR' THEN 2 ELSE 3 END, date DESC, whole DESC`,
    )
    .all()
    .map((row): StoredEdition => ({ ...row, whole: row.whole === 1 }));
  const under = db.prepare<[number, string, string], RulesRow>(
    `SELECT ${COLUMNS} FROM rules WHERE document = ? AND number >= ? AND number < ? ORDER BY position`,
  );
  const own = db.prepare<[number, string], RulesRow>(
    `SELECT ${COLUMNS} FROM rules WHERE document = ? AND number = ? AND kind IN ('heading', 'rule') ORDER BY position LIMIT 1`,
  );
  const heading = db.prepare<[number, string], RulesRow>(
    `SELECT ${COLUMNS} FROM rules WHERE document = ? AND number = ? AND kind = 'heading' ORDER BY position LIMIT 1`,
  );
  const headings = db.prepare<[number], RulesRow>(
    `SELECT ${COLUMNS} FROM rules WHERE document = ? AND kind = 'heading' ORDER BY position`,
  );
  const at = db.prepare<[number, number], RulesRow>(`SELECT ${COLUMNS} FROM rules WHERE document = ? AND position = ?`);
  const beginning = db.prepare<[number, string, string, number], RulesRow>(
    `SELECT min(position) AS position, kind, number, text FROM rules
     WHERE document = ? AND number >= ? AND number < ? AND kind IN ('heading', 'rule')
     GROUP BY number ORDER BY 1 LIMIT ?`,
  );
  const numbers = db.prepare<[number], { number: string; term: 0 | 1 }>(
    "SELECT number, max(kind = 'term') AS term FROM rules WHERE document = ? GROUP BY number ORDER BY min(position)",
  );
  const names = db.prepare<[number], RulesRow>(
    `SELECT ${COLUMNS} FROM rules WHERE document = ? AND kind IN ('heading', 'term') ORDER BY position`,
  );
  /** An edition never changes while its library is open. */
  const known = new Map<number, readonly { readonly number: string; readonly rank: Rank }[]>();
  const ranked = (edition: number) => {
    const found =
      known.get(edition) ??
      numbers.all(edition).map(({ number, term }) => ({ number, rank: rankOf(number, term === 1) }));
    known.set(edition, found);
    return found;
  };
  const titles = new Map<number, readonly RulesRow[]>();
  return {
    editions,
    heading: (edition, number) => heading.get(edition, number) ?? null,
    own: (edition, number) => own.get(edition, number) ?? null,
    headings: (edition) => {
      const found = titles.get(edition) ?? headings.all(edition);
      titles.set(edition, found);
      return found;
    },
    under: (edition, number) => under.all(edition, number, number + LAST).filter((row) => isUnder(row.number, number)),
    beginning: (edition, number, limit) => beginning.all(edition, number, number + LAST, limit),
    at: (edition, position) => at.get(edition, position) ?? null,
    neighbour: (edition, number, step) => {
      const all = ranked(edition);
      const here = all.findIndex((it) => it.number === number);
      const rank = all[here]?.rank;
      if (rank === undefined) return null;
      for (let i = here + step; i >= 0 && i < all.length; i += step)
        if (all[i]?.rank === rank) return all[i]?.number ?? null;
      return null;
    },
    names: (edition) => names.all(edition),
    below: (edition, number) =>
      under.all(edition, number, number + LAST).filter((row) => isJustUnder(row.number, number)),
  };
};

/** Whether a number is `top` or a part of it: `702.126a` is under `702.126`, `702.12` is not. */
const isUnder = (number: string, top: string): boolean =>
  number === top || (number.startsWith(top) && /^(?:\d{2}$|\.|[a-z]$)/.test(number.slice(top.length)));

/** Whether a number is `top` or one step below it. */
const isJustUnder = (number: string, top: string): boolean => {
  if (top === '') return /^(?:\d{1,2}|[A-Z])$/.test(number);
  const rest = number.slice(top.length);
  return number.startsWith(top) && (rest === '' || /^(?:\d{2}|\.\d+|[a-z])$/.test(rest));
};

type Rank = 'term' | 'chapter' | 'section' | 'rule' | 'subrule';

/** Neighbours are of one rank: a subrule's are subrules. */
const rankOf = (number: string, isTerm: boolean): Rank => {
  if (isTerm) return 'term';
  if (/\.\d+[a-z]$/.test(number)) return 'subrule';
  if (number.includes('.')) return 'rule';
  return /^\d{3}$/.test(number) ? 'section' : 'chapter';
};

import type { Database } from 'better-sqlite3';

/** A card as the library has it. */
export interface KnownCard {
  readonly name: string;
  readonly layout: string;
  readonly rank: number | null;
  /** The newest dated edition that told of it. */
  readonly asOf: string | null;
  readonly faces: readonly KnownFace[];
  readonly names: readonly KnownName[];
  readonly keywords: readonly string[];
}

export interface KnownFace {
  readonly name: string;
  readonly manaCost: string | null;
  readonly types: string;
  readonly typesFr: string | null;
  readonly text: string | null;
  readonly textFr: string | null;
  /** When `textFr` was printed. */
  readonly printedOn: string | null;
}

export interface KnownName {
  /** 0 is the whole card, above it the face. */
  readonly position: number;
  readonly language: 'en' | 'fr';
  readonly name: string;
  readonly printings: number;
  /** When it was last printed. */
  readonly printedOn: string | null;
}

/** Reads and writes whole cards in a library that is being made. */
export interface KnownCards {
  get(oracleId: string): KnownCard | null;
  /** The newest dated edition that told of a card; null when none has a date, undefined when no card has the id. */
  asOf(oracleId: string): string | null | undefined;
  /** Until `flush` some of what was set is not in the tables yet. */
  set(oracleId: string, card: KnownCard, isNew: boolean): void;
  flush(): void;
}

/** So many cards are written table by table: each table is at hand the while. */
const TOGETHER = 2000;

export const openKnownCards = (db: Database): KnownCards => {
  const card = db.prepare<[string], Pick<KnownCard, 'name' | 'layout' | 'rank' | 'asOf'>>(
    'SELECT name, layout, rank, as_of AS asOf FROM cards WHERE oracle_id = ?',
  );
  const faces = db.prepare<[string], KnownFace>(
    `SELECT name, mana_cost AS manaCost, types, types_fr AS typesFr, text, text_fr AS textFr, printed_on AS printedOn
     FROM faces WHERE oracle_id = ? ORDER BY position`,
  );
  const names = db.prepare<[string], KnownName>(
    'SELECT position, language, name, printings, printed_on AS printedOn FROM names WHERE oracle_id = ? ORDER BY position, language, name',
  );
  const keywords = db
    .prepare<[string], string>('SELECT keyword FROM keywords WHERE oracle_id = ? ORDER BY keyword')
    .pluck();

  const add = db.prepare('INSERT INTO cards (oracle_id, name, layout, rank, as_of) VALUES (?, ?, ?, ?, ?)');
  const change = db.prepare('UPDATE cards SET name = ?, layout = ?, rank = ?, as_of = ? WHERE oracle_id = ?');
  const clear = ['faces', 'names', 'keywords'].map((table) => db.prepare(`DELETE FROM ${table} WHERE oracle_id = ?`));
  const addFace = db.prepare(
    `INSERT INTO faces (oracle_id, position, name, mana_cost, types, types_fr, text, text_fr, printed_on)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addName = db.prepare(
    'INSERT INTO names (oracle_id, position, language, name, printings, printed_on) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addKeyword = db.prepare('INSERT INTO keywords (oracle_id, keyword) VALUES (?, ?)');
  // Energy is no keyword: a card has it when its text speaks of its symbol.
  const addEnergy = db.prepare(
    "INSERT INTO card_mechanics (oracle_id, mechanic) SELECT ?, key FROM mechanics WHERE key = 'energy' ON CONFLICT DO NOTHING",
  );

  // Most cards of a first import are asked for once, and are not there.
  const there = new Map(db.prepare<[], [string, string | null]>('SELECT oracle_id, as_of FROM cards').raw().all());
  const waiting = new Map<string, { readonly card: KnownCard; readonly isNew: boolean }>();

  const flush = (): void => {
    for (const [oracleId, { card, isNew }] of waiting) {
      const { name, layout, rank, asOf } = card;
      if (isNew) add.run(oracleId, name, layout, rank, asOf);
      else {
        change.run(name, layout, rank, asOf, oracleId);
        for (const statement of clear) statement.run(oracleId);
      }
    }
    for (const [oracleId, { card }] of waiting) {
      for (const [i, { name, manaCost, types, typesFr, text, textFr, printedOn }] of card.faces.entries()) {
        addFace.run(oracleId, i + 1, name, manaCost, types, typesFr, text, textFr, printedOn);
      }
      if (card.faces.some(({ text }) => text?.includes('{E}'))) addEnergy.run(oracleId);
    }
    for (const [oracleId, { card }] of waiting) {
      for (const { position, language, name, printings, printedOn } of card.names) {
        addName.run(oracleId, position, language, name, printings, printedOn);
      }
    }
    for (const [oracleId, { card }] of waiting) {
      for (const keyword of card.keywords) addKeyword.run(oracleId, keyword);
    }
    waiting.clear();
  };

  return {
    get: (oracleId) => {
      if (waiting.has(oracleId)) flush();
      const found = there.has(oracleId) ? card.get(oracleId) : undefined;
      if (!found) return null;
      return {
        ...found,
        faces: faces.all(oracleId),
        names: names.all(oracleId),
        keywords: keywords.all(oracleId),
      };
    },
    asOf: (oracleId) => there.get(oracleId),
    set: (oracleId, card, isNew) => {
      there.set(oracleId, card.asOf);
      waiting.set(oracleId, { card, isNew });
      if (waiting.size >= TOGETHER) flush();
    },
    flush,
  };
};

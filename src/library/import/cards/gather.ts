import type { Database } from 'better-sqlite3';
import type { CardSettler } from './settle.ts';
import type { Printing, ToldCard } from './told.ts';

/** What a file tells of cards here and there, kept beside the library until it was read to its end. */
export interface GatheredCards {
  /** What all printings of a card have in common, when it was not told yet, and what single ones have on them. */
  add(oracleId: string, card: ToldCard | null, printings: readonly Printing[]): void;
  /** Lends all of it to `settler`, card by card. */
  settle(settler: CardSettler): void;
}

export const gatherCards = (db: Database): GatheredCards => {
  db.exec(`
    DROP TABLE IF EXISTS temp.told_cards;
    CREATE TEMP TABLE told_cards (oracle_id TEXT NOT NULL, card TEXT, printing TEXT);
    CREATE INDEX temp.told_by_card ON told_cards (oracle_id)`);
  const add = db.prepare('INSERT INTO temp.told_cards VALUES (?, ?, ?)');
  const ids = db.prepare<[], string>('SELECT DISTINCT oracle_id FROM temp.told_cards').pluck();
  const of = db.prepare<[string], { card: string | null; printing: string | null }>(
    'SELECT card, printing FROM temp.told_cards WHERE oracle_id = ? ORDER BY rowid',
  );

  return {
    add: (oracleId, card, printings) => {
      if (card) add.run(oracleId, JSON.stringify(card), null);
      for (const printing of printings) add.run(oracleId, null, JSON.stringify(printing));
    },
    settle: ({ settle }) => {
      for (const oracleId of ids.all()) {
        const rows = of.all(oracleId);
        // Written by `add` from values of these types.
        const cards = rows.flatMap(({ card }) => (card === null ? [] : [JSON.parse(card) as ToldCard]));
        const printings = rows.flatMap(({ printing }) => (printing === null ? [] : [JSON.parse(printing) as Printing]));
        settle(oracleId, { cards, printings });
      }
      db.exec('DROP TABLE temp.told_cards');
    },
  };
};

import type { Database } from 'better-sqlite3';
import { gatherCards } from '../cards/gather.ts';
import { openKnownCards } from '../cards/known.ts';
import { type CardSettler, settleCards } from '../cards/settle.ts';
import { gatherRulings } from '../rulings/gather.ts';
import { openKnownRulings } from '../rulings/known.ts';
import { type RulingSettler, settleRulings } from '../rulings/settle.ts';
import type { ToldRuling } from '../rulings/told.ts';
import type { Sink } from './gather.ts';

/** The library itself, and what became of what went into it. */
export interface Direct {
  readonly cards: CardSettler;
  readonly rulings: RulingSettler;
  readonly date: string | null;
  readonly sink: Sink;
  /** Until then some of it is not in the tables yet. */
  flush(): void;
}

/** Into the library at once: each card is told once, with all its rulings. */
export const direct = (db: Database, date: string | null): Direct => {
  const knownCards = openKnownCards(db);
  const knownRulings = openKnownRulings(db);
  const cards = settleCards(knownCards, date);
  const rulings = settleRulings(knownRulings, knownCards, ['wotc']);
  const sink: Sink = {
    card: (oracleId, card, printings) => cards.settle(oracleId, { cards: card ? [card] : [], printings }),
    rulings: (oracleId, told) => {
      if (told.length > 0) rulings.settle(oracleId, told, date ?? newest(told));
    },
  };
  const flush = () => {
    knownCards.flush();
    knownRulings.flush();
  };
  return { cards, rulings, date, sink, flush };
};

const newest = (told: readonly ToldRuling[]): string => {
  let latest = '';
  for (const { date } of told) if (date > latest) latest = date;
  return latest;
};

export interface Gathered {
  readonly sink: Sink;
  settle(into: Direct): void;
}

/** Kept beside the library until all sets were read. */
export const gathered = (db: Database): Gathered => {
  const cards = gatherCards(db);
  const rulings = gatherRulings(db);
  return {
    sink: {
      card: cards.add,
      rulings: (oracleId, told) => {
        for (const it of told) rulings.add(oracleId, it);
      },
    },
    settle: (into) => {
      cards.settle(into.cards);
      rulings.settle(into.rulings, into.date);
    },
  };
};

import type { KnownCard, KnownCards } from './known.ts';
import { mergeCard, type Told } from './merge.ts';

/** How many cards were new, told otherwise, or as they were. */
export interface CardCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Puts what one file tells of cards into a library that is being made. */
export interface CardSettler {
  /** All that the file tells of a card; nothing happens when it does not say what the card is. Answers whether it is new. */
  settle(oracleId: string, told: Omit<Told, 'asOf'>): boolean;
  readonly counts: CardCounts;
}

/** `asOf` is the date of the file's edition; null when it has none. */
export const settleCards = (known: KnownCards, asOf: string | null): CardSettler => {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  return {
    counts,
    settle: (oracleId, told) => {
      const before = known.get(oracleId);
      const after = mergeCard(before, { ...told, asOf });
      if (!after) return false;
      const same = before !== null && JSON.stringify(before) === JSON.stringify(after);
      if (!same) known.set(oracleId, after, before === null);
      counts[before === null ? 'added' : same || seen(before) === seen(after) ? 'unchanged' : 'changed']++;
      return before === null;
    },
  };
};

/** What a reader sees of a card; not how often it was printed, nor how much it is played. */
const seen = ({ name, layout, faces, names, keywords }: KnownCard): string =>
  JSON.stringify([
    name,
    layout,
    faces.map(({ printedOn: _, ...face }) => face),
    names.map(({ position, language, name }) => [position, language, name]),
    shownFrench(names),
    keywords,
  ]);

/** The French name of the whole card that is shown: the one most printed, of equal ones the newest. */
const shownFrench = (names: KnownCard['names']): string | undefined =>
  names
    .filter(({ position, language }) => position === 0 && language === 'fr')
    .sort((a, b) => b.printings - a.printings || (b.printedOn ?? '').localeCompare(a.printedOn ?? ''))[0]?.name;

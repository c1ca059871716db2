import type { KnownCard, KnownCards } from './known.ts';
import { mergeCard, type Told } from './merge.ts';

/** How many cards were new, told otherwise, or as they were. */
export interface CardCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many cards changed in each of what a reader sees. */
  readonly how: ReadonlyMap<Part, number>;
}

/** Puts what one file tells of cards into a library that is being made. */
export interface CardSettler {
  /** All that the file tells of a card; nothing happens when it does not say what the card is. Answers whether it is new. */
  settle(oracleId: string, told: Omit<Told, 'asOf'>): boolean;
  readonly counts: CardCounts;
}

/** `asOf` is the date of the file's edition; null when it has none. */
export const settleCards = (known: KnownCards, asOf: string | null): CardSettler => {
  const how = new Map<Part, number>();
  const counts = { added: 0, changed: 0, unchanged: 0, how };
  return {
    counts,
    settle: (oracleId, told) => {
      const before = known.get(oracleId);
      const after = mergeCard(before, { ...told, asOf });
      if (!after) return false;
      const same = before !== null && JSON.stringify(before) === JSON.stringify(after);
      if (!same) known.set(oracleId, after, before === null);
      const changes = before === null || same ? [] : PARTS.filter((part) => seen[part](before) !== seen[part](after));
      for (const part of changes) how.set(part, (how.get(part) ?? 0) + 1);
      counts[before === null ? 'added' : changes.length === 0 ? 'unchanged' : 'changed']++;
      return before === null;
    },
  };
};

/** What a reader sees of a card; not how often it was printed, nor how much it is played. */
const PARTS = ['in English', 'in French', 'by their names'] as const;
export type Part = (typeof PARTS)[number];

const seen: Readonly<Record<Part, (card: KnownCard) => string>> = {
  'in English': ({ name, layout, faces, keywords }) =>
    JSON.stringify([
      name,
      layout,
      keywords,
      faces.map(({ name, manaCost, types, text }) => [name, manaCost, types, text]),
    ]),
  'in French': ({ faces }) => JSON.stringify(faces.map(({ typesFr, textFr }) => [typesFr, textFr])),
  'by their names': ({ names }) =>
    JSON.stringify([names.map(({ position, language, name }) => [position, language, name]), shownFrench(names)]),
};

/** The French name of the whole card that is shown: the one most printed, of equal ones the newest. */
const shownFrench = (names: KnownCard['names']): string | undefined =>
  names
    .filter(({ position, language }) => position === 0 && language === 'fr')
    .sort((a, b) => b.printings - a.printings || (b.printedOn ?? '').localeCompare(a.printedOn ?? ''))[0]?.name;

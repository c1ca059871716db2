/** Whose rulings public sources have. */
export type Source = 'wotc' | 'scryfall';

/** What a file tells of one ruling. */
export interface ToldRuling {
  /** The text key of `text`. */
  readonly key: string;
  readonly text: string;
  /** Null when the source does not say whose it is. */
  readonly source: Source | null;
  readonly date: string;
}

/** The text of a ruling, as a file has it; empty when it has none. */
export const toldText = (text: string): string => text.normalize('NFC').trim();

/** How far a file speaks for the rulings of a card. */
export interface Authority {
  /** Whose rulings it would have. */
  readonly sources: readonly Source[];
  /** It knows nothing of rulings after this day. */
  readonly until: string;
  /** Those whose rulings on the card a newer file has told. */
  readonly outdated: readonly Source[];
}

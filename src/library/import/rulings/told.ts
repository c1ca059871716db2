import { textKey } from '../../textKey.ts';

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

/** A ruling as a file has it; null when it has no text. */
export const toldRuling = (text: string, date: string, source: ToldRuling['source']): ToldRuling | null => {
  const told = text.normalize('NFC').trim();
  return told === '' ? null : { key: textKey(told), text: told, source, date };
};

/** How far a file speaks for the rulings of a card. */
export interface Authority {
  /** Whose rulings it would have. */
  readonly sources: readonly Source[];
  /** It knows nothing of rulings after this day. */
  readonly until: string;
  /** Those whose rulings on the card a newer file has told. */
  readonly outdated: readonly Source[];
}

import { textKey } from '../../textKey.ts';

/** What a file tells of one ruling. */
export interface ToldRuling {
  /** The text key of `text`. */
  readonly key: string;
  readonly text: string;
  /** Null when the source does not say whose it is. */
  readonly source: 'wotc' | 'scryfall' | null;
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
  readonly sources: readonly ('wotc' | 'scryfall')[];
  /** It knows nothing of rulings after this day. */
  readonly until: string;
  /** A newer edition than this one has told of the card. */
  readonly isOlderEdition: boolean;
}

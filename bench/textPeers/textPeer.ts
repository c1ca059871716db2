/** A text by its key. */
export interface KeyedText {
  readonly key: string;
  readonly text: string;
}

/** The keys of the ten texts that say best what was typed. */
export type FindTexts = (typed: string) => readonly string[];

/** What others search texts with. */
export interface TextPeer {
  readonly name: string;
  /** Builds its index; rejects where its package is not installed. */
  build(texts: readonly KeyedText[]): Promise<FindTexts>;
}

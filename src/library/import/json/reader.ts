/** A value read from a JSON file. */
export interface JsonRecord {
  /** Where it stands: keys, `*` for an array's items; empty for a line of its own. */
  readonly path: readonly string[];
  /** The number of the record or line, from 1; null for what is no record. */
  readonly number: number | null;
  readonly value: unknown;
}

/** Why no value could be read. */
export interface JsonFault {
  /** The record or line. */
  readonly number: number;
  readonly reason: string;
}

/** Takes a file's text piece by piece and gives the values that are complete. */
export interface Reader {
  /** Throws what the JSON parser throws. */
  push(text: string): readonly (JsonRecord | JsonFault)[];
  /** The rest, when the text has ended. */
  end(): readonly (JsonRecord | JsonFault)[];
}

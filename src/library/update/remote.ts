/** A file on a public server. */
export interface Remote {
  /** What it is called here, also as a file. */
  readonly name: string;
  readonly uri: string;
  /** In bytes, as its server lists it; null when it does not. */
  readonly size: number | null;
  /** Where its SHA-256 stands; null when nowhere. */
  readonly checksumUri: string | null;
  /** Whether each edition has an address of its own: then the same address is the same file. */
  readonly isNamedByEdition: boolean;
}

/** By what a server recognises the edition that one has. */
export interface Edition {
  readonly uri: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Something that keeps an update from going on, in words for the operator. */
export interface Failure {
  readonly ok: false;
  readonly reason: string;
}

export const failure = (reason: string): Failure => ({ ok: false, reason });

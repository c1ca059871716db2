/** A file that came with a request: its form field, name and bytes. */
export interface Upload {
  /** The n of `files[n]`. */
  readonly index: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

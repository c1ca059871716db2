import type { Readable } from 'node:stream';
import type { Database } from 'better-sqlite3';
import type { Library } from '../library.ts';
import type { Hit } from '../names/resolver.ts';
import type { PageCounts, PageRulingToSave, PageText } from '../pages.ts';

/** A file to import, compressed with gzip or not: formats see what is in it. */
export interface Source {
  readonly path: string;
  /** Its name without folders. */
  readonly name: string;
  /** Its size on disk, for the progress. */
  readonly size: number;
  /** Of the bytes on disk. */
  readonly sha256: string;
  /** How it begins, decompressed and decoded: up to 64 KiB. */
  readonly head: string;
  /** All of it, decompressed; `read` is told how many bytes on disk were read so far. */
  stream(read?: (bytes: number) => void): Readable;
  /** All of it as text, for formats whose files are small; null when it has more than 16 MiB. */
  text(): Promise<string | null>;
}

/** What the operator says about the files. */
export interface ImportOptions {
  readonly card?: string | undefined;
  readonly mechanic?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly language?: 'en' | 'fr' | undefined;
  readonly status?: 'official' | 'reviewed' | 'machine' | undefined;
  /** Several files were given: `card` and `mechanic` speak for the pages among them that do not say it themselves. */
  readonly several?: boolean | undefined;
}

export interface Counts extends PageCounts {
  readonly skipped: number;
}

/** Why a file is refused; nothing of it, nor of the files beside it, is imported. */
export interface Refused {
  readonly ok: false;
  /** The line, or the number of the record, counted from 1; null when it is the whole file. */
  readonly line: number | null;
  readonly reason: string;
}

export const refused = (line: number | null, reason: string): Refused => ({ ok: false, line, reason });

/** What was done with a file of public data. */
export interface Imported {
  readonly ok: true;
  readonly counts: Counts;
  /** The source's own date, `YYYY-MM-DD`, where it gives one. */
  readonly date: string | null;
  /** What the operator should know, among it why things were skipped. */
  readonly report: readonly string[];
}

/** A page that was read, to be saved with all others. */
export interface ReadPage {
  readonly ok: true;
  readonly page: PageText;
  readonly rulings: readonly PageRulingToSave[];
  readonly subjects: readonly Hit[];
  readonly skipped: number;
  readonly report: readonly string[];
}

/** Told how far an import is, from 0 to 1. */
export type Progress = (share: number) => void;

interface FormatBase {
  /** As reports and `/about` name it. */
  readonly name: string;
  /** Whether a file is of this format, told by how it begins. */
  recognises(head: string): boolean;
}

/** A format of public data: it fills the draft of the library, inside one transaction. */
export interface LibraryFormat extends FormatBase {
  readonly into: 'library';
  import(source: Source, db: Database, options: ImportOptions, progress: Progress): Promise<Imported | Refused>;
}

/** Pasted pages, which are laid over the library. */
export interface PageFormat extends FormatBase {
  readonly into: 'pages';
  /** `text` is all of the page; `library` tells whom it is about. */
  read(name: string, text: string, library: Library, options: ImportOptions): ReadPage | Refused;
}

export type Format = LibraryFormat | PageFormat;

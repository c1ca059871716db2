import type { Database } from 'better-sqlite3';
import type { IndexedText, IndexedWord, TextIndex } from './textIndex.ts';

/** What a search keeps to. */
export const SCOPES = ['rules', 'rulings'] as const;
export type Scope = (typeof SCOPES)[number];

interface Row {
  readonly texts: string;
  readonly vocabulary: string;
  readonly words: Buffer;
  readonly starts: Buffer;
}

/** Puts an index into a library, in place of the one that was there. */
export const storeIndex = (db: Database, scope: Scope, { texts, vocabulary, words, starts }: TextIndex): void => {
  db.prepare(
    `INSERT INTO search_indexes (scope, texts, vocabulary, words, starts)
     VALUES (@scope, @texts, @vocabulary, @words, @starts)
     ON CONFLICT (scope) DO UPDATE SET
       texts = excluded.texts, vocabulary = excluded.vocabulary, words = excluded.words, starts = excluded.starts`,
  ).run({
    scope,
    texts: JSON.stringify(texts),
    vocabulary: JSON.stringify(vocabulary),
    words: bytesOf(words),
    starts: bytesOf(starts),
  });
};

/** The index of a library; an empty one when it has none yet. */
export const readIndex = (db: Database, scope: Scope): TextIndex => {
  const row = db
    .prepare<[string], Row>('SELECT texts, vocabulary, words, starts FROM search_indexes WHERE scope = ?')
    .get(scope);
  if (!row) return { texts: [], vocabulary: [], words: new Uint32Array(), starts: new Uint32Array(1) };
  return {
    texts: JSON.parse(row.texts) as readonly IndexedText[], // written only above
    vocabulary: JSON.parse(row.vocabulary) as readonly IndexedWord[], // likewise
    words: numbersIn(row.words),
    starts: numbersIn(row.starts),
  };
};

const bytesOf = (numbers: Uint32Array): Buffer => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** A copy: the bytes may lie anywhere, numbers of four bytes may not. */
const numbersIn = (bytes: Buffer): Uint32Array =>
  new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

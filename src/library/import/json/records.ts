import { type Progress, type Refused, refused, type Source } from '../format.ts';
import { damage } from '../source.ts';
import { LARGE, readAside } from './aside.ts';
import { type Form, readerOf } from './forms.ts';
import type { JsonFault, JsonRecord, Reader } from './reader.ts';
import { type Streamed, texts } from './texts.ts';

/**
 * Reads a JSON file to its end, however large, and lends each value to `take`, which says why it refuses one. Answers null
 * when all was taken; else the number of the record or line, and the reason. A large file is read in a thread of its own,
 * while what was read is taken.
 */
export const readRecords = async (
  source: Source,
  form: Form,
  progress: Progress,
  take: (record: JsonRecord) => string | null,
): Promise<Refused | null> => {
  const batches = source.size < LARGE ? readBatches(source, form, progress) : readAside(source, form, progress);
  for await (const batch of batches) {
    for (const record of batch) {
      const reason = 'reason' in record ? record.reason : take(record);
      if (reason !== null) return refused(record.number, reason);
    }
  }
  return null;
};

export type Batch = readonly (JsonRecord | JsonFault)[];

/** The values of a file, as they are complete; where it can't be read, the fault is the last. */
export async function* readBatches(source: Streamed, form: Form, progress: Progress): AsyncGenerator<Batch> {
  const place = { byte: 0 };
  try {
    const reader = readerOf(form);
    for await (const text of texts(source, progress, place)) yield reader.push(text);
    yield reader.end();
  } catch (error) {
    const reason = faultOf(error);
    if (reason === null) throw error;
    yield [{ number: await numberAt(source, readerOf(form), place.byte), reason }];
  }
}

const faultOf = (error: unknown): string | null => {
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return 'is not encoded in UTF-8, as JSON is';
  }
  if (error instanceof Error && error.message.startsWith('Parser ')) {
    return `is no JSON here: ${error.message.replace(/^.*?: /, '')}`;
  }
  return damage(error);
};

/** The number of the record in which a file stops being readable, somewhere behind `byte`: found by reading it again. */
const numberAt = async (source: Streamed, reader: Reader, byte: number): Promise<number> => {
  let last = 0;
  try {
    for await (const text of texts(source, () => {}, { byte: 0 }, byte)) {
      for (const { number } of reader.push(text)) last = number ?? last;
    }
  } catch (error) {
    if (faultOf(error) === null) throw error;
  }
  return last + 1;
};

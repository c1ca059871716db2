import { type Progress, type Refused, refused, type Source } from '../format.ts';
import { damage } from '../source.ts';
import type { JsonRecord, Reader } from './reader.ts';
import { texts } from './texts.ts';

/**
 * Reads a JSON file to its end, however large, and lends each value to `take`, which says why it refuses one. Answers null
 * when all was taken; else the number of the record or line, and the reason.
 */
export const readRecords = async (
  source: Source,
  reader: () => Reader,
  progress: Progress,
  take: (record: JsonRecord) => string | null,
): Promise<Refused | null> => {
  const place = { byte: 0 };
  try {
    const reading = reader();
    const taken = (records: ReturnType<Reader['push']>): Refused | null => {
      for (const record of records) {
        const reason = 'reason' in record ? record.reason : take(record);
        if (reason !== null) return refused(record.number, reason);
      }
      return null;
    };
    for await (const text of texts(source, progress, place)) {
      const fault = taken(reading.push(text));
      if (fault) return fault;
    }
    return taken(reading.end());
  } catch (error) {
    const reason = faultOf(error);
    if (reason === null) throw error;
    return refused(await numberAt(source, reader(), place.byte), reason);
  }
};

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
const numberAt = async (source: Source, reader: Reader, byte: number): Promise<number> => {
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

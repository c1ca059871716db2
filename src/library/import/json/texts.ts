import type { Progress, Source } from '../format.ts';

/** As much of a source as is needed to read it. */
export type Streamed = Pick<Source, 'size' | 'stream'>;

/** How far a file was read. */
export interface Place {
  /** Where the last piece begins, in bytes of the decompressed file. */
  byte: number;
}

/**
 * What a JSON file says, piece by piece; byte by byte from `fineFrom` on. Its encoding is UTF-8 (RFC 8259, 8.1): anything else
 * throws a TypeError with the code `ERR_ENCODING_INVALID_ENCODED_DATA`. `place` is kept up to date.
 */
export async function* texts(
  source: Streamed,
  progress: Progress,
  place: Place = { byte: 0 },
  fineFrom = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream: AsyncIterable<Uint8Array> = source.stream((bytes) => progress(bytes / source.size));
  let end = 0;
  for await (const chunk of stream) {
    const step = end >= fineFrom ? 1 : chunk.length;
    for (let from = 0; from < chunk.length; from += step) {
      place.byte = end + from;
      yield decoder.decode(chunk.subarray(from, from + step), { stream: true });
    }
    end += chunk.length;
  }
  yield decoder.decode();
}

import { z } from 'zod';

/** One of Scryfall's bulk files, as its API lists them. */
export interface BulkFile {
  readonly type: string;
  readonly updatedAt: string;
  /** Compressed, in bytes; null when the list does not say. */
  readonly size: number | null;
  readonly uri: string;
}

const bulkData = z.object({
  object: z.literal('list'),
  data: z.array(
    z.object({
      object: z.literal('bulk_data'),
      type: z.string(),
      updated_at: z.string(),
      compressed_size: z.int().positive().nullish(),
      /** Lines, compressed. */
      jsonl_download_uri: z.url().nullish(),
      /** Until July 2026: an array, compressed on the way only. */
      download_uri: z.url().nullish(),
    }),
  ),
});

/** The bulk files of a list in its present or earlier form; null when it is no such list. */
export const readBulkData = (value: unknown): readonly BulkFile[] | null => {
  const list = bulkData.safeParse(value);
  if (!list.success || list.data.data.length === 0) return null;
  return list.data.data.flatMap(({ type, updated_at, compressed_size, jsonl_download_uri, download_uri }) => {
    const uri = jsonl_download_uri ?? download_uri;
    return uri ? [{ type, updatedAt: updated_at, size: compressed_size ?? null, uri }] : [];
  });
};

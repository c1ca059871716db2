import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const edition = z.object({ uri: z.string(), etag: z.string().nullable(), lastModified: z.string().nullable() });
const state = z.object({
  /** When the last update was done, in milliseconds since 1970. */
  updatedAt: z.number().nullable(),
  /** The editions that were imported, by the name of their file. */
  imported: z.record(z.string(), edition),
});

/** What an update remembers of the last one. */
export type UpdateState = z.infer<typeof state>;

/** What stands in `file`; nothing when it is not there or says something else: then everything is fetched anew. */
export const readState = (file: string): UpdateState =>
  state.safeParse(readJson(file)).data ?? { updatedAt: null, imported: {} };

export const writeState = (file: string, value: UpdateState): void => writeJson(file, value);

/** The edition of a file that was begun to be fetched. */
export const readEdition = (file: string): z.infer<typeof edition> | null =>
  edition.safeParse(readJson(file)).data ?? null;

export const writeJson = (file: string, value: unknown): void => {
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

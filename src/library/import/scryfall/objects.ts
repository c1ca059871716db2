import type { Progress, Refused, Source } from '../format.ts';
import { firstObject } from '../json/first.ts';
import { readRecords } from '../json/records.ts';

/*
 * Scryfall's bulk files: an object a line, or all of them in one array, as until July 2026.
 */

/** Whether a file begins with an object that says it is a `kind`. */
export const beginsWith = (head: string, kind: string): boolean => firstObject(head)?.object === kind;

/** Lends every object of a bulk file to `take`, which says why it refuses one. */
export const readObjects = (
  source: Source,
  progress: Progress,
  take: (value: unknown) => string | null,
): Promise<Refused | null> => {
  const form = source.head.trimStart().startsWith('[') ? 'array' : 'lines';
  return readRecords(source, form, progress, ({ value }) => take(value));
};

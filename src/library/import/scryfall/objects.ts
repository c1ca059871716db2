import type { Progress, Refused, Source } from '../format.ts';
import { firstObject } from '../json/first.ts';
import { lines } from '../json/lines.ts';
import { readRecords } from '../json/records.ts';
import { walk } from '../json/walk.ts';

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
  const reader = source.head.trimStart().startsWith('[')
    ? () => walk((path) => (path.length === 1 ? 'record' : null))
    : lines;
  return readRecords(source, reader, progress, ({ value }) => take(value));
};

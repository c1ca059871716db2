import type { JsonFault, JsonRecord } from '../json/reader.ts';
import { wrongShape } from '../wrongShape.ts';
import { placeOf } from './places.ts';
import { mtgjsonCard, mtgjsonFace } from './record.ts';

/** A record with what is read of it, a MtgjsonCard or a MtgjsonFace; else why it is refused. */
export const checkMtgjson = (record: JsonRecord): JsonRecord | JsonFault => {
  const { path, number, value } = record;
  if (number === null) return record;
  const place = placeOf(path);
  const [what, read] =
    place.kind === 'atomic'
      ? [`card (“${place.name}”)`, mtgjsonCard.safeParse(value)]
      : place.kind === 'card'
        ? ['card', mtgjsonFace.safeParse(value)]
        : ['', null];
  if (!read) return record;
  return read.success ? { path, number, value: read.data } : { number, reason: wrongShape(what, read.error) };
};

import { checkMtgjson } from '../mtgjson/check.ts';
import { choosePlaces } from '../mtgjson/places.ts';
import { MTGJSON_KEYS } from '../mtgjson/record.ts';
import { lines } from './lines.ts';
import type { JsonFault, JsonRecord, Reader } from './reader.ts';
import { walk } from './walk.ts';

/** How the records of a JSON file stand in it. */
export type Form = 'mtgjson' | 'lines' | 'array';

export const READERS: Readonly<Record<Form, () => Reader>> = {
  mtgjson: () => checked(walk(choosePlaces, MTGJSON_KEYS), checkMtgjson),
  lines,
  array: () => walk((path) => (path.length === 1 ? 'record' : null)),
};

/** A reader whose records are looked at where they are read. */
const checked = (reader: Reader, check: (record: JsonRecord) => JsonRecord | JsonFault): Reader => {
  const look = (records: ReturnType<Reader['push']>) => records.map((it) => ('reason' in it ? it : check(it)));
  return { push: (text) => look(reader.push(text)), end: () => look(reader.end()) };
};

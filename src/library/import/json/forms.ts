import { choosePlaces } from '../mtgjson/places.ts';
import { lines } from './lines.ts';
import type { Reader } from './reader.ts';
import { type Part, walk } from './walk.ts';

/** How the records of a JSON file stand in it. Of MTGJSON's only a part is read. */
export type Form = 'lines' | 'array' | { readonly mtgjson: Part };

export const readerOf = (form: Form): Reader => {
  if (form === 'lines') return lines();
  if (form === 'array') return walk((path) => (path.length === 1 ? 'record' : null));
  return walk(choosePlaces, form.mtgjson);
};

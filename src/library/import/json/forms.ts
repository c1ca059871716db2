import { withoutOtherLanguages } from '../mtgjson/languages.ts';
import { choosePlaces } from '../mtgjson/places.ts';
import { lines } from './lines.ts';
import type { Reader } from './reader.ts';
import { walk } from './walk.ts';

/** How the records of a JSON file stand in it. Of MTGJSON's only these keys are read. */
export type Form = 'lines' | 'array' | { readonly mtgjson: ReadonlySet<string> };

export const readerOf = (form: Form): Reader => {
  if (form === 'lines') return lines();
  if (form === 'array') return walk((path) => (path.length === 1 ? 'record' : null));
  return withoutOtherLanguages(walk(choosePlaces, form.mtgjson));
};

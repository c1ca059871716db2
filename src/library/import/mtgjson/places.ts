import type { Choose } from '../json/walk.ts';

/*
 * Where an MTGJSON file has what. Atomic cards: `data`, name, faces. A set: `data`, `cards` or `tokens`, one a face. All
 * printings: the same, with the set's code between.
 */

/** Lists of a set that are no cards; no card has such a name. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'tokens', 'decks', 'languages', 'sealedProduct']);

export const choosePlaces: Choose = (path, kind) => {
  const [top, second = '', third = ''] = path;
  if (path.length === 1) return top === 'meta' ? 'remark' : null;
  if (top !== 'data' || path.length > 4) return null;
  if (kind === 'scalar') return path.at(-1) === 'releaseDate' ? 'remark' : null;
  if (path.length === 2) return kind === 'array' && !LISTS.has(second) ? 'record' : null;
  if (kind === 'array') return null;
  const list = path.length === 3 ? second : third;
  return list === 'cards' || list === 'tokens' ? 'record' : null;
};

/** What stands at a chosen place. */
export type Place =
  | { readonly kind: 'meta' }
  | { readonly kind: 'atomic'; readonly name: string }
  | { readonly kind: 'card' | 'token' | 'release date'; readonly set: string };

export const placeOf = (path: readonly string[]): Place => {
  const [top, second = '', third = ''] = path;
  if (top === 'meta') return { kind: 'meta' };
  const set = path.length === 4 || (path.length === 3 && third === 'releaseDate') ? second : '';
  if (path.at(-1) === 'releaseDate') return { kind: 'release date', set };
  if (path.length === 2) return { kind: 'atomic', name: second };
  return { kind: (set === '' ? second : third) === 'tokens' ? 'token' : 'card', set };
};

import type { FrenchStatus, Library } from '../library.ts';
import { textKey } from '../textKey.ts';

/** How much of some English rulings there is in French, by how it came to be. */
export interface Coverage {
  readonly texts: number;
  readonly french: Readonly<Record<FrenchStatus, number>>;
  readonly missing: number;
}

/** Of these English texts, each once. */
export const coverageOf = (texts: readonly string[], library: Library): Coverage => {
  const french = { official: 0, reviewed: 0, machine: 0, own: 0 };
  let missing = 0;
  const keys = new Set(texts.map(textKey));
  for (const key of keys) {
    const status = library.ruling(key)?.ruling.fr?.status;
    if (status === undefined) missing += 1;
    else french[status] += 1;
  }
  return { texts: keys.size, french, missing };
};

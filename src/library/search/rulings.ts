import type { Found, SearchedTexts } from './searched.ts';

/** A ruling that says what was typed, by its text key. */
export interface FoundKey {
  readonly key: string;
  readonly language: 'en' | 'fr';
}

/** More would be leafed through by nobody. */
const MOST = 60;

/** Texts with the rulings they stand for. */
export interface Layer extends SearchedTexts {
  /** The key of the ruling a text is of; null when it is no ruling any more. */
  keyOf(key: string): string | null;
}

/** The best of what was found, and whether there is more. */
export interface FoundKeys {
  readonly keys: readonly FoundKey[];
  readonly more: boolean;
}

/** The rulings of all layers that say best what was typed, each once, whichever of its texts said it; `reader` reads that language. */
export const findRulings = (typed: string, layers: readonly Layer[], reader?: 'en' | 'fr'): FoundKeys => {
  const best = new Map<string, FoundKey & { readonly score: number }>();
  const note = ({ ref, language, score }: Found, keyOf: Layer['keyOf']) => {
    const key = 'key' in ref ? keyOf(ref.key) : null;
    if (key !== null && score > (best.get(key)?.score ?? 0)) best.set(key, { key, language, score });
  };
  for (const { find, keyOf } of layers) {
    for (const found of find(typed, MOST + 1, reader)) note(found, keyOf);
  }
  const keys = [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ key, language }) => ({ key, language }));
  return { keys, more: best.size > MOST };
};

import type { Found, SearchedTexts } from './searched.ts';
import type { Texts } from './texts.ts';

/** A ruling that says what was typed, by its text key. */
export interface FoundKey {
  readonly key: string;
  readonly language: 'en' | 'fr';
}

/** More would be leafed through by nobody. */
const MOST = 60;

/**
 * The rulings of the library and of the pages laid over it that say best what was typed, each once, whichever of its languages said it.
 * `same` gives the key under which the library has a text of a page.
 */
export const findRulings = (
  typed: string,
  library: Texts,
  pages: SearchedTexts,
  same: (key: string) => string,
): readonly FoundKey[] => {
  const best = new Map<string, FoundKey & { readonly score: number }>();
  const note = ({ ref, language, score }: Found, keyOf: (key: string) => string) => {
    if (!('key' in ref)) return;
    const key = keyOf(ref.key);
    if (score > (best.get(key)?.score ?? 0)) best.set(key, { key, language, score });
  };
  for (const found of library.find(typed, 'rulings', MOST)) note(found, (key) => key);
  for (const found of pages.find(typed, MOST)) note(found, same);
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ key, language }) => ({ key, language }));
};

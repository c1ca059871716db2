import { type SearchedTexts, searchedTexts } from './searched.ts';
import { indexTexts, type SearchText } from './textIndex.ts';
import type { Translate } from './translate.ts';

/**
 * Searches texts that change while the bot runs, beside the library. They are few, so they are laid out again as a whole whenever
 * `version` says that they are not what they were.
 */
export const overlay = (
  version: () => string,
  texts: () => readonly SearchText[],
  translate: Translate,
): SearchedTexts => {
  let filled: { readonly version: string; readonly texts: SearchedTexts } | undefined;
  return {
    find: (typed, limit, reader) => {
      const now = version();
      if (filled?.version !== now) filled = { version: now, texts: searchedTexts(indexTexts(texts()), translate) };
      return filled.texts.find(typed, limit, reader);
    },
  };
};

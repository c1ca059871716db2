import { asPrinted } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';

/** Both names of a card or a mechanic, the reader's own first; one when only one is known, or both are alike. */
export const bothNames = (
  { en, fr }: { readonly en: string; readonly fr: string | null },
  { common }: Pick<Words, 'common'>,
): string =>
  fr === null || fr.toLowerCase() === en.toLowerCase() ? asPrinted(en) : common.bothNames(asPrinted(en), asPrinted(fr));

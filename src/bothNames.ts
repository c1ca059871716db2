import { asPrinted } from './i18n/asPrinted.ts';
import type { Words } from './i18n/index.ts';
import { oneLine } from './i18n/inert.ts';

interface Named {
  readonly en: string;
  readonly fr: string | null;
}

/** Both names of a card or a mechanic, the reader's own first; one when only one is known, or both are alike. */
export const bothNames = ({ en, fr }: Named, { common }: Pick<Words, 'common'>): string =>
  fr === null || fr.toLowerCase() === en.toLowerCase() ? asPrinted(en) : common.bothNames(asPrinted(en), asPrinted(fr));

/** The same where text shows as it is, or is made harmless later: on buttons, in menus, in refusals. At most `room` characters. */
export const plainNames = ({ en, fr }: Named, { common }: Pick<Words, 'common'>, room = 100): string =>
  oneLine(fr === null || fr.toLowerCase() === en.toLowerCase() ? en : common.bothNames(en, fr), room);

import { asPrinted } from './i18n/asPrinted.ts';
import type { Piece } from './stores.ts';

/** Where a page had lost a symbol. */
const LOST = '\uFFFC';

/** An excerpt with the words that were looked for in bold, and `lostSymbol` where a symbol was lost. */
export const emphasised = (pieces: readonly Piece[], lostSymbol = LOST): string =>
  pieces
    .map(({ text, found }) => (found ? `**${asPrinted(text)}**` : asPrinted(text)))
    .join('')
    // Two words side by side are one emphasis.
    .replaceAll('****', '')
    .replaceAll(LOST, lostSymbol);

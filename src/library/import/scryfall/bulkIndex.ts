import { type LibraryFormat, refused } from '../format.ts';
import { firstObject } from '../json/first.ts';
import { readBulkData } from './bulkData.ts';

/** Scryfall's list of its bulk files: it tells where the cards are, and has none itself. */
export const scryfallBulkIndex: LibraryFormat = {
  name: 'Scryfall bulk data',
  into: 'library',
  recognises: (head) => readBulkData(firstObject(head)) !== null,
  import: async ({ head }) => {
    const wanted = (readBulkData(firstObject(head)) ?? []).filter(({ type }) => /^(?:all_cards|rulings)$/.test(type));
    const files = wanted.map(({ uri }) => uri).join(' and ');
    return refused(
      null,
      `is Scryfall's list of its files, without the cards: npm run update downloads and imports what it names (${files})`,
    );
  },
};

import { ownersOf, type Peer } from './peer.ts';

/** Whole words, beginnings and near words, each worth less than the one before; fame and the reader's language multiply. */
export const miniSearch: Peer = {
  name: 'MiniSearch',
  build: async (entries) => {
    const { default: MiniSearch } = await import('minisearch');
    const index = new MiniSearch({
      fields: ['text'],
      searchOptions: { prefix: true, fuzzy: (word) => (word.length > 3 ? 0.25 : false), maxFuzzy: 3 },
    });
    index.addAll(entries.map(({ text }, id) => ({ id, text })));
    return (typed, limit, language) => {
      const boostDocument = (id: number) => {
        const entry = entries[id];
        return entry ? (1 + FAME * entry.fame) * (entry.language === language ? 1 : FOREIGN) : 1;
      };
      return ownersOf(
        index.search(typed, { boostDocument }).map(({ id }) => entries[id]),
        limit,
      );
    };
  },
};

const FAME = 1;
const FOREIGN = 0.5;

import { ownersOf, type Peer } from './peer.ts';

/** Each word on its own, near ones too; of its scores, from 0 for the best to 1, fame and the reader's language take their part. */
export const fuse: Peer = {
  name: 'Fuse.js',
  oneIn: 16,
  build: async (entries) => {
    const { default: Fuse } = await import('fuse.js');
    const index = new Fuse(entries, {
      keys: ['text'],
      useTokenSearch: true,
      threshold: 0.35,
      ignoreLocation: true,
      includeScore: true,
      shouldSort: false,
    });
    return (typed, limit, language) => {
      const found = index.search(typed).map(({ item, score = 1 }) => ({
        item,
        score: (1 - score) * (1 + FAME * item.fame) * (item.language === language ? 1 : FOREIGN),
      }));
      found.sort((a, b) => b.score - a.score);
      return ownersOf(
        found.map(({ item }) => item),
        limit,
      );
    };
  },
};

const FAME = 0.3;
const FOREIGN = 0.7;

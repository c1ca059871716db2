import { ownersOf, type Peer } from './peer.ts';

/** Its own score, of which fame and the reader's language take their part. */
export const fuzzySort: Peer = {
  name: 'fuzzysort',
  build: async (entries) => {
    const { go, snapshot } = await import('fuzzysort');
    const index = snapshot(entries, { key: 'text' });
    return (typed, limit, language) => {
      const found = go(typed, index, {
        limit: 4 * limit,
        threshold: 0,
        scoreFn: ({ score, obj }) => score * (1 + FAME * obj.fame) * (obj.language === language ? 1 : FOREIGN),
      });
      return ownersOf(
        found.map(({ obj }) => obj),
        limit,
      );
    };
  },
};

const FAME = 1;
const FOREIGN = 0.5;

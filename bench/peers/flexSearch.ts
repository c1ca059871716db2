import { ownersOf, type Peer } from './peer.ts';

/** Beginnings of words, letters that sound alike taken as one; equal matches come in order of fame, those in the reader's language first. */
export const flexSearch: Peer = {
  name: 'FlexSearch',
  build: async (entries) => {
    const { Charset, Index } = await import('flexsearch');
    const indexes = {
      en: new Index({ tokenize: 'forward', encoder: Charset.LatinBalance }),
      fr: new Index({ tokenize: 'forward', encoder: Charset.LatinBalance }),
    };
    for (const [id, { text, language }] of entries.entries()) indexes[language].add(id, text);
    return (typed, limit, language) => {
      const find = (of: 'en' | 'fr') => indexes[of].search(typed, { limit: 4 * limit, suggest: true });
      return ownersOf(
        [...find(language), ...find(language === 'en' ? 'fr' : 'en')].map((id) => entries[Number(id)]),
        limit,
      );
    };
  },
};

import type { TextPeer } from './textPeer.ts';

/** What is used of the package, which is not everywhere installed. */
interface Package {
  readonly default: new (options: {
    readonly fields: readonly string[];
  }) => {
    addAll(documents: readonly { readonly id: number; readonly text: string }[]): void;
    search(
      typed: string,
      options: {
        readonly combineWith: 'AND';
        readonly prefix: (word: string, at: number, words: readonly string[]) => boolean;
        readonly fuzzy: (word: string) => number | false;
      },
    ): readonly { readonly id: number }[];
  };
}

const PACKAGE: string = 'minisearch';

/** All words, the last as a beginning, a little fuzzy. */
export const miniSearch: TextPeer = {
  name: 'MiniSearch',
  build: async (texts) => {
    const { default: MiniSearch }: Package = await import(PACKAGE);
    const index = new MiniSearch({ fields: ['text'] });
    index.addAll(texts.map(({ text }, id) => ({ id, text })));
    return (typed) =>
      index
        .search(typed, {
          combineWith: 'AND',
          prefix: (_word, at, words) => at === words.length - 1,
          fuzzy: (word) => (word.length > 3 ? 0.15 : false),
        })
        .slice(0, 10)
        .flatMap(({ id }) => texts[id]?.key ?? []);
  },
};

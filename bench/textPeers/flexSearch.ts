import type { TextPeer } from './textPeer.ts';

/** What is used of the package, which is not everywhere installed. */
interface Package {
  readonly Index: new (options: {
    readonly tokenize: 'forward';
    readonly context: boolean;
  }) => {
    add(id: number, text: string): void;
    search(typed: string, options: { readonly limit: number; readonly suggest: boolean }): readonly (number | string)[];
  };
}

const PACKAGE: string = 'flexsearch';

/** Beginnings of all words, then whatever it suggests. */
export const flexSearch: TextPeer = {
  name: 'FlexSearch',
  build: async (texts) => {
    const { Index }: Package = await import(PACKAGE);
    const index = new Index({ tokenize: 'forward', context: true });
    for (const [id, { text }] of texts.entries()) index.add(id, text);
    return (typed) => index.search(typed, { limit: 10, suggest: true }).flatMap((id) => texts[Number(id)]?.key ?? []);
  },
};

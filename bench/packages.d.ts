/*
 * As much of the peers as is used here: their packages come with `npm ci --prefix bench`, and nothing else needs them.
 */

declare module 'minisearch' {
  interface SearchOptions {
    readonly combineWith?: 'AND' | 'OR';
    readonly prefix?: boolean | ((word: string, at: number, words: string[]) => boolean);
    readonly fuzzy?: number | false | ((word: string) => number | false);
    readonly maxFuzzy?: number;
    readonly boostDocument?: (id: number) => number;
  }
  export default class MiniSearch {
    constructor(options: { readonly fields: readonly string[]; readonly searchOptions?: SearchOptions });
    addAll(documents: readonly { readonly id: number; readonly text: string }[]): void;
    search(typed: string, options?: SearchOptions): readonly { readonly id: number }[];
  }
}

declare module 'fuse.js' {
  export default class Fuse<T> {
    constructor(
      list: readonly T[],
      options: {
        readonly keys: readonly string[];
        readonly useTokenSearch?: boolean;
        readonly threshold?: number;
        readonly ignoreLocation?: boolean;
        readonly includeScore?: boolean;
        readonly shouldSort?: boolean;
      },
    );
    search(
      typed: string,
      options?: { readonly limit?: number },
    ): readonly { readonly item: T; readonly score?: number }[];
  }
}

declare module 'flexsearch' {
  export const Charset: { readonly LatinBalance: object };
  export class Index {
    constructor(options: {
      readonly tokenize: 'strict' | 'forward' | 'full';
      readonly encoder?: object;
      readonly resolution?: number;
      readonly context?: boolean;
    });
    add(id: number, text: string): void;
    search(
      typed: string,
      options: { readonly limit: number; readonly suggest?: boolean },
    ): readonly (number | string)[];
  }
}

declare module 'fuzzysort' {
  export interface Snapshot<T> {
    readonly of: T;
  }
  export const snapshot: <T>(targets: readonly T[], options: { readonly key: string }) => Snapshot<T>;
  export const go: <T>(
    typed: string,
    targets: Snapshot<T>,
    options: {
      readonly limit: number;
      readonly threshold: number;
      readonly scoreFn: (result: { readonly score: number; readonly obj: T }) => number;
    },
  ) => readonly { readonly obj: T }[];
}

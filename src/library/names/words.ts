import { inSteps, type Steps } from '../steps.ts';
import { type Packed, pack } from './letters.ts';

/** Words that carry little of a name, in both languages. */
const SMALL = new Set(
  'a an and at by for from in into of on or the to with s t au aux d de des du en et l la le les n ou par pour sur un une'.split(
    ' ',
  ),
);

export const isSmall = (word: string): boolean => SMALL.has(word);

/** How much of a name a word carries: its letters, or less of them. */
export const weightOf = (word: string): number => (isSmall(word) ? 0.3 * word.length : word.length);

/** The words of many texts, each once, by number. */
export interface Words {
  readonly numbers: ReadonlyMap<string, number>;
  readonly letters: Packed;
  readonly weights: Float32Array;
  /** 1 for those that carry little of a name. */
  readonly small: Uint8Array;
  /** The words of text `i`, in their order, lie in `of` from `starts[i]` up to `starts[i + 1]`. */
  readonly of: Uint32Array;
  readonly starts: Uint32Array;
}

/** `texts` are folded. */
export function* readWords(texts: readonly string[]): Steps<Words> {
  const numbers = new Map<string, number>();
  const of: number[] = [];
  const starts = new Uint32Array(texts.length + 1);
  yield* inSteps(texts, (text, i) => {
    for (const word of text.split(' ')) {
      const known = numbers.get(word);
      const number = known ?? numbers.size;
      if (known === undefined) numbers.set(word, number);
      of.push(number);
    }
    starts[i + 1] = of.length;
  });
  const vocabulary = [...numbers.keys()];
  return {
    numbers,
    letters: pack(vocabulary),
    weights: Float32Array.from(vocabulary, weightOf),
    small: Uint8Array.from(vocabulary, (word) => (isSmall(word) ? 1 : 0)),
    of: Uint32Array.from(of),
    starts,
  };
}

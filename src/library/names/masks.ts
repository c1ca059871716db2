import type { Packed } from './letters.ts';

/** The bit of a letter; a few letters share one. */
export const bitOf = (code: number): number => 1 << (code & 31);

/** Which letters a word has, one bit each. */
export const letterMasks = ({ codes, starts }: Packed): Int32Array => {
  const masks = new Int32Array(starts.length - 1);
  for (let i = 0; i < masks.length; i++) {
    let mask = 0;
    for (let at = starts[i] as number; at < (starts[i + 1] as number); at++) mask |= bitOf(codes[at] as number);
    masks[i] = mask;
  }
  return masks;
};

/** How many bits are set. */
export const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

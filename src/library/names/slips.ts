import { CODES, codeOf, type Packed } from './letters.ts';

/*
 * How many slips lie between what was typed and a name (optimal string alignment): letters left out, doubled, swapped, hit
 * beside their key, heard as another, or wrong. What fingers and ears do often costs less than what they seldom do.
 */

/** Costs are counted in tenths of a slip. */
const ONE = 10;
const LEFT_OUT = 10;
const SWAPPED = 10;
const DOUBLED = 10;
const ADDED = 17;
const WRONG = 17;
const CLOSE = 12;

/** Keys that lie side by side, on QWERTY or AZERTY, and letters that one ear takes for another. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];
const HEARD_ALIKE = [
  'ae',
  'ai',
  'ao',
  'au',
  'ay',
  'ei',
  'eo',
  'eu',
  'ey',
  'io',
  'iu',
  'iy',
  'ou',
  'oy',
  'uy',
  'ck',
  'cs',
  'sz',
  'kq',
  'gj',
  'vw',
];

/** Pairs of letters that one ear takes for one letter. */
const HEARD_AS_ONE = ['ouw', 'phf', 'quk', 'ckk', 'chk', 'auo', 'aie', 'oou', 'eei', 'eai', 'thz'];

const code = (letters: string, i: number): number => codeOf(letters.charCodeAt(i));
const costs = new Uint8Array(CODES * CODES).fill(WRONG);
for (const pair of [...KEYS.flatMap((row) => [...row.slice(1)].map((key, i) => row.charAt(i) + key)), ...HEARD_ALIKE]) {
  costs[code(pair, 0) * CODES + code(pair, 1)] = CLOSE;
  costs[code(pair, 1) * CODES + code(pair, 0)] = CLOSE;
}
const asOne = new Uint8Array(CODES * CODES);
for (const heard of HEARD_AS_ONE) asOne[code(heard, 0) * CODES + code(heard, 1)] = code(heard, 2);

/** More slips than these are not counted: nobody means that name. */
export const MOST_SLIPS = 6;
const MOST = MOST_SLIPS * ONE;

const LONGEST = 128;
const FAR = 10_000;
const rows = [new Int32Array(LONGEST), new Int32Array(LONGEST), new Int32Array(LONGEST)] as const;

/** What `countSlips` found: between what was typed and the whole name, and whichever beginning of the name is nearest. */
export const slips = { whole: 0, start: 0 };

/**
 * Fills `slips`, each at most MOST_SLIPS, for the `length` letters of `typed` from `from` on and text `i` of `names`. Once there
 * are more than `most`, it does not matter how many, and MOST_SLIPS will do. Nothing is allocated, and only letters at about the same place are compared: this runs a hundred times for each key that
 * someone presses.
 */
export const countSlips = (
  typed: Uint8Array,
  from: number,
  length: number,
  names: Packed,
  i: number,
  most: number = MOST_SLIPS,
): void => {
  const limit = ONE * most;
  const { codes } = names;
  const nameFrom = names.starts[i] as number; // every index below lies inside its array
  const nameLength = (names.starts[i + 1] as number) - nameFrom;
  const n = Math.min(length, LONGEST - MOST_SLIPS - 2);
  const m = Math.min(nameLength, n + MOST_SLIPS);
  let before: Int32Array = rows[0];
  let above: Int32Array = rows[1];
  let row: Int32Array = rows[2];
  above[0] = 0;
  let end = Math.min(m, MOST_SLIPS);
  for (let j = 1; j <= end; j++) {
    const twice = j > 1 && codes[nameFrom + j - 1] === codes[nameFrom + j - 2];
    above[j] = (above[j - 1] as number) + (twice ? DOUBLED : LEFT_OUT);
  }
  if (end < m) above[end + 1] = FAR;
  let letterBefore = 0;
  let leastBefore = 0;
  for (let t = 1; t <= n; t++) {
    const letter = typed[from + t - 1] as number;
    const extra = letter === letterBefore ? DOUBLED : ADDED;
    const letterCosts = letter * CODES;
    const heard = asOne[letterBefore * CODES + letter] as number;
    const begin = Math.max(1, t - MOST_SLIPS);
    end = Math.min(m, t + MOST_SLIPS);
    let left = begin > 1 ? FAR : (above[0] as number) + extra;
    row[begin - 1] = left;
    let least = left;
    let diagonal = above[begin - 1] as number;
    let otherBefore = begin > 1 ? (codes[nameFrom + begin - 2] as number) : 0;
    for (let j = begin; j <= end; j++) {
      const other = codes[nameFrom + j - 1] as number;
      const up = above[j] as number;
      let best = diagonal;
      if (letter !== other) {
        best += costs[letterCosts + other] as number;
        if (letter === otherBefore && letterBefore === other)
          best = Math.min(best, (before[j - 2] as number) + SWAPPED);
        if (heard === other) best = Math.min(best, (before[j - 1] as number) + CLOSE);
        if (asOne[otherBefore * CODES + other] === letter) best = Math.min(best, (above[j - 2] as number) + CLOSE);
      }
      if (up + extra < best) best = up + extra;
      const leftOut = left + (other === otherBefore ? DOUBLED : LEFT_OUT);
      if (leftOut < best) best = leftOut;
      row[j] = best;
      if (best < least) least = best;
      left = best;
      diagonal = up;
      otherBefore = other;
    }
    // A swap, or two letters heard as one, leads past one row.
    if (least > limit && leastBefore > limit) {
      slips.whole = MOST_SLIPS;
      slips.start = MOST_SLIPS;
      return;
    }
    if (end < m) row[end + 1] = FAR;
    const spare = before;
    before = above;
    above = row;
    row = spare;
    letterBefore = letter;
    leastBefore = least;
  }
  let start = MOST;
  for (let j = Math.max(0, n - MOST_SLIPS); j <= end; j++) if ((above[j] as number) < start) start = above[j] as number;
  slips.whole = nameLength > end ? MOST_SLIPS : Math.min(MOST, above[m] as number) / ONE;
  slips.start = start / ONE;
};

import { plainText } from './textKey.ts';

/** From here on two texts may be wordings of one ruling. */
export const SAME_RULING = 0.8;

/**
 * How alike two texts are, from 0 to 1: the share of their words, in order, that both have (2 × longest common
 * subsequence ÷ words of both). Symbols are words; case and quotes do not count. Below SAME_RULING the order is not looked
 * at, so the answer is then an upper limit.
 */
export const similarity = (a: string, b: string): number => alike(words(a), words(b));

/** Measures many texts against one: `similarity` where two may be wordings of one ruling, 0 where they can't. */
export const likenessTo = (text: string): ((other: string) => number) => {
  const wanted = words(text);
  // Those of which another spelling can't be meant.
  const plain = wanted.filter((word) => /^[a-z]+$/.test(word));
  // Of two texts of n and m words with SAME_RULING in common, at least n × 0.8 ÷ 1.2 words of either are in the other.
  const most = wanted.length * (1 - SAME_RULING / (2 - SAME_RULING));
  return (other) => {
    const said = other.toLowerCase();
    let lacking = 0;
    for (const word of plain) if (!said.includes(word) && ++lacking > most) return 0;
    return alike(wanted, words(other));
  };
};

/** The text among `texts` that is most like `text`, and at least as much as `least`; null when none is. */
export const mostSimilar = <Text extends { readonly text: string }>(
  text: string,
  texts: readonly Text[],
  least: number,
): Text | null => {
  const wanted = words(text);
  let best: Text | null = null;
  let most = least;
  for (const each of texts) {
    // Words are of about one length everywhere: a text that is much longer or shorter has too few in common.
    if (Math.min(each.text.length, text.length) * 4 < Math.max(each.text.length, text.length) * least) continue;
    const likeness = alike(wanted, words(each.text));
    if (likeness < most || (best && likeness === most)) continue;
    best = each;
    most = likeness;
  }
  return best;
};

const alike = (left: readonly string[], right: readonly string[]): number => {
  if (left.length + right.length === 0) return 1;
  const limit = (2 * shared(left, right)) / (left.length + right.length);
  if (limit < SAME_RULING) return limit;
  let above = new Uint16Array(right.length + 1);
  for (const word of left) {
    const row = new Uint16Array(right.length + 1);
    for (const [j, other] of right.entries()) {
      row[j + 1] = word === other ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0);
    }
    above = row;
  }
  return (2 * (above[right.length] ?? 0)) / (left.length + right.length);
};

/** How many words both have, in any order. */
const shared = (left: readonly string[], right: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    both++;
  }
  return both;
};

const words = (text: string): readonly string[] =>
  plainText(text)
    .toLowerCase()
    .match(/\{[^{}]*\}|[\p{L}\p{N}'+-]+/gu) ?? [];

import type { Query } from './query.ts';
import type { TextIndex } from './textIndex.ts';
import type { Vocabulary, WordId } from './vocabulary.ts';

/** What it adds that the words stand side by side and in their order. */
const TOGETHER = 0.5;
/** What a text gains by every e-fold of subjects it is on, and loses by every e-fold of its length. */
const LIKELY = { subjects: 0.03, length: 0.03 } as const;

/** How likely a text is to be the one that is asked for, before anything was typed. */
export const likelihoods = ({ texts, starts }: TextIndex): Float64Array =>
  Float64Array.from(texts, ({ subjects = 1 }, text) => {
    const length = (starts[text + 1] ?? 0) - (starts[text] ?? 0);
    return LIKELY.subjects * Math.log(subjects) - LIKELY.length * Math.log(1 + length);
  });

/**
 * For one query, how near the words of a text stand to each other: 0 when none stands by its neighbour, `TOGETHER` when all stand side
 * by side and in their order. Words that only hold a sentence together are no distance.
 */
export const nearness = (
  { sought, sentence }: Query,
  { words, starts }: TextIndex,
  vocabulary: Vocabulary,
): ((text: number) => number) => {
  const neighbours = sentence.slice(1).flatMap((to, i) => {
    const from = sentence[i] ?? to;
    return [{ from, to, weight: Math.min(sought[from]?.weight ?? 0, sought[to]?.weight ?? 0) }];
  });
  const whole = neighbours.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return () => 0;
  const meant = new Map<WordId, number[]>();
  const isMeant = new Uint8Array(vocabulary.size);
  for (const [i, { forms }] of sought.entries()) {
    for (const id of forms.keys()) {
      meant.set(id, [...(meant.get(id) ?? []), i]);
      isMeant[id] = 1;
    }
  }
  const last = new Int32Array(sought.length);
  const best = new Float64Array(neighbours.length);

  return (text) => {
    last.fill(-1);
    best.fill(0);
    let place = 0;
    const end = starts[text + 1] ?? 0;
    for (let at = starts[text] ?? 0; at < end; at++) {
      const id = words[at] ?? 0;
      const here = isMeant[id] === 1 ? meant.get(id) : undefined;
      if (here) {
        for (let n = 0; n < neighbours.length; n++) {
          const { from, to } = neighbours[n] ?? { from: 0, to: 0 };
          const [before, after] = [last[from] ?? -1, last[to] ?? -1];
          if (before >= 0 && here.includes(to)) best[n] = Math.max(best[n] ?? 0, 1 / (place - before));
          if (after >= 0 && here.includes(from)) best[n] = Math.max(best[n] ?? 0, 0.5 / (place - after));
        }
        for (const i of here) last[i] = place;
      }
      if (here || !vocabulary.isFunctionWord(id)) place++;
    }
    const sum = neighbours.reduce((total, { weight }, n) => total + weight * (best[n] ?? 0), 0);
    return (TOGETHER * sum) / whole;
  };
};

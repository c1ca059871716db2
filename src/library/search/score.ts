import { type Query, type Sought, SURE } from './query.ts';
import type { TextIndex } from './textIndex.ts';
import type { Vocabulary, WordId } from './vocabulary.ts';

/** What it adds that the words stand side by side and in their order; words that only hold a sentence together are no distance. */
const TOGETHER = 0.5;
/** How near the name of what a text is about stands to each of its words, where side by side is 1. */
const ABOUT = 0.5;
/** What it adds that the words are the name of what the text is about. */
const NAMED = 0.2;
/** Stands for the place of a word that was found in a name. */
const NAME = -2;
const NOTHING: Pick<Sought, 'forms' | 'weight'> = { forms: new Map(), weight: 0 };
/** What a text gains by every e-fold of subjects it is on, and loses by every e-fold of its length. */
const LIKELY = { subjects: 0.03, length: 0.03 } as const;

/** How likely a text is to be the one that is asked for, before anything was typed. */
export const likelihoods = ({ texts, starts }: TextIndex): Float64Array =>
  Float64Array.from(texts, ({ subjects = 1, named = 0 }, text) => {
    const length = (starts[text + 1] ?? 0) - (starts[text] ?? 0) - named;
    return LIKELY.subjects * Math.log(subjects) - LIKELY.length * Math.log(1 + length);
  });

/** Makes the measure of what a text gains, beside the words it has, by where it has them. */
export const placing = (query: Query, index: TextIndex, vocabulary: Vocabulary): ((text: number) => number) => {
  const { words, starts, texts } = index;
  const { sought } = query;
  const neighbours = neighboursIn(query);
  const apart = neighbours.reduce((sum, { weight }) => sum + weight, 0);
  const whole = sought.reduce((sum, { weight }) => sum + weight, 0);
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
    const names = end - (texts[text]?.named ?? 0);
    // A single word stands by no other.
    let at = neighbours.length === 0 ? names : (starts[text] ?? 0);
    for (; at < names; at++) {
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
    let named = 0;
    for (; at < end; at++) {
      const id = words[at] ?? 0;
      for (const i of isMeant[id] === 1 ? (meant.get(id) ?? []) : []) {
        const { forms, weight } = sought[i] ?? NOTHING;
        if (last[i] === NAME || (forms.get(id) ?? 0) < SURE.form) continue;
        named += weight;
        last[i] = NAME;
      }
    }
    // What a text is about is near to all it says.
    for (const [n, { from, to }] of named > 0 ? neighbours.entries() : []) {
      const [one, other] = [last[from] ?? -1, last[to] ?? -1];
      if ((one === NAME && other !== -1) || (other === NAME && one !== -1)) best[n] = Math.max(best[n] ?? 0, ABOUT);
    }
    const together = neighbours.reduce((sum, { weight }, n) => sum + weight * (best[n] ?? 0), 0);
    return (apart === 0 ? 0 : (TOGETHER * together) / apart) + (NAMED * named) / whole;
  };
};

/** The words of a query that follow each other; how near they stand says as much as the more frequent of the two. */
const neighboursIn = ({ sought, sentence }: Query) =>
  sentence.slice(1).map((to, i) => {
    const from = sentence[i] ?? to;
    return { from, to, weight: Math.min(sought[from]?.weight ?? 0, sought[to]?.weight ?? 0) };
  });

import { type Query, type Sought, SURE } from './query.ts';
import type { TextIndex } from './textIndex.ts';
import type { Vocabulary, WordId } from './vocabulary.ts';

/** What it adds that the words stand side by side and in their order; words that only hold a sentence together are no distance. */
const TOGETHER = 0.5;
/** How near the name of what a text is about stands to each of its words, where side by side is 1. */
const ABOUT = 0.5;
/** What it adds that the words are the name of what the text is about. */
const NAMED = 0.2;
/** What a word counts for that is only in a part of such a name, where in the text it is 1: who types it speaks of something else. */
const IN_NAME = 0.2;
/** Stands for the place of a word that was found in a name. */
const NAME = -2;
/** Stands for how much of a name was typed where none of its words was. */
const NOT_NAMED = -1;
/** How a word is in a name: it begins one of its words, or is one in some form. */
const [BEGUN, WHOLE] = [1, 2];
const NOTHING: Pick<Sought, 'forms' | 'weight'> = { forms: new Map(), weight: 0 };
/** What a text gains by every e-fold of subjects it is on, and loses by every e-fold of its length. */
const LIKELY = { subjects: 0.03, length: 0.03 } as const;

/** How likely a text is to be the one that is asked for, before anything was typed. */
export const likelihoods = (index: TextIndex): Float64Array =>
  Float64Array.from(index.texts, ({ subjects = 1 }, text) => {
    const length = namesFrom(index, text) - (index.starts[text] ?? 0);
    return LIKELY.subjects * Math.log(subjects) - LIKELY.length * Math.log(1 + length);
  });

/** Where the names of what a text is about begin: at the end of what it says. */
const namesFrom = ({ texts, starts }: TextIndex, text: number): number => {
  let at = starts[text + 1] ?? 0;
  for (const length of texts[text]?.names ?? []) at -= length;
  return at;
};

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
  const inName = new Uint8Array(sought.length);
  const inText = new Uint8Array(sought.length);

  /** Notes the words that are in a name. Answers how much of a name was typed, of the one that most was typed of; below zero when no word is. */
  const readNames = (text: number, from: number, to: number): number => {
    let any = false;
    for (let at = from; at < to && !any; at++) any = isMeant[words[at] ?? 0] === 1;
    if (!any) return NOT_NAMED;
    inName.fill(0);
    let most = 0;
    let at = from;
    for (const length of texts[text]?.names ?? []) {
      let [all, typed] = [0, 0];
      for (const end = at + length; at < end; at++) {
        const id = words[at] ?? 0;
        if (!vocabulary.isFunctionWord(id)) all++;
        let here = false;
        for (const i of isMeant[id] === 1 ? (meant.get(id) ?? []) : []) {
          const isWhole = ((sought[i] ?? NOTHING).forms.get(id) ?? 0) >= SURE.form;
          inName[i] = isWhole ? WHOLE : Math.max(inName[i] ?? 0, BEGUN);
          here ||= isWhole;
        }
        if (here) typed++;
      }
      if (all > 0) most = Math.max(most, Math.min(1, typed / all));
    }
    return most;
  };

  /** Whether a word of a text stands there as part of a name, beside another word of it. */
  const saysName = (at: number, from: number, to: number): boolean => {
    for (let name = from; name < to; name++) {
      if (words[name] !== words[at]) continue;
      if (name + 1 < to && words[name + 1] === words[at + 1]) return true;
      if (name > from && words[name - 1] === words[at - 1]) return true;
    }
    return false;
  };

  return (text) => {
    const names = namesFrom(index, text);
    const end = starts[text + 1] ?? 0;
    const typed = readNames(text, names, end);
    // A single word stands by no other.
    if (neighbours.length === 0 && typed === NOT_NAMED) return 0;
    last.fill(-1);
    best.fill(0);
    const isNamed = typed !== NOT_NAMED;
    if (isNamed) inText.fill(0);
    let place = 0;
    for (let at = starts[text] ?? 0; at < names; at++) {
      const id = words[at] ?? 0;
      const here = isMeant[id] === 1 ? meant.get(id) : undefined;
      if (here) {
        for (let n = 0; n < neighbours.length; n++) {
          const { from, to } = neighbours[n] ?? { from: 0, to: 0 };
          const [before, after] = [last[from] ?? -1, last[to] ?? -1];
          if (before >= 0 && here.includes(to)) best[n] = Math.max(best[n] ?? 0, 1 / (place - before));
          if (after >= 0 && here.includes(from)) best[n] = Math.max(best[n] ?? 0, 0.5 / (place - after));
        }
        for (const i of here) {
          last[i] = place;
          if (isNamed && inText[i] === 0 && !(inName[i] !== 0 && saysName(at, names, end))) inText[i] = 1;
        }
      }
      if (here || !vocabulary.isFunctionWord(id)) place++;
    }
    let [named, lost] = [0, 0];
    for (let i = 0; isNamed && i < sought.length; i++) {
      if (inName[i] === 0) continue;
      const { weight } = sought[i] ?? NOTHING;
      if (inText[i] === 0) lost += weight;
      if (inName[i] !== WHOLE) continue;
      named += weight;
      last[i] = NAME;
    }
    // What a text is about is near to all it says.
    for (const [n, { from, to }] of named > 0 ? neighbours.entries() : []) {
      const [one, other] = [last[from] ?? -1, last[to] ?? -1];
      if ((one === NAME && other !== -1) || (other === NAME && one !== -1)) best[n] = Math.max(best[n] ?? 0, ABOUT);
    }
    const together = neighbours.reduce((sum, { weight }, n) => sum + weight * (best[n] ?? 0), 0);
    const about = NAMED * typed ** 2 * named - (1 - IN_NAME) * (1 - typed) * lost;
    return (apart === 0 ? 0 : (TOGETHER * together) / apart) + about / whole;
  };
};

/** The words of a query that follow each other; how near they stand says as much as the more frequent of the two. */
const neighboursIn = ({ sought, sentence }: Query) =>
  sentence.slice(1).map((to, i) => {
    const from = sentence[i] ?? to;
    return { from, to, weight: Math.min(sought[from]?.weight ?? 0, sought[to]?.weight ?? 0) };
  });

import { isStep, type Steps } from '../steps.ts';
import { CODES, type Packed, three } from './letters.ts';
import type { Words } from './words.ts';

/*
 * Which names have a word that begins as typed, the best known first. The ends of all names, from each word on
 * (`growthspiral`, `spiral`), lie in groups by their first three letters. Names come in order of fame, so every group does.
 */

const GROUPS = CODES ** 3;

/** As many are kept for one or two letters, which begin thousands of names. */
const KEPT = 100;

export interface Beginnings {
  /** Takes at most `limit` positions of names in which some word, with what follows it, begins with the letters of `typed`. */
  of(typed: Uint8Array, length: number, limit: number, take: (position: number) => void): void;
}

export function* buildBeginnings(names: Packed, words: Words): Steps<Beginnings> {
  const { codes, starts } = names;
  const count = words.of.length;
  const nameOf = new Uint32Array(count);
  const startOf = new Uint32Array(count);
  const groupOf = new Uint32Array(count);
  const groups = new Uint32Array(GROUPS + 1);
  const few = new Map<number, number[]>();
  const keep = (beginning: number, name: number) => {
    const kept = few.get(beginning);
    if (!kept) few.set(beginning, [name]);
    else if (kept.length < KEPT && kept[kept.length - 1] !== name) kept.push(name);
  };
  for (let name = 0; name + 1 < starts.length; name++) {
    if (isStep(name)) yield;
    let at = starts[name] as number; // every index below lies inside its array
    const end = starts[name + 1] as number;
    for (let w = words.starts[name] as number; w < (words.starts[name + 1] as number); w++) {
      const a = codes[at] as number;
      const b = at + 1 < end ? (codes[at + 1] as number) : 0;
      const group = three(a, b, at + 2 < end ? (codes[at + 2] as number) : 0);
      nameOf[w] = name;
      startOf[w] = at;
      groupOf[w] = group;
      groups[group + 1] = (groups[group + 1] as number) + 1;
      keep(three(a, 0, 0), name);
      if (b > 0) keep(three(a, b, 0), name);
      const word = words.of[w] as number;
      at += (words.letters.starts[word + 1] as number) - (words.letters.starts[word] as number);
    }
  }
  for (let group = 0; group < GROUPS; group++)
    groups[group + 1] = (groups[group + 1] as number) + (groups[group] as number);
  const grouped = new Uint32Array(count);
  const next = groups.slice(0, GROUPS);
  for (let w = 0; w < count; w++) {
    const group = groupOf[w] as number;
    const at = next[group] as number;
    grouped[at] = w;
    next[group] = at + 1;
  }

  return {
    of: (typed, length, limit, take) => {
      const [a = 0, b = 0, c = 0] = typed;
      if (length < 3) {
        for (const name of few.get(three(a, length > 1 ? b : 0, 0))?.slice(0, limit) ?? []) take(name);
        return;
      }
      const group = three(a, b, c);
      let taken = 0;
      let last = -1;
      for (let g = groups[group] as number; g < (groups[group + 1] as number) && taken < limit; g++) {
        const w = grouped[g] as number;
        const name = nameOf[w] as number;
        if (name === last) continue;
        const from = startOf[w] as number;
        const end = starts[name + 1] as number;
        let same = 3;
        while (same < length && from + same < end && codes[from + same] === typed[same]) same += 1;
        if (same < length) continue;
        last = name;
        taken += 1;
        take(name);
      }
    },
  };
}

import type { Hit, Resolver } from './resolver.ts';

/** Something that can be found, with all its names in both languages. */
export interface Named {
  readonly hit: Hit;
  readonly names: readonly { readonly text: string; readonly role: 'full' | 'face' | 'alias' | 'nickname' }[];
}

/** One spelling for all names that differ in nothing a reader counts: no accents, case, ligatures or punctuation; names that are nothing else keep it. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || text.trim().toLowerCase();

/**
 * Finds names by exact spelling, then by beginning, then by the beginning of any word, in both languages; it does not forgive
 * slips. An exact full English name is never ambiguous; another exact name that several bear offers them.
 */
export const plainResolver = (all: readonly Named[]): Resolver => {
  const exact = new Map<string, Set<Hit>>();
  const english = new Map<string, Hit>();
  for (const { hit, names } of all) {
    for (const { text } of names) {
      const owners = exact.get(folded(text)) ?? new Set();
      exact.set(folded(text), owners.add(hit));
    }
    if (!english.has(folded(hit.en))) english.set(folded(hit.en), hit);
  }
  const sorted = [...exact].sort(([a], [b]) => (a < b ? -1 : 1));

  const complete = (typed: string, limit: number): readonly Hit[] => {
    const wanted = folded(typed.slice(0, LONGEST));
    const hits = new Set<Hit>(exact.get(wanted));
    const begins = sorted.filter(([name]) => name.startsWith(wanted));
    const inside = begins.length >= limit ? [] : sorted.filter(([name]) => ` ${name}`.includes(` ${wanted}`));
    for (const [, owners] of [...begins, ...inside]) {
      for (const hit of owners) hits.add(hit);
      if (hits.size >= limit) break;
    }
    return [...hits].slice(0, limit);
  };

  return {
    complete,
    resolve: (typed) => {
      const wanted = folded(typed.slice(0, LONGEST));
      if (wanted === '') return { kind: 'none', nearest: [] };
      const full = english.get(wanted);
      const owners = [...(exact.get(wanted) ?? [])];
      if (full?.kind === 'card' && owners.every((hit) => hit === full || hit.kind === 'card')) {
        return { kind: 'one', hit: full };
      }
      const hits = owners.length > 0 ? owners : complete(typed, 25);
      const [only] = hits;
      if (!only) return { kind: 'none', nearest: [] };
      if (owners.length === 0 && wanted.length < SHORTEST) return { kind: 'none', nearest: hits.slice(0, 25) };
      return hits.length === 1 ? { kind: 'one', hit: only } : { kind: 'choice', hits: hits.slice(0, 25) };
    },
  };
};

/** Fewer letters than this begin too many names to mean one. */
const SHORTEST = 3;
/** The longest name has 141 characters. */
const LONGEST = 200;

/** Who bears exactly a name, whole or as a face, in either language. */
export const bearers = (all: readonly Named[]): ((name: string) => readonly Hit[]) => {
  const hits = new Map<string, Hit[]>();
  for (const { hit, names } of all) {
    for (const name of new Set(names.filter(({ role }) => role !== 'nickname').map(({ text }) => folded(text)))) {
      const others = hits.get(name);
      if (others) others.push(hit);
      else hits.set(name, [hit]);
    }
  }
  return (name) => hits.get(folded(name)) ?? [];
};

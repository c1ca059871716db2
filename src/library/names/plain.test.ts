import { describe, expect, test } from 'vitest';
import { bearers, type Named, plainResolver } from './plain.ts';
import type { Hit } from './resolver.ts';

const card = (n: number, en: string, fr: string | null, ...faces: string[]): Named => {
  const hit: Hit = { kind: 'card', oracleId: `00000000-0000-4000-8000-00000000000${n}`, en, fr };
  const full = [en, ...(fr === null ? [] : [fr])].map((text) => ({ text, role: 'full' as const }));
  return { hit, names: [...full, ...faces.map((text) => ({ text, role: 'face' as const }))] };
};
const oath: Named = {
  hit: { kind: 'mechanic', mechanic: 'oath', en: 'Oath', fr: 'Serment' },
  names: [
    { text: 'Oath', role: 'full' },
    { text: 'Serment', role: 'full' },
  ],
};
const all = [
  card(1, 'Heart of Æther', "Cœur d'Éther"),
  card(2, 'Endure', 'Endurance'),
  card(3, 'Endurance', 'Endurer'),
  card(4, 'Old Rats', 'Rats voraces'),
  card(5, 'New Rats', 'Rats voraces'),
  card(6, 'Wind // Rain', 'Vent // Pluie', 'Wind', 'Rain', 'Vent', 'Pluie'),
  card(7, '_____', null),
  oath,
];
const resolver = plainResolver(all);
const resolved = (typed: string) => {
  const found = resolver.resolve(typed);
  switch (found.kind) {
    case 'one':
      return found.hit.en;
    case 'choice':
      return found.hits.map(({ en }) => en);
    case 'none':
      return null;
  }
};

describe('A name is found', () => {
  test.each([
    ['with or without accents and ligatures', 'coeur d ether', 'Heart of Æther'],
    ['with a curly apostrophe', 'Cœur d’Éther', 'Heart of Æther'],
    ['by either face', 'pluie', 'Wind // Rain'],
    ['made of nothing but punctuation', '_____', '_____'],
    ['of a mechanic, in either language', 'SERMENT', 'Oath'],
    ['in English before a French one', 'endurance', 'Endurance'],
    ['by its beginning when only one begins so', 'heart', 'Heart of Æther'],
  ])('%s', (_, typed, en) => {
    expect(resolved(typed)).toBe(en);
  });
});

test('A name that several bear is a choice', () => {
  expect(resolved('rats voraces')).toEqual(['Old Rats', 'New Rats']);
});

test.each(['', '   ', 'zzz', '"', '*'])('Nothing is found for %j', (typed) => {
  expect(resolved(typed)).toBeNull();
});

test('A list of 25 completes what was typed, at the beginning of any word', () => {
  expect(resolver.complete('eth', 25).map(({ en }) => en)).toEqual(['Heart of Æther']);
  expect(resolver.complete('', 3)).toHaveLength(3);
});

test('Those who bear exactly a name are known', () => {
  const called = bearers(all);
  expect(called('rats voraces')).toHaveLength(2);
  expect(called('Vent')).toHaveLength(1);
  expect(called('Rats')).toEqual([]);
});

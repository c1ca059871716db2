import { expect, test } from 'vitest';
import { typedCreatures } from './creatures.ts';

const group = (n: number, colors: string, artifact = false) => ({ colors, n, artifact, colored: true });

test.each([
  ['2G 1GW', [group(2, 'G'), group(1, 'GW')]],
  ['3C', [group(3, 'C')]],
  ['wa', [group(1, 'W', true)]],
  ['2ca,1u', [group(2, 'C', true), group(1, 'U')]],
  ['2', [{ ...group(2, 'C'), colored: false }]],
  ['2a 1G', [{ ...group(2, 'C', true), colored: false }, group(1, 'G')]],
  ['', []],
])('Creatures typed as %s', (typed, creatures) => {
  expect(typedCreatures(typed)).toEqual({ ok: true, value: creatures });
});

test.each([
  ['GG', { code: 'color-twice', found: 'GG', color: 'G' }],
  ['2G 1wubw', { code: 'color-twice', found: '1wubw', color: 'W' }],
  ['CCC', { code: 'color-twice', found: 'CCC', color: 'C' }],
  ['2 green', { code: 'bad-creatures', found: 'green' }],
  ['2GC', { code: 'bad-creatures', found: '2GC' }],
  ['-1G', { code: 'bad-creatures', found: '-1G' }],
  ['a', { code: 'bad-creatures', found: 'a' }],
  ['2G1W', { code: 'bad-creatures', found: '2G1W' }],
])('Creatures are not typed as %s', (typed, refusal) => {
  expect(typedCreatures(typed)).toEqual({ ok: false, refusal });
});

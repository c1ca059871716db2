import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_MANA } from '../rules/byType.ts';
import { typedHelper, typedPool } from './pool.ts';

test.each([
  ['UUC', { U: 2, C: 1 }, {}],
  ['{U}{u} {C}', { U: 2, C: 1 }, {}],
  ['4U', { U: 4 }, {}],
  ['4U2C, 10 w', { U: 4, C: 2, W: 10 }, {}],
  ['2{G}', { G: 2 }, {}],
  ['UsUsC', { C: 1 }, { U: 2 }],
  ['uSUSc', { C: 1 }, { U: 2 }],
  ['{U}s {Us} {C}S', {}, { U: 2, C: 1 }],
  ['3Us U', { U: 1 }, { U: 3 }],
  ['', {}, {}],
])('Mana that is there may be typed as %s', (typed, mana, snow) => {
  expect(typedPool('pool', typed)).toEqual({
    ok: true,
    value: { mana: { ...NO_MANA, ...mana }, snow: { ...NO_MANA, ...snow } },
  });
});

test.each([
  ['S', 'snow-alone', 1, 'S'],
  ['U {S}', 'snow-alone', 3, '{S}'],
  ['Uss', 'snow-alone', 3, 's'],
  ['2', 'invalid-pool-symbol', 1, '2'],
  ['{2}U', 'invalid-pool-symbol', 1, '{2}'],
  ['UUE', 'invalid-pool-symbol', 3, 'E'],
  ['4UU', 'invalid-pool-symbol', 1, '4UU'],
  ['C 2U{B}', 'invalid-pool-symbol', 3, '2U{B'],
  ['two blue', 'invalid-pool-symbol', 1, 'two'],
  ['U/P', 'invalid-pool-symbol', 2, '/'],
  ['🙂U', 'invalid-pool-symbol', 1, '🙂'],
  ['1000000001U', 'number-too-large', 1, '1000000001U'],
])('Mana that is there is not %s', (typed, code, at, found) => {
  expect(typedPool('pool', typed)).toMatchObject({ ok: false, refusal: { code, field: 'pool', at, found } });
});

test('The mana of who assists may be a number alone', () => {
  expect(typedHelper(' 7 ')).toEqual({ ok: true, value: { ...NO_MANA, C: 7 } });
  expect(typedHelper('2UsG')).toMatchObject({ ok: false, refusal: { field: 'helper', found: '2UsG' } });
  expect(typedHelper('2Us G')).toEqual({ ok: true, value: { ...NO_MANA, U: 2, G: 1 } });
});

test('What is no such mana is found where it was typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'WUBRGCSsuc{} 04,/PExé🙂'), maxLength: 30 });
  fc.assert(
    fc.property(typed, (text) => {
      const pool = typedPool('pool', text);
      if (pool.ok) return;
      expect(pool.refusal).toMatchObject({ at: expect.any(Number), found: expect.any(String) });
      const { at, found } = pool.refusal as unknown as { at: number; found: string }; // it has both, as was just seen
      expect(
        [...text]
          .slice(at - 1)
          .join('')
          .startsWith(found),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

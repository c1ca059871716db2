import { describe, expect, it } from 'vitest';
import { LARGEST_NUMBER } from './amount.ts';
import type { Replacement } from './replacement.ts';
import { countersGot, UNDISTURBED } from './replacement.ts';

const got = (n: number, replacements: readonly Replacement[], cantGet = false) => {
  const verdict = countersGot(n, { ...UNDISTURBED, replacements, cantGet });
  return verdict.ok ? verdict.value : verdict.refusal.code;
};

describe('Effects replace how many counters a player gets, in the order that player applies them (616.1)', () => {
  it.each<[string, number, Replacement[], number]>([
    ['without any, the number stands', 2, [], 2],
    ['that many plus one', 2, ['one-more'], 3],
    ['twice that many', 2, ['twice'], 4],
    ['half that many, rounded down', 3, ['half-rounded-down'], 1],
    ['one more, then twice', 2, ['one-more', 'twice'], 6],
    ['twice, then one more', 2, ['twice', 'one-more'], 5],
    ['two effects that add one each apply', 2, ['one-more', 'one-more'], 4],
    ['an effect that would get nothing is not replaced', 0, ['one-more', 'twice'], 0],
    ['half of one is nothing, and nothing is not replaced any more', 1, ['half-rounded-down', 'one-more'], 0],
    ['but one more first leaves one of two', 1, ['one-more', 'half-rounded-down'], 1],
  ])('%s', (_, n, replacements, expected) => {
    expect(got(n, replacements)).toBe(expected);
  });

  it("gives nothing to a player who can't get counters, whatever would replace it (614.17c)", () => {
    expect(got(2, ['one-more', 'twice'], true)).toBe(0);
  });

  it('takes a calculated negative number for zero, and replaces nothing then (107.1b)', () => {
    const computed = { computed: true, cantGet: false, replacements: ['one-more'] } as const;
    expect(countersGot(-2, computed)).toEqual({ ok: true, value: 0 });
    expect(countersGot(2, computed)).toEqual({ ok: true, value: 3 });
  });

  it.each<[string, number, Replacement[], boolean, string]>([
    ['a negative number', -1, ['one-more'], false, 'negative-number'],
    ["a fraction, also for one who can't get counters", 0.5, [], true, 'not-an-integer'],
    ['a number that grows beyond what we hold exactly', LARGEST_NUMBER, ['twice'], false, 'number-too-large'],
  ])('refuses %s', (_, n, replacements, cantGet, code) => {
    expect(got(n, replacements, cantGet)).toBe(code);
  });
});

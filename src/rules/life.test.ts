import { describe, expect, it } from 'vitest';
import { LARGEST_NUMBER } from './amount.ts';
import { gainingLife, losingLife, settingLife } from './life.ts';
import type { Verdict } from './refusal.ts';

const answer = (verdict: Verdict<number>) => (verdict.ok ? verdict.value : verdict.refusal.code);

describe('A life total (119)', () => {
  it.each<[string, Verdict<number>, unknown]>([
    ['grows by what is gained', gainingLife(20, 3), 23],
    ['falls by what is lost', losingLife(20, 3), 17],
    ['may go below zero', losingLife(2, 5), -3],
    ['comes back from there', gainingLife(-3, 5), 2],
    ['may be set below zero (107.1b)', settingLife(-5), -5],
    ['set to minus zero is zero', settingLife(-0), 0],
    ['does not gain a negative amount', gainingLife(20, -1), 'negative-number'],
    ['does not lose a fraction', losingLife(20, 0.5), 'not-an-integer'],
    ['is not set to a fraction', settingLife(-0.5), 'not-an-integer'],
    ['stays below 2^53', gainingLife(LARGEST_NUMBER, 1), 'total-too-large'],
    ['stays above −2^53', losingLife(-LARGEST_NUMBER, 1), 'total-too-large'],
  ])('%s', (_, verdict, expected) => {
    expect(answer(verdict)).toBe(expected);
  });
});

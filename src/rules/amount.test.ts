import { describe, expect, it } from 'vitest';
import { amountOf, computedAmount, LARGEST_NUMBER } from './amount.ts';

const codeOf = (verdict: ReturnType<typeof amountOf>) => (verdict.ok ? verdict.value : verdict.refusal.code);

describe('An amount is a whole number, zero or more (107.1)', () => {
  it.each([
    ['zero is an amount', 0, 0],
    ['minus zero is zero', -0, 0],
    ['the largest number we hold exactly is an amount', LARGEST_NUMBER, LARGEST_NUMBER],
    ['a negative number is none', -1, 'negative-number'],
    ['a negative fraction is negative first', -1.5, 'negative-number'],
    ['minus infinity is negative', Number.NEGATIVE_INFINITY, 'negative-number'],
    ['a fraction is none', 1.5, 'not-an-integer'],
    ['one more than we hold exactly is too large', LARGEST_NUMBER + 1, 'number-too-large'],
    ['infinity is too large', Number.POSITIVE_INFINITY, 'number-too-large'],
    ['NaN is not a number', Number.NaN, 'not-a-number'],
    ['digits in a text are not a number', '2', 'not-a-number'],
    ['true is not a number', true, 'not-a-number'],
    ['a missing amount is not zero', null, 'not-a-number'],
    ['nor is an absent one', undefined, 'not-a-number'],
    ['a big integer is not a number of ours', 2n, 'not-a-number'],
  ])('%s', (_, value, expected) => {
    expect(codeOf(amountOf(value))).toBe(expected);
  });
});

describe('A calculation that yields a negative number yields zero (107.1b)', () => {
  it.each([
    ['a negative result is zero', -3, 0],
    ['any other result is itself', 3, 3],
    ['a fraction stays a fault: the card would say how to round (107.1a)', 1.5, 'not-an-integer'],
    ['text stays a fault', '-3', 'not-a-number'],
  ])('%s', (_, value, expected) => {
    expect(codeOf(computedAmount(value))).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_NUMBER } from './amount.ts';
import type { ByCounter } from './counters.ts';
import { COUNTERS, doubling, gaining, losing, NO_COUNTERS, proliferating, setting } from './counters.ts';
import type { Verdict } from './refusal.ts';
import { UNDISTURBED } from './replacement.ts';

const answer = <Value>(verdict: Verdict<Value>) => (verdict.ok ? verdict.value : verdict.refusal.code);

describe('Counters on a player are a whole number that is never negative (122.1)', () => {
  it.each<[string, Verdict<number>, number | string]>([
    ['getting adds', gaining(3, 2), 5],
    ['getting none changes nothing', gaining(3, 0), 3],
    ['losing takes away', losing(3, 2), 1],
    ['a player loses at most what they have', losing(3, 5), 0],
    ['a correction sets the number', setting(7), 7],
    ['a correction may set zero', setting(0), 0],
    ['doubling gives as many as there are (701.10e)', doubling(3), 6],
    ['doubling nothing gives nothing', doubling(0), 0],
    ["a total can't pass what we hold exactly", gaining(LARGEST_NUMBER, 1), 'total-too-large'],
    ['it may reach it', gaining(LARGEST_NUMBER - 1, 1), LARGEST_NUMBER],
    ['nor by doubling', doubling(LARGEST_NUMBER), 'total-too-large'],
    ['getting a negative number is refused', gaining(3, -1), 'negative-number'],
    ['losing a fraction is refused', losing(3, 0.5), 'not-an-integer'],
    ['setting a negative number is refused', setting(-1), 'negative-number'],
  ])('%s', (_, verdict, expected) => {
    expect(answer(verdict)).toBe(expected);
  });
});

describe('A player chosen for a proliferate gets one more of each kind they have (701.34a)', () => {
  it.each<[string, Partial<ByCounter<number>>, Partial<ByCounter<number>>]>([
    ['one kind', { energy: 3 }, { energy: 4 }],
    ['each kind, once', { energy: 3, poison: 1, rad: 9 }, { energy: 4, poison: 2, rad: 10 }],
    ['a kind at zero is not there, and stays so', { energy: 0, ticket: 1 }, { energy: 0, ticket: 2 }],
    ['a player without counters gets none', {}, {}],
  ])('%s', (_, before, after) => {
    expect(answer(proliferating({ ...NO_COUNTERS, ...before }))).toEqual({ ...NO_COUNTERS, ...after });
  });

  it('is replaced like any other gain', () => {
    const before = { ...NO_COUNTERS, energy: 3, poison: 1 };
    expect(answer(proliferating(before, { ...UNDISTURBED, replacements: ['one-more'] }))).toEqual({
      ...before,
      energy: 5,
      poison: 3,
    });
    expect(answer(proliferating(before, { ...UNDISTURBED, cantGet: true }))).toEqual(before);
  });

  it('is refused as a whole when one total would pass what we hold exactly', () => {
    expect(answer(proliferating({ ...NO_COUNTERS, energy: 1, rad: LARGEST_NUMBER }))).toBe('total-too-large');
  });

  it('never gives a kind that was not there, and never more than one', () => {
    const few = fc.nat(5);
    const byCounter = fc.record({ energy: few, poison: few, experience: few, rad: few, ticket: few });
    fc.assert(
      fc.property(byCounter, (before) => {
        const after = proliferating(before);
        expect(
          after.ok && COUNTERS.every((kind) => after.value[kind] === before[kind] + (before[kind] > 0 ? 1 : 0)),
        ).toBe(true);
      }),
    );
  });
});

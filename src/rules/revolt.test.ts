import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revoltApplications, revoltApplies, revolted } from './revolt.ts';

describe('Revolt asks whether a permanent left this turn', () => {
  it.each<[string, number | null, number, boolean]>([
    ['one left this turn', 3, 3, true],
    ['one left in an earlier turn', 2, 3, false],
    ['none ever left', null, 3, false],
    ['none left before the first turn was passed', null, 0, false],
    ['one left before the first turn was passed', 0, 0, true],
  ])('%s', (_, lastLeft, currentTurn, expected) => {
    expect(revolted(lastLeft, currentTurn)).toBe(expected);
  });

  it('is false after every change of turn', () => {
    fc.assert(
      fc.property(fc.nat(), (turn) => {
        expect(revolted(turn, turn + 1)).toBe(false);
      }),
    );
  });
});

describe('A revolt ability asks when its kind of ability asks', () => {
  it.each<[string, boolean | null, boolean, boolean]>([
    ['a spell asks as it resolves (608.2c)', null, true, true],
    ['a spell finds nothing lost', null, false, false],
    ['an intervening "if" was true and still is (603.4)', true, true, true],
    ['it was false as it would have triggered: too late now', false, true, false],
    ['it was true and no longer is', true, false, false],
  ])('%s', (_, triggered, satisfiedNow, expected) => {
    expect(revoltApplies(triggered, satisfiedNow)).toBe(expected);
  });

  it.each([
    ['once, however many permanents left', true, 1],
    ['never, when none did', false, 0],
  ])('and applies %s', (_, satisfied, times) => {
    expect(revoltApplications(satisfied)).toBe(times);
  });
});

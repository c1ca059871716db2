import { describe, expect, it } from 'vitest';
import type { Outcome } from './energy.ts';
import { payDemand } from './energy.ts';
import type { Consequence, Targets, Tie } from './resolution.ts';
import { consequenceOf, resolves } from './resolution.ts';

describe('A spell or ability does not resolve when each of its targets is illegal (608.2b)', () => {
  it.each<[string, Targets, boolean]>([
    ['without targets it resolves', 'none', true],
    ['with legal targets it resolves', 'all-legal', true],
    ['one legal target is enough', 'some-illegal', true],
    ['with none left it does nothing', 'all-illegal', false],
  ])('%s', (_, targets, expected) => {
    expect(resolves(targets)).toBe(expected);
  });
});

describe('What follows a payment depends on "if you do" and "when you do"', () => {
  it.each<[string, number, boolean, Tie, boolean, Consequence]>([
    ['"if you do" follows at once, before anyone can act (608.2c)', 2, true, 'if-you-do', true, 'at-once'],
    [
      '"when you do" is a reflexive trigger that can be answered (603.12)',
      2,
      true,
      'when-you-do',
      true,
      'reflexive-trigger',
    ],
    ['a reflexive trigger without a legal target is removed (603.3d)', 2, true, 'when-you-do', false, 'nothing'],
    ['declining brings nothing about, "if you do"', 2, false, 'if-you-do', true, 'nothing'],
    ['declining brings nothing about, "when you do"', 2, false, 'when-you-do', true, 'nothing'],
    ["what can't be paid brings nothing about", 1, true, 'when-you-do', true, 'nothing'],
  ])('%s', (_, have, willing, tie, targetable, expected) => {
    const answer = payDemand(have, { demand: 'may', amount: 2, willing, times: 1 });
    const outcome: Outcome | null = answer.ok ? answer.value : null;
    expect(consequenceOf(tie, outcome?.kind === 'paid', targetable)).toBe(expected);
  });
});

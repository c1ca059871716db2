import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counting } from './acts.ts';
import { LARGEST_NUMBER } from './amount.ts';
import type { Outcome, Payment } from './energy.ts';
import { energyPaid, gain, lose, pay, payAny, payDemand } from './energy.ts';
import type { Entry, Game } from './game.ts';
import { tallyOf } from './game.ts';
import type { Verdict } from './refusal.ts';
import { UNDISTURBED } from './replacement.ts';
import { replay, undoing } from './undo.ts';

const answer = <Value>(verdict: Verdict<Value>) => (verdict.ok ? verdict.value : verdict.refusal);

describe('Energy is counters on a player (107.14)', () => {
  it.each<[string, Verdict<number>, unknown]>([
    ['getting {E}{E} adds two', gain(0, 2), 2],
    ['paying {E}{E} removes two', pay(7, 3), 4],
    ['everything may be paid', pay(5, 5), 0],
    ['paying none is always possible (118.5)', pay(0, 0), 0],
    ["you can't pay more than you have (118.3)", pay(1, 2), { code: 'not-enough-energy', have: 1, need: 2 }],
    ['paying a negative amount would be a hidden gain', pay(3, -3), { code: 'negative-number' }],
    ['half an energy counter is none', pay(3, 0.5), { code: 'not-an-integer' }],
    ['losing stops at zero', lose(3, 5), 0],
    ['losing takes away', lose(5, 3), 2],
    [
      'a total beyond what we hold exactly is refused',
      gain(LARGEST_NUMBER, 1),
      { code: 'total-too-large', largest: LARGEST_NUMBER },
    ],
    ['"that many plus one" gives one more', gain(0, 2, { ...UNDISTURBED, replacements: ['one-more'] }), 3],
    ["a player who can't get counters gets none", gain(4, 2, { ...UNDISTURBED, cantGet: true }), 4],
  ])('%s', (_, verdict, expected) => {
    expect(answer(verdict)).toEqual(expected);
  });
});

describe('A demand for energy is met in full, once, or not at all (118.12)', () => {
  const paid = (amount: number, left: number): Outcome => ({ kind: 'paid', amount, left });
  const short = (have: number, need: number) => ({ code: 'not-enough-energy', have, need });

  it.each<[string, number, Partial<Payment>, unknown]>([
    ['a cost is paid while casting or activating (602.2b)', 6, { demand: 'cost', amount: 6 }, paid(6, 0)],
    ["a cost that can't be paid in full makes the attempt illegal", 5, { demand: 'cost', amount: 6 }, short(5, 6)],
    ['whoever does not want the cost does not cast', 6, { demand: 'cost', willing: false }, { kind: 'declined' }],
    ['"you may pay" can be accepted', 2, { demand: 'may' }, paid(2, 0)],
    ['"you may pay" can be declined (608.2d)', 5, { demand: 'may', willing: false }, { kind: 'declined' }],
    ["an option that can't be paid can't be chosen (608.2d)", 1, { demand: 'may' }, short(1, 2)],
    ['declining needs no energy', 0, { demand: 'may', willing: false }, { kind: 'declined' }],
    ['the amount is never paid several times', 6, { demand: 'may', times: 3 }, { code: 'multiple-payment', times: 3 }],
    ['not even with too little for one', 1, { demand: 'may', times: 2 }, { code: 'multiple-payment', times: 2 }],
    ['"pay" without "may" is no choice', 3, { demand: 'must', willing: false }, paid(2, 1)],
    ['"if you can\'t": nothing is paid in part', 1, { demand: 'must' }, { kind: 'cannot' }],
    ['"unless you pay" is a choice (118.12a)', 9, { demand: 'unless', willing: false }, { kind: 'declined' }],
    ['"unless you pay" may be met', 4, { demand: 'unless', amount: 3 }, paid(3, 1)],
    ["and can't be chosen with too little", 2, { demand: 'unless', amount: 3 }, short(2, 3)],
    ['a demand for nothing is met by acknowledging it (118.5)', 0, { demand: 'must', amount: 0 }, paid(0, 0)],
    [
      'a bad amount is refused even when declined',
      5,
      { demand: 'may', amount: -2, willing: false },
      { code: 'negative-number' },
    ],
  ])('%s', (_, have, payment, expected) => {
    const asked: Payment = { demand: 'may', amount: 2, willing: true, times: 1, ...payment };
    expect(answer(payDemand(have, asked))).toEqual(expected);
  });
});

describe('Any amount of {E} is chosen as it is paid (107.1c)', () => {
  it.each<[string, Verdict<Outcome>, unknown]>([
    ['zero is an amount', payAny(5, 0), { kind: 'paid', amount: 0, left: 5 }],
    ['all of it is', payAny(5, 5), { kind: 'paid', amount: 5, left: 0 }],
    ['more than all is not', payAny(5, 6), { code: 'not-enough-energy', have: 5, need: 6 }],
    ['a negative amount is not', payAny(5, -1), { code: 'negative-number' }],
    ['a fraction is not', payAny(5, 1.5), { code: 'not-an-integer' }],
    ['of "one or more", zero is declining', payAny(5, 0, 1), { kind: 'declined' }],
    ['of "one or more", one is enough', payAny(5, 1, 1), { kind: 'paid', amount: 1, left: 4 }],
    ['less than the least is refused', payAny(5, 1, 2), { code: 'below-minimum', chosen: 1, least: 2 }],
    [
      'having less than the least leaves only declining',
      payAny(1, 2, 2),
      { code: 'not-enough-energy', have: 1, need: 2 },
    ],
  ])('%s', (_, verdict, expected) => {
    expect(answer(verdict)).toEqual(expected);
  });

  it.each<[string, Outcome, number]>([
    ['an effect counts what was paid', { kind: 'paid', amount: 3, left: 0 }, 3],
    ['declining counts as zero', { kind: 'declined' }, 0],
    ['and so does being unable', { kind: 'cannot' }, 0],
  ])('%s', (_, outcome, expected) => {
    expect(energyPaid(outcome)).toBe(expected);
  });
});

// ── Whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Step =
  | { readonly do: 'gain' | 'lose' | 'may' | 'must' | 'any'; readonly n: number }
  | { readonly do: 'turn'; readonly n: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('gain', 'lose', 'may', 'must', 'any', 'turn'),
  n: fc.integer({ min: -2, max: 6 }),
});

/** The rules' own answer to one step: what the player has then. A refusal changes nothing. */
const byTheRules = (have: number, { do: what, n }: Step): number => {
  const left = (verdict: Verdict<Outcome>) => (verdict.ok && verdict.value.kind === 'paid' ? verdict.value.left : have);
  const total = (verdict: Verdict<number>) => (verdict.ok ? verdict.value : have);
  switch (what) {
    case 'gain':
      return total(gain(have, n));
    case 'lose':
      return total(lose(have, n));
    case 'may':
    case 'must':
      return left(payDemand(have, { demand: what, amount: n, willing: true, times: 1 }));
    case 'any':
      return left(payAny(have, n));
    case 'turn':
      return have;
  }
};

/** The same with a bag of counters, moved one by one. */
const byHand = (bag: readonly 'E'[], { do: what, n }: Step): readonly 'E'[] => {
  const counters = [...bag];
  if (n < 0 || what === 'turn') return counters;
  if (what === 'gain') for (let i = 0; i < n; i++) counters.push('E');
  else if (what === 'lose' || counters.length >= n) for (let i = 0; i < n; i++) counters.pop();
  return counters;
};

describe('Whatever happens to energy', () => {
  it('is what moving counters one by one would give, and never below zero', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let have = 0;
        let bag: readonly 'E'[] = [];
        for (const each of steps) {
          have = byTheRules(have, each);
          bag = byHand(bag, each);
          expect(have).toBe(bag.length);
        }
        expect(have).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('undoing every event of a game, newest first, restores the start', () => {
    const ana = 'ana';
    const by = { user: ana, judge: false, at: 0 };
    const play = (log: readonly Entry[], events: Verdict<readonly Entry['event'][]>): readonly Entry[] =>
      events.ok
        ? [...log, ...events.value.map((event, i) => ({ seq: log.length + i + 1, at: 0, actor: ana, event }))]
        : log;
    const gameOf = (log: readonly Entry[]): Game => {
      const replayed = replay(log);
      if (!replayed.ok) throw new Error(replayed.refusal.code);
      return replayed.game;
    };
    const kinds = { gain: 'gained', lose: 'lost' } as const;
    const change = fc.record({ do: fc.constantFrom('gain', 'lose', 'pay'), amount: fc.integer({ min: -1, max: 5 }) });

    fc.assert(
      fc.property(fc.nat(9), fc.array(change, { minLength: 1, maxLength: 12 }), (start, changes) => {
        let log = play(
          [],
          counting(by, { kind: 'set', player: ana, what: 'energy', amount: start })(null, () => []),
        );
        const before = log.length;
        for (const { do: what, amount } of changes) {
          const deed =
            what === 'pay'
              ? ({ kind: 'paid', player: ana, amount } as const)
              : ({ kind: kinds[what], player: ana, what: 'energy', amount } as const);
          log = play(
            log,
            counting(by, deed)(gameOf(log), () => log),
          );
          expect(tallyOf(gameOf(log), ana, 'energy')).toBeGreaterThanOrEqual(0);
        }
        const happened = log.length - before;
        for (let i = 0; i < happened; i++)
          log = play(
            log,
            undoing(by, ana)(gameOf(log), () => log),
          );
        expect(log.length).toBe(before + 2 * happened);
        expect(tallyOf(gameOf(log), ana, 'energy')).toBe(start);
      }),
    );
  });
});

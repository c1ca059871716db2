import { describe, expect, it } from 'vitest';
import { run } from './energy.ts';

const may = (n: unknown, rest: object = {}) => ({ op: 'pay', n, mode: 'may', accept: true, ...rest });

describe('Every operation and field of an energy case is understood', () => {
  it.each<[string, number, object[], object]>([
    [
      'a computed negative gain is zero',
      2,
      [{ op: 'gain', n: -3, computed: true }],
      { have: 2, results: ['gained:0'] },
    ],
    [
      'a gain is replaced in the order given',
      0,
      [{ op: 'gain', n: 2, replacements: ['plus1', 'double'] }],
      { have: 6, results: ['gained:6'] },
    ],
    [
      'half a gain is rounded down',
      0,
      [{ op: 'gain', n: 3, replacements: ['half-down'] }],
      { have: 1, results: ['gained:1'] },
    ],
    [
      "a player who can't get counters gains none",
      1,
      [{ op: 'gain', n: 2, cantGet: true }],
      { have: 1, results: ['gained:0'] },
    ],
    [
      'a total beyond what we hold exactly is too large',
      Number.MAX_SAFE_INTEGER,
      [{ op: 'gain', n: 1 }],
      { have: Number.MAX_SAFE_INTEGER, results: ['illegal:NUMBER_TOO_LARGE'] },
    ],
    [
      'a number beyond any is too large',
      3,
      [{ op: 'payAny', choose: Number.POSITIVE_INFINITY }],
      { have: 3, results: ['illegal:NUMBER_TOO_LARGE'] },
    ],
    ['doubling gains as much as there is', 3, [{ op: 'double' }], { have: 6, results: ['gained:3'] }],
    ['losing all loses what there is', 3, [{ op: 'loseAll' }], { have: 0, results: ['lost:3'], spentOrLost: 3 }],
    [
      'proliferating without energy does nothing',
      2,
      [may(2), { op: 'proliferate', choose: true }],
      { have: 0, results: ['paid:2', 'none'] },
    ],
    ['a player who is not chosen gets none', 2, [{ op: 'proliferate', choose: false }], { have: 2, results: ['none'] }],
    [
      'zero of "one or more" is declining',
      3,
      [{ op: 'payAny', choose: 0, min: 1 }],
      { have: 3, results: ['declined'], threshold: 0 },
    ],
    [
      'an amount to choose must be a number',
      3,
      [{ op: 'payAny', choose: 'all' }],
      { have: 3, results: ['illegal:NOT_A_NUMBER'] },
    ],
    [
      'what does not resolve pays nothing for its effect',
      3,
      [{ op: 'resolve', targets: 'all-illegal', ops: [{ op: 'payAny', choose: 3 }] }],
      { have: 3, results: ['did-not-resolve'], threshold: 0 },
    ],
    [
      'one resolution inside another',
      1,
      [
        {
          op: 'resolve',
          targets: 'none',
          ops: [
            { op: 'gain', n: 1 },
            { op: 'resolve', targets: 'all-legal', ops: [may(2)] },
          ],
        },
      ],
      { have: 0, results: ['resolves', 'gained:1', 'resolves', 'paid:2'] },
    ],
    [
      'what was paid and lost this turn adds up',
      9,
      [may(2), { op: 'lose', n: 3 }, may(99)],
      { have: 4, results: ['paid:2', 'lost:3', 'illegal:ENERGY_INSUFFICIENT'], spentOrLost: 5 },
    ],
    [
      'what was paid last turn does not count',
      9,
      [may(2), { op: 'turnEnds' }, may(1)],
      { have: 6, results: ['paid:2', 'none', 'paid:1'], spentOrLost: 1 },
    ],
    [
      'an operation that is no business of energy changes nothing',
      4,
      [{ op: 'untapAll', n: 'x' }],
      { have: 4, results: ['none'] },
    ],
  ])('%s', (_, have, ops, expected) => {
    expect(run({ given: { have, ops } })).toMatchObject(expected);
  });

  it('keeps players apart, also what they paid', () => {
    const ops = [
      { op: 'resolve', targets: 'none', player: 'B', ops: [may(1)] },
      { op: 'loseAll', player: 'A' },
      { op: 'turnEnds' },
    ];
    expect(run({ given: { have: { A: 3, B: 4 }, ops: ops.slice(0, 2) } })).toMatchObject({
      have: { A: 0, B: 3 },
      spentOrLost: { A: 3, B: 1 },
    });
    expect(run({ given: { have: { A: 3, B: 4 }, ops } })).toMatchObject({
      have: { A: 0, B: 3 },
      spentOrLost: { A: 0, B: 0 },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { readCasting, readSteps } from './readSteps.ts';
import { judgeOrder } from './steps.ts';

const ELF = { id: 'elf', types: ['creature'], colors: 'G', mana: [{ produces: '{G}' }] };
const RING = { id: 'ring', types: ['artifact'], mana: [{ produces: '{C}{C}' }] };
const RELIC = { id: 'relic', types: ['artifact'] };
const HUB = { id: 'hub', types: ['land'], mana: [{ produces: '{C}' }, { produces: 'any', energy: 1 }] };
const ISLE = { id: 'isle', types: ['land', 'snow'], mana: [{ produces: '{U}' }] };

const judged = (given: Record<string, unknown>, ...steps: object[]): string => {
  const casting = readCasting(given);
  const read = readSteps(steps);
  if (!casting.ok || !read.ok) return [casting, read].flatMap((each) => (each.ok ? [] : [each.refusal.code])).join();
  const order = judgeOrder(casting.value, read.value);
  return order.legal ? 'legal' : `${order.at} ${order.fault}`;
};

const finish = { do: 'finish' };
const tap = (id: string, rest = {}) => ({ do: 'mana-ability', id, ...rest });

describe('After the total cost is locked in', () => {
  test.each<[string, Record<string, unknown>, object[], string]>([
    [
      'mana abilities come first, then payments',
      { cost: '{2}', permanents: [RING] },
      [tap('ring'), { do: 'pay-mana', mana: '{C}{C}' }, finish],
      'legal',
    ],
    [
      'mana pays its own symbol before generic mana',
      { cost: '{1}{G}', pool: '{G}{G}' },
      [{ do: 'pay-mana', mana: '{G}{G}' }, finish],
      'legal',
    ],
    [
      'mana left over is no fault',
      { cost: '{1}', permanents: [RING] },
      [tap('ring'), { do: 'pay-mana', mana: '{C}' }, finish],
      'legal',
    ],
    [
      'a mana ability after a payment is too late',
      { cost: '{3}', pool: '{C}', permanents: [RING] },
      [{ do: 'pay-mana', mana: '{C}' }, tap('ring')],
      '1 mana-ability-too-late',
    ],
    [
      'what was tapped for mana can not convoke',
      { cost: '{1}{G}', permanents: [ELF], mechanics: ['convoke'] },
      [tap('elf'), { do: 'convoke', id: 'elf' }],
      '1 already-tapped',
    ],
    [
      'what has convoked can not convoke again',
      { cost: '{2}', permanents: [ELF], mechanics: ['convoke'] },
      [
        { do: 'convoke', id: 'elf' },
        { do: 'convoke', id: 'elf' },
      ],
      '1 already-tapped',
    ],
    [
      'a creature convokes only mana of its color',
      { cost: '{W}', permanents: [ELF], mechanics: ['convoke'] },
      [{ do: 'convoke', id: 'elf', pays: 'W' }],
      '0 wrong-color',
    ],
    [
      'an artifact does not convoke',
      { cost: '{1}', permanents: [RELIC], mechanics: ['convoke'] },
      [{ do: 'convoke', id: 'relic' }],
      '0 wrong-type',
    ],
    [
      'nothing improvises without improvise',
      { cost: '{1}', permanents: [RELIC] },
      [{ do: 'improvise', id: 'relic' }],
      '0 nothing-to-pay',
    ],
    [
      'what is phased out does not exist',
      { cost: '{1}', permanents: [{ ...RELIC, phasedOut: true }], mechanics: ['improvise'] },
      [{ do: 'improvise', id: 'relic' }],
      '0 not-on-battlefield',
    ],
    [
      'energy for mana is spent once',
      { cost: '{U}{U}', energy: 1, permanents: [HUB, { ...HUB, id: 'hub2' }] },
      [tap('hub', { ability: 1, color: 'U' }), tap('hub2', { ability: 1, color: 'U' })],
      '1 energy-insufficient',
    ],
    [
      'mana of any color is made as it is needed',
      { cost: '{U}', energy: 1, permanents: [HUB] },
      [tap('hub', { ability: 1 }), { do: 'pay-mana', mana: '{U}', for: 'U' }, finish],
      'legal',
    ],
    [
      'mana of another color does not pay',
      { cost: '{U}', pool: '{R}' },
      [{ do: 'pay-mana', mana: '{R}', for: 'U' }],
      '0 wrong-color',
    ],
    [
      'unless mana of any type may be spent',
      { cost: '{U}', pool: '{R}', anyTypeMana: true },
      [{ do: 'pay-mana', mana: '{R}', for: 'U' }, finish],
      'legal',
    ],
    [
      'a snow symbol takes mana of a snow source',
      { cost: '{S}', permanents: [ISLE] },
      [tap('isle'), { do: 'pay-mana', mana: '{U}', for: 'S' }, finish],
      'legal',
    ],
    ['and no other', { cost: '{S}', pool: '{U}' }, [{ do: 'pay-mana', mana: '{U}', for: 'S' }], '0 wrong-color'],
    [
      'mana that is not there is not paid',
      { cost: '{2}', pool: '{U}' },
      [{ do: 'pay-mana', mana: '{U}{U}' }],
      '0 partial-payment',
    ],
    [
      'a discarded card may be delved',
      { cost: '{1}', nonmana: { discard: 1 }, hand: 1, mechanics: ['delve'] },
      [{ do: 'discard', n: 1 }, { do: 'delve', n: 1 }, finish],
      'legal',
    ],
    [
      'before it was discarded, it is not in the graveyard',
      { cost: '{1}', nonmana: { discard: 1 }, hand: 1, mechanics: ['delve'] },
      [{ do: 'delve', n: 1 }],
      '0 not-enough-cards',
    ],
    [
      'a sacrificed card may be delved',
      { cost: '{1}', nonmana: { sacrifice: 1 }, permanents: [RELIC], mechanics: ['delve'] },
      [{ do: 'sacrifice', id: 'relic' }, { do: 'delve', n: 1 }, finish],
      'legal',
    ],
    [
      'a token leaves no card',
      { cost: '{1}', nonmana: { sacrifice: 1 }, permanents: [{ ...RELIC, token: true }], mechanics: ['delve'] },
      [
        { do: 'sacrifice', id: 'relic' },
        { do: 'delve', n: 1 },
      ],
      '1 not-enough-cards',
    ],
    [
      'nothing is sacrificed for nothing',
      { cost: '{0}', permanents: [RELIC] },
      [{ do: 'sacrifice', id: 'relic' }],
      '0 nothing-to-pay',
    ],
    [
      'no card is discarded that is not in hand',
      { cost: '{0}', nonmana: { discard: 1 } },
      [{ do: 'discard', n: 1 }],
      '0 not-enough-cards',
    ],
    ['other costs are part of the payment', { cost: '{0}', nonmana: { sacrifice: 1 } }, [finish], '0 partial-payment'],
    ['a cost of {0} is paid by saying so', { cost: '{0}' }, [finish], 'legal'],
    ['a step that does not exist is no step', { cost: '{0}' }, [{ do: 'dance' }], 'invalid-choice'],
    ['a negative number of cards is none', { cost: '{0}' }, [{ do: 'delve', n: -1 }], 'negative-number'],
  ])('%s', (_, given, steps, expected) => {
    expect(judged(given, ...steps)).toBe(expected);
  });
});

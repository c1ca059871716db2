import { expect, it } from 'vitest';
import { afterRadiation } from './rad.ts';

it.each([
  ['each nonland card milled costs 1 life and takes a rad counter away', { rad: 4, life: 20 }, 3, { rad: 1, life: 17 }],
  ['lands take nothing away', { rad: 4, life: 20 }, 0, { rad: 4, life: 20 }],
  ['rad counters stop at zero, life does not', { rad: 1, life: 1 }, 3, { rad: 0, life: -2 }],
] as const)('%s', (_, before, nonland, after) => {
  expect(afterRadiation(before, nonland)).toEqual({ ok: true, value: after });
});

it('A negative number of cards is refused', () => {
  expect(afterRadiation({ rad: 1, life: 20 }, -1)).toEqual({ ok: false, refusal: { code: 'negative-number' } });
});

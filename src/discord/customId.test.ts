import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_CUSTOM_ID, makeCustomId, parseCustomId } from './customId.ts';

const call = fc.record({
  action: fc.stringMatching(/^[a-z]{1,10}\.[a-z-]{1,10}$/),
  args: fc.array(fc.string({ maxLength: 8, unit: fc.constantFrom('|', '~', '0', '1', '2', 'é', '𝕏', 'a', ' ') }), {
    maxLength: 3,
  }),
});

test('what a custom id says is what was put in, whatever the arguments contain', () => {
  fc.assert(
    fc.property(call, fc.nat({ max: 9 }), (made, twin) => {
      expect(parseCustomId(makeCustomId(made, twin))).toEqual(made);
    }),
  );
});

test('two buttons that do the same in one message have different ids', () => {
  const pay = { action: 'energy.pay', args: ['7', '~2'] };
  expect(new Set([0, 1, 2].map((twin) => makeCustomId(pay, twin))).size).toBe(3);
});

test('an id stays within the hundred characters Discord allows, or is not made', () => {
  expect(makeCustomId({ action: 'a.b', args: ['x'.repeat(93)] })).toHaveLength(LONGEST_CUSTOM_ID);
  expect(() => makeCustomId({ action: 'a.b', args: ['x'.repeat(94)] })).toThrow('a.b');
});

test.each(['', 'v0|energy.gain|1', 'energy.gain', 'v1', 'v1|', 'energy_plus:12:1'])(
  'the id of another version or another bot is not read: %j',
  (id) => {
    expect(parseCustomId(id)).toBeNull();
  },
);

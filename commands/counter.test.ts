import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, BEN, Room } from '../test/room.ts';

describe.each([
  ['en', '2 poison counters', 'CR 701.34a'],
  ['fr', '2 marqueurs «\u00a0poison\u00a0»', 'CR 701.34a'],
] as const)('/counter (%s)', (locale, twoPoison, rule) => {
  let room: Room;
  beforeEach(() => {
    room = new Room(locale);
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));

  test.each(['poison', 'experience', 'rad', 'ticket'])(
    '%s counters are gained, lost to 0 at most, and corrected',
    async (kind) => {
      expect(await say(ANA, 'counter gain', { kind, amount: 2 })).toMatch(/^public: <@\d+>.?: 0 \+ 2 → 2 /);
      expect(await say(ANA, 'counter lose', { kind, amount: 3 })).toMatch(/2 − 3 → 0 .*\n.*0/);
      expect(await say(ANA, 'counter set', { kind, amount: 7 })).toMatch(/0 → 7 /);
    },
  );

  test('names the kind and its number', async () => {
    expect(await say(ANA, 'counter gain', { kind: 'poison', amount: 2 })).toContain(`0 + 2 → ${twoPoison}`);
  });

  test('proliferate adds one of each kind there is, energy among them, and none of a kind at zero', async () => {
    await room.run(ANA, 'energy gain', { amount: 1 });
    await room.run(ANA, 'counter gain', { kind: 'poison', amount: 1 });
    const text = await say(ANA, 'counter proliferate');
    expect(text).toContain(twoPoison);
    expect(text).not.toMatch(/rad|ticket|exp/);
    expect(await say(ANA, 'energy show')).toContain('2 {E}');
    expect(await say(ANA, 'counter proliferate', { player: BEN })).toContain(rule);
  });

  test('takes only the kinds there are, and energy has its own command', async () => {
    await expect(room.run(ANA, 'counter gain', { kind: 'energy', amount: 1 })).rejects.toThrow();
    await expect(room.run(ANA, 'counter gain', { kind: 'charge', amount: 1 })).rejects.toThrow();
  });
});

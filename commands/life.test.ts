import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, BEN, Room } from '../test/room.ts';

describe.each([
  ['en', ':', 'life', 'life'],
  ['fr', '\u00a0:', 'points de vie', 'points de vie'],
] as const)('/life (%s)', (locale, colon, many, few) => {
  let room: Room;
  beforeEach(() => {
    room = new Room(locale);
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));

  test('starts at 20, is gained and lost, and may go below 0', async () => {
    expect(await say(ANA, 'life gain', { amount: 3 })).toContain(`<@${ANA}>${colon} 20 + 3 → 23 ${many}`);
    expect(await say(ANA, 'life lose', { amount: 25 })).toContain(`23 − 25 → −2 ${few}`);
    expect(await say(ANA, 'life set', { amount: -5 })).toContain(`−2 → −5 ${few}`);
  });

  test('starts where the format says', async () => {
    await room.run(ANA, 'game start', { format: 40, player2: BEN });
    expect(await say(BEN, 'life lose', { amount: 1 })).toContain(`40 − 1 → 39 ${many}`);
  });

  test('of another player says whose doing it was', async () => {
    await room.run(ANA, 'game start');
    expect(await say(ANA, 'life lose', { amount: 1, player: BEN })).toMatch(
      new RegExp(`<@${BEN}>.* · (by|par) <@${ANA}>\n`),
    );
  });
});

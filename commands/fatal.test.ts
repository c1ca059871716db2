import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showBoard } from '../src/board.ts';
import { ANA, BEN, Room, textOf } from '../test/room.ts';

/* Who reaches ten poison counters or 0 life loses: everyone is told once, the board shows it, and nothing ends by itself. */

const POISON = { en: 'ten or more poison counters, and loses', fr: 'au moins dix marqueurs « poison », et perd' };
const LIFE = { en: '0 or less life, and loses', fr: '0 point de vie ou moins, et perd' };

describe.each(['en', 'fr'] as const)('What a player loses by (%s)', (locale) => {
  let room: Room;
  beforeEach(async () => {
    room = new Room(locale);
    await room.run(ANA, 'game start', { player2: BEN });
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));
  const shown = async () => textOf((await showBoard(room.table, 1, locale)) ?? { look: 'panel', texts: [] });
  const marked = { en: '(loses the game)', fr: '(perd la partie)' }[locale];
  const rule = /\(CR 704\.5[ac]\)/;

  test.each([
    ['ten poison counters', 'counter gain', { kind: 'poison', amount: 10 }, '704.5c', POISON],
    ['more than ten', 'counter set', { kind: 'poison', amount: 11 }, '704.5c', POISON],
    ['0 life', 'life lose', { amount: 20 }, '704.5a', LIFE],
    ['less than 0 life', 'life set', { amount: -3 }, '704.5a', LIFE],
  ])('is said when they reach it, and stands on the board: %s', async (_, path, options, number, said) => {
    const answer = await say(ANA, path, { ...options, player: BEN });
    expect(answer).toContain(`\n<@${BEN}> ${locale === 'en' ? 'has' : 'a'} ${said[locale]}`);
    expect(answer).toContain(`(CR ${number})`);
    expect((await shown()).split(marked)).toHaveLength(2);
    expect(await say(BEN, path, options)).not.toMatch(rule);
    expect(await say(BEN, 'energy gain', { amount: 1 })).not.toMatch(rule);
  });

  test('is said of a proliferate and of a redo too', async () => {
    await room.run(BEN, 'counter gain', { kind: 'poison', amount: 9 });
    expect(await say(BEN, 'counter proliferate')).toContain('(CR 704.5c)');
    expect(await say(BEN, 'game undo')).not.toMatch(rule);
    expect(await shown()).not.toContain(marked);
    expect(await say(BEN, 'game redo')).toContain('(CR 704.5c)');
  });

  test.each([
    ['counter gain', { kind: 'poison', amount: 9 }],
    ['counter gain', { kind: 'rad', amount: 10 }],
    ['life lose', { amount: 19 }],
  ])('is nothing less: %s %o', async (path, options) => {
    expect(await say(BEN, path, options)).not.toMatch(rule);
    expect(await shown()).not.toContain(marked);
  });
});

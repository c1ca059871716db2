import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showBoard } from '../src/board.ts';
import { ANA, BEN, buttonIn, CLEO, NOW, Room, viewIn } from '../test/room.ts';

const AT = NOW / 1000;

describe('/revolt', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('en');
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));

  test('is marked in public, with what left', async () => {
    expect(await say(ANA, 'revolt mark', { permanent: 'Clue token' })).toContain(
      `public: <@${ANA}>: revolt is on. Clue token left the battlefield under their control this turn.`,
    );
    expect(await say(ANA, 'revolt mark')).toBe(
      `public: <@${ANA}>: revolt was on already (<t:${AT}:R>). Nothing changed.`,
    );
    expect(await say(ANA, 'revolt mark', { player: BEN, permanent: '@everyone' })).toContain('\\@everyone left');
  });

  test('is shown for each player: on or off, since when, because of what', async () => {
    await room.run(ANA, 'game start', { player1: ANA, player2: BEN });
    await room.run(ANA, 'game turn', { player: ANA });
    await room.run(BEN, 'revolt mark', { permanent: 'Clue token' });
    room.now += 60_000;
    await room.run(BEN, 'revolt mark', { permanent: 'Servo token' });
    expect(await say(CLEO, 'revolt show')).toBe(
      `private: **Revolt, turn 2** (<@${ANA}>)\n<@${ANA}> — off\n<@${BEN}> — on (Clue token and Servo token) · <t:${AT}:R>`,
    );
    expect(await say(CLEO, 'revolt show', { player: CLEO })).toContain(`<@${CLEO}> has no seat at this table`);
    await room.run(ANA, 'game turn');
    expect(await say(CLEO, 'revolt show', { player: BEN })).toBe(
      `private: **Revolt, turn 3** (<@${BEN}>)\n<@${BEN}> — off`,
    );
  });

  test.each([
    [1, 'A', 'A'],
    [3, 'A, B, and C', 'A and 2 more'],
    [4, 'A, B, C and 1 more', 'A and 3 more'],
    [5, 'A, B, C and 2 more', 'A and 4 more'],
    [12, 'A, B, C and 9 more', 'A and 11 more'],
  ])('tells of %i permanents the first, and how many more there were', async (count, shown, onBoard) => {
    for (const permanent of 'ABCDEFGHIJKL'.slice(0, count)) await room.run(ANA, 'revolt mark', { permanent });
    expect(await say(ANA, 'revolt show')).toContain(`on (${shown}) · <t:${AT}:R>`);
    const view = await showBoard({ games: room.table.games, settings: room.table.settings }, 1, 'en');
    expect(view?.texts[1]).toContain(`revolt on (${onBoard})`);
  });

  test('says when no turn was ever passed, and offers to pass it', async () => {
    await room.run(ANA, 'revolt mark');
    const shown = await room.run(ANA, 'revolt show');
    expect(room.text(shown)).toContain(`No turn was passed in this game yet: it is taken to be turn 1, <@${ANA}>'s`);
    const { does } = buttonIn(viewIn(shown), 'Next turn');
    const passed = await room.use(ANA, does, { onPrivateMessage: true });
    expect(room.text(passed)).toBe(`update: **Revolt, turn 2** (<@${ANA}>)\n<@${ANA}> — off`);
    expect(passed).toMatchObject({ changed: { id: 1 } });
    expect(room.text(await room.use(ANA, does))).toMatch(/^refused: That turn was passed already: it is turn 2/);
  });

  test('has nothing to show without a game', async () => {
    expect(await say(ANA, 'revolt show')).toMatch(/^refused: No game is open/);
  });

  test('is on again when the passing of the turn is taken back', async () => {
    await room.run(ANA, 'game start', { player1: BEN });
    await room.run(ANA, 'revolt mark', { permanent: 'Clue token' });
    await room.run(ANA, 'game turn');
    expect(await say(ANA, 'game undo')).toContain(`revolt is on for <@${ANA}>`);
  });
});

describe('/révolte', () => {
  test.each([
    [3, 'A, B et C'],
    [4, 'A, B, C et 1 autre'],
    [5, 'A, B, C et 2 autres'],
  ])('nomme de %i permanents les premiers, et compte les autres', async (count, shown) => {
    const room = new Room('fr');
    for (const permanent of 'ABCDE'.slice(0, count)) await room.run(ANA, 'revolt mark', { permanent });
    expect(room.text(await room.run(ANA, 'revolt show'))).toContain(`(${shown})`);
    room.close();
  });

  test('se dit en français', async () => {
    const room = new Room('fr');
    const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));
    expect(await say(ANA, 'revolt mark', { permanent: 'jeton Indice' })).toContain(
      `<@${ANA}>\u00a0: la révolte est active. jeton Indice a quitté le champ de bataille sous son contrôle ce tour-ci.`,
    );
    const shown = await say(ANA, 'revolt show');
    expect(shown).toContain(`<@${ANA}> — active (jeton Indice) · <t:${AT}:R>`);
    expect(shown).toContain(
      `Aucun tour n'est encore passé dans cette partie : c'est donc le tour 1, celui de <@${ANA}>`,
    );
    await room.run(ANA, 'game turn');
    expect(await say(ANA, 'revolt show')).toBe(`private: **Révolte, tour 2** (<@${ANA}>)\n<@${ANA}> — inactive`);
    room.close();
  });
});

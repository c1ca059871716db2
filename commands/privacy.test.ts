import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, BEN, buttonIn, CHANNEL, NOW, Room, textOf, viewIn } from '../test/room.ts';

let room: Room;
afterEach(() => room.close());
const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));
const press = async (user: string, path: string, label: string) =>
  room.use(user, buttonIn(viewIn(await room.run(user, path)), label).does);

/** Ana and Ben at a table, Ben with something he typed. */
const play = async () => {
  await room.run(ANA, 'game start', { player2: BEN });
  await room.run(BEN, 'energy gain', { amount: 5, source: 'Aether Hub' });
  await room.run(ANA, 'energy gain', { amount: 2, player: BEN });
};

describe('/privacy', () => {
  beforeEach(() => {
    room = new Room('en');
  });

  test('show tells who is named nowhere that nothing is kept, and everyone what is kept and for how long', async () => {
    expect(await say(BEN, 'privacy show')).toMatch(/^private: .*Nothing: you are named nowhere/s);
    await play();
    const shown = await say(BEN, 'privacy show');
    expect(shown).toContain('You are named in 1 game.');
    expect(shown).toMatch(/30 days/);
    expect(shown).toContain('/privacy export');
    expect(shown).toContain('/privacy delete');
  });

  test('export gives in a file all that was done by or to who asks, and nothing else', async () => {
    await play();
    await room.run(ANA, 'energy gain', { amount: 9 });
    const [file] = viewIn(await room.run(BEN, 'privacy export')).files ?? [];
    expect(file?.name).toBe('dynamo-my-data.json');
    const at = new Date(NOW).toISOString();
    expect(JSON.parse(file?.text ?? '')).toEqual({
      user: BEN,
      exportedAt: at,
      games: [
        {
          game: 1,
          channel: CHANNEL,
          guild: expect.any(String),
          openedAt: at,
          endedAt: null,
          entries: [
            { seq: 1, at, actor: ANA, event: { kind: 'opened', host: ANA, life: 20, players: [ANA, BEN] } },
            {
              seq: 2,
              at,
              actor: BEN,
              event: { kind: 'gained', player: BEN, what: 'energy', amount: 5, source: 'Aether Hub' },
            },
            { seq: 3, at, actor: ANA, event: { kind: 'gained', player: BEN, what: 'energy', amount: 2 } },
          ],
        },
      ],
    });
  });

  test('delete asks first, and does nothing when the answer is no', async () => {
    await play();
    expect(await say(BEN, 'privacy delete')).toContain('in 1 game?');
    expect(await room.table.games.about(BEN)).toHaveLength(1);
    expect(room.text(await press(BEN, 'privacy delete', 'Keep it'))).toBe('update: Nothing was deleted.');
    expect(await room.table.games.about(BEN)).toHaveLength(1);
  });

  test('delete takes the id out of every game, tells the boards, and leaves the seat with its totals to a former player', async () => {
    await play();
    const done = await press(BEN, 'privacy delete', 'Delete it');
    expect(done).toMatchObject({ kind: 'update', changed: [{ id: 1, channel: CHANNEL }] });
    expect(room.text(done)).toContain('your id is gone from 1 game');
    expect(await room.table.games.about(BEN)).toEqual([]);
    const history = await say(ANA, 'game history');
    expect(history).toContain('a former player (no. 1) gets 5 energy counters');
    expect(history).not.toContain(BEN);
    expect(await say(BEN, 'energy gain', { amount: 1 })).toContain('0 + 1 → 1');
    expect(await room.table.games.find(CHANNEL)).toMatchObject({
      game: { seats: [{ player: ANA }, { counters: { energy: 7 } }, { player: BEN, counters: { energy: 1 } }] },
    });
  });

  test('delete and export have nothing to do for who is named nowhere', async () => {
    await play();
    const stranger = '100000000000000077';
    expect(await say(stranger, 'privacy delete')).toContain('nothing to delete');
    expect(await say(stranger, 'privacy export')).toContain('nothing to export');
  });

  test('a table whose host asked to be forgotten is handed on by who sits at it', async () => {
    await play();
    await press(ANA, 'privacy delete', 'Delete it');
    expect(await say('100000000000000077', 'game transfer', { player: BEN })).toMatch(/^refused/);
    expect(await say(BEN, 'game transfer', { player: BEN })).toBe(`public: <@${BEN}> is the host now.`);
  });
});

test('/confidentialité speaks French', async () => {
  room = new Room('fr');
  expect(await say(BEN, 'privacy show')).toContain('Rien\u00a0: vous ne figurez nulle part.');
  await play();
  expect(await say(BEN, 'privacy show')).toContain('Vous figurez dans 1 partie.');
  const [file] = viewIn(await room.run(BEN, 'privacy export')).files ?? [];
  expect(file?.name).toBe('dynamo-mes-donnees.json');
  expect(textOf(viewIn(await press(BEN, 'privacy delete', 'Supprimer')))).toContain('a disparu de 1 partie');
});

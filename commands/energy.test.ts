import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, BEN, CLEO, GUILD, JUDGE, JUDGE_ROLE, Room, viewIn } from '../test/room.ts';

describe('/energy', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('en');
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));

  test('says the sum in public, and opens a game with the first one', async () => {
    expect(await say(ANA, 'energy gain', { amount: 2 })).toBe(
      `public: <@${ANA}>: 0 + 2 → 2 {E} (2 energy counters gained)\n-# A game is open in this channel now: /game board shows it.`,
    );
    expect(await say(ANA, 'energy gain', { amount: 3, source: 'Longtusk Cub' })).toBe(
      `public: <@${ANA}>: 2 + 3 → 5 {E} (3 energy counters gained) · Longtusk Cub`,
    );
    expect(await say(ANA, 'energy pay', { amount: 3, for: '**Lightning Runner**' })).toBe(
      `public: <@${ANA}>: 5 − 3 → 2 {E} (3 energy counters paid) · \\*\\*Lightning Runner\\*\\*`,
    );
  });

  test('that can’t be paid is refused in private, with the shortfall and the rule, and nothing changes', async () => {
    await room.run(ANA, 'energy gain', { amount: 2 });
    const refused = await say(ANA, 'energy pay', { amount: 3 });
    expect(refused).toMatch(/^refused: .*you have 2 energy counters and need 3, so 1 short.*CR 118\.3, 107\.14/);
    expect(await say(ANA, 'energy show')).toBe(`private: <@${ANA}>: 2 {E} (2 energy counters)`);
  });

  test('lost stops at 0 and says so; paying 0 changes nothing', async () => {
    await room.run(ANA, 'energy gain', { amount: 1 });
    expect(await say(ANA, 'energy pay', { amount: 0 })).toBe(
      `public: <@${ANA}>: 1 − 0 → 1 {E} (0 energy counters paid)`,
    );
    expect(await say(ANA, 'energy lose', { amount: 3 })).toBe(
      `public: <@${ANA}>: 1 − 3 → 0 {E} (1 energy counter lost)\nIt stops at 0: only 1 could be lost.`,
    );
  });

  test('lost of nothing says that there was none', async () => {
    expect(await say(ANA, 'energy lose', { amount: 3 })).toContain(
      '0 − 3 → 0 {E} (0 energy counters lost)\nNothing was lost: there were none.',
    );
  });

  test('writes the numbers of one answer in one way: a sum in bare digits, else as the language does', async () => {
    await room.run(ANA, 'energy gain', { amount: 999_999_999 });
    expect(await say(ANA, 'energy lose', { amount: 1_000_000_000 })).toContain(
      '999999999 − 1000000000 → 0 {E} (999999999 energy counters lost)\nIt stops at 0: only 999999999 could be lost.',
    );
    expect(await say(ANA, 'life gain', { amount: 1_000_000 })).toContain('20 + 1000000 → 1000020 life');
    expect(await say(ANA, 'counter set', { kind: 'rad', amount: 1000 })).toContain('0 → 1000 rad counters');
  });

  test('set is a correction that everyone sees', async () => {
    await room.run(ANA, 'energy gain', { amount: 4 });
    expect(await say(ANA, 'energy set', { amount: 9 })).toBe(
      `public: <@${ANA}>: 4 → 9 {E} (9 energy counters) · corrected`,
    );
  });

  test('of another player leaves a trace; strangers may not, judges may and it says so', async () => {
    await room.run(ANA, 'energy gain', { amount: 1 });
    expect(await say(ANA, 'energy gain', { amount: 2, player: BEN })).toMatch(
      /0 \+ 2 → 2 \{E\} .* · by <@100000000000000001>\n/,
    );
    expect(await say(CLEO, 'energy gain', { amount: 2, player: BEN })).toMatch(/^refused: Only seated players/);
    await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE });
    expect(await say(JUDGE, 'energy set', { amount: 5, player: BEN }, { roles: [JUDGE_ROLE] })).toMatch(
      / · corrected · by <@100000000000000004>, as a judge$/,
    );
  });

  test('of nobody is 0, and looking opens no game', async () => {
    expect(await say(ANA, 'energy show', { player: BEN })).toBe(`private: <@${BEN}>: 0 {E} (0 energy counters)`);
    expect(await say(ANA, 'game board')).toMatch(/^refused: No game is open/);
  });

  test('delivered twice is counted once and answered the same', async () => {
    const first = await room.run(ANA, 'energy gain', { amount: 2 }, { interaction: '1' });
    await room.run(ANA, 'energy gain', { amount: 3 });
    room.restart();
    expect(await room.run(ANA, 'energy gain', { amount: 2 }, { interaction: '1' })).toEqual(first);
    expect(await say(ANA, 'energy show')).toMatch(/5 \{E\}/);
  });

  test('refuses amounts that are not whole, not positive or too large before anything happens', async () => {
    for (const amount of [0, -1, 1.5, '2', 1_000_000_001, null]) {
      await expect(room.run(ANA, 'energy gain', { amount })).rejects.toThrow();
    }
    await room.run(ANA, 'energy set', { amount: 1_000_000_000 });
    expect(viewIn(await room.run(ANA, 'energy show')).texts[0]).toContain(
      '1,000,000,000 {E} (1,000,000,000 energy counters)',
    );
  });

  test('is its own in every channel, thread and DM', async () => {
    await room.run(ANA, 'energy gain', { amount: 2 });
    const thread = { channel: '200000000000000009' };
    const dm = { channel: '200000000000000010', guild: null };
    expect(await say(ANA, 'energy show', {}, thread)).toContain(': 0 {E}');
    expect(await say(ANA, 'energy gain', { amount: 1 }, dm)).toContain('0 + 1 → 1 {E}');
  });
});

describe('/énergie', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('fr');
  });
  afterEach(() => room.close());
  const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));

  test('s’accorde avec le nombre : 0 et 1 au singulier', async () => {
    expect(await say(ANA, 'energy gain', { amount: 1 })).toContain('0 + 1 → 1 {E} (1 marqueur « énergie » obtenu)');
    expect(await say(ANA, 'energy pay', { amount: 0 })).toContain('1 − 0 → 1 {E} (0 marqueur « énergie » payé)');
    expect(await say(ANA, 'energy gain', { amount: 2 })).toBe(
      `public: <@${ANA}> : 1 + 2 → 3 {E} (2 marqueurs « énergie » obtenus)`,
    );
    expect(await say(ANA, 'energy lose', { amount: 4 })).toContain("Arrêt à 0 : il n'y en avait que 3 à perdre.");
    expect(await say(ANA, 'energy lose', { amount: 4 })).toContain("Rien n'a été perdu : il n'y en avait aucun.");
    expect(await say(ANA, 'energy pay', { amount: 1 })).toMatch(/^refused: Pas assez d'énergie : vous avez 0 marqueur/);
    expect(await say(ANA, 'energy show')).toBe(`private: <@${ANA}> : 0 {E} (0 marqueur « énergie »)`);
  });

  test('offre les cartes par leurs deux noms, et garde ce qui a été tapé', async () => {
    const complete = (await import('./energy.ts')).energy.runs.gain?.options.source?.complete;
    const offered = complete?.('coureuse', room.context({})) ?? [];
    expect(offered.map(({ name }) => name)).toContain("Coureuse d'éclairs — Lightning Runner");
    const [choice] = offered;
    expect(await say(ANA, 'energy gain', { amount: 1, source: choice?.value })).toContain(
      "Coureuse d'éclairs — Lightning Runner",
    );
  });
});

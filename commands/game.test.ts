import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showBoard } from '../src/board.ts';
import type { View } from '../src/command.ts';
import {
  ANA,
  BEN,
  buttonIn,
  CHANNEL,
  CLEO,
  GUILD,
  JUDGE,
  JUDGE_ROLE,
  NOW,
  Room,
  textOf,
  viewIn,
} from '../test/room.ts';

let room: Room;
const say = async (...asked: Parameters<Room['run']>) => room.text(await room.run(...asked));
const board = async (): Promise<View> => {
  const view = await showBoard({ games: room.table.games, settings: room.table.settings }, 1, room.locale);
  if (!view) throw new Error('No board');
  return view;
};
const shown = async () => textOf(await board());
afterEach(() => room.close());

describe('/game', () => {
  beforeEach(() => {
    room = new Room('en');
  });
  /** Presses a button of the board, as it is now or as it was. */
  const press = async (user: string, label: string, picture?: View, said: Parameters<Room['use']>[2] = {}) =>
    room.use(user, buttonIn(picture ?? (await board()), label).does, said);

  test('start shows the board, once; while a game is open it is refused with a link to it', async () => {
    expect(await room.run(ANA, 'game start', { format: 40, player2: BEN })).toEqual({
      kind: 'board',
      game: { id: 1, channel: CHANNEL },
    });
    expect(await shown()).toContain(
      `<@${ANA}> — 0 energy, revolt off, 40 life\n<@${BEN}> — 0 energy, revolt off, 40 life`,
    );
    expect(await say(BEN, 'game start')).toContain('`/game board` shows it');
    await room.table.games.placeBoard(1, { message: '600000000000000001', at: NOW });
    expect(await say(BEN, 'game start')).toContain(
      `https://discord.com/channels/${GUILD}/${CHANNEL}/600000000000000001`,
    );
    expect(await room.run(BEN, 'game board')).toEqual({ kind: 'board', game: { id: 1, channel: CHANNEL } });
  });

  test('join, leave and come back: the seat keeps what was there, and a host who leaves hands over', async () => {
    await room.run(ANA, 'game start');
    expect(await say(BEN, 'game join')).toBe(`public: <@${BEN}> sits at the table.`);
    expect(await say(BEN, 'game join')).toMatch(/^refused: .* sits at this table already/);
    expect(await say(CLEO, 'game join', { player: ANA })).toMatch(/^refused/);
    await room.run(ANA, 'energy gain', { amount: 4 });
    expect(await say(ANA, 'game leave')).toContain(`<@${BEN}> is the host now.`);
    expect(await shown()).toContain(`Left the table: <@${ANA}>`);
    expect(await say(BEN, 'game join', { player: ANA })).toBe(`public: <@${ANA}> sits at the table. · by <@${BEN}>`);
    expect(await shown()).toContain(`<@${ANA}> — 4 energy`);
  });

  test('turn passes around the table, to a named player, and never twice by one look', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    expect(await shown()).toContain(`**Turn 1** — <@${ANA}> (no turn was passed yet)\n`);
    expect(await say(ANA, 'game turn')).toBe(`public: Turn 2: <@${BEN}>.`);
    expect(await shown()).toContain(`**Turn 2** — <@${BEN}>\n`);
    const picture = await board();
    expect(await press(ANA, 'Next turn', picture)).toMatchObject({ kind: 'board' });
    expect(room.text(await press(BEN, 'Next turn', picture))).toContain(`it is turn 3, <@${ANA}>'s`);
    expect(await say(ANA, 'game turn', { player: BEN })).toBe(`public: Turn 4: <@${BEN}>.`);
    expect(await shown()).toContain(`**Turn 4** — <@${BEN}>`);
    expect(await say(CLEO, 'game turn')).toMatch(/^refused: Only seated players/);
  });

  test('undo of a turn says whose turn it is now, and for whom revolt is on again', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(BEN, 'revolt mark');
    await room.run(ANA, 'game turn');
    expect(await say(ANA, 'game undo')).toBe(
      `public: <@${ANA}> takes back: the turn passes to <@${BEN}>.\nNow: turn 1, <@${ANA}>'s; revolt is on for <@${BEN}>.`,
    );
    expect(await say(ANA, 'game redo')).toContain(`\nNow: turn 2, <@${BEN}>'s; revolt is off for everyone.`);
  });

  test('undo of a turn beneath a later one is refused, and names that one', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(ANA, 'game turn');
    await room.run(BEN, 'game turn');
    expect(await say(ANA, 'game undo')).toContain(
      `Taking back “the turn passes to <@${BEN}>” would change a turn that was passed after it: the turn passes to <@${ANA}> (by <@${BEN}>`,
    );
  });

  test('what others did to the host, the host takes back by naming themselves', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(BEN, 'life lose', { amount: 3, player: ANA });
    expect(await say(ANA, 'game undo')).toMatch(/^refused: There is nothing to undo/);
    expect(await say(ANA, 'game undo', { player: ANA })).toBe(
      `public: <@${ANA}> takes back: <@${ANA}> loses 3 life.\nNow: <@${ANA}> — 0 energy, revolt off, 20 life.`,
    );
  });

  test('undo says what it takes back and what is there now; redo brings it back until something new happens', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(ANA, 'energy gain', { amount: 3, source: 'Longtusk Cub' });
    expect(await say(ANA, 'game undo')).toBe(
      `public: <@${ANA}> takes back: <@${ANA}> gets 3 energy counters (Longtusk Cub).\nNow: <@${ANA}> — 0 energy, revolt off, 20 life.`,
    );
    expect(await say(ANA, 'game redo')).toMatch(/brings back: .*\nNow: .* — 3 energy/);
    expect(await say(ANA, 'game redo')).toMatch(/^refused: There is nothing to redo/);
    expect(await say(BEN, 'game undo', { player: ANA })).toMatch(/^refused: That was someone else's doing/);
    await room.run(BEN, 'energy gain', { amount: 1 });
    expect(await say(ANA, 'game undo', { player: BEN })).toMatch(
      /takes back: <@100000000000000002> gets 1 energy counter/,
    );
  });

  test('undo of what a later payment needed is refused and tells what it was, what is in the way and who can help', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(ANA, 'energy gain', { amount: 3, player: BEN });
    await room.run(BEN, 'energy pay', { amount: 2, for: 'Attune with Aether' });
    expect(await say(ANA, 'game undo')).toBe(
      `refused: Taking back “<@${BEN}> gets 3 energy counters” would make a later event impossible: <@${BEN}> pays 2 energy counters (Attune with Aether) (by <@${BEN}>, <t:${NOW / 1000}:R>). That one has to be undone first, by <@${BEN}> with \`/game undo\`, or by the host (<@${ANA}>) or a judge with \`/game undo\` and \`player\` <@${BEN}>; each undo takes back the newest.`,
    );
  });

  test('what the host did to a player is no dead end for either: the host names that player', async () => {
    await room.run(BEN, 'game start', { player1: ANA });
    await room.run(ANA, 'energy gain', { amount: 4 });
    await room.run(BEN, 'energy pay', { amount: 2, player: ANA });
    const refused = await say(ANA, 'game undo');
    expect(refused).toContain(`“<@${ANA}> gets 4 energy counters”`);
    expect(refused).toContain(`<@${ANA}> pays 2 energy counters (by <@${BEN}>, `);
    expect(refused).toContain(`\`player\` <@${ANA}>`);
    expect(await say(BEN, 'game undo', { player: ANA })).toContain(`takes back: <@${ANA}> pays 2 energy counters.`);
    expect(await say(ANA, 'game undo')).toContain(`takes back: <@${ANA}> gets 4 energy counters.`);
  });

  test('a redo of what can’t be any more says what to bring back first', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(ANA, 'energy gain', { amount: 3 });
    await room.run(BEN, 'energy pay', { amount: 3, player: ANA });
    await room.run(BEN, 'game undo');
    await room.run(ANA, 'game undo');
    expect(await say(BEN, 'game redo')).toBe(
      `refused: <@${ANA}> pays 3 energy counters: that can't come back as long as what it needed is undone. Bring that back first: with \`/game redo\` who undid it, or with \`player\` the host (<@${ANA}>) or a judge.`,
    );
  });

  test('history, the board and undo tell what was lost, not what was asked', async () => {
    await room.run(ANA, 'energy gain', { amount: 7 });
    await room.run(ANA, 'energy lose', { amount: 9 });
    const loses = `<@${ANA}> loses 7 energy counters of the 9 asked`;
    expect(await shown()).toContain(`Latest: ${loses},`);
    room.restart();
    expect(await say(ANA, 'game history')).toContain(`<t:${NOW / 1000}:T> ${loses}`);
    expect(await say(ANA, 'game undo')).toContain(`takes back: ${loses}.\nNow: <@${ANA}> — 7 energy`);
    await room.run(ANA, 'life lose', { amount: 30 });
    expect(await shown()).toContain(`loses 30 life,`);
  });

  test('a judge acts for others without a seat, and the history says so', async () => {
    await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE });
    await room.run(ANA, 'game start');
    await room.run(ANA, 'energy gain', { amount: 3 });
    expect(await say(JUDGE, 'game undo', { player: ANA }, { roles: [JUDGE_ROLE] })).toContain(
      `by <@${JUDGE}>, as a judge`,
    );
    expect(await say(ANA, 'game history')).toMatch(
      /undone: <@\d+> gets 3 energy counters · by <@100000000000000004>, as a judge/,
    );
  });

  test('history tells who did what, when and why, in private', async () => {
    await room.run(ANA, 'energy gain', { amount: 3, source: 'Longtusk Cub' });
    await room.run(ANA, 'life lose', { amount: 2, player: BEN });
    await room.run(ANA, 'game undo');
    const clock = `<t:${NOW / 1000}:T>`;
    expect((await say(BEN, 'game history')).split('\n')).toEqual([
      'private: **History** (4 events, the newest last)',
      `${clock} game opened at 20 life`,
      `${clock} <@${ANA}> gets 3 energy counters (Longtusk Cub)`,
      `${clock} <@${BEN}> loses 2 life · by <@${ANA}> · (undone)`,
      `${clock} undone: <@${BEN}> loses 2 life · by <@${ANA}>`,
    ]);
  });

  test('a long history is in a file, with names and no mentions, and the message keeps the newest', async () => {
    for (let n = 1; n <= 60; n++) await room.run(n % 2 ? ANA : BEN, 'energy gain', { amount: n });
    const view = viewIn(await room.run(ANA, 'game history', {}, { names: new Map([[ANA, 'Ana *the* judge']]) }));
    expect(textOf(view).length).toBeLessThan(2000);
    expect(textOf(view)).toContain('gets 60 energy counters');
    expect(textOf(view)).toContain('The whole history is in the file.');
    const [file] = view.files ?? [];
    expect(file?.name).toBe('history.txt');
    expect(file?.text).toContain('2027-01-15 08:00:00 Ana *the* judge gets 1 energy counter\n');
    expect(file?.text).toContain('2027-01-15 08:00:00 seat 2 gets 2 energy counters\n');
    expect(file?.text).toContain(`\nSeat 1: Ana *the* judge, Discord user ${ANA}\nSeat 2: Discord user ${BEN}\n\n`);
    expect(file?.text).not.toContain('<@');
    expect(file?.text.trim().split('\n')).toHaveLength(3 + 1 + 61);
  });

  test.each([
    ['energy gain', { amount: 1, player: BEN }],
    ['counter proliferate', { player: BEN }],
    ['life lose', { amount: 1, player: BEN }],
    ['revolt mark', { player: BEN }],
    ['game join', { player: BEN }],
    ['game turn', { player: BEN }],
    ['game transfer', { player: BEN }],
    ['game start', { player2: BEN }],
  ])('no bot is a player: /%s', async (path, options) => {
    if (path !== 'game start') await room.run(ANA, 'game start');
    expect(await say(ANA, path, options, { bots: [BEN] })).toBe(
      `refused: <@${BEN}> is a bot, and bots don't play. Name a person, or leave the option out to mean yourself.`,
    );
    expect((await room.table.games.find(CHANNEL))?.game.seats.length ?? 1).toBe(1);
  });

  test('who sits down at a table that everyone left is its host, and the answer says so', async () => {
    await room.run(ANA, 'game start');
    await room.run(ANA, 'game leave');
    expect(await shown()).toContain('Nobody sits here any more: any button seats you.');
    expect(await say(BEN, 'game join')).toBe(`public: <@${BEN}> sits at the table.\n-# <@${BEN}> is the host now.`);
    expect(await shown()).toContain(`Host <@${BEN}>`);
  });

  test('who is put at the table by being named is told to sit there, and again after they left', async () => {
    await room.run(ANA, 'game start');
    expect(await say(ANA, 'energy gain', { amount: 1, player: BEN })).toContain(
      `\n-# <@${BEN}> sits at the table now.`,
    );
    expect(await say(ANA, 'energy gain', { amount: 1, player: BEN })).not.toContain('sits at the table');
    await room.run(BEN, 'game leave');
    expect(await say(ANA, 'revolt mark', { player: BEN })).toContain(`\n-# <@${BEN}> sits at the table again.`);
    expect(await say(ANA, 'game turn', { player: CLEO })).toContain(`\n-# <@${CLEO}> sits at the table now.`);
  });

  test('transfer is for the host and judges', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    expect(await say(BEN, 'game transfer', { player: BEN })).toMatch(
      /^refused: Only the host \(<@100000000000000001>\)/,
    );
    expect(await say(ANA, 'game transfer', { player: BEN })).toMatch(`<@${BEN}> is the host now.`);
    expect(await shown()).toContain(`Host <@${BEN}>`);
  });

  test('end asks first, believes only who asked, and sums up', async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(ANA, 'energy gain', { amount: 4 });
    await room.run(BEN, 'counter gain', { kind: 'poison', amount: 10 });
    await room.run(BEN, 'game leave');
    expect(await say(CLEO, 'game end')).toMatch(/^refused/);
    const asked = await room.run(ANA, 'game end');
    expect(asked).toMatchObject({ kind: 'say', visibility: 'public' });
    expect(room.text(await room.use(BEN, buttonIn(viewIn(asked), 'End the game').does))).toBe(
      `refused: Only <@${ANA}>, who asked, can confirm that.`,
    );
    expect(room.text(await room.use(ANA, buttonIn(viewIn(asked), 'Keep playing').does))).toBe(
      'update: The game goes on.',
    );
    const picture = await board();
    const ended = await room.use(ANA, buttonIn(viewIn(asked), 'End the game').does);
    expect(room.text(ended)).toBe(
      [
        'update: **Game over**',
        `<@${ANA}> — 4 energy, 20 life`,
        `<@${BEN}> — 0 energy, 10 poison counters (loses the game), 20 life`,
        `-# Opened <t:${NOW / 1000}:R>, ended <t:${NOW / 1000}:R>, 5 events in the history.`,
      ].join('\n'),
    );
    expect(ended).toMatchObject({ changed: { id: 1 } });
    expect((await board()).rows).toEqual([]);
    expect(room.text(await room.use(ANA, buttonIn(viewIn(asked), 'Keep playing').does))).toMatch(
      /^refused: This game has ended/,
    );
    for (const label of ['+1 energy', 'Pay energy', 'Revolt', 'Undo', 'Next turn']) {
      expect(room.text(await press(ANA, label, picture))).toMatch(/^refused: This game has ended/);
    }
    expect(await say(ANA, 'game board')).toMatch(/^refused: No game is open/);
    const history = (await say(BEN, 'game history')).split('\n');
    expect(history.slice(0, 2)).toEqual([
      'private: **History** (5 events, the newest last)',
      `-# This game ended <t:${NOW / 1000}:R>.`,
    ]);
    expect(history.at(-1)).toContain('game ended');
    expect(await room.run(BEN, 'game start')).toMatchObject({ kind: 'board', game: { id: 2 } });
  });

  describe('the board', () => {
    test('counts for who clicks, and seats them', async () => {
      await room.run(ANA, 'game start');
      expect(await press(BEN, '+1 energy')).toEqual({ kind: 'board', game: { id: 1, channel: CHANNEL } });
      await press(BEN, 'Revolt');
      expect(await shown()).toContain(`<@${BEN}> — 1 energy, revolt on, 20 life`);
      expect(await shown()).toContain(`Latest: revolt for <@${BEN}>`);
    });

    test('adds energy even from an old picture', async () => {
      await room.run(ANA, 'game start');
      const picture = await board();
      for (let n = 0; n < 3; n++) await press(ANA, '+1 energy', picture);
      expect(await shown()).toContain('— 3 energy');
    });

    test('pays what is typed into its form', async () => {
      await room.run(ANA, 'energy gain', { amount: 7 });
      const asked = await press(ANA, 'Pay energy');
      expect(asked).toMatchObject({
        kind: 'modal',
        modal: { title: 'Pay energy', fields: [{ id: 'amount', hint: 'You have 7 energy counters.' }, { id: 'for' }] },
      });
      if (asked.kind !== 'modal') return;
      const send = (amount: string) => room.use(ANA, asked.modal.does, { fields: { amount, for: 'Whirler Virtuoso' } });
      for (const amount of ['', 'three', '-1', '1.5', '1e2', '0x10', '2000000000', '8']) {
        expect((await send(amount)).kind, amount).toBe('refuse');
      }
      expect(await send(' 3 ')).toMatchObject({ kind: 'board' });
      expect(await shown()).toContain('— 4 energy');
      expect(await shown()).toContain('pays 3 energy counters (Whirler Virtuoso)');
      expect(room.text(await send('3'))).toMatch(
        /^refused: That board was out of date.* You now have 4 energy counters and 20 life/,
      );
    });

    test('refuses to spend or undo from an old picture, and says what there is now', async () => {
      await room.run(ANA, 'energy gain', { amount: 7 });
      const picture = await board();
      await room.run(ANA, 'energy pay', { amount: 2 });
      for (const label of ['Pay energy', 'Undo']) {
        expect(room.text(await press(ANA, label, picture))).toMatch(
          /^refused: That board was out of date.* 5 energy counters/,
        );
      }
      expect(await press(ANA, 'Undo')).toMatchObject({ kind: 'board' });
      expect(await shown()).toContain('— 7 energy');
    });

    test('works after a restart', async () => {
      await room.run(ANA, 'game start');
      const picture = await board();
      room.restart();
      await press(ANA, '+1 energy', picture);
      expect(await shown()).toContain('— 1 energy');
    });

    test('has at most 4 buttons a row, and calls a judge only where there is a desk', async () => {
      await room.run(ANA, 'game start');
      const without = await board();
      expect(without.rows?.map((row) => row.length)).toEqual([4, 1]);
      await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE, deskChannel: '200000000000000009' });
      expect(buttonIn(await board(), 'Call a judge').does).toEqual({ action: 'judge.form', args: [] });
    });
  });
});

describe.each(['en', 'fr'] as const)('The fullest board there can be (%s)', (locale) => {
  test('fits into one message', async () => {
    room = new Room(locale);
    const most = 1_000_000_000;
    const users = Array.from({ length: 10 }, (_, n) => `9999999999999999${n}0`);
    await room.run(users[0] ?? '', 'game start');
    for (const user of users) {
      for (const kind of ['poison', 'experience', 'rad', 'ticket'])
        await room.run(user, 'counter set', { kind, amount: most });
      await room.run(user, 'life set', { amount: -most });
      for (let n = 0; n < 3; n++) await room.run(user, 'revolt mark', { permanent: '*'.repeat(100) });
      await room.run(user, 'energy gain', { amount: most, source: '*'.repeat(100) });
    }
    expect((await shown()).length).toBeLessThan(4000);
    for (const user of users) expect(await shown()).toContain(`<@${user}> — `);
  });
});

describe('/partie', () => {
  beforeEach(() => {
    room = new Room('fr');
  });

  test('montre un tableau en français', async () => {
    await room.run(ANA, 'game start', { format: 40, player2: BEN, player3: CLEO });
    expect(await shown()).toContain(`**Tour 1** — <@${ANA}> (aucun tour n'est encore passé)`);
    await room.run(ANA, 'game turn');
    await room.run(ANA, 'energy gain', { amount: 4 });
    await room.run(ANA, 'revolt mark', { permanent: 'jeton Indice' });
    await room.run(BEN, 'counter gain', { kind: 'poison', amount: 1 });
    await room.run(CLEO, 'life lose', { amount: 9 });
    const view = await board();
    expect(textOf(view).split('\n').slice(0, 4)).toEqual([
      `**Tour 2** — <@${BEN}>`,
      `<@${ANA}> — 4 marqueurs « énergie », révolte active (jeton Indice), 40 points de vie`,
      `<@${BEN}> — 0 marqueur « énergie », révolte inactive, 1 marqueur « poison », 40 points de vie`,
      `<@${CLEO}> — 0 marqueur « énergie », révolte inactive, 31 points de vie`,
    ]);
    expect(view.rows?.flatMap((row) => row.map((part) => ('label' in part ? part.label : '')))).toEqual([
      '+1 énergie',
      "Payer de l'énergie",
      'Révolte',
      'Annuler',
      'Tour suivant',
    ]);
  });

  test.each([
    [7, 9, 'perd 7 marqueurs « énergie » (9 demandés)'],
    [0, 1, 'perd 0 marqueur « énergie » (1 demandé)'],
  ])('raconte ce qui a été perdu, et non seulement demandé (%i de %i)', async (have, amount, told) => {
    await room.run(ANA, 'energy set', { amount: have });
    await room.run(ANA, 'energy lose', { amount });
    expect(await say(ANA, 'game history')).toContain(told);
    expect(await shown()).toContain(told);
  });

  test('dit ce qui empêche une annulation, et qui peut y remédier', async () => {
    await room.run(BEN, 'game start', { player1: ANA });
    await room.run(ANA, 'energy gain', { amount: 4 });
    await room.run(BEN, 'energy pay', { amount: 2, player: ANA });
    const words = `refused: Annuler «~<@${ANA}> obtient 4 marqueurs «~énergie~»~» rendrait impossible une action plus récente~: <@${ANA}> paie 2 marqueurs «~énergie~» (par <@${BEN}>, <t:${NOW / 1000}:R>). Il faut d'abord annuler cette action~: <@${BEN}> avec \`/partie annuler\`, ou bien l'hôte (<@${BEN}>) ou un arbitre avec \`/partie annuler\` et \`joueur\` <@${ANA}>~; chaque fois, c'est la plus récente qui est annulée.`;
    expect(await say(ANA, 'game undo')).toBe(words.replaceAll('~', ' '));
  });

  test("dit de qui c'est le tour après l'annulation d'un tour, et pour qui la révolte est active", async () => {
    await room.run(ANA, 'game start', { player2: BEN });
    await room.run(BEN, 'revolt mark');
    await room.run(ANA, 'game turn');
    const words = `\nMaintenant~: tour 1, celui de <@${ANA}>~; révolte active pour <@${BEN}>.`;
    expect(await say(ANA, 'game undo')).toContain(words.replaceAll('~', ' '));
    await room.run(ANA, 'game redo');
    await room.run(BEN, 'game turn');
    expect(await say(ANA, 'game undo')).toContain('changerait un tour passé ensuite');
  });

  test("dit qui prend place à la table parce qu'on le nomme", async () => {
    await room.run(ANA, 'game start');
    expect(await say(ANA, 'life lose', { amount: 1, player: BEN })).toContain(
      `\n-# <@${BEN}> est maintenant à la table.`,
    );
    await room.run(BEN, 'game leave');
    expect(await say(ANA, 'game turn', { player: BEN })).toContain(`\n-# <@${BEN}> est de nouveau à la table.`);
  });

  test('raconte et termine la partie en français', async () => {
    await room.run(ANA, 'energy gain', { amount: 2 });
    expect(await say(ANA, 'game undo')).toContain(`<@${ANA}> annule : <@${ANA}> obtient 2 marqueurs « énergie ».`);
    expect(await say(ANA, 'game history')).toContain(
      `annulé : <@${ANA}> obtient 2 marqueurs « énergie » · par <@${ANA}>`,
    );
    const asked = await room.run(ANA, 'game end');
    expect(room.text(asked)).toContain('Terminer cette partie pour tout le monde ?');
    expect(room.text(await room.use(BEN, buttonIn(viewIn(asked), 'Terminer la partie').does))).toBe(
      `refused: C'est à <@${ANA}>, qui a posé la question, de confirmer.`,
    );
    expect(room.text(await room.use(ANA, buttonIn(viewIn(asked), 'Terminer la partie').does))).toContain(
      '**Partie terminée**',
    );
    expect(await say(BEN, 'game history')).toContain(`-# Cette partie s'est terminée <t:${NOW / 1000}:R>.`);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDiscord, Message, Outcome, Who } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from '../test/harness.ts';

/*
 * A whole game as its players see it: the real client, in a French server and in an English one, with players of both languages.
 */

let together: Together;
let discord: LocalDiscord;
beforeAll(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterAll(() => together.stop());
afterEach(() => {
  expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
});

const idOf = (name: string): string => discord.as(name).user.id;
/** What an answer says, with names for mentions and without its times. */
const told = (outcome: Outcome | Message): string =>
  ['Ana', 'Ben', 'Chloé', 'Dan']
    .reduce((text, name) => text.replaceAll(`<@${idOf(name)}>`, `@${name}`), wordsOf(outcome))
    .replace(/<t:\d+:(\w)>/g, '<$1>')
    .replace(/<\/([a-z ]+):\d+>/g, '/$1');
const now = (board: Message): string => told(discord.message(board.id) ?? board);
const press = async (who: Who, board: Message, label: string): Promise<Outcome> => {
  const shown = discord.message(board.id) ?? board;
  return discord.click(who, shown, buttonCalled(shown, label));
};

describe('A game in an English server', () => {
  const ana = (): Who => discord.as('Ana', 'pod-1'); // reads French
  const ben = (): Who => discord.as('Ben', 'pod-1');
  let board: Message;

  test('begins with its board', async () => {
    const started = await discord.slash(ben(), 'game start', { format: 40, player2: idOf('Ana') });
    board = messageIn(started);
    expect(told(started)).toBe(
      [
        '**Turn 1** — @Ben (no turn was passed yet)',
        '@Ben — 0 energy, revolt off, 40 life',
        '@Ana — 0 energy, revolt off, 40 life',
        '-# Latest: game opened at 40 life (@Ben, @Ana), <R>',
        '-# Host @Ben · opened <R>',
      ].join('\n'),
    );
    const again = await discord.slash(ana(), 'game start');
    expect(again.ephemeral).toBe(true);
    expect(told(again)).toContain(`Une partie est déjà ouverte dans ce salon\u00a0: https://discord.com/channels/`);
    expect(told(again)).toContain(board.id);
  });

  test('counts in public, in the language of the server', async () => {
    const answers = [
      await discord.slash(ben(), 'game turn'),
      await discord.slash(ana(), 'energy gain', { amount: 7, source: 'Glimmer of Genius' }),
      await discord.slash(ana(), 'energy pay', { amount: 3 }),
      await discord.slash(ana(), 'energy lose', { amount: 9, player: idOf('Ben') }),
      await discord.slash(ben(), 'energy set', { amount: 5 }),
      await discord.slash(ben(), 'counter gain', { kind: 'poison', amount: 1 }),
      await discord.slash(ben(), 'counter proliferate'),
      await discord.slash(ben(), 'counter lose', { kind: 'poison', amount: 1 }),
      await discord.slash(ben(), 'counter set', { kind: 'rad', amount: 2 }),
      await discord.slash(ben(), 'life lose', { amount: 41 }),
      await discord.slash(ben(), 'life gain', { amount: 1 }),
      await discord.slash(ben(), 'life set', { amount: 31 }),
      await discord.slash(ana(), 'revolt mark', { permanent: 'Clue token' }),
    ];
    expect(answers.filter(({ ephemeral }) => ephemeral)).toEqual([]);
    expect(answers.map(told)).toEqual([
      'Turn 2: @Ana.',
      '@Ana: 0 + 7 → 7 {E} (7 energy counters gained) · Glimmer of Genius',
      '@Ana: 7 − 3 → 4 {E} (3 energy counters paid)',
      '@Ben: 0 − 9 → 0 {E} (0 energy counters lost) · by @Ana\nNothing was lost: there were none.',
      '@Ben: 0 → 5 {E} (5 energy counters) · corrected',
      '@Ben: 0 + 1 → 1 poison counter',
      '@Ben, proliferate: one more of each kind, now 6 energy counters and 2 poison counters (CR 701.34a).',
      '@Ben: 2 − 1 → 1 poison counter',
      '@Ben: 0 → 2 rad counters · corrected',
      '@Ben: 40 − 41 → −1 life\n@Ben has 0 or less life, and loses the game the next time state-based actions are checked unless an effect says otherwise (CR 704.5a).',
      '@Ben: −1 + 1 → 0 life',
      '@Ben: 0 → 31 life · corrected',
      '@Ana: revolt is on. Clue token left the battlefield under their control this turn.',
    ]);
    await expect.poll(() => now(board)).toContain('@Ana — 4 energy, revolt on (Clue token), 40 life');
    expect(now(board)).toContain('@Ben — 6 energy, revolt off, 1 poison counter, 2 rad counters, 31 life');
  });

  test('refuses and shows in private, in the language of the reader', async () => {
    const [refused, shown, revolt] = [
      await discord.slash(ana(), 'energy pay', { amount: 5 }),
      await discord.slash(ana(), 'energy show', { player: idOf('Ben') }),
      await discord.slash(ana(), 'revolt show'),
    ];
    expect([refused, shown, revolt].every(({ ephemeral }) => ephemeral)).toBe(true);
    expect(told(refused)).toMatch(/^Pas assez d'énergie.*CR 118\.3, 107\.14/);
    expect(told(shown)).toBe('@Ben\u00a0: 6 {E} (6 marqueurs «\u00a0énergie\u00a0»)');
    expect(told(revolt)).toBe('**Révolte, tour 2** (@Ana)\n@Ben — inactive\n@Ana — active (Clue token) · <R>');
  });

  test('is played with the buttons of its board, by who presses them', async () => {
    expect((await press(ana(), board, '+1 energy')).type).toBe(7);
    const form = await press(ana(), board, 'Pay energy');
    expect(form.modal?.title).toBe("Payer de l'énergie");
    expect((await discord.submit(ana(), form, { amount: '2', for: 'Whirler Virtuoso' })).ephemeral).toBe(false);
    await expect.poll(() => now(board)).toContain('Latest: @Ana pays 2 energy counters (Whirler Virtuoso)');
    await press(discord.as('Dan', 'pod-1'), board, 'Revolt');
    await expect.poll(() => now(board)).toContain('@Dan — 0 energy, revolt on, 40 life');
    await press(discord.as('Dan', 'pod-1'), board, 'Undo');
    await expect.poll(() => now(board)).not.toContain('@Dan — ');
    await press(ben(), board, 'Next turn');
    await expect.poll(() => now(board)).toContain('**Turn 3** — @Ben');
    expect(now(board)).toContain('@Ana — 3 energy, revolt off');
  });

  test('takes back and brings back by commands', async () => {
    expect(told(await discord.slash(ben(), 'game undo', { player: idOf('Ana') }))).toBe(
      '@Ben takes back: @Ana pays 2 energy counters (Whirler Virtuoso).\nNow: @Ana — 5 energy, revolt off, 40 life.',
    );
    expect(told(await discord.slash(ben(), 'game redo'))).toMatch(/^@Ben brings back: .*\nNow: @Ana — 3 energy/);
    expect(told(await discord.slash(ana(), 'game undo', { player: idOf('Ben') }))).toMatch(
      /^C'est l'action de quelqu'un d'autre/,
    );
    const history = await discord.slash(ana(), 'game history');
    expect(history.ephemeral).toBe(true);
    expect(told(history)).toContain(
      'rétabli\u00a0: @Ana paie 2 marqueurs «\u00a0énergie\u00a0» (Whirler Virtuoso) · par @Ben',
    );
  });

  test('goes on after a restart, with the buttons of the old board', async () => {
    await together.restart();
    await press(ana(), board, '+1 energy');
    await expect.poll(() => now(board)).toContain('@Ana — 4 energy');
  });

  test('has no seat for a bot', async () => {
    const refused = await discord.slash(ben(), 'energy gain', { amount: 1, player: discord.world.bot.id });
    expect(refused.ephemeral).toBe(true);
    expect(told(refused)).toContain("is a bot, and bots don't play");
  });

  test('changes hands, seats and places', async () => {
    expect(told(await discord.slash(ben(), 'game transfer', { player: idOf('Ana') }))).toBe(
      '@Ana is the host now. · by @Ben',
    );
    expect(told(await discord.slash(ben(), 'game leave'))).toContain('@Ben leaves the table.');
    expect(told(await discord.slash(ben(), 'game join'))).toBe('@Ben sits at the table.');
    expect(messageIn(await discord.slash(ana(), 'game history')).attachments).toHaveLength(1);
    const moved = messageIn(await discord.slash(ana(), 'game board'));
    expect(moved.id).not.toBe(board.id);
    await expect.poll(() => now(board)).toContain('The board of this game is further down');
    board = moved;
  });

  test('ends when who asked confirms, with a summary', async () => {
    const asked = messageIn(await discord.slash(ben(), 'game end'));
    const other = await press(ana(), asked, 'End the game');
    expect(other.ephemeral).toBe(true);
    expect(told(other)).toBe("C'est à @Ben, qui a posé la question, de confirmer.");
    expect(told(await press(ben(), asked, 'End the game'))).toBe(
      [
        '**Game over** after turn 3',
        '@Ben — 6 energy, 1 poison counter, 2 rad counters, 31 life',
        '@Ana — 4 energy, 40 life',
        '-# Opened <R>, ended <R>, 26 events in the history.',
      ].join('\n'),
    );
    await expect.poll(() => now(board)).toContain('**Game over**');
    expect(JSON.stringify(discord.message(board.id)?.components)).not.toContain('custom_id');
    expect(told(await discord.slash(ben(), 'game board'))).toMatch(/^No game is open in this channel/);
  });
});

describe('Une partie sur un serveur français', () => {
  const ana = (): Who => discord.as('Ana', 'table-1');
  const ben = (): Who => discord.as('Ben', 'table-1'); // reads English

  test('se compte, se montre et se refuse en français, en privé dans la langue du lecteur', async () => {
    const opened = await discord.slash(ana(), 'energy gain', { amount: 1 });
    expect(told(opened)).toBe(
      '@Ana\u00a0: 0 + 1 → 1 {E} (1 marqueur «\u00a0énergie\u00a0» obtenu)\n-# Une partie est maintenant ouverte dans ce salon\u00a0: /game board la montre.',
    );
    const answers = [
      await discord.slash(ben(), 'counter gain', { kind: 'experience', amount: 2 }),
      await discord.slash(ben(), 'life lose', { amount: 3, player: idOf('Ana') }),
      await discord.slash(ana(), 'game turn', { player: idOf('Ana') }),
      await discord.slash(ana(), 'revolt mark', { permanent: 'jeton Indice' }),
    ];
    expect(answers.map(told)).toEqual([
      '@Ben\u00a0: 0 + 2 → 2 marqueurs «\u00a0expérience\u00a0»',
      '@Ana\u00a0: 20 − 3 → 17 points de vie · par @Ben',
      'Tour 2\u00a0: @Ana.',
      '@Ana\u00a0: la révolte est active. jeton Indice a quitté le champ de bataille sous son contrôle ce tour-ci.',
    ]);
    const refused = await discord.slash(ben(), 'energy pay', { amount: 1 });
    expect(told(refused)).toMatch(/^Not enough energy: you have 0 energy counters/);
    const board = messageIn(await discord.slash(ana(), 'game board'));
    expect(now(board)).toContain(
      [
        '**Tour 2** — @Ana',
        '@Ana — 1 marqueur «\u00a0énergie\u00a0», révolte active (jeton Indice), 17 points de vie',
        '@Ben — 0 marqueur «\u00a0énergie\u00a0», révolte inactive, 2 marqueurs «\u00a0expérience\u00a0», 20 points de vie',
      ].join('\n'),
    );
    await press(ana(), board, '+1 énergie');
    await expect.poll(() => now(board)).toContain('@Ana — 2 marqueurs');
  });

  test('offre les cartes par leurs deux noms', async () => {
    const { choices } = await discord.complete(ana(), 'energy gain', { amount: 1, source: 'coureuse' }, 'source');
    expect(choices?.map(({ name }) => name)).toContain("Coureuse d'éclairs — Lightning Runner");
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rule } from '../rules/acts.ts';
import { counting, ending, marking, passing, starting } from '../rules/acts.ts';
import { tallyOf } from '../rules/game.ts';
import { ok } from '../rules/refusal.ts';
import { replay, undoing } from '../rules/undo.ts';
import type { Asked } from './games.ts';
import { FORM } from './record.ts';
import type { Table } from './table.ts';
import { openTable } from './table.ts';

const ANA = '100000000000000001';
const BEN = '100000000000000002';
const here = { channel: '200000000000000001', guild: '300000000000000001' };
const NOW = 1_800_000_000_000;

let folder: string;
let table: Table;
let deliveries = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'table-'));
  table = openTable(join(folder, 'table.db'), { synchronous: 'full' });
});
afterEach(() => {
  table.close();
  rmSync(folder, { recursive: true });
});

const restart = () => {
  table.close();
  table = openTable(join(folder, 'table.db'), { synchronous: 'full' });
};
const asks = (user: string, interaction = String(++deliveries)): Asked => ({
  user,
  judge: false,
  at: NOW,
  interaction,
});
const gain = (asked: Asked, amount: number, player = asked.user): Rule =>
  counting(asked, { kind: 'gained', player, what: 'energy', amount });
const pay = (asked: Asked, amount: number): Rule => counting(asked, { kind: 'paid', player: asked.user, amount });

const update = async (asked: Asked, rule: (asked: Asked) => Rule) => table.games.update(here, asked, rule(asked));
const energy = async (player: string) =>
  tallyOf((await table.games.find(here.channel))?.game ?? null, player, 'energy');

describe('A game', () => {
  test('opens by itself, survives a restart, and is what its log adds up to', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await update(asks(ANA), (asked) => pay(asked, 3));
    await update(asks(BEN), (asked) => marking(asked, BEN, 'Clue token'));
    restart();
    const kept = await table.games.find(here.channel);
    expect(await energy(ANA)).toBe(2);
    expect(kept).toMatchObject({ ...here, board: null, game: { revision: 4, host: ANA } });
    expect(replay(await table.games.log(kept?.id ?? 0))).toEqual({ ok: true, game: kept?.game });
  });

  test('is one to a channel, and a thread is its own channel', async () => {
    const thread = { ...here, channel: '200000000000000002' };
    await update(asks(ANA), (asked) => gain(asked, 5));
    const asked = asks(ANA);
    expect(await table.games.update(thread, asked, starting(asked, 40, [null]))).toMatchObject({ ok: true });
    expect(await update(asks(BEN), (by) => starting(by, 40, [null]))).toMatchObject({ refusal: { code: 'game-open' } });
    expect((await table.games.find(thread.channel))?.game.startingLife).toBe(40);
    expect(() =>
      table.db.exec(
        `INSERT INTO games SELECT 99, channel, guild, 1, NULL, 1, 1, '{}', NULL, NULL FROM games WHERE id = 1`,
      ),
    ).toThrow(/UNIQUE/);
  });

  test('once ended leaves its channel to the next, and its number is not used again', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await update(asks(ANA), ending);
    expect(await table.games.find(here.channel)).toBeNull();
    table.db.exec('DELETE FROM games');
    await update(asks(ANA), (asked) => gain(asked, 1));
    expect((await table.games.find(here.channel))?.id).toBe(2);
    const late = asks(ANA);
    expect(await table.games.update({ game: 1 }, late, gain(late, 1))).toEqual({
      ok: false,
      refusal: { code: 'game-over' },
    });
  });

  test('changes by whole turns of the rule: one that throws changes nothing', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    const asked = asks(ANA);
    await expect(
      table.games.update(here, asked, () => {
        throw new Error('a fault of ours');
      }),
    ).rejects.toThrow('a fault of ours');
    await expect(table.games.update(here, asked, () => ok([{ kind: 'paid', player: ANA, amount: 9 }]))).rejects.toThrow(
      'not-enough-energy',
    );
    expect(await energy(ANA)).toBe(5);
    expect(await table.games.update(here, asked, pay(asked, 5))).toMatchObject({ ok: true });
  });

  test('is added up anew when its state is of another form', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    table.db.exec(`UPDATE games SET form = 0, state = '{"from": "an older release"}'`);
    restart();
    expect(await energy(ANA)).toBe(5);
    await update(asks(ANA), (asked) => pay(asked, 1));
    expect(table.db.prepare('SELECT form FROM games').pluck().get()).toBe(FORM);
  });

  test('is read anew when another connection has written', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    const other = openTable(join(folder, 'table.db'), { synchronous: 'full' });
    const elsewhere = asks(ANA, 'elsewhere');
    await other.games.update(here, elsewhere, pay(elsewhere, 3));
    other.close();
    expect(await update(asks(ANA), (asked) => pay(asked, 3))).toMatchObject({ refusal: { have: 2, need: 3 } });
    await update(asks(ANA), (asked) => pay(asked, 2));
    expect(await energy(ANA)).toBe(0);
  });

  test.each([7, 8, 9, 17])('is after %i events and a restart what it was before', async (events) => {
    for (let n = 1; n < events; n++) await update(asks(n % 2 ? ANA : BEN), (asked) => gain(asked, n));
    const before = await table.games.find(here.channel);
    restart();
    expect(await table.games.find(here.channel)).toEqual(before);
    expect(before?.game.revision).toBe(events);
  });

  test('knows the message that shows it', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await table.games.placeBoard(1, { message: '400000000000000001', at: NOW });
    restart();
    expect((await table.games.byId(1))?.board).toEqual({ message: '400000000000000001', at: NOW });
    await table.games.placeBoard(1, null);
    expect((await table.games.byId(1))?.board).toBeNull();
  });
});

describe('An interaction', () => {
  test('delivered twice changes the state once, and gets the same answer though much happened since', async () => {
    const first = asks(ANA);
    const answer = await update(first, (asked) => gain(asked, 5));
    await update(asks(ANA), (asked) => pay(asked, 2));
    await update(asks(ANA), (asked) => undoing(asked, ANA));
    restart();
    expect(await update(first, (asked) => gain(asked, 5))).toEqual(answer);
    expect(await energy(ANA)).toBe(5);
  });

  test('refused stays refused, even when it could succeed by now', async () => {
    const refused = asks(ANA);
    const answer = await update(refused, (asked) => pay(asked, 3));
    expect(answer).toEqual({ ok: false, refusal: { code: 'not-enough-energy', have: 0, need: 3 } });
    await update(asks(ANA), (asked) => gain(asked, 5));
    expect(await update(refused, (asked) => pay(asked, 3))).toEqual(answer);
    expect(await energy(ANA)).toBe(5);
  });

  test('that changed nothing is remembered too', async () => {
    await update(asks(ANA), (asked) => marking(asked, ANA, undefined));
    const again = asks(ANA);
    const answer = await update(again, (asked) => marking(asked, ANA, undefined));
    expect(answer).toMatchObject({ ok: true, value: { entries: [] } });
    await update(asks(ANA), (asked) => passing(asked, undefined));
    expect(await update(again, (asked) => marking(asked, ANA, undefined))).toEqual(answer);
  });

  test('and another in the same turn of the event loop are handled one after the other (3 energy are paid once)', async () => {
    await update(asks(ANA), (asked) => gain(asked, 3));
    const both = await Promise.all([
      update(asks(ANA), (asked) => pay(asked, 3)),
      update(asks(ANA), (asked) => pay(asked, 3)),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await energy(ANA)).toBe(0);
  });
});

describe('A user', () => {
  test('sees all that is kept about them, in every game', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await update(asks(BEN), (asked) => gain(asked, 1));
    await update(asks(ANA), (asked) => gain(asked, 2, BEN));
    const [share, ...others] = await table.games.about(BEN);
    expect(others).toEqual([]);
    expect(share?.entries.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('who is forgotten leaves an anonymous seat with its totals and its log, and their id nowhere in the file', async () => {
    const refused = asks(BEN);
    await update(asks(BEN), (asked) => gain(asked, 5));
    await update(asks(ANA), (asked) => gain(asked, 1, ANA));
    await update(refused, (asked) => starting(asked, 20, [null]));
    const stranger = asks('100000000000000009');
    await update(stranger, (asked) => gain(asked, 1, ANA));
    expect(await table.games.forget(BEN)).toBe(1);
    expect(await table.games.about(BEN)).toEqual([]);
    const kept = await table.games.find(here.channel);
    expect(kept?.game).toMatchObject({
      host: 'anonymous-0',
      seats: [{ player: 'anonymous-0', counters: { energy: 5 } }, { player: ANA }],
    });
    expect(replay(await table.games.log(1))).toEqual({ ok: true, game: kept?.game });
    for (const name of ['games', 'people', 'events', 'interactions']) {
      expect(JSON.stringify(table.db.prepare(`SELECT * FROM ${name}`).all())).not.toContain(BEN);
    }
    await update(asks(BEN), (asked) => gain(asked, 1));
    expect(await energy(BEN)).toBe(1);
    await update(asks(ANA), (asked) => passing(asked, 'anonymous-0'));
    expect((await table.games.find(here.channel))?.game.turn.player).toBe('anonymous-0');
  });

  test('who is forgotten is in no byte of the files', async () => {
    await update(asks(BEN), (asked) => gain(asked, 5));
    for (let n = 0; n < 50; n++) {
      const asked = asks(n % 2 ? ANA : BEN);
      await table.games.update({ ...here, channel: `channel ${n % 7}` }, asked, gain(asked, 1, n % 3 ? ANA : BEN));
    }
    await table.games.forget(BEN);
    const files = readdirSync(folder);
    expect(files).toContain('table.db');
    for (const file of files) expect(readFileSync(join(folder, file)).includes(BEN), file).toBe(false);
  });
});

describe('What is past its time', () => {
  const DAY = 86_400_000;
  const count = (name: string) => table.db.prepare(`SELECT count(*) FROM ${name}`).pluck().get();

  test('is deleted: ended games after 30 days with all that belongs to them, answered interactions after an hour', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await update(asks(ANA), ending);
    await update(asks(ANA), (asked) => gain(asked, 1));
    await table.purge(NOW + 30 * DAY);
    expect([count('games'), count('interactions')]).toEqual([2, 0]);
    await table.purge(NOW + 30 * DAY + 1);
    expect([count('games'), count('people'), count('events')]).toEqual([1, 1, 2]);
  });

  test('is never an open game; those in which nothing happens are found, to be ended', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await table.games.update({ ...here, channel: 'ended' }, asks(ANA), gain(asks(ANA), 5));
    await table.games.update({ ...here, channel: 'ended' }, asks(ANA), ending(asks(ANA)));
    await table.games.update({ ...here, channel: 'played' }, asks(ANA), gain(asks(ANA), 5));
    await table.games.update({ ...here, channel: 'played' }, { ...asks(ANA), at: NOW + DAY }, gain(asks(ANA), 1));
    expect(await table.games.idle(NOW, 50)).toEqual([]);
    expect(await table.games.idle(NOW + DAY, 50)).toEqual([{ id: 1, channel: here.channel }]);
    expect(await table.games.idle(NOW + DAY + 1, 50)).toHaveLength(2);
    expect(await table.games.idle(NOW + DAY + 1, 1)).toHaveLength(1);
    await table.purge(NOW + 666 * DAY);
    expect(count('games')).toBe(2);
  });

  test('is deleted also when it is much, and those who play meanwhile do not wait for all of it', async () => {
    const at = (n: number) => ({ ...here, channel: `channel ${n}` });
    for (let n = 0; n < 170; n++) {
      await table.games.update(at(n), asks(ANA), gain(asks(ANA), 5));
      if (n < 160) await table.games.update(at(n), asks(ANA), ending(asks(ANA)));
    }
    let done = false;
    const purged = table.purge(NOW + 31 * DAY).then(() => {
      done = true;
    });
    await setImmediate();
    await table.games.update(at(165), asks(BEN), gain(asks(BEN), 1));
    expect(done).toBe(false);
    await purged;
    expect([count('games'), count('people')]).toEqual([10, 11]);
  });

  test('is kept: a game that is still played in a server that the bot left', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await table.settings.gone(here.guild, NOW - 40 * DAY);
    await table.purge(NOW);
    expect([count('games'), count('guilds')]).toEqual([1, 0]);
  });

  test('servers that came and went while the bot was away are noted when it is back', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await table.settings.gone('300000000000000002', NOW);
    await table.settings.change('300000000000000003', { language: 'fr' });
    await table.settings.present(['300000000000000002', '300000000000000003'], NOW + DAY);
    const left = table.db.prepare('SELECT guild, left_at FROM guilds ORDER BY guild').raw().all();
    expect(left).toEqual([
      [here.guild, NOW + DAY],
      ['300000000000000002', null],
      ['300000000000000003', null],
    ]);
    await table.settings.present([], NOW + 2 * DAY);
    expect(table.db.prepare('SELECT left_at FROM guilds WHERE guild = ?').pluck().get(here.guild)).toBe(NOW + DAY);
  });

  test('is deleted: a server that the bot left, after 30 days, unless it came back', async () => {
    await update(asks(ANA), (asked) => gain(asked, 5));
    await table.settings.changeChannel(here.guild, here.channel, 'fr');
    await table.settings.gone(here.guild, NOW);
    await table.settings.gone(here.guild, null);
    await table.purge(NOW + 31 * DAY);
    expect([count('games'), count('guilds'), count('channels')]).toEqual([1, 1, 1]);
    await table.settings.gone(here.guild, NOW);
    await table.purge(NOW + 31 * DAY);
    expect([count('games'), count('guilds'), count('channels')]).toEqual([0, 0, 0]);
  });
});

describe('Settings', () => {
  test('are null until settled, and settle one by one', async () => {
    const { settings } = table;
    expect(await settings.of(here.guild)).toEqual({
      language: null,
      judgeRole: null,
      headJudgeRole: null,
      deskChannel: null,
    });
    await settings.change(here.guild, { judgeRole: '5' });
    await settings.change(here.guild, { language: 'fr' });
    await settings.change(here.guild, { judgeRole: null, deskChannel: '6' });
    restart();
    expect(await table.settings.of(here.guild)).toEqual({
      language: 'fr',
      judgeRole: null,
      headJudgeRole: null,
      deskChannel: '6',
    });
  });

  test('a channel speaks its own language, else its server’s, else none is set', async () => {
    const { settings } = table;
    const language = () => settings.language(here.guild, here.channel);
    expect(await language()).toBeNull();
    await settings.change(here.guild, { language: 'fr' });
    expect(await language()).toBe('fr');
    await settings.changeChannel(here.guild, here.channel, 'en');
    expect(await language()).toBe('en');
    await settings.changeChannel(here.guild, here.channel, null);
    expect(await language()).toBe('fr');
  });
});

describe('The file', () => {
  test.each([
    ['full', 2],
    ['normal', 1],
  ] as const)('is opened with synchronous %s, also when it exists', (synchronous, level) => {
    for (const _ of ['new', 'reopened']) {
      const other = openTable(join(folder, 'other.db'), { synchronous });
      expect(other.db.pragma('synchronous', { simple: true })).toBe(level);
      expect(other.db.pragma('journal_mode', { simple: true })).toBe('wal');
      other.close();
    }
  });
});

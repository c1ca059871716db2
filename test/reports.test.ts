import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LocalDiscord, Message, Outcome, Who } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, startTogether, type Together, wordsOf } from './harness.ts';

/*
 * Faults that other bots had at their tables and in their queues, tried at ours. Each test is one report: what is right is its title.
 */

const KINDS = [
  'session',
  'race',
  'storage',
  'state-loss',
  'timeout',
  'lifecycle',
  'dm-thread',
  'permission',
  'queue',
  'injection',
  'time',
  'display',
];

/** Reports that are tried where their part of the bot is tested, in a test named by their id. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  B039: 'kill.test.ts',
  B044: '../src/i18n/calendar.test.ts',
};

const Report = z.looseObject({ id: z.string(), kind: z.string(), right: z.string() });
const file = new URL('../src/rules/cases/bugreports.json', import.meta.url);
const reports = z.array(Report).parse(JSON.parse(readFileSync(file, 'utf8')));
const ours = reports.filter(({ kind }) => KINDS.includes(kind));

let together: Together;
let discord: LocalDiscord;
beforeEach(async () => {
  together = await startTogether();
  ({ discord } = together);
});
afterEach(() => together.stop());

const as = (name: string, channel?: string): Who => ({ ...discord.as(name, channel), locale: 'en-US' });
const ben = () => as('Ben', 'pod-1');
const ana = () => as('Ana', 'pod-1');
const gain = (who: Who, amount: number) => discord.slash(who, 'energy gain', { amount });
const pay = (who: Who, amount: number) => discord.slash(who, 'energy pay', { amount });
const energyOf = async (who: Who): Promise<number> =>
  Number(/\d+/.exec(wordsOf(await discord.slash(who, 'energy show')).replace(/<@\d+>/g, ''))?.[0]);
const click = (who: Who, outcome: Outcome, label: string): Promise<Outcome> => {
  const message = discord.message(messageIn(outcome).id) ?? messageIn(outcome);
  return discord.click(who, message, buttonCalled(message, label));
};
const isDone = ({ ephemeral, type }: Outcome): boolean => type === 6 || type === 7 || (type === 4 && !ephemeral);

/** Has the judges of this server called where the others can't read. */
const openDesk = async (): Promise<void> => {
  const { world } = discord;
  const owner = as('Dan', 'pod-1');
  await discord.slash(owner, 'settings judge-role', { role: world.role(world.guild('Aether Hub'), 'Judge').id });
  await discord.slash(owner, 'settings desk-channel', { channel: world.channel('judges').id });
};
const atDesk = () => discord.messages(discord.world.channel('judges').id);
const callJudges = (who: Who, question: string) => discord.slash(who, 'judge call', { question });

const TRIED: Readonly<Record<string, () => Promise<void>>> = {
  B034: async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => gain(ben(), 1)));
    expect(outcomes.map(({ type }) => type)).toEqual(outcomes.map(() => 4));
    expect(Math.max(...outcomes.map(({ latency }) => latency))).toBeLessThan(3000);
    expect(await energyOf(ben())).toBe(30);
  },
  B036: async () => {
    const paged = await discord.slash(ben(), 'ruling lookup', { query: 'energy' });
    for (const minutes of [40, 24 * 60]) {
      const before = wordsOf(discord.message(messageIn(paged).id) ?? messageIn(paged));
      together.advance(minutes * 60_000);
      const turned = await click(ben(), paged, 'Next');
      expect(turned).toMatchObject({ type: 7 });
      expect(wordsOf(turned)).not.toBe(before);
    }
  },
  B037: async () => {
    const board = await discord.slash(ben(), 'game start');
    await gain(ben(), 4);
    await together.restart();
    expect(isDone(await click(ben(), board, '+1'))).toBe(true);
    expect(await energyOf(ben())).toBe(5);
  },
  B041: async () => {
    const board = await discord.slash(ben(), 'game start');
    const asked = Array.from({ length: 15 }, () => gain(ben(), 1));
    await Promise.race(asked);
    await together.restart();
    const outcomes = await Promise.all(asked);
    for (const outcome of outcomes.filter((each) => !isDone(each))) {
      expect(wordsOf(outcome)).toContain('I am restarting, and nothing of this was done');
    }
    const done = outcomes.filter(isDone).length;
    expect(await energyOf(ben())).toBe(done);
    const shown = discord.message(messageIn(board).id);
    expect(shown && wordsOf(shown)).toContain(`${done} energy`);
  },
  B042: async () => {
    await openDesk();
    await callJudges(ben(), 'May I?');
    const shown = [await discord.slash(as('Jules', 'judges'), 'judge queue'), await discord.slash(ben(), 'game start')];
    await gain(ben(), 1);
    for (const outcome of [...shown, await discord.slash(ben(), 'game history')]) {
      expect(wordsOf(outcome)).toMatch(/<t:\d+:[RtTfF]>/);
      expect(wordsOf(outcome).replace(/<t:\d+:\w>/g, '')).not.toMatch(/\d{1,2}:\d{2}/);
    }
    for (let events = 0; events < 60; events += 1) await gain(ben(), 1);
    const [file] = messageIn(await discord.slash(ben(), 'game history')).attachments;
    expect(await (await fetch(file?.url ?? '')).text()).toContain('Times are UTC.');
  },
  B045: async () => {
    await gain(ben(), 3);
    const both = await Promise.all([pay(ben(), 3), pay(ben(), 3)]);
    expect(both.map(isDone).sort()).toEqual([false, true]);
    expect(both.map(wordsOf).join('\n')).toContain('Not enough energy: you have 0');
    expect(await energyOf(ben())).toBe(0);
  },
  B047: async () => {
    const { world } = discord;
    const guild = world.guild('Aether Hub');
    world.addMember(guild, world.user('Judith'), [world.role(guild, 'Judge')]);
    await openDesk();
    await callJudges(ben(), 'May I?');
    const posted = () => atDesk().at(-1);
    await expect.poll(posted).toBeDefined();
    const call = posted() as Message; // just seen
    const judges = ['Jules', 'Judith'].map((name) => as(name, 'judges'));
    const claimed = await Promise.all(judges.map((who) => discord.click(who, call, buttonCalled(call, 'Claim'))));
    const told = claimed.map(wordsOf);
    const first = told.findIndex((words) => words.includes('You have call'));
    expect(told.filter((words) => words.includes('You have call'))).toHaveLength(1);
    expect(told[1 - first]).toContain(`<@${judges[first]?.user.id}>`);
  },
  B049: async () => {
    const board = await discord.slash(ben(), 'game start');
    await gain(ben(), 6);
    await expect.poll(() => wordsOf(discord.message(messageIn(board).id) ?? messageIn(board))).toContain('6 energy');
    const forms = await Promise.all([click(ben(), board, 'Pay energy'), click(ben(), board, 'Pay energy')]);
    const paid = await Promise.all(forms.map((form) => discord.submit(ben(), form, { amount: '3', for: '' })));
    expect(paid.map(isDone).sort()).toEqual([false, true]);
    expect(await energyOf(ben())).toBe(3);
    void discord.redeliver(paid.find(isDone)?.interactionId ?? '');
    expect(await energyOf(ben())).toBe(3);
  },
  B051: async () => {
    await openDesk();
    const { world } = discord;
    for (const question of ['One?', 'Two?', 'Three?']) await callJudges(ben(), question);
    world.removeMember(world.guild('Aether Hub'), ben().user);
    world.addMember(world.guild('Aether Hub'), ben().user);
    expect(wordsOf(await callJudges(ben(), 'Four?'))).toContain('You already have 3 calls');
    expect(wordsOf(await discord.slash(as('Jules', 'judges'), 'judge queue'))).toContain('**3 calls wait**');
  },
  B055: async () => {
    await gain(ben(), 1);
    const both = await Promise.all([gain(ben(), 2), gain(ana(), 3)]);
    expect(both.map(isDone)).toEqual([true, true]);
    expect(await Promise.all([energyOf(ben()), energyOf(ana())])).toEqual([3, 3]);
  },
  B058: async () => {
    const outcome = await discord.slash(as('Ben'), 'ruling lookup', { query: 'Fatal Push' });
    expect(wordsOf(outcome)).toMatch(/Fatal Push/);
  },
  B060: async () => {
    const { world } = discord;
    world.overwrite(world.channel('table-1'), world.bot, { deny: ['sendMessages'], allow: ['sendMessagesInThreads'] });
    await gain(as('Ana', 'table-1'), 5);
    await gain(as('Ana', 'thread'), 2);
    expect(await energyOf(as('Ana', 'thread'))).toBe(2);
    expect(await energyOf(as('Ana', 'table-1'))).toBe(5);
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  },
  B061: async () => {
    const inThread = as('Ana', 'private-thread');
    await discord.slash(inThread, 'game start');
    together.advance(16 * 60_000);
    expect(isDone(await gain(inThread, 2))).toBe(true);
    const told = () => discord.messages(inThread.channel.id, inThread.user).map(wordsOf).join('\n');
    await expect.poll(told).toContain('Add me by mentioning me');
    expect(discord.log.filter(({ status }) => status >= 400)).toEqual([]);
  },
  B065: async () => {
    await openDesk();
    const judges = discord.world.role(discord.world.guild('Aether Hub'), 'Judge').id;
    const made = await callJudges(ben(), `@everyone \` <@&${judges}> \``);
    await expect.poll(() => atDesk().length).toBe(1);
    const [call] = atDesk();
    expect(call).toMatchObject({ mention_everyone: false, mention_roles: [judges] }); // the ping of the call itself
    for (const message of [messageIn(made), call as Message]) {
      expect(wordsOf(message).replace(`<@&${judges}> **`, '')).not.toMatch(/(?<!\\)(@everyone|<@&)/);
    }
    const { world } = discord;
    const here = world.addUser({ name: '@here' });
    world.addMember(world.guild('Aether Hub'), here);
    const gained = messageIn(await gain(as(here.id, 'pod-1'), 1));
    expect(gained.mention_everyone).toBe(false);
    expect(wordsOf(gained)).not.toContain('@here');
    expect(JSON.stringify(discord.log.map(({ body }) => body))).not.toMatch(/"parse":\["/);
  },
  B067: async () => {
    await openDesk();
    await callJudges(ben(), '@\u202Eeveryone');
    await expect.poll(() => atDesk().length).toBe(1);
    expect(atDesk()[0]?.mention_everyone).toBe(false);
    expect(wordsOf(atDesk()[0] as Message)).not.toMatch(/\u202E|(?<!\\)@everyone/);
    expect(JSON.stringify(discord.log.map(({ body }) => body))).not.toMatch(/"parse":\["/);
  },
  B068: async () => {
    const once = await gain(ben(), 3);
    discord.dropSockets();
    void discord.redeliver(once.interactionId);
    await expect.poll(() => discord.botConnected, { timeout: 10_000 }).toBe(true);
    await gain(ben(), 1);
    expect(await energyOf(ben())).toBe(4);
  },
  B102: async () => {
    await gain(ben(), 7);
    await pay(ben(), 3);
    await discord.slash(ben(), 'energy lose', { amount: 9 });
    expect(await energyOf(ben())).toBe(0);
    await discord.slash(ben(), 'game undo');
    expect(await energyOf(ben())).toBe(4);
    await discord.slash(ben(), 'game undo');
    expect(await energyOf(ben())).toBe(7);
    const asked = await discord.slash(ben(), 'game end');
    expect(await energyOf(ben())).toBe(7);
    await click(ben(), asked, 'End the game');
    await discord.slash(ben(), 'game start');
    expect(await energyOf(ben())).toBe(0);
  },
  B104: async () => {
    const board = await discord.slash(ben(), 'game start');
    expect(wordsOf(await gain(ben(), 3))).toContain('3 {E} (3 energy counters gained)');
    await expect.poll(() => wordsOf(discord.message(messageIn(board).id) ?? messageIn(board))).toContain('3 energy');
    const paid = wordsOf(await discord.slash(ben(), 'payment mana', { cost: '{X}{U/R}{C}', x: 2, pool: 'UCCC' }));
    expect(paid).toContain('Total cost: {2}{U}{C}\nAnnounce {U/R} as {U}');
  },
  B106: async () => {
    await gain(ben(), 2);
    await discord.slash(ben(), 'counter gain', { kind: 'poison', amount: 1 });
    expect(wordsOf(await discord.slash(ben(), 'counter proliferate'))).toContain(
      'one more of each kind, now 3 energy counters and 2 poison counters (CR 701.34a)',
    );
  },
};

describe('Faults of other bots are not ours', () => {
  test('every report about tables and queues is tried, here or where its part is tested', () => {
    for (const [id, where] of Object.entries(ELSEWHERE)) {
      const path = new URL(where, import.meta.url);
      expect(existsSync(path) && readFileSync(path, 'utf8').includes(id), id).toBe(true);
    }
    const tried = [...Object.keys(TRIED), ...Object.keys(ELSEWHERE)];
    expect(tried.sort()).toEqual(ours.map(({ id }) => id).sort());
  });

  test.each(ours.filter(({ id }) => id in TRIED).map(({ id, right }) => [id, right]))('%s: %s', async (id) => {
    expect.hasAssertions();
    await TRIED[id ?? '']?.();
  });
});

import type { Client, RepliableInteraction } from 'discord.js';
import { DiscordAPIError, HTTPError } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LocalDiscord } from './discord.ts';
import { testBot } from './test-bot.ts';

const CALLBACK = 'POST /interactions/*/callback';

let discord: LocalDiscord;
let bot: Client<true>;
let answered: Promise<unknown> = Promise.resolve();
let reply: (i: RepliableInteraction) => Promise<unknown>;
beforeAll(async () => {
  discord = await LocalDiscord.start();
  bot = await testBot(discord, [{ name: 'do', description: 'x' }], (i) => {
    if (i.isRepliable()) answered = reply(i).catch((error) => error);
  });
});
afterEach(() => discord.faults.clear());
afterAll(async () => {
  await bot.destroy();
  await discord.close();
});

const type = async (answer: typeof reply = (i) => i.reply('here')) => {
  reply = answer;
  return discord.slash(discord.as('Ana', 'table-1'), 'do');
};
const answeredSoon = async (): Promise<unknown> => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return answered;
};
const post = (body: object) => bot.rest.post(`/channels/${discord.world.channel('table-1').id}/messages`, { body });

const ask = (method: string, path: string) => fetch(`${discord.address}/api/v10${path}`, { method });

describe('A planned fault', () => {
  it.each([10062, 40060, 50013, 50001, 10008, 30046, 50007] as const)('answers with error %i', async (code) => {
    const fault = discord.faults.add({ match: 'POST /channels/*/messages', code });
    const answer = await ask('POST', `/channels/${discord.world.channel('table-1').id}/messages`);
    expect(await answer.json()).toMatchObject({ code });
    expect(fault.struck).toBe(1);
    await post({ content: 'x' });
  });

  it('on a callback leaves the interaction unanswered', async () => {
    discord.faults.add({ match: CALLBACK, code: 10062 });
    const outcome = type();
    const error = await answeredSoon();
    expect(error instanceof DiscordAPIError && error.code).toBe(10062);
    discord.advance(3_001);
    expect(await outcome).toMatchObject({ failed: 'deadline' });
  });

  it('answers with any status, body and headers', async () => {
    discord.faults.add({ match: /^POST .*\/messages$/, status: 503, body: 'down' });
    const error = await post({ content: 'x' }).catch((caught) => caught);
    expect(error instanceof HTTPError && error.status).toBe(503);
    discord.faults.add({
      match: /^GET /,
      status: 418,
      body: { message: 'no', code: 7 },
      headers: { 'x-teapot': 'yes' },
    });
    const answer = await ask('GET', '/gateway');
    expect([answer.status, answer.headers.get('x-teapot'), await answer.json()]).toEqual([
      418,
      'yes',
      { message: 'no', code: 7 },
    ]);
  });

  it('of 429 says how long to wait, and discord.js waits', async () => {
    const fault = discord.faults.add({ match: 'POST /channels/*/messages', status: 429 });
    const started = performance.now();
    expect(await post({ content: 'late' })).toMatchObject({ content: 'late' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(95);
    expect(fault.struck).toBe(1);
  });

  it('delays before anything is done', async () => {
    discord.faults.add({ match: CALLBACK, delay: 80 });
    const outcome = await type();
    expect(outcome.type).toBe(4);
    expect(outcome.latency).toBeGreaterThanOrEqual(75);
  });

  it('holds the answer back when all is done', async () => {
    discord.faults.add({ match: CALLBACK, hold: 80 });
    const outcome = await type();
    expect(outcome.latency).toBeLessThan(75);
    const waited = performance.now();
    await answered;
    expect(performance.now() - waited).toBeGreaterThan(50);
  });

  it('cuts the connection when all is done: the people saw the answer, the bot did not', async () => {
    discord.faults.add({ match: CALLBACK, drop: true });
    expect(await type()).toMatchObject({ type: 4, message: { content: 'here' } });
    expect(await answered).toMatchObject({ code: 'UND_ERR_SOCKET' });
    expect(discord.log.at(-1)).toMatchObject({ status: 0, reply: undefined });
  });

  it('cuts the connection before anything is done', async () => {
    discord.faults.add({ match: CALLBACK, drop: 'before' });
    const outcome = type();
    expect(await answeredSoon()).toMatchObject({ code: 'UND_ERR_SOCKET' });
    discord.advance(3_001);
    expect(await outcome).toMatchObject({ failed: 'deadline' });
  });

  it('strikes as often as it should, when it should, and can be called off', async () => {
    const fault = discord.faults.add({ match: 'POST /channels/*', code: 50013, after: 1, times: 2 });
    await post({ content: '1' });
    for (let n = 0; n < 2; n += 1) await expect(post({ content: 'x' })).rejects.toMatchObject({ code: 50013 });
    await post({ content: '2' });
    expect(fault.struck).toBe(2);
    const always = discord.faults.add({ match: 'POST /channels/*', code: 50013, times: Number.POSITIVE_INFINITY });
    await expect(post({ content: 'x' })).rejects.toMatchObject({ code: 50013 });
    always.remove();
    await post({ content: '3' });
  });
});

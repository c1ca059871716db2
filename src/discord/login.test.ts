import { Client, GatewayIntentBits } from 'discord.js';
import { expect, test } from 'vitest';
import { LocalDiscord } from '../../sandbox/discord.ts';
import { FatalError } from '../fatal.ts';
import { openLog } from '../log.ts';
import { login } from './login.ts';

const logged: string[] = [];
const log = openLog({ token: null, logLevel: 'info' }, { write: (line) => logged.push(line) });
const client = (address: string) => () =>
  new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${address}/api`, retries: 0 } });

test('while Discord is in trouble it is tried again, later each time; what listens is let go of', async () => {
  const discord = await LocalDiscord.start();
  discord.faults.add({ match: 'GET /gateway/bot', status: 503, times: 2 });
  const given = new AbortController();
  const ready = await login(client(discord.address), discord.token, log, given.signal);
  expect(logged.filter((line) => line.includes('trying again'))).toHaveLength(2);
  given.abort();
  expect(ready.isReady()).toBe(true);
  await ready.destroy();
  await discord.close();
});

test('a token that is refused is not tried again', async () => {
  const discord = await LocalDiscord.start();
  const never = new AbortController().signal;
  await expect(login(client(discord.address), 'another', log, never)).rejects.toThrow(FatalError);
  expect(discord.log.filter(({ path }) => path === '/gateway/bot')).toHaveLength(1);
  await discord.close();
});

test('a connection that is refused for good is not tried again', async () => {
  const discord = await LocalDiscord.start();
  const never = new AbortController().signal;
  const tooMuch = () =>
    new Client({ intents: [GatewayIntentBits.GuildPresences], rest: { api: `${discord.address}/api`, retries: 0 } });
  await expect(login(tooMuch, discord.token, log, never)).rejects.toThrow('intent');
  await discord.close();
});

test('it stops trying when it is told to', async () => {
  const given = new AbortController();
  const trying = login(client('http://127.0.0.1:9'), 'token', log, given.signal);
  setTimeout(() => given.abort(), 200);
  await expect(trying).rejects.toThrow();
});

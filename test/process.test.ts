import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalDiscord } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, type Spawned, spawnBot, spawnMain, wordsOf } from './harness.ts';

/*
 * The bot as an operator runs it, in a process of its own.
 */

/** Each test starts Node once or twice, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;
let discord: LocalDiscord;
const spawned: Spawned[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dynamo-'));
  discord = await LocalDiscord.start();
});
afterEach(async () => {
  for (const { process, ended } of spawned.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
  await discord.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const kept = (bot: Spawned): Spawned => {
  spawned.push(bot);
  return bot;
};
const start = async (more: Readonly<Record<string, string>> = {}): Promise<Spawned> => {
  const bot = kept(spawnBot(discord, dataDir, more));
  await bot.ready;
  return bot;
};
const ana = () => discord.as('Ana', 'table-1');
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('With a token', () => {
  test('stdout is JSON lines, one of them says ready with the pid; SIGTERM to that pid ends it with 0 in five seconds', async () => {
    const bot = await start({ SHARDS: '' }); // discord.js reads it by itself, and would choke
    const { pid } = await bot.ready;
    expect(pid).toBe(bot.process.pid);
    await discord.slash(ana(), 'energy gain', { amount: 2 });
    const before = Date.now();
    process.kill(pid, 'SIGTERM');
    expect(await bot.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - before).toBeLessThan(5000);
    for (const line of linesOf(bot.stdout)) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(bot.stderr).toBe('');
  });

  test('no token is printed, at the most talkative level and with every request failing', async () => {
    const bot = await start({ LOG_LEVEL: 'trace' });
    await discord.slash(ana(), 'energy gain', { amount: 2 });
    for (const code of [10062, 50013, 50035] as const) {
      discord.faults.add({ match: 'POST /interactions/*', code });
      const outcome = discord.slash(ana(), 'energy gain', { amount: 2 });
      if (code === 10062) discord.advance(3000);
      await outcome;
    }
    bot.process.kill('SIGTERM');
    await bot.ended;
    const printed = bot.stdout + bot.stderr;
    const tokens = discord.log.flatMap(({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThan(4);
    for (const token of [discord.token, ...tokens]) expect(printed).not.toContain(token);
  });

  test('a second bot on the same data is refused with the reason; a start right after kill -9 is not', async () => {
    const first = await start();
    const second = kept(spawnBot(discord, dataDir));
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(second.stderr).toContain(`Another bot already runs on the data in ${dataDir}`);
    first.process.kill('SIGKILL');
    await first.ended;
    await start();
  });

  test('a token that Discord refuses ends it at once, with what to do', async () => {
    const bot = kept(spawnBot(discord, dataDir, { DISCORD_TOKEN: 'not.the.token' }));
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(bot.stderr).toContain('DISCORD_TOKEN');
    expect(bot.stdout + bot.stderr).not.toContain('not.the.token');
  });

  test('a connection closed for good ends it, with what to do', async () => {
    const bot = await start();
    discord.closeGateway(4004);
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(bot.stderr).toContain('Discord refused the token');
  });

  test('it waits for a Discord that is not there yet, and can be told to stop meanwhile', async () => {
    const { address } = discord;
    await discord.close();
    const bot = kept(spawnBot(discord, dataDir));
    await expect.poll(() => bot.stdout, { timeout: 60_000 }).toContain('trying again');
    discord = await LocalDiscord.start({ port: Number(new URL(address).port), token: discord.token });
    await bot.ready;
    bot.process.kill('SIGTERM');
    expect(await bot.ended).toMatchObject({ code: 0 });
  });
});

describe('What was answered is kept', () => {
  test('kill -9 between commands, and a restart: nothing is lost, and the buttons of the old board work', async () => {
    const first = await start();
    const board = messageIn(await discord.slash(ana(), 'game start'));
    await discord.slash(ana(), 'energy gain', { amount: 5 });
    await discord.slash(ana(), 'energy pay', { amount: 2 });
    first.process.kill('SIGKILL');
    await first.ended;
    await start();
    expect(wordsOf(await discord.slash(ana(), 'energy show'))).toContain('3');
    const shown = discord.message(board.id) ?? board;
    const clicked = await discord.click(ana(), shown, buttonCalled(shown, '1'));
    expect(clicked).toMatchObject({ type: 7 });
    expect(wordsOf(await discord.slash(ana(), 'energy show'))).toContain('4');
  });

  test('kill -9 in the middle of 64 commands: each that was answered is counted once', async () => {
    const first = await start();
    await discord.slash(ana(), 'energy gain', { amount: 1 });
    const under = Array.from({ length: 64 }, () => discord.slash(ana(), 'energy gain', { amount: 1 }));
    await under[20];
    first.process.kill('SIGKILL');
    await first.ended;
    discord.advance(3000);
    const answered = (await Promise.all(under)).filter(({ type }) => type === 4).length;
    await start();
    const shown = wordsOf(await discord.slash({ ...ana(), locale: 'en-US' }, 'energy show'));
    const have = Number(/\d+/.exec(shown.replace(/<@\d+>/g, ''))?.[0]);
    expect(have).toBeGreaterThanOrEqual(1 + answered);
    expect(have).toBeLessThanOrEqual(65);
  });

  test('a SIGTERM in the middle of 64 commands answers each, done or not', async () => {
    const bot = await start();
    await discord.slash(ana(), 'energy gain', { amount: 1 });
    const under = Array.from({ length: 64 }, () => discord.slash(ana(), 'energy gain', { amount: 1 }));
    bot.process.kill('SIGTERM');
    const outcomes = await Promise.all(under);
    expect(outcomes.map(({ type }) => type)).toEqual(under.map(() => 4));
    expect(await bot.ended).toMatchObject({ code: 0 });
    const done = outcomes.filter(({ ephemeral, type }) => type === 4 && !ephemeral).length;
    await start();
    const shown = wordsOf(await discord.slash(ana(), 'energy show'));
    expect(shown.replace(/<@\d+>/g, '')).toContain(String(1 + done));
  });
});

describe('The environment', () => {
  test('every problem is listed at once on stderr, with exit code 1 and no value', async () => {
    const secret = 'my-secret-token';
    const bot = kept(
      spawnMain({
        DISCORD_TOKEN: secret,
        LOG_LEVEL: 'loud',
        HTTP_PORT: '-1',
        DISCORD_API_BASE: 'https://elsewhere.example',
      }),
    );
    expect(await bot.ended).toMatchObject({ code: 1 });
    for (const name of ['LOG_LEVEL', 'HTTP_PORT', 'DISCORD_API_BASE']) expect(bot.stderr).toContain(name);
    expect(bot.stdout).toBe('');
    expect(bot.stderr).not.toMatch(/my-secret|loud|elsewhere/);
  });

  test('every variable that is read is in .env.example', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('../src/env.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });

  test('a data directory that can not be made is a problem with a name, in the local Discord too', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const bot = kept(spawnMain({ DATA_DIR: join(file, 'data') }, ''));
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(bot.stderr).toContain('Set DATA_DIR');
  });

  test('a health page whose port is taken is a problem with a name', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const bot = kept(spawnBot(discord, dataDir, { HTTP_PORT: port }));
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(bot.stderr).toContain('HTTP_PORT');
    taken.close();
  });
});

describe('Without a token', () => {
  test('stdout carries the address, the ready line and the answers; the logs are on stderr; the end of the input ends it', async () => {
    const bot = kept(spawnMain({ DATA_DIR: dataDir }, 'as Ana\n/energy gain amount:2\nlocale fr\n/energy show\n'));
    expect(await bot.ended).toEqual({ code: 0, signal: null });
    const [address, ready, ...answers] = linesOf(bot.stdout);
    expect(address).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    expect(JSON.parse(ready ?? '')).toMatchObject({ msg: 'ready', pid: bot.process.pid });
    expect(answers.join('\n')).toMatch(/2/);
    expect(answers.some((line) => line.startsWith('{"level"'))).toBe(false);
    for (const line of linesOf(bot.stderr)) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

describe('Registration', () => {
  test('a restart with the same commands does not send them again', async () => {
    const first = await start();
    first.process.kill('SIGTERM');
    await first.ended;
    await start();
    expect(discord.log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('npm run deploy registers them without a bot', async () => {
    const env = {
      PATH: process.env.PATH ?? '',
      DISCORD_TOKEN: discord.token,
      DISCORD_API_BASE: `${discord.address}/api`,
    };
    const run = promisify(execFile);
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'src/deploy.ts'], { cwd: root, env });
    expect(stdout).toContain('commands are registered everywhere');
    expect(discord.commands.length).toBeGreaterThan(5);
  });
});

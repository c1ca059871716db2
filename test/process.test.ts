import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LocalDiscord } from '../sandbox/discord.ts';
import { buttonCalled, messageIn, type Spawned, spawnBot, spawnMain, wordsOf } from './harness.ts';

/*
 * The bot as an operator runs it, in a process of its own. A start takes seconds on a busy machine: each shows all it can, and the
 * next goes on with what it left.
 */

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'dynamo-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const spawned: Spawned[] = [];
const kept = (bot: Spawned): Spawned => {
  spawned.push(bot);
  return bot;
};
const endAll = async (): Promise<void> => {
  for (const { process, ended } of spawned.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
};

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

describe('On one data directory, one start after the other', () => {
  const dataDir = folder();
  let discord: LocalDiscord;
  let bot: Spawned;
  beforeAll(async () => {
    discord = await LocalDiscord.start();
  });
  afterAll(async () => {
    await endAll();
    await discord.close();
  });

  const start = async (more: Readonly<Record<string, string>> = {}): Promise<Spawned> => {
    bot = kept(spawnBot(discord, dataDir, more));
    await bot.ready;
    return bot;
  };
  const ana = () => discord.as('Ana', 'table-1');
  const gain = (amount: number) => discord.slash(ana(), 'energy gain', { amount });
  const energy = async (): Promise<number> => {
    const shown = wordsOf(await discord.slash({ ...ana(), locale: 'en-US' }, 'energy show'));
    return Number(/\d+/.exec(shown.replace(/<@\d+>/g, ''))?.[0]);
  };
  /** 64 commands at once, of which each gains one. */
  const gainMuch = () => Array.from({ length: 64 }, () => gain(1));

  test('it waits for a Discord that is not there yet, then says ready in a line of stdout with its pid', async () => {
    const { address, token } = discord;
    await discord.close();
    // At the most talkative level, for what is looked at below. discord.js reads SHARDS by itself, and would choke on it.
    bot = kept(spawnBot(discord, dataDir, { LOG_LEVEL: 'trace', SHARDS: '' }));
    await expect.poll(() => bot.stdout, { timeout: 60_000 }).toContain('trying again');
    discord = await LocalDiscord.start({ port: Number(new URL(address).port), token });
    expect((await bot.ready).pid).toBe(bot.process.pid);
  });

  test('a second bot beside it is refused, with the reason in one line', async () => {
    const second = kept(spawnBot(discord, dataDir));
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(linesOf(second.stderr)).toEqual([
      expect.stringMatching(`The bot can't run: Another bot already runs on the data in ${dataDir}`),
    ]);
    expect(second.stdout).not.toContain('"stack"');
  });

  test('while requests fail and 64 commands are under way, SIGTERM answers each, and ends it with 0 in five seconds', async () => {
    await gain(1);
    for (const code of [10062, 50013, 50035] as const) {
      discord.faults.add({ match: 'POST /interactions/*', code });
      const outcome = discord.slash(ana(), 'energy show');
      if (code === 10062) discord.advance(3000);
      await outcome;
    }
    const under = gainMuch();
    const before = Date.now();
    process.kill((await bot.ready).pid, 'SIGTERM');
    const outcomes = await Promise.all(under);
    expect(await bot.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - before).toBeLessThan(5000);
    expect(outcomes.map(({ type }) => type)).toEqual(under.map(() => 4));
    const done = outcomes.filter(({ ephemeral }) => !ephemeral).length;
    await start();
    expect(await energy()).toBe(1 + done);
  });

  test('stdout was JSON lines, stderr nothing, and no token was printed', () => {
    const [{ stdout, stderr } = { stdout: '', stderr: 'none' }] = spawned;
    for (const line of linesOf(stdout)) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(stderr).toBe('');
    const tokens = discord.log.flatMap(({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThan(64);
    for (const token of [discord.token, ...tokens]) expect(stdout).not.toContain(token);
  });

  test('the same commands were not registered again', () => {
    expect(discord.log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('kill -9 in the middle of 64 commands, and a start right after: each that was answered is counted once', async () => {
    const before = await energy();
    const board = messageIn(await discord.slash(ana(), 'game board'));
    const under = gainMuch();
    await under[20];
    bot.process.kill('SIGKILL');
    await bot.ended;
    discord.advance(3000);
    const answered = (await Promise.all(under)).filter(({ type }) => type === 4).length;
    await start();
    const have = await energy();
    expect(have).toBeGreaterThanOrEqual(before + answered);
    expect(have).toBeLessThanOrEqual(before + 64);

    const shown = discord.message(board.id) ?? board;
    expect(await discord.click(ana(), shown, buttonCalled(shown, '1'))).toMatchObject({ type: 7 });
    expect(await energy()).toBe(have + 1);
  });

  test('a connection that Discord closes for good ends it, with what to do', async () => {
    discord.closeGateway(4004);
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(bot.stderr).toContain('Discord refused the token');
  });
});

describe('Told to stop before it is ready, it ends with 0', () => {
  afterEach(endAll);

  test.each([
    ['npm start', ['src/start.cjs']],
    ['the image', ['--import', 'tsx', 'src/main.ts']],
  ])('as %s starts it, however much of itself it has read', async (_, start) => {
    const env = { DATA_DIR: folder() };
    const begin = () => kept(spawnMain(env, undefined, { root: ROOT, start }));
    const began = Date.now();
    await begin().ready;
    const took = Date.now() - began;
    await endAll();
    for (const share of [0.4, 0.6, 0.8, 0.9, 1]) {
      const bot = begin();
      await sleep(took * share);
      bot.process.kill('SIGTERM');
      expect(await bot.ended, `${share} of ${took} ms`).toEqual({ code: 0, signal: null });
    }
  });
});

describe('What it can not start with', () => {
  afterEach(endAll);

  test('a token that Discord refuses is told at once with what to do, by the bot and by the registration alike', async () => {
    const discord = await LocalDiscord.start();
    const bot = kept(spawnBot(discord, folder(), { DISCORD_TOKEN: 'not.the.token' }));
    expect(await bot.ended).toMatchObject({ code: 1 });
    const api = { DISCORD_API_BASE: `${discord.address}/api` };
    const refused = await deploy({ DISCORD_TOKEN: 'not.the.token', ...api });
    for (const { stderr } of [bot, refused])
      expect(stderr).toMatch(/Discord refused the token\. Copy .* DISCORD_TOKEN/);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(bot.stdout + bot.stderr + refused.stderr).not.toContain('not.the.token');

    expect(await deploy({})).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^DISCORD_TOKEN is missing\. Copy/),
    });

    expect(await deploy({ DISCORD_TOKEN: discord.token, ...api })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('commands are registered everywhere'),
    });
    expect(discord.commands.length).toBeGreaterThan(5);
    await discord.close();
  });

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

  test('data that can not be used is told in one line, in the local Discord too, whose address is then not given', async () => {
    const dataDir = folder();
    const table = join(dataDir, 'table.db');
    writeFileSync(table, 'x'.repeat(8192));
    const starts = [
      [
        dataDir,
        `${table} is not a database. Restore your backup, as the README says, or move it away to begin with nothing.`,
      ],
      [
        table,
        `The data can't be kept in ${table}: ${table} is a file, not a folder. Set DATA_DIR to a folder that the bot may write in.`,
      ],
    ] as const;
    for (const [DATA_DIR, reason] of starts) {
      const bot = kept(spawnMain({ DATA_DIR }, ''));
      expect(await bot.ended).toMatchObject({ code: 1 });
      expect(linesOf(bot.stderr)).toEqual([`The bot can't run: ${reason}`]);
      expect(bot.stdout).toBe('');
    }
  });
});

/** What the image is made of, and how it starts, as the Dockerfile says. */
const imageIn = (root: string) => {
  const dockerfile =
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  for (const path of copied) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const [command, ...start]: string[] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]');
  return { command, root, start };
};

describe('The image', () => {
  const image = imageIn(folder());
  afterEach(endAll);

  test('starts Node itself, joins Discord, and ends well when it is told to', async () => {
    expect(image.command).toBe('node');
    const discord = await LocalDiscord.start();
    const env = { DISCORD_TOKEN: discord.token, DISCORD_API_BASE: `${discord.address}/api`, DATA_DIR: folder() };
    const bot = kept(spawnMain(env, '', image));
    const { pid } = await bot.ready;
    const asked = await discord.slash(discord.as('Ana', 'table-1'), 'payment energy', { amount: '2', have: 3 });
    expect(wordsOf(asked)).toContain('Oui, vous pouvez');
    process.kill(pid, 'SIGTERM');
    expect(await bot.ended).toEqual({ code: 0, signal: null });
    await discord.close();
  });

  test('has no local Discord: without a token it says so in one line', async () => {
    const bot = kept(spawnMain({ DATA_DIR: folder() }, '', image));
    expect(await bot.ended).toMatchObject({ code: 1 });
    expect(linesOf(bot.stderr)).toEqual([expect.stringMatching(/^DISCORD_TOKEN is missing: .*not part of this image/)]);
    expect(bot.stdout).toBe('');
  });
});

/** `npm run deploy`, without npm in between. */
const deploy = (env: Readonly<Record<string, string>>): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/deploy.ts'],
      { cwd: ROOT, env: { PATH: process.env.PATH ?? '', ...env } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

describe('Without a token', () => {
  afterEach(endAll);

  test('a second bot on the same data is refused before it gives an address', async () => {
    const DATA_DIR = folder();
    const first = kept(spawnMain({ DATA_DIR }));
    await first.ready;
    const second = kept(spawnMain({ DATA_DIR }, ''));
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(linesOf(second.stderr)).toEqual([expect.stringContaining('Another bot already runs on the data in')]);
    expect(second.stdout).toBe('');
  });

  test('stdout carries the address, the ready line and the answers; the logs are on stderr; the end of the input ends it', async () => {
    const bot = kept(spawnMain({ DATA_DIR: folder() }, 'as Ana\n/energy gain amount:2\nlocale fr\n/energy show\n'));
    expect(await bot.ended).toEqual({ code: 0, signal: null });
    const [address, ready, ...answers] = linesOf(bot.stdout);
    expect(address).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    expect(JSON.parse(ready ?? '')).toMatchObject({ msg: 'ready', pid: bot.process.pid });
    expect(answers.join('\n')).toMatch(/2/);
    expect(answers.some((line) => line.startsWith('{"level"'))).toBe(false);
    for (const line of linesOf(bot.stderr)) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalDiscord, type Who } from '../sandbox/discord.ts';
import { type Spawned, spawnBot } from '../test/harness.ts';
import { median } from './median.ts';

/*
 * The bot as it is run, in a process of its own, through the real client and the local Discord: how fast it starts and answers,
 * and how much memory it takes.
 */

export interface StartFigures {
  /** Milliseconds from the start of the process to its ready line: with an empty data directory, and the median of later starts. */
  readonly firstReady: number;
  readonly ready: number;
  /** MiB: when ready, after half of the interactions, and after all of them. */
  readonly memoryReady: number | null;
  readonly memoryHalfway: number | null;
  readonly memoryAfter: number | null;
  /** Milliseconds from an interaction to its answer. */
  readonly slash: Times;
  readonly autocomplete: Times;
  readonly concurrent: Times;
  readonly users: number;
  readonly interactions: number;
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface StartWork {
  readonly starts: number;
  readonly sequential: number;
  /** Rounds of 64 commands at once. */
  readonly rounds: number;
  /** Interactions by many users, for the memory. */
  readonly crowd: number;
  readonly users: number;
}

export const USUAL: StartWork = { starts: 5, sequential: 2000, rounds: 20, crowd: 20_000, users: 2000 };

/** With the library the bot is born with, or with these files imported before it starts. */
export const benchStart = async (work: StartWork = USUAL, files: readonly string[] = []): Promise<StartFigures> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dynamo-bench-'));
  if (files.length > 0) {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
    execFileSync(process.execPath, ['--import', 'tsx', 'src/library/import/main.ts', ...files], {
      env,
      stdio: 'ignore',
    });
  }
  const discord = await LocalDiscord.start();
  try {
    const firstReady = await timeToReady(discord, dataDir);
    const later: number[] = [];
    for (let at = 1; at < work.starts; at += 1) later.push(await timeToReady(discord, dataDir));
    const bot = spawnBot(discord, dataDir);
    await bot.ready;
    const figures = await measure(discord, bot, work);
    await end(bot);
    return { firstReady, ready: median(later), ...figures };
  } finally {
    await discord.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const measure = async (
  discord: LocalDiscord,
  bot: Spawned,
  work: StartWork,
): Promise<Omit<StartFigures, 'firstReady' | 'ready'>> => {
  const memoryReady = memoryOf(bot);
  const ana = discord.as('Ana', 'table-1');
  const gain = async (who: Who) => (await discord.slash(who, 'energy gain', { amount: 1 })).latency;
  await repeat(200, () => gain(ana));
  const slash = await repeat(work.sequential, () => gain(ana));
  const typed = ['e', 'co', 'coureu', 'éner', 'révol', 'improv', 'aether', 'whirl'];
  const autocomplete = await repeat(work.sequential, async (at) => {
    const query = typed[at % typed.length] ?? '';
    return (await discord.complete(ana, 'ruling lookup', { query }, 'query')).latency;
  });
  const concurrent: number[] = [];
  for (let round = 0; round < work.rounds; round += 1) {
    concurrent.push(...(await Promise.all(Array.from({ length: 64 }, () => gain(ana)))));
  }
  const crowd = crowdOf(discord, work.users);
  await repeat(work.crowd / 2, (at) => gain(crowd(at)));
  const memoryHalfway = memoryOf(bot);
  await repeat(work.crowd / 2, (at) => gain(crowd(at)));
  return {
    memoryReady,
    memoryHalfway,
    memoryAfter: memoryOf(bot),
    slash: timesOf(slash),
    autocomplete: timesOf(autocomplete),
    concurrent: timesOf(concurrent),
    users: work.users,
    interactions: 200 + work.sequential * 2 + work.rounds * 64 + work.crowd,
  };
};

/** Ten at a table, each table a channel of its own. */
const crowdOf = (discord: LocalDiscord, users: number): ((at: number) => Who) => {
  const { world } = discord;
  const guild = world.guild('Aether Hub');
  const people = Array.from({ length: users }, (_, at): Who => {
    const user = world.addUser({ name: `player-${at}` });
    world.addMember(guild, user);
    const name = `crowd-${Math.floor(at / 10)}`;
    if (at % 10 === 0) world.addChannel(guild, { name });
    return discord.as(user.id, name);
  });
  return (at) => {
    const who = people[at % people.length];
    if (who === undefined) throw new Error('A crowd of nobody');
    return who;
  };
};

const repeat = async (times: number, call: (at: number) => Promise<number>): Promise<readonly number[]> => {
  const results: number[] = [];
  for (let at = 0; at < times; at += 1) results.push(await call(at));
  return results;
};

const timeToReady = async (discord: LocalDiscord, dataDir: string): Promise<number> => {
  const before = performance.now();
  const bot = spawnBot(discord, dataDir);
  await bot.ready;
  const took = performance.now() - before;
  await end(bot);
  return took;
};

const end = async (bot: Spawned): Promise<void> => {
  bot.process.kill('SIGTERM');
  await bot.ended;
};

/** Resident memory in MiB, where the system tells it. */
const memoryOf = ({ process: { pid } }: Spawned): number | null => {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return null;
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
};

const timesOf = (times: readonly number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 };
};

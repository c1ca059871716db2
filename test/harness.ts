import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { LocalDiscord, type Message, type Outcome, type StartOptions } from '../sandbox/discord.ts';
import { type Bot, startBot } from '../src/bot.ts';
import { type Env, readEnv } from '../src/env.ts';
import { openLog } from '../src/log.ts';

/*
 * The whole bot against the local Discord: the real discord.js client, real SQLite files in a directory of their own. In this
 * process, where a test looks at everything; or in a process of its own, where a test may kill it.
 */

export interface TogetherOptions {
  readonly discord?: StartOptions;
  /** Variables of the environment beside the token, the API and the data directory. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Together {
  readonly discord: LocalDiscord;
  readonly dataDir: string;
  /** The bot that runs now. */
  readonly bot: Bot;
  /** Every line it logged. */
  readonly logged: readonly string[];
  /** Moves Discord's clock and the bot's. */
  advance(ms: number): void;
  /** Stops the bot and starts it again on the same data, or on what was made of it in between. */
  restart(meanwhile?: () => void): Promise<void>;
  stop(): Promise<void>;
}

export const startTogether = async ({ discord: settings, env = {} }: TogetherOptions = {}): Promise<Together> => {
  const discord = await LocalDiscord.start(settings);
  const dataDir = mkdtempSync(join(tmpdir(), 'dynamo-'));
  const logged: string[] = [];
  let later = 0;
  const start = async (): Promise<Bot> => {
    const read = envFor(discord, dataDir, env);
    const bot = await startBot(read, {
      log: openLog(read, { write: (line) => logged.push(line) }),
      now: () => Date.now() + later,
    });
    await discord.waitForBot().catch((error: Error) => {
      throw new Error(`${error.message}\n${logged.join('')}`);
    });
    return bot;
  };
  const putAway = async () => {
    await discord.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let bot = await start().catch(async (error: unknown) => {
    await putAway();
    throw error;
  });
  return {
    discord,
    dataDir,
    logged,
    get bot() {
      return bot;
    },
    advance: (ms) => {
      later += ms;
      discord.advance(ms);
    },
    restart: async (meanwhile) => {
      await bot.stop();
      meanwhile?.();
      bot = await start();
    },
    stop: async () => {
      await bot.stop();
      await putAway();
    },
  };
};

const variables = (discord: LocalDiscord, dataDir: string, more: Readonly<Record<string, string>>) => ({
  DISCORD_TOKEN: discord.token,
  DISCORD_API_BASE: `${discord.address}/api`,
  DATA_DIR: dataDir,
  ...more,
});

const envFor = (
  discord: LocalDiscord,
  dataDir: string,
  more: Readonly<Record<string, string>>,
): Env & { token: string } => {
  const read = readEnv(variables(discord, dataDir, more));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return { ...read.env, token: discord.token };
};

// ── In a process of its own ─────────────────────────────────────────────────────────────────────────────────────────

export interface Spawned {
  readonly process: ChildProcess;
  readonly stdout: string;
  readonly stderr: string;
  /** The ready line, once it is there; rejects when the process ends before. */
  readonly ready: Promise<{ readonly pid: number; readonly msg: 'ready' }>;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What `npm start` gives to Node. */
const START = packageJson.scripts.start.split(' ').slice(1);

/** `npm start` in exactly this environment, without npm in between; `input` is what it reads from its standard input. Or other sources, started otherwise. */
export const spawnMain = (
  env: Readonly<Record<string, string>>,
  input?: string,
  { root, start }: { readonly root: string; readonly start: readonly string[] } = { root: ROOT, start: START },
): Spawned => {
  const child = spawn(process.execPath, start, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: 'pipe',
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  if (input !== undefined) child.stdin.end(input);
  const ended = new Promise<Awaited<Spawned['ended']>>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<Awaited<Spawned['ready']>>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const line = stdout.split('\n').find((each) => each.includes('"msg":"ready"'));
      if (line?.endsWith('}')) resolve(JSON.parse(line));
    });
    ended.then(({ code, signal }) =>
      reject(new Error(`It ended with ${code ?? signal} before it was ready:\n${stdout}\n${stderr}`)),
    );
  });
  ready.catch(() => {}); // who needs it awaits it
  return {
    process: child,
    ready,
    ended,
    get stdout() {
      return stdout;
    },
    get stderr() {
      return stderr;
    },
  };
};

/** The bot in a process of its own, joined to this Discord. */
export const spawnBot = (
  discord: LocalDiscord,
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Spawned => spawnMain(variables(discord, dataDir, more));

// ── What tests say ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The message of an outcome; a test that expects one fails without it. */
export const messageIn = (outcome: Outcome): Message => {
  if (outcome.message === undefined) throw new Error(`No message: ${JSON.stringify(outcome)}`);
  return outcome.message;
};

/** All the words of a message: its content and the texts of its panels, line by line. */
export const wordsOf = (shown: Message | Outcome): string => {
  const message = 'interactionId' in shown ? messageIn(shown) : shown;
  return [message.content, ...textsIn(message.components)].filter((text) => text !== '').join('\n');
};

interface Part {
  readonly content?: string | undefined;
  readonly custom_id?: string | undefined;
  readonly label?: string | undefined;
  readonly components?: readonly Part[] | undefined;
}

const textsIn = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ content, components }) => [
    ...(content === undefined ? [] : [content]),
    ...textsIn(components ?? []),
  ]);

/** The custom id of the first button whose label has these words in it. */
export const buttonCalled = (message: Message, label: string): string => {
  const buttons = (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap((part) => [part, ...buttons(part.components ?? [])]);
  const found = buttons(message.components).find((part) => part.label?.includes(label));
  if (found?.custom_id === undefined) throw new Error(`No button “${label}” in ${JSON.stringify(message.components)}`);
  return found.custom_id;
};

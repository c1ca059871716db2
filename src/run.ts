import { createRequire } from 'node:module';
import { config } from 'dotenv';
import { startBot } from './bot.ts';
import { type Env, readEnv } from './env.ts';
import { FatalError } from './fatal.ts';
import { announceReady, type Log, openLog } from './log.ts';

/*
 * The bot as it is started. With a token: Discord, logs on stdout. Without: the very same bot against a local Discord, whose address and
 * answers have stdout for themselves; logs go to stderr.
 */

/** What runs beside the bot when there is no token. */
interface Local {
  readonly done: Promise<void>;
  announce(): void;
  begin(): void;
  close(): Promise<void>;
}

export const main = async (): Promise<number> => {
  config({ quiet: true });
  const read = readEnv(process.env);
  if (!read.ok) {
    const lines = read.problems.map((problem) => `- ${problem}\n`);
    process.stderr.write(`The bot can't start with this environment:\n${lines.join('')}`);
    return 1;
  }
  const { env } = read;
  const { token } = env;
  return token === null ? runLocally(env) : run({ ...env, token }, openLog(env, 'stdout'), null);
};

const runLocally = async (env: Env): Promise<number> => {
  const local = await startLocally();
  if (local === null) {
    process.stderr.write(
      "DISCORD_TOKEN is missing: set it to your bot's token. Without one the bot would start the local Discord, which is not part of this image: it needs the sources (the sandbox folder) and the development dependencies.\n",
    );
    return 1;
  }
  const { token, apiBase } = local;
  try {
    return await run({ ...env, token, apiBase }, openLog({ ...env, token }, 'stderr'), local);
  } finally {
    await local.close();
  }
};

/** Null where its files or the development dependencies were left out. */
const startLocally = async () => {
  try {
    // Not by `import`, which start.cjs leaves to Node; what is required has no type of its own.
    const { startSandbox }: typeof import('../sandbox/main.ts') = createRequire(import.meta.url)('../sandbox/main.ts');
    return await startSandbox({ input: process.stdin, output: process.stdout });
  } catch (error) {
    if (isModuleMissing(error)) return null;
    throw error;
  }
};

const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND')) ||
    isModuleMissing(error.cause));

/** Runs until it is told to stop (0) or can't go on (1). */
const run = async (env: Env & { readonly token: string }, log: Log, local: Local | null): Promise<number> => {
  const stopping = new AbortController();
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      // From here on there is something to put away. Never without a listener: with the last one goes a signal that came and was not told yet.
      const before = process.listeners(signal);
      process.on(signal, () => {
        stopping.abort();
        resolve();
      });
      for (const it of before) process.removeListener(signal, it);
    }
  });
  process.on('unhandledRejection', (err) => log.error({ err }, 'A promise failed unseen'));
  try {
    const bot = await startBot(env, { log, signal: stopping.signal });
    process.on('unhandledRejection', bot.measures.rejection);
    local?.announce();
    announceReady({ servers: bot.servers, version: bot.version });
    local?.begin();
    const reason = await Promise.race([told, bot.failed, ...(local === null ? [] : [local.done])]);
    log.info('Stopping');
    await bot.stop();
    if (reason instanceof FatalError) throw reason;
    return 0;
  } catch (error) {
    if (stopping.signal.aborted && !(error instanceof FatalError)) return 0;
    explain(error, log, local !== null);
    return 1;
  }
};

/** For the operator, in words; for the log, with all that is known. What the words say in full is not logged between them. */
const explain = (error: unknown, log: Log, isLogBeside: boolean): void => {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof FatalError)) log.fatal({ err: error }, 'The bot can not run');
  else if (!isLogBeside) log.fatal({ reason: message }, 'The bot can not run');
  process.stderr.write(`The bot can't run: ${message}\n`);
};

import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { config } from 'dotenv';
import { readEnv } from '../../env.ts';
import { FatalError } from '../../fatal.ts';
import { openTable, type Table } from '../../table/table.ts';
import { LibraryBusy } from '../draft.ts';
import { openPages } from '../pages.ts';
import { readArguments, USAGE } from './arguments.ts';
import { runImport } from './run.ts';

/* npm run import -- FILE…: beside a running bot or not. The report goes to stdout, progress and faults of the call to stderr. */

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

/** What the operator can do something about: another import, a full disk, a directory that is not ours. Null for a fault of the program. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof FatalError || error instanceof LibraryBusy) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'The disk is full.';
  if (code === 'SQLITE_BUSY') return 'Another process has been writing to the data for too long: try again.';
  const isSystem =
    error instanceof Error && typeof code === 'string' && /^(E[A-Z]+|SQLITE_(READONLY|CANTOPEN|IOERR))/.test(code);
  return isSystem ? `${error.message}.` : null;
};

/** A bar on a terminal, elsewhere a line every ten per cent. */
const showProgress = (): { progress: (file: string, share: number) => void; stop: () => void } => {
  const bar = process.stderr.isTTY ? new SingleBar({ format: '{file} {bar} {percentage} %', hideCursor: true }) : null;
  let shown = '';
  return {
    progress: (file, share) => {
      const percent = Math.floor(share * 100);
      if (bar) {
        if (shown === '') bar.start(100, percent, { file });
        bar.update(percent, { file });
        shown = file;
        return;
      }
      const step = `${file}: ${Math.floor(percent / 10) * 10} %`;
      if (step !== shown) console.error(step);
      shown = step;
    },
    stop: () => bar?.stop(),
  };
};

// A reader that has seen enough (`| head`) is no reason to die: what was imported stays imported.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
config({ quiet: true });
const typed = readArguments(process.argv.slice(2));
if (typed.ok === 'help') {
  console.log(USAGE);
  process.exit(0);
}
const env = readEnv({ ...process.env, DISCORD_TOKEN: undefined, DISCORD_API_BASE: undefined });
if (!env.ok) fail(env.problems);
if (!typed.ok) fail([...typed.faults, USAGE]);
if (env.ok && typed.ok) {
  const { dataDir, synchronous } = env.env;
  const { progress, stop } = showProgress();
  let table: Table | undefined;
  try {
    table = openTable(join(dataDir, 'table.db'), { synchronous });
    const pages = openPages(table.db);
    const done = await runImport(typed.files, typed.options, {
      dataDir,
      pages,
      now: Date.now(),
      say: console.log,
      progress,
    });
    if (!done) process.exitCode = 1;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    console.error(`${reason} Nothing was imported, the library is as it was.`);
    process.exitCode = 1;
  } finally {
    stop();
    table?.close();
  }
}

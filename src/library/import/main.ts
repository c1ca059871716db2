import { join } from 'node:path';
import { config } from 'dotenv';
import { readEnv } from '../../env.ts';
import { openTable, type Table } from '../../table/table.ts';
import { openPages } from '../pages.ts';
import { readArguments, USAGE } from './arguments.ts';
import { showProgress } from './progress.ts';
import { reasonOf } from './reason.ts';
import { runImport } from './run.ts';

/* npm run import -- FILE…: beside a running bot or not. The report goes to stdout, progress and faults of the call to stderr. */

const fail = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
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

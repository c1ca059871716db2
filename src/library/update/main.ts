import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { config } from 'dotenv';
import { readEnv } from '../../env.ts';
import { openTable, type Table } from '../../table/table.ts';
import { showProgress } from '../import/progress.ts';
import { reasonOf } from '../import/reason.ts';
import { openPages } from '../pages.ts';
import { SERVERS } from './sources.ts';
import { runUpdate } from './update.ts';

/* npm run update: beside a running bot or not. The report goes to stdout, progress and faults of the call to stderr. */

const USAGE = `npm run update               fetches cards and rulings from Scryfall and MTGJSON, at most once a week, and imports them
npm run update -- --force    also when the last update was less than a week ago`;

const typed = process.argv.slice(2);
if (typed.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
config({ quiet: true });
const env = readEnv({ ...process.env, DISCORD_TOKEN: undefined, DISCORD_API_BASE: undefined });
const problems = [
  ...(env.ok ? [] : env.problems),
  ...(typed.every((word) => word === '--force') ? [] : [`${typed.join(' ')} is not understood.`, USAGE]),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || !env.ok) process.exit(1);

const { dataDir, synchronous } = env.env;
const { progress, stop } = showProgress();
let table: Table | undefined;
try {
  table = openTable(join(dataDir, 'table.db'), { synchronous });
  const done = await runUpdate({
    dataDir,
    pages: openPages(table.db),
    now: Date.now(),
    say: console.log,
    progress,
    wait,
    patience: 60_000,
    servers: SERVERS,
    force: typed.includes('--force'),
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

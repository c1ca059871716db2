import { setTimeout as wait } from 'node:timers/promises';
import { config } from 'dotenv';
import { readScriptEnv } from '../../env.ts';
import { inWorkshop } from '../import/workshop.ts';
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
const env = readScriptEnv(process.env);
const problems = [
  ...(env.ok ? [] : env.problems),
  ...(typed.every((word) => word === '--force') ? [] : [`${typed.join(' ')} is not understood.`, USAGE]),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || !env.ok) process.exit(1);

const force = typed.includes('--force');
await inWorkshop(env.env, (workshop) => runUpdate({ ...workshop, wait, patience: 60_000, servers: SERVERS, force }));

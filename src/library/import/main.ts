import { config } from 'dotenv';
import { readScriptEnv } from '../../env.ts';
import { readArguments, USAGE } from './arguments.ts';
import { runImport } from './run.ts';
import { inWorkshop } from './workshop.ts';

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
const env = readScriptEnv(process.env);
if (!env.ok) fail(env.problems);
if (!typed.ok) fail([...typed.faults, USAGE]);
if (env.ok && typed.ok) {
  const { files, options } = typed;
  await inWorkshop(env.env, (workshop) => runImport(files, options, workshop));
}

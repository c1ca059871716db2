import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from 'dotenv';
import { readScriptEnv } from './env.ts';
import { copyTable } from './table/copy.ts';

const USAGE = 'Write: npm run backup -- DEST, where DEST is the file to copy what the bot remembers into.';

/** `npm run backup -- DEST`: what the bot remembers, in one file, whether or not it runs. */
const backUp = (args: readonly string[]): string => {
  const [to, ...rest] = args;
  if (to === '--help' || to === '-h') return USAGE;
  if (!to || to.startsWith('-') || rest.length > 0) throw new Error(`Say where the copy shall be. ${USAGE}`);
  config({ quiet: true });
  const read = readScriptEnv(process.env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const table = join(read.env.dataDir, 'table.db');
  if (!existsSync(table)) throw new Error(`There is nothing to back up yet: no ${table}. Is DATA_DIR right?`);
  if (existsSync(to)) {
    throw new Error(
      statSync(to).isDirectory()
        ? `${to} is a folder: name the file the copy shall be in it.`
        : `${to} is there already and is left as it is. Name another file, or move that one away first.`,
    );
  }
  if (!existsSync(dirname(to))) throw new Error(`There is no folder ${dirname(to)}: make it first.`);
  copyTable(table, to);
  return `${table} was copied to ${to}: ${sizeOf(to)}, checked. The README says how to go back to it.`;
};

const sizeOf = (file: string): string => {
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
};

try {
  process.stdout.write(`${backUp(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

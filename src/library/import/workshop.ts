import { join } from 'node:path';
import type { Env } from '../../env.ts';
import { openTable, type Table } from '../../table/table.ts';
import { openPages } from '../pages.ts';
import { showProgress } from './progress.ts';
import { reasonOf } from './reason.ts';
import type { Workshop } from './run.ts';

/** What a script imports with: reports on stdout, progress and faults on stderr; the exit code tells whether all of it was done. */
export const inWorkshop = async (
  { dataDir, synchronous }: Env,
  work: (workshop: Workshop) => Promise<boolean>,
): Promise<void> => {
  const { progress, stop } = showProgress();
  let table: Table | undefined;
  try {
    table = openTable(join(dataDir, 'table.db'), { synchronous });
    const done = await work({ dataDir, pages: openPages(table.db), now: Date.now(), say, progress });
    if (!done) process.exitCode = 1;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    process.stderr.write(`${reason} Nothing was imported, the library is as it was.\n`);
    process.exitCode = 1;
  } finally {
    stop();
    table?.close();
  }
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

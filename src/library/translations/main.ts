import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from 'dotenv';
import { z } from 'zod';
import { readScriptEnv } from '../../env.ts';
import { FatalError } from '../../fatal.ts';
import { openTable } from '../../table/table.ts';
import { judgedStore } from '../judged/judgedStore.ts';
import { judgedLibraries } from '../judged/overlay.ts';
import { openLibrary } from '../open.ts';
import { openPages } from '../pages.ts';
import { coverageOf } from './coverage.ts';
import { makeTranslationFile, parseTranslationFile } from './translationFile.ts';

/* npm run translations -- export|import|coverage FILE: beside a running bot or not. Reports go to stdout, faults to stderr. */

const USAGE = `npm run translations -- export FILE    writes the French that judges of all servers have read
npm run translations -- import FILE    makes such a file hold in every server
npm run translations -- coverage FILE  tells how much of the English in FILE there is in French (JSON: texts, or objects with a text)`;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const texts = z.array(z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]));

const run = (what: string, file: string, dataDir: string): void => {
  const table = openTable(join(dataDir, 'table.db'), { synchronous: 'full' });
  const judged = judgedStore(table.db);
  try {
    switch (what) {
      case 'export': {
        const text = makeTranslationFile(judged.reviews());
        writeFileSync(file, text);
        console.log(`${text.split('\n').length - 1} written`);
        return;
      }
      case 'import': {
        const parsed = parseTranslationFile(read(file));
        if ('line' in parsed)
          throw new FatalError(`${file}, line ${parsed.line}: ${parsed.reason}. Nothing was imported.`);
        const { added, changed, unchanged } = judged.makeGeneral(parsed.reviews);
        console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, 0 skipped`);
        return;
      }
      case 'coverage': {
        const asked = texts.safeParse(JSON.parse(read(file)));
        if (!asked.success) throw new FatalError(`${file}: expected a JSON array of texts, or of objects with a text.`);
        const library = openLibrary(dataDir, openPages(table.db));
        const here = judgedLibraries(library, judged)({ guild: null, server: null });
        const { texts: all, french, missing } = coverageOf(asked.data, here);
        const share = (n: number) => `${n} (${all === 0 ? 0 : ((100 * n) / all).toFixed(1)} %)`;
        for (const [status, n] of Object.entries(french)) console.log(`${status.padEnd(10)}${share(n)}`);
        console.log(`${'missing'.padEnd(10)}${share(missing)}`);
        console.log(`${all} texts`);
        library.close();
        return;
      }
      default:
        throw new FatalError(USAGE);
    }
  } finally {
    table.close();
  }
};

config({ quiet: true });
const [what = '', file] = process.argv.slice(2);
if (file === undefined) fail(USAGE);
else {
  const env = readScriptEnv(process.env);
  if (!env.ok) fail(env.problems.join('\n'));
  else
    try {
      run(what, file, env.env.dataDir);
    } catch (error) {
      if (error instanceof FatalError || error instanceof SyntaxError) fail(error.message);
      throw error;
    }
}

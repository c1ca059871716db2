import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonParser } from 'stream-json/parser.js';
import { texts } from '../src/library/import/json/texts.ts';
import { runImport, type Workshop } from '../src/library/import/run.ts';
import { openSource } from '../src/library/import/source.ts';
import { ensureLibrary } from '../src/library/open.ts';
import { openPages } from '../src/library/pages.ts';
import { openTable } from '../src/table/table.ts';
import { median } from './median.ts';

/*
 * What an import of MTGJSON costs over only streaming the file through the same parser, by turns in one run; and how much memory
 * the command takes, in a process of its own.
 */

export interface ImportFigures {
  /** Milliseconds, the median of several: only streamed, imported into an empty library, imported again. */
  readonly streamed: number;
  readonly imported: number;
  readonly again: number;
  /** MiB: the most that the process had in memory at any moment. */
  readonly memory: number;
}

/** How often each is done: other work on the machine slows one or the other. */
const ROUNDS = 3;

export const benchImport = async (file: string): Promise<ImportFigures> => {
  const times = { streamed: [] as number[], imported: [] as number[], again: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.streamed.push(await timed(() => onlyStream(file)));
    await withWorkshop(async (workshop) => {
      const importing = async () => {
        if (!(await runImport([file], {}, workshop))) throw new Error(`${file} was refused`);
      };
      times.imported.push(await timed(importing));
      times.again.push(await timed(importing));
    });
  }
  return {
    streamed: median(times.streamed),
    imported: median(times.imported),
    again: median(times.again),
    memory: await memoryOf(file),
  };
};

/** In an empty data directory that has the library the bot is born with. */
const withWorkshop = async (work: (workshop: Workshop) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dynamo-bench-'));
  const table = openTable(join(dataDir, 'table.db'), { synchronous: 'normal' });
  try {
    ensureLibrary(dataDir);
    await work({ dataDir, pages: openPages(table.db), now: Date.now(), say: () => {}, progress: () => {} });
  } finally {
    table.close();
    rmSync(dataDir, { recursive: true });
  }
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Decompresses, decodes and parses, and looks at every token. */
const onlyStream = async (file: string): Promise<number> => {
  const opened = await openSource(file);
  if (!opened.ok) throw new Error(opened.reason);
  const parse = jsonParser({ streamValues: false });
  let tokens = 0;
  for await (const text of texts(opened.source, () => {})) {
    const parsed = parse(text);
    if (typeof parsed === 'symbol') continue;
    for (const _ of parsed.values) tokens++;
  }
  return tokens;
};

const REPORT_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('memory',process.resourceUsage().maxRSS))`;

const memoryOf = async (file: string): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dynamo-bench-'));
  try {
    const script = ['--import', 'tsx', '--import', REPORT_MEMORY, 'src/library/import/main.ts', file];
    const child = spawn(process.execPath, script, { env: { ...process.env, DATA_DIR: dataDir } });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await once(child, 'close');
    return Number(/memory (\d+)/.exec(said)?.[1]) / 1024;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

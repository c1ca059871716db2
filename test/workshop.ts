import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportOptions } from '../src/library/import/format.ts';
import { runImport } from '../src/library/import/run.ts';
import type { Library } from '../src/library/library.ts';
import { openLibrary } from '../src/library/open.ts';
import { openPages } from '../src/library/pages.ts';
import { openTable, type Table } from '../src/table/table.ts';

/** A place for tests to import in: a data directory of its own, on real files. */
export interface TestWorkshop {
  readonly dir: string;
  readonly library: Library;
  readonly table: Table;
  /** Writes a file to import. */
  file(name: string, content: string | Uint8Array): string;
  /** Imports files by their paths. */
  import(files: readonly string[], options?: ImportOptions): Promise<{ readonly done: boolean; readonly said: string }>;
  close(): void;
}

export const openWorkshop = (): TestWorkshop => {
  const dir = mkdtempSync(join(tmpdir(), 'import-'));
  const table = openTable(join(dir, 'table.db'), { synchronous: 'normal' });
  const pages = openPages(table.db);
  const library = openLibrary(dir, pages);
  return {
    dir,
    library,
    table,
    file: (name, content) => {
      writeFileSync(join(dir, name), content);
      return join(dir, name);
    },
    import: async (files, options = {}) => {
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      const done = await runImport(files, options, { dataDir: dir, pages, now: 1, say, progress: () => {} });
      return { done, said: lines.join('\n') };
    },
    close: () => {
      library.close();
      table.close();
      rmSync(dir, { recursive: true });
    },
  };
};

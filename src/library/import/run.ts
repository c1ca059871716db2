import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Draft, draftLibrary, libraryFile } from '../draft.ts';
import type { Library } from '../library.ts';
import { ensureLibrary, readLibrary } from '../open.ts';
import type { PageCounts, Pages } from '../pages.ts';
import type {
  Counts,
  Imported,
  ImportOptions,
  LibraryFormat,
  PageFormat,
  ReadPage,
  Refused,
  Source,
} from './format.ts';
import { FORMATS, recognise } from './formats.ts';
import { endAhead, LARGE, startAhead } from './json/aside.ts';
import { damage, openSource } from './source.ts';

/** Where an import works, and whom it tells. */
export interface Workshop {
  readonly dataDir: string;
  readonly pages: Pages;
  readonly now: number;
  /** A line of the report. */
  readonly say: (line: string) => void;
  /** How far the import of a file is, from 0 to 1. */
  readonly progress: (file: string, share: number) => void;
  /** Another corpus than the bot's own. */
  readonly starterFolder?: string;
}

const NOTHING: Counts = { added: 0, changed: 0, unchanged: 0, skipped: 0 };

/**
 * Imports files, each by its content: all of them, or none when one is refused. Says what was found in each, and in the last
 * line what changed in all. Answers whether it was done.
 */
export const runImport = async (
  files: readonly string[],
  options: ImportOptions,
  workshop: Workshop,
): Promise<boolean> => {
  if (files.some(isLarge)) startAhead();
  try {
    return await importAll(files, options, workshop);
  } finally {
    await endAhead();
  }
};

const importAll = async (files: readonly string[], options: ImportOptions, workshop: Workshop): Promise<boolean> => {
  const { say } = workshop;
  const opened = await Promise.all(files.map(async (file) => ({ file, opened: await open(file) })));
  const faults = opened.flatMap(({ file, opened: it }) => (it.ok ? [] : [{ file, fault: it }]));
  const tasks = opened.flatMap(({ opened: it }) => (it.ok ? [it.task] : []));
  const done = faults.length > 0 ? faults : await carryOut(tasks, options, workshop);
  if (!('counts' in done)) {
    for (const { file, fault } of done) say(`${file}${fault.line === null ? '' : `:${fault.line}`}: ${fault.reason}`);
    const many = files.length > 1 ? `${done.length} of ${files.length} files refused: ` : '';
    say(`${many}nothing was imported, the library is as it was.`);
    say(lastLine(NOTHING));
    return false;
  }
  for (const line of done.report) say(line);
  say(lastLine(done.counts));
  return true;
};

const isLarge = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= LARGE;

const lastLine = (counts: Counts): string =>
  `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.skipped} skipped`;

type Task =
  | { readonly kind: 'library'; readonly file: string; readonly source: Source; readonly format: LibraryFormat }
  | {
      readonly kind: 'page';
      readonly file: string;
      readonly source: Source;
      readonly format: PageFormat;
      readonly text: string;
    };

const open = async (file: string): Promise<{ readonly ok: true; readonly task: Task } | Refused> => {
  const opened = await openSource(file);
  if (!opened.ok) return opened;
  const { source } = opened;
  const format = recognise(source.head);
  if (typeof format === 'string') return { ok: false, line: null, reason: format };
  if (format.into === 'library') return { ok: true, task: { kind: 'library', file, source, format } };
  const text = await source.text();
  return text === null
    ? { ok: false, line: null, reason: 'is far too long for a page of rulings' }
    : { ok: true, task: { kind: 'page', file, source, format, text } };
};

interface Fault {
  readonly file: string;
  readonly fault: Refused;
}

interface Done {
  readonly counts: Counts;
  readonly report: readonly string[];
}

/** The library is drafted and the pages are read first; only when nothing was refused do both take effect. */
const carryOut = async (
  tasks: readonly Task[],
  options: ImportOptions,
  workshop: Workshop,
): Promise<Done | readonly Fault[]> => {
  ensureLibrary(workshop.dataDir, workshop.starterFolder);
  // Cards before what is said about them, in whatever order they were named.
  const sources = tasks
    .filter((task) => task.kind === 'library')
    .sort((a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format));
  const draft = sources.length > 0 ? draftLibrary(workshop.dataDir) : null;
  let published = false;
  try {
    const imported = [];
    for (const { file, source, format } of sources) {
      const result = await fill(draft, source, format, options, workshop);
      if (!result.ok) return [{ file, fault: result }];
      imported.push({ source, result });
    }
    // Only pages need to be laid over a library.
    const library = tasks.some(({ kind }) => kind === 'page')
      ? readLibrary(draft?.file ?? libraryFile(workshop.dataDir), workshop.pages)
      : null;
    try {
      const pages = library
        ? readPages(tasks, library, { ...options, several: tasks.length > 1 })
        : { read: [], faults: [] };
      if (pages.faults.length > 0) return pages.faults;
      draft?.publish();
      published = true;
      const saved = workshop.pages.together(() =>
        pages.read.map((it) => ({ it, counts: workshop.pages.save(it.page, it.rulings, workshop.now) })),
      );
      return {
        counts: sum([
          ...imported.map(({ result }) => result.counts),
          ...saved.map(({ it, counts }) => ({ ...counts, skipped: it.skipped })),
        ]),
        report: [
          ...imported.flatMap(({ source, result }) => [`${source.name}:`, ...result.report.map(indent)]),
          ...saved.flatMap(({ it, counts }) => (library ? pageReport(it, counts, library) : [])),
        ],
      };
    } finally {
      library?.close();
    }
  } finally {
    if (!published) draft?.discard();
  }
};

const fill = async (
  draft: Draft | null,
  source: Source,
  format: LibraryFormat,
  options: ImportOptions,
  workshop: Workshop,
): Promise<Imported | Refused> => {
  const db = draft?.db;
  if (!db) throw new Error('No draft to import into');
  // What belongs together is looked at once, when all is there, not with every row.
  db.pragma('foreign_keys = OFF');
  db.exec('BEGIN');
  try {
    const result = await format.import(source, db, options, (share) => workshop.progress(source.name, share));
    if (result.ok) {
      note(db, source, format, result, workshop.now);
      const [broken] = db.pragma('foreign_key_check') as readonly unknown[]; // a row for each that refers to nothing
      if (broken) throw new Error(`Imported a row that refers to nothing: ${JSON.stringify(broken)}`);
    }
    db.exec(result.ok ? 'COMMIT' : 'ROLLBACK');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    const reason = damage(error);
    if (reason === null) throw error;
    return { ok: false, line: null, reason };
  } finally {
    db.pragma('foreign_keys = ON');
  }
};

/** Remembers the import for `/about`; of one format and date, the last. */
const note = (db: Database, source: Source, format: LibraryFormat, { date }: Imported, now: number): void => {
  db.prepare('DELETE FROM imports WHERE format = ? AND (sha256 = ? OR date IS ?)').run(
    format.name,
    source.sha256,
    date,
  );
  db.prepare('INSERT INTO imports (format, name, sha256, date, imported_at) VALUES (?, ?, ?, ?, ?)').run(
    format.name,
    source.name,
    source.sha256,
    date,
    now,
  );
};

const readPages = (tasks: readonly Task[], library: Library, options: ImportOptions) => {
  const read: ReadPage[] = [];
  const faults: Fault[] = [];
  for (const task of tasks) {
    if (task.kind !== 'page') continue;
    const result = task.format.read(task.source.name, task.text, library, options);
    if (result.ok) read.push(result);
    else faults.push({ file: task.file, fault: result });
  }
  return { read, faults };
};

const pageReport = (it: ReadPage, counts: PageCounts, library: Library): readonly string[] => {
  const texts = new Set(it.rulings.map(({ text }) => text));
  const shown = it.subjects.flatMap((subject) => library.rulings(subject));
  const mine = shown.filter(({ en, fr }) => (en && texts.has(en.text)) || (fr && texts.has(fr.text)));
  const both = mine.filter(({ en, fr }) => en && fr).length;
  const french = mine.filter(({ en }) => !en).length;
  const english = mine.filter(({ fr }) => !fr).length;
  const alone = [
    ...(french > 0 ? [`${french} French alone`] : []),
    ...(english > 0 ? [`${english} English alone`] : []),
  ];
  return [
    `${it.page.name}: ${it.report[0]}`,
    ...it.report.slice(1).map(indent),
    indent(`in both languages: ${[`${both} of ${mine.length}`, ...alone].join(', ')}`),
    indent(lastLine({ ...counts, skipped: it.skipped })),
  ];
};

const indent = (line: string): string => `  ${line}`;

const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, it) => ({
      added: total.added + it.added,
      changed: total.changed + it.changed,
      unchanged: total.unchanged + it.unchanged,
      skipped: total.skipped + it.skipped,
    }),
    NOTHING,
  );

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { libraryFile, lock } from '../draft.ts';
import { runImport, type Workshop } from '../import/run.ts';
import { ensureLibrary } from '../open.ts';
import type { Line } from './ask.ts';
import { download } from './download.ts';
import type { Edition } from './remote.ts';
import { findRemotes, type Servers } from './sources.ts';
import { readState, type UpdateState, writeState } from './state.ts';

export interface UpdateWorkshop extends Workshop, Line {
  readonly servers: Servers;
  /** Also when the last update was less than a week ago. */
  readonly force: boolean;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Fetches what the public sources have anew, at most once a week, and imports it; what was fetched is imported together or not
 * at all, and on any failure the library stays as it was. Answers whether it is up to date. Another process that updates or
 * imports makes it throw LibraryBusy.
 */
export const runUpdate = async (workshop: UpdateWorkshop): Promise<boolean> => {
  const folder = join(workshop.dataDir, 'downloads');
  mkdirSync(folder, { recursive: true });
  const unlock = lock(join(folder, 'update.lock'), 0);
  try {
    return await update(folder, workshop);
  } finally {
    unlock();
  }
};

const update = async (folder: string, workshop: UpdateWorkshop): Promise<boolean> => {
  const { now, say, servers, force, progress } = workshop;
  const stateFile = join(folder, 'state.json');
  const state = stillThere(readState(stateFile), workshop);
  const last = state.updatedAt ?? Number.NEGATIVE_INFINITY;
  const next = last + WEEK;
  // A day that is still to come was told by a clock that was wrong.
  if (!force && last <= now && now < next) {
    say(`Updated on ${day(last)}, which is enough until ${day(next)}. With --force it is done now.`);
    return true;
  }
  const stop = (reason: string): false => {
    say(`${reason}.`);
    say('Nothing was imported, the library is as it was.');
    return false;
  };

  const found = await findRemotes(servers, workshop);
  if (!found.ok) return stop(found.reason);
  const files: string[] = [];
  const editions: Record<string, Edition> = {};
  for (const remote of found.remotes) {
    const { name } = remote;
    const got = await download(remote, state.imported[name] ?? null, folder, workshop, (share) =>
      progress(name, share),
    );
    if (!got.ok) return stop(got.reason);
    say(got.file === null ? `${name}: nothing new` : `${name}: fetched`);
    if (got.file === null) continue;
    files.push(got.file);
    editions[name] = got.edition;
  }
  if (files.length > 0 && !(await runImport(files, {}, workshop))) return false;
  writeState(stateFile, { updatedAt: now, imported: { ...state.imported, ...editions } });
  for (const file of files.flatMap((it) => [it, `${it}.json`])) rmSync(file, { force: true });
  return true;
};

/** Of what was imported, what the library still has: one that was made anew needs all of it again, also within the week. */
const stillThere = (state: UpdateState, { dataDir, starterFolder }: UpdateWorkshop): UpdateState => {
  ensureLibrary(dataDir, starterFolder);
  const db = new Database(libraryFile(dataDir), { readonly: true });
  const names = new Set(db.prepare<[], string>('SELECT name FROM imports').pluck().all());
  db.close();
  const kept = Object.entries(state.imported).filter(([name]) => names.has(name));
  const isWhole = kept.length === Object.keys(state.imported).length;
  return { updatedAt: isWhole ? state.updatedAt : null, imported: Object.fromEntries(kept) };
};

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

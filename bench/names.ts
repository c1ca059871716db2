import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'better-sqlite3';
import { openCards } from '../src/library/cards.ts';
import { runImport } from '../src/library/import/run.ts';
import { fold } from '../src/library/names/fold.ts';
import { inOrderOfFame, type Named } from '../src/library/names/named.ts';
import { buildNames, type Names } from '../src/library/names/names.ts';
import { openPages } from '../src/library/pages.ts';
import { atOnce } from '../src/library/steps.ts';
import { openTable } from '../src/table/table.ts';
import { type Fared, fare } from './hits.ts';
import { drawLookUps, type LookUp, oneIn, readLookUps } from './lookUps.ts';
import type { Find } from './peers/peer.ts';
import { PEERS } from './peers/peers.ts';

/*
 * Names looked up as people type them, by ours and by the search libraries that others use, all in one run on the same names,
 * the same fame and the same reader's language.
 */

/** How one engine fared at the look-ups written down and at those drawn anew. */
export interface Engine {
  readonly name: string;
  /** It was asked one look-up in so many. */
  readonly oneIn: number;
  readonly written: Fared;
  readonly drawn: Fared;
  /** Milliseconds and megabytes of its index. */
  readonly build: number;
  readonly memory: number;
}

export interface Picks {
  /** Percent of look-ups answered without asking, and so answered with another card than the one meant. */
  readonly picked: number;
  readonly wrong: number;
  /** How many exact names were answered with another card. */
  readonly wrongExact: number;
}

export interface NameFigures {
  readonly ours: Engine;
  readonly peers: readonly Engine[];
  /** Names of the peers that are not installed. */
  readonly missing: readonly string[];
  readonly written: Picks;
  readonly drawn: Picks;
  /** Milliseconds of the slowest of the names that nobody should type. */
  readonly hostile: number;
}

const OFFERED = 25;

/** Null when `sample` or `file` is not there. `draws`: how many look-ups are drawn anew. */
export const measureNames = async (
  sample: string,
  file: string,
  draws: number,
  seed: number,
): Promise<NameFigures | null> => {
  const written = readLookUps(file);
  if (!written || !existsSync(sample)) return null;
  const all = await importedNames(sample);
  const built = await weighed(async () => buildNames(all));
  const names = built.made;
  const drawn = drawLookUps(all, names, draws, seed);
  const asked = { written, drawn };
  const complete = ({ q, lang }: LookUp) => names.complete(q, OFFERED, lang).map(({ en }) => en);
  fare(written, complete); // warming up
  const ours = {
    name: 'ours',
    oneIn: 1,
    ...faredAt(asked, complete),
    build: built.milliseconds,
    memory: built.megabytes,
  };
  return {
    ours,
    ...(await measurePeers(all, asked)),
    written: picksOf(names, written),
    drawn: picksOf(names, drawn),
    hostile: Math.max(...fare(HOSTILE, complete).times),
  };
};

const HOSTILE: readonly LookUp[] = [
  'de la '.repeat(700),
  'es'.repeat(50),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'swordofthelionandtherestorationofthedragonspiritandthewarriors',
  '"'.repeat(100),
  'é'.repeat(4000),
  '漢字🙂'.repeat(30),
].map((q) => ({ q, lang: 'fr', kind: 'hostile', want: [] }));

const importedNames = async (sample: string): Promise<readonly Named[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'names-'));
  const table = openTable(join(dataDir, 'table.db'), { synchronous: 'normal' });
  try {
    const silent = { say: () => {}, progress: () => {} };
    await runImport([sample], {}, { dataDir, pages: openPages(table.db), now: Date.now(), ...silent });
    const db = new Database(join(dataDir, 'library.db'), { readonly: true });
    const all = openCards(db).named();
    db.close();
    return all;
  } finally {
    table.close();
    rmSync(dataDir, { recursive: true });
  }
};

interface Asked {
  readonly written: readonly LookUp[];
  readonly drawn: readonly LookUp[];
}

const faredAt = ({ written, drawn }: Asked, find: (lookUp: LookUp) => readonly string[]) => ({
  written: fare(written, find),
  drawn: fare(drawn, find),
});

const measurePeers = async (all: readonly Named[], asked: Asked) => {
  const ordered = atOnce(inOrderOfFame(all));
  const entries = ordered.flatMap(({ fame, names }, owner) =>
    names.map(({ text, language }) => ({ text, language, fame, owner })),
  );
  const peers: Engine[] = [];
  const missing: string[] = [];
  for (const { name, build, oneIn: every = 1 } of PEERS) {
    const some = { written: oneIn(every, asked.written), drawn: oneIn(every, asked.drawn) };
    console.error(`Looking up ${some.written.length + some.drawn.length} names with ${name}`);
    const { made: find, milliseconds, megabytes } = await weighed(() => build(entries).catch(absent));
    if (!find) missing.push(name);
    else {
      const complete = ({ q, lang }: LookUp) =>
        find(fold(q), OFFERED, lang).map((owner) => ordered[owner]?.hit.en ?? '');
      peers.push({ name, oneIn: every, ...faredAt(some, complete), build: milliseconds, memory: megabytes });
    }
  }
  return { peers, missing };
};

const absent = (error: NodeJS.ErrnoException): Find | null => {
  if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
  throw error;
};

const picksOf = (names: Names, lookUps: readonly LookUp[]): Picks => {
  const picks = lookUps.flatMap(({ q, lang, kind, want }) => {
    const found = names.resolve(q, lang);
    return found.kind === 'one' ? [{ kind, wrong: !want.includes(found.hit.en) }] : [];
  });
  const wrong = picks.filter((pick) => pick.wrong);
  return {
    picked: (100 * picks.length) / lookUps.length,
    wrong: (100 * wrong.length) / lookUps.length,
    wrongExact: wrong.filter(({ kind }) => kind === 'exact').length,
  };
};

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

const held = (): number => {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** What `make` made, how long that took, and how much memory it holds. */
const weighed = async <T>(make: () => Promise<T>) => {
  const before = held();
  const start = performance.now();
  const made = await make();
  const milliseconds = performance.now() - start;
  return { made, milliseconds, megabytes: (held() - before) / 1e6 };
};

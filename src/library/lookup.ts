import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { config } from 'dotenv';
import { z } from 'zod';
import { readScriptEnv } from '../env.ts';
import { FatalError } from '../fatal.ts';
import { openCards } from './cards.ts';
import { libraryFile } from './draft.ts';
import { buildNames, type Names } from './names/names.ts';
import type { Hit } from './names/resolver.ts';
import { ensureLibrary } from './open.ts';

/*
 * `npm run --silent lookup -- --json FILE`: for each `{id, q, lang}` of a JSON array a line with what a command would answer
 * with without asking (`pick`, null when it would ask or has found nothing) and what it would offer (`hits`).
 */

const USAGE = 'Usage: npm run --silent lookup -- --json FILE';

const LookUps = z.array(
  z.object({ id: z.union([z.string(), z.number()]), q: z.string(), lang: z.enum(['en', 'fr']).optional() }),
);
type LookUp = z.infer<typeof LookUps>[number];

const OFFERED = 25;

const fail = (...lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readLookUps = (file: string): readonly LookUp[] => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`Can't read ${file} as JSON: ${messageOf(error)}`);
  }
  const lookUps = LookUps.safeParse(json);
  return lookUps.success ? lookUps.data : fail(`${file} is not a list of look-ups:`, z.prettifyError(lookUps.error));
};

const openNames = (dataDir: string): Names => {
  try {
    ensureLibrary(dataDir);
    const db = new Database(libraryFile(dataDir), { readonly: true });
    try {
      return buildNames(openCards(db).named());
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof FatalError) return fail(error.message);
    throw error;
  }
};

const shown = (hit: Hit) =>
  hit.kind === 'card'
    ? { oracleId: hit.oracleId, en: hit.en, fr: hit.fr }
    : { mechanic: hit.mechanic, en: hit.en, fr: hit.fr };

const answer = (names: Names, { id, q, lang }: LookUp) => {
  const found = names.resolve(q, lang);
  const hits = found.kind === 'none' ? found.nearest : names.complete(q, OFFERED, lang);
  const pick = found.kind !== 'one' ? null : found.hit.kind === 'card' ? found.hit.oracleId : found.hit.mechanic;
  return { id, pick, hits: hits.map(shown) };
};

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
config({ quiet: true });
const [flag, file] = process.argv.slice(2);
if (flag !== '--json' || file === undefined) fail(USAGE);
const env = readScriptEnv(process.env);
if (!env.ok) fail(...env.problems);
else {
  const lookUps = readLookUps(file ?? fail(USAGE));
  const names = openNames(env.env.dataDir);
  for (const lookUp of lookUps) console.log(JSON.stringify(answer(names, lookUp)));
}

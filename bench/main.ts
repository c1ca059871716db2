import { cpus, loadavg } from 'node:os';
import { benches } from './benches.ts';
import { isMet, tableOf } from './figure.ts';

/*
 * npm run bench             every figure
 * npm run bench -- table    those of one bench, or of several
 *
 * A busy machine measures itself: the load beside each table says how far to trust it.
 */

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
let missed = 0;
for (const { name, what, measure } of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = load();
  const figures = await measure();
  console.log(`\n${name}: ${what} (load ${before} before, ${load()} after)`);
  console.log(figures === null ? 'Not measured: it needs data that is not on this machine.' : tableOf(figures));
  missed += (figures ?? []).filter((figure) => isMet(figure) === false).length;
}
if (missed > 0) console.log(`\n${missed} ${missed === 1 ? 'target was' : 'targets were'} missed.`);
process.exit(0);

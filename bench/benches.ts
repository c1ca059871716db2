import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bench, Figure, Target } from './figure.ts';

/*
 * All that is measured, each with the target it is held to. A bench is loaded when it is asked for.
 */

const SHARED = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const SAMPLE = `${SHARED}mtgjson-sample.json.gz`;
const LOOK_UPS = fileURLToPath(new URL('../../shared/cases/names.json', import.meta.url));

const figure = (name: string, value: number, unit: string, target?: Target): Figure => ({
  name,
  value,
  unit,
  ...(target === undefined ? {} : { target }),
});

const table: Bench = {
  name: 'table',
  what: 'what the store costs over the bare database, and a full file over an empty one',
  measure: async () => {
    const { measureDurable, measureFull } = await import('./table.ts');
    const durable = await measureDurable();
    const full = await measureFull();
    const events = `${full.events.toLocaleString('en')} events of ${full.games.toLocaleString('en')} games`;
    return [
      figure('durable /energy gain, of the rate of the bare statements', durable.ratio, '×', { atLeast: 0.7 }),
      figure('durable /energy gain', durable.storePerSecond, '/s'),
      figure('the bare statements', durable.barePerSecond, '/s'),
      figure(`p50 with ${events}, of the p50 with none`, full.ratio, '×', { atMost: 1.3 }),
      figure('p50 with none', full.emptyP50, 'µs'),
      figure(`size of ${events}`, full.megabytes, 'MB'),
    ];
  },
};

const crowd: Bench = {
  name: 'crowd',
  what: '60 clicks of four players on one board at once, 30 to 180 ms of network each way',
  measure: async () => (await import('./crowd.ts')).measureCrowd(),
};

/** MiB that the second half of all those interactions may add: none but noise. */
const FLAT = 8;

const started = async (files: readonly string[], most: number): Promise<readonly Figure[]> => {
  const { benchStart, USUAL } = await import('./start.ts');
  const found = await benchStart(USUAL, files);
  const memory = ({ memoryReady, memoryHalfway, memoryAfter }: typeof found): readonly Figure[] =>
    memoryReady === null || memoryHalfway === null || memoryAfter === null
      ? []
      : [
          figure('memory when ready', memoryReady, 'MiB'),
          figure(`memory after ${found.interactions.toLocaleString('en')} interactions`, memoryAfter, 'MiB', {
            atMost: most,
          }),
          figure('of which the second half of the crowd added', memoryAfter - memoryHalfway, 'MiB', { atMost: FLAT }),
        ];
  return [
    figure('first start, to ready', found.firstReady, 'ms'),
    figure('later starts, to ready, median', found.ready, 'ms'),
    figure('one command at a time, p50', found.slash.p50, 'ms'),
    figure('one command at a time, p99', found.slash.p99, 'ms', { atMost: 25 }),
    figure('autocomplete, p99', found.autocomplete.p99, 'ms', { atMost: 10 }),
    figure('64 commands at once, p99', found.concurrent.p99, 'ms', { atMost: 250 }),
    ...memory(found),
  ];
};

const start: Bench = {
  name: 'start',
  what: 'the bot as it is run, with the library it is born with: start, answers, memory after 2,000 users',
  measure: () => started([], 200),
};

const startFull: Bench = {
  name: 'start-full',
  what: 'the same with all of Magic imported',
  measure: async () => (existsSync(SAMPLE) ? started([SAMPLE], 280) : null),
};

const payment: Bench = {
  name: 'payment',
  what: 'payments settled',
  measure: async () => {
    const { paymentRates } = await import('./payment.ts');
    return paymentRates().flatMap(({ name, perSecond, worst }) => [
      figure(name, perSecond, '/s'),
      figure(`${name}, slowest`, worst, 'ms', { atMost: 50 }),
    ]);
  },
};

/** Phrases of each of these seeds. */
const SEEDS = [1, 2, 3];

const search: Bench = {
  name: 'search',
  what: `full-text search over 45,000 rulings and a rules text, ${SEEDS.length} × 200 phrases each`,
  measure: async () => {
    const { measureSearch } = await import('./search.ts');
    const found = await measureSearch(200, SEEDS);
    if (found === null) return null;
    return found.flatMap(({ what, ours, peers, possible, worstWord }) => {
      // Card texts say the same in the same words: what is asked of rulings is more than they can give.
      const held = possible > 95;
      const row = (name: string, of: keyof typeof ours, unit: string, target?: Target, limit?: number): Figure => ({
        ...figure(`${what}, ${name}`, ours[of], unit, held || unit === 'ms' ? target : undefined),
        beside: [
          ...(limit === undefined ? [] : [{ name: 'possible', value: limit }]),
          ...peers.map((peer) => ({ name: peer.name, value: peer[of] })),
        ],
      });
      return [
        row('as written, in the first ten', 'asWritten', '%', { atLeast: 94 }, possible),
        row('inflected', 'inflected', '%', { atLeast: 85 }),
        row('last word cut', 'lastWordCut', '%', { atLeast: 90 }),
        row('p50', 'p50', 'ms'),
        row('p99', 'p99', 'ms', { atMost: 10 }),
        figure(`${what}, slowest word`, worstWord, 'ms', { atMost: 60 }),
      ];
    });
  },
};

const imported: Bench = {
  name: 'import',
  what: 'an import of MTGJSON, over only streaming the file through the same parser',
  measure: async () => {
    if (!existsSync(SAMPLE)) return null;
    const { benchImport } = await import('./import.ts');
    const { streamed, imported, again, memory } = await benchImport(SAMPLE);
    return [
      figure('only streamed', streamed, 'ms'),
      figure('imported into an empty library', imported, 'ms'),
      figure('imported, of only streamed', imported / streamed, '×', { atMost: 2.5 }),
      figure('imported again', again, 'ms'),
      figure('memory of the command', memory, 'MiB', { atMost: 400 }),
    ];
  },
};

const names: Bench = {
  name: 'names',
  what: 'names looked up as people type them, with the peers beside ours (three minutes, most of it theirs)',
  measure: async () => {
    const { nameFigures } = await import('./nameFigures.ts');
    return nameFigures(SAMPLE, LOOK_UPS);
  },
};

export const benches: readonly Bench[] = [table, crowd, start, startFull, payment, search, names, imported];

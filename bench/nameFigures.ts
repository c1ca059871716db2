import type { Figure, Target } from './figure.ts';
import { type Fared, percent } from './hits.ts';
import { type Engine, measureNames } from './names.ts';

/** Look-ups drawn anew, and from which seed. */
const DRAWN = 500;
const SEED = 20261130;

/** All figures of the bench `names`; null without the names and look-ups it needs. */
export const nameFigures = async (
  sample: string,
  lookUps: string,
  draws = DRAWN,
): Promise<readonly Figure[] | null> => {
  const found = await measureNames(sample, lookUps, draws, SEED);
  if (!found) return null;
  const { ours, peers, missing, written, drawn, hostile } = found;
  if (missing.length > 0) {
    console.log(`Without ${missing.join(', ')}, which \`npm ci --prefix bench\` installs.`);
  }
  const compared = (name: string, unit: string, value: (engine: Engine) => number, target?: Target): Figure => ({
    name,
    value: value(ours),
    unit,
    ...(target === undefined ? {} : { target }),
    beside: peers.map((peer) => ({ name: named(peer), value: value(peer) })),
  });
  return [
    compared('right card first', '%', (engine) => percent(engine.written.all, 'first'), { atLeast: 89 }),
    compared('in the first 5', '%', (engine) => percent(engine.written.all, 'five'), { atLeast: 95 }),
    compared('in the 25', '%', (engine) => percent(engine.written.all, 'offered'), { atLeast: 98 }),
    { name: 'answered without asking', value: written.picked, unit: '%' },
    { name: 'answered with another card', value: written.wrong, unit: '%', target: { atMost: 0.5 } },
    { name: 'exact names answered with another card', value: written.wrongExact, unit: '', target: { atMost: 0 } },
    compared('look-up, p50', 'ms', ({ written: { times } }) => at(times, 0.5)),
    compared('look-up, p99', 'ms', ({ written: { times } }) => at(times, 0.99), { atMost: 1 }),
    { name: 'slowest of what nobody should type', value: hostile, unit: 'ms' },
    compared('index built', 'ms', ({ build }) => build, { atMost: 1000 }),
    { name: 'index held', value: ours.memory, unit: 'MB', target: { atMost: 60 } },
    compared('drawn anew: first', '%', (engine) => percent(engine.drawn.all, 'first')),
    compared('drawn anew: in the first 5', '%', (engine) => percent(engine.drawn.all, 'five')),
    compared('drawn anew: in the 25', '%', (engine) => percent(engine.drawn.all, 'offered')),
    { name: 'drawn anew: answered with another card', value: drawn.wrong, unit: '%', target: { atMost: 0.5 } },
    ...kinds(ours, peers),
  ];
};

/** As it stands in the table: one that was not asked everything says so. */
const named = ({ name, oneIn }: Engine): string => (oneIn === 1 ? name : `${name} (asked 1 in ${oneIn})`);

/** Each kind of look-up, held to the best at it of the peers that were asked all. */
const kinds = (ours: Engine, peers: readonly Engine[]): readonly Figure[] =>
  [...ours.written.kinds.keys()].flatMap((kind) =>
    (['first', 'five'] as const).map((what): Figure => {
      const of = ({ kinds }: Fared) => percent(kinds.get(kind), what);
      const all = peers.filter(({ oneIn }) => oneIn === 1);
      const [best] = all.map(({ name, written }) => ({ name, value: of(written) })).sort((a, b) => b.value - a.value);
      return {
        name: `${kind}, ${what === 'first' ? 'first' : 'in the first 5'}`,
        value: of(ours.written),
        unit: '%',
        ...(best ? { target: { atLeast: best.value }, beside: [best] } : {}),
      };
    }),
  );

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0;

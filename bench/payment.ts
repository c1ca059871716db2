import type { PaymentQuestion } from '../src/rules/asked.ts';
import { settle } from '../src/rules/payment.ts';
import { readPayment } from '../src/rules/question.ts';

/** Payments settled each second, and what was settled. */
export interface Rate {
  readonly name: string;
  readonly perSecond: number;
  /** The longest single one, in milliseconds. */
  readonly worst: number;
}

const PAIRS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const each = (length: number, symbol: (index: number) => string): string =>
  Array.from({ length }, (_, index) => `{${symbol(index)}}`).join('');
const pair = (index: number): string => PAIRS[index % PAIRS.length] ?? 'W/U';
const color = (index: number): string => COLORS[index % COLORS.length] ?? 'W';

const IMPROVISE = { cost: '{3}{U}{U}', pool: '{U}{U}', artifacts: 4, mechanics: ['improvise'] };

/** Sixty symbols of every kind against sixty permanents of every kind, with every keyword, reductions and a minimum. */
const HOSTILE = {
  cost: each(
    60,
    (index) =>
      [
        pair(index),
        color(index),
        `2/${color(index)}`,
        `C/${color(index)}`,
        `${color(index)}/P`,
        `${pair(index)}/P`,
        'C',
        '3',
      ][index % 8] ?? '1',
  ),
  reductions: ['{W/U}{B/R}{2/G}{C/W}{G/U/P}{5}'],
  waterbend: ['{6}'],
  minimum: 12,
  snowPool: '{W}{U}',
  artifacts: 4,
  creatures: [
    { colors: 'WU', n: 3 },
    { colors: 'G', n: 3, artifact: true },
  ],
  graveyard: 5,
  helper: { pool: '{U}{U}{R}' },
  energy: 8,
  mechanics: ['improvise', 'convoke', 'delve', 'assist'],
  permanents: Array.from({ length: 60 }, (_, index) => ({
    id: `p${index}`,
    types: [['land'], ['artifact'], ['creature'], ['artifact', 'creature']][index % 4] ?? [],
    colors: color(index),
    mana: [{ produces: `{${color(index)}}{${color(index * 2 + 1)}}` }, { produces: 'any', energy: (index % 3) + 1 }],
  })),
};

const question = (given: Readonly<Record<string, unknown>>): PaymentQuestion => {
  const read = readPayment(given);
  if (!read.ok) throw new Error(`The bench asks a bad question: ${read.refusal.code}`);
  return read.value;
};

const rate = (name: string, asked: PaymentQuestion, milliseconds: number): Rate => {
  const warm = performance.now() + milliseconds / 4;
  while (performance.now() < warm) settle(asked);
  let times = 0;
  let worst = 0;
  const start = performance.now();
  let before = start;
  while (before - start < milliseconds) {
    settle(asked);
    const now = performance.now();
    worst = Math.max(worst, now - before);
    before = now;
    times += 1;
  }
  return { name, perSecond: (times * 1000) / (before - start), worst };
};

/** How many payments are settled a second: a simple spell with improvise, and the worst that one question may ask. */
export const paymentRates = (milliseconds = 2000): readonly Rate[] => [
  rate('a spell with improvise', question(IMPROVISE), milliseconds),
  rate('60 symbols and 60 permanents of every kind', question(HOSTILE), milliseconds),
];

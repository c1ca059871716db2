import fc from 'fast-check';
import type { NaiveGiven, NaiveMana, NaivePermanent } from './naivePayment.ts';
import type { NaivePlan } from './naivePlan.ts';

/* Payments at random, small enough to try everything. Few colors, so that things meet. */

const COLOR = fc.constantFrom('W', 'U', 'B');
const PAIR = fc.constantFrom('W/U', 'W/B', 'U/B');
const mana = (symbol: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(symbol, { maxLength }).map((symbols) => symbols.map((each) => `{${each}}`).join(''));

const plain = fc.oneof(
  { weight: 4, arbitrary: COLOR },
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3') },
  { weight: 1, arbitrary: fc.constantFrom('C', 'S', 'X') },
);
const open = fc.oneof(
  PAIR,
  COLOR.map((color) => `2/${color}`),
  COLOR.map((color) => `C/${color}`),
  COLOR.map((color) => `${color}/P`),
  PAIR.map((pair) => `${pair}/P`),
);
const cost = (maxLength: number) =>
  mana(fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: open }), maxLength);
const reduction = mana(fc.oneof(COLOR, fc.constantFrom('1', '2', 'C', 'S'), open), 2);
const pool = (maxLength: number) =>
  mana(fc.oneof({ weight: 4, arbitrary: COLOR }, { weight: 1, arbitrary: fc.constant('C') }), maxLength);
const colors = fc.subarray(['W', 'U', 'B']).map((letters) => letters.join(''));

const ability: fc.Arbitrary<NaiveMana> = fc.record(
  {
    produces: fc.oneof(
      COLOR.map((color) => `{${color}}`),
      fc.constantFrom('any', '{C}', '{C}{C}', '{W}{U}', '{W}{W}', '{U}{U}{U}'),
    ),
    tap: fc.boolean(),
    sacrifice: fc.boolean(),
    energy: fc.constantFrom(0, 0, 0, 1, 2),
  },
  { requiredKeys: ['produces'] },
);
const permanent: fc.Arbitrary<NaivePermanent> = fc.record(
  {
    types: fc.subarray(['artifact', 'creature', 'snow'], { maxLength: 2 }),
    colors,
    controller: fc.constantFrom('you', 'you', 'you', 'opponent'),
    tapped: fc.constantFrom(false, false, false, true),
    phasedOut: fc.constantFrom(false, false, false, true),
    sick: fc.boolean(),
    mana: fc.array(ability, { maxLength: 2 }),
  },
  { requiredKeys: ['types'] },
);

/** Mostly nothing, sometimes something: what a payment has besides its cost. */
const sometimes = <Value>(nothing: Value, something: fc.Arbitrary<Value>, weight = 1): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(nothing) }, { weight, arbitrary: something });

const anyPayments: fc.Arbitrary<NaiveGiven> = fc.record({
  cost: cost(3),
  x: fc.nat(2),
  alternative: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ energy: fc.nat(2) }) },
  ),
  additional: sometimes<string[]>([], fc.array(cost(1), { maxLength: 1 })),
  waterbend: sometimes<string[]>([], fc.array(mana(fc.oneof(plain, open), 2), { maxLength: 1 })),
  increases: sometimes<string[]>([], fc.array(mana(fc.oneof(plain, open), 1), { maxLength: 1 })),
  reductions: sometimes<string[]>([], fc.array(reduction, { maxLength: 2 }), 2),
  affinity: sometimes(0, fc.nat(2)),
  minimum: sometimes(0, fc.nat(4)),
  pool: sometimes('', pool(3), 4),
  snowPool: sometimes('', pool(2)),
  artifacts: sometimes(0, fc.nat(2), 2),
  creatures: sometimes<NonNullable<NaiveGiven['creatures']>>(
    [],
    fc.array(fc.record({ colors, n: fc.nat(2), artifact: fc.boolean() }), { maxLength: 2 }),
    2,
  ),
  permanents: sometimes<NaivePermanent[]>([], fc.array(permanent, { maxLength: 3 }), 3),
  graveyard: sometimes(0, fc.nat(2)),
  life: fc.constantFrom(20, 20, 1, 2, 3, 4),
  energy: sometimes(0, fc.nat(3), 2),
  mechanics: fc.subarray(['improvise', 'convoke', 'delve', 'assist']),
  helper: sometimes<{ pool: string } | null>(null, fc.record({ pool: pool(2) })),
  anyTypeMana: fc.constantFrom(false, false, false, false, false, true),
  noMana: fc.constantFrom(false, false, false, false, false, false, false, true),
  context: fc.constantFrom('spell', 'spell', 'spell', 'activated-ability'),
});

const opens = (text: string): string[] =>
  [...text.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '').filter((each) => each.includes('/'));
const halvesOf = (each: string): string[] => each.split('/').map((part) => (part === 'P' ? 'life' : part));

/** One half of each, by the numbers drawn. */
const chosen = (halves: readonly string[][], drawn: readonly number[]): string[] =>
  halves.map((each, at) => each[(drawn[at] ?? 0) % each.length] ?? '');

/** With choices announced for some; the only X is 0 where no cost with {X} is paid. */
export const payments: fc.Arbitrary<NaiveGiven> = fc
  .tuple(anyPayments, fc.option(fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }), { freq: 2 }))
  .map(([given, drawn]) => {
    const { alternative, cost: printed, additional = [], waterbend = [], increases = [], reductions = [] } = given;
    const announced = [alternative ? '' : printed, ...additional, ...waterbend].join('');
    const withX = announced.includes('X') || increases.join('').includes('X') ? given : { ...given, x: 0 };
    if (!drawn) return withX;
    const reduced = opens(reductions.join('')).map((each) => halvesOf(each).filter((half) => half !== 'life'));
    return {
      ...withX,
      choices: chosen(opens(announced).map(halvesOf), drawn),
      reductionChoices: chosen(
        reduced.filter(({ length }) => length > 1),
        drawn.toReversed(),
      ),
    };
  });

/** Plans that may or may not go with them. */
export const plans: fc.Arbitrary<NaivePlan> = fc.record({
  mana: pool(4),
  improvise: sometimes(0, fc.nat(2)),
  convoke: sometimes<NonNullable<NaivePlan['convoke']>>(
    [],
    fc.array(fc.record({ colors, pays: fc.oneof(COLOR, fc.constant('generic')) }), { maxLength: 2 }),
  ),
  delve: sometimes(0, fc.nat(2)),
  waterbend: sometimes(0, fc.nat(2)),
  life: sometimes(0, fc.nat(4)),
  assist: sometimes('', pool(2)),
});

/** A small change to a plan, which may spoil it. */
export type Edit = (plan: Required<NaivePlan>) => Required<NaivePlan>;

const symbol = fc.oneof(COLOR, fc.constant('C')).map((type) => `{${type}}`);
const near = (number: number, change: number) => Math.max(0, number + change);
const change = fc.constantFrom(-2, -1, 1, 2);

export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.oneof(
    symbol.map(
      (one): Edit =>
        (plan) => ({ ...plan, mana: plan.mana.replace(one, '') }),
    ),
    symbol.map(
      (one): Edit =>
        (plan) => ({ ...plan, mana: plan.mana + one }),
    ),
    fc.tuple(symbol, symbol).map(
      ([one, other]): Edit =>
        (plan) => ({ ...plan, mana: plan.mana.replace(one, other) }),
    ),
    symbol.map(
      (one): Edit =>
        (plan) => ({ ...plan, assist: plan.assist.replace(one, '') }),
    ),
    change.map(
      (by): Edit =>
        (plan) => ({ ...plan, improvise: near(plan.improvise, by) }),
    ),
    change.map(
      (by): Edit =>
        (plan) => ({ ...plan, delve: near(plan.delve, by) }),
    ),
    change.map(
      (by): Edit =>
        (plan) => ({ ...plan, waterbend: near(plan.waterbend, by) }),
    ),
    change.map(
      (by): Edit =>
        (plan) => ({ ...plan, life: near(plan.life, by) }),
    ),
    change.map(
      (by): Edit =>
        (plan) => ({ ...plan, improvise: near(plan.improvise, -by), waterbend: near(plan.waterbend, by) }),
    ),
    fc.constant<Edit>((plan) => ({ ...plan, convoke: plan.convoke.slice(1) })),
    fc.oneof(COLOR, fc.constant('generic')).map(
      (pays): Edit =>
        (plan) => ({ ...plan, convoke: plan.convoke.map((each, at) => (at === 0 ? { ...each, pays } : each)) }),
    ),
  ),
  { maxLength: 2 },
);

/** One more thing to pay with. */
export const additions: fc.Arbitrary<(given: NaiveGiven) => NaiveGiven> = fc.oneof(
  symbol.map((one) => (given: NaiveGiven) => ({ ...given, pool: (given.pool ?? '') + one })),
  symbol.map((one) => (given: NaiveGiven) => ({ ...given, snowPool: (given.snowPool ?? '') + one })),
  symbol.map((one) => (given: NaiveGiven) => ({ ...given, helper: { pool: (given.helper?.pool ?? '') + one } })),
  fc.constant((given: NaiveGiven) => ({ ...given, artifacts: (given.artifacts ?? 0) + 1 })),
  fc.constant((given: NaiveGiven) => ({ ...given, graveyard: (given.graveyard ?? 0) + 1 })),
  fc.constant((given: NaiveGiven) => ({ ...given, life: (given.life ?? 20) + 1 })),
  fc.constant((given: NaiveGiven) => ({ ...given, energy: (given.energy ?? 0) + 1 })),
  fc.constant((given: NaiveGiven) => ({ ...given, anyTypeMana: true })),
  colors.map((its) => (given: NaiveGiven) => ({
    ...given,
    creatures: [...(given.creatures ?? []), { colors: its, n: 1, artifact: false }],
  })),
  permanent.map((one) => (given: NaiveGiven) => ({ ...given, permanents: [...(given.permanents ?? []), one] })),
  fc.constantFrom('improvise', 'convoke', 'delve', 'assist').map((mechanic) => (given: NaiveGiven) => ({
    ...given,
    mechanics: [...(given.mechanics ?? []), mechanic],
  })),
);

import fc from 'fast-check';

/* Payments made to take long: as many symbols and permanents as a question may have, of as many kinds as there are. */

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const PAIRS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;

type Given = Readonly<Record<string, unknown>>;

const braced = (symbols: readonly string[]): string => symbols.map((symbol) => `{${symbol}}`).join('');
const mana = (symbols: fc.Arbitrary<string>, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(symbols, { minLength, maxLength }).map(braced);

const color = fc.constantFrom(...COLORS);
const pair = fc.constantFrom(...PAIRS);
const phyrexian = fc.oneof(color, pair).map((colors) => `${colors}/P`);
const twobrid = color.map((each) => `2/${each}`);
const any = fc.oneof(
  color,
  pair,
  phyrexian,
  twobrid,
  color.map((each) => `C/${each}`),
  fc.constantFrom('C', 'S', '1', '2', '5'),
);

const permanents = (permanent: fc.Arbitrary<object>, minLength: number): fc.Arbitrary<object[]> =>
  fc
    .array(permanent, { minLength, maxLength: 60 })
    .map((all) => all.map((each, index) => ({ id: `p${index}`, ...each })));

const dual = pair.map((colors) => ({
  types: ['land'],
  mana: colors.split('/').map((each) => ({ produces: `{${each}}` })),
}));
const types = fc.subarray(['artifact', 'creature', 'snow'], { maxLength: 2 });
const colors = fc.subarray([...COLORS]).map((letters) => letters.join(''));
const single = fc.record({
  types,
  colors,
  sick: fc.boolean(),
  mana: fc.array(
    fc.record({
      produces: fc.oneof(
        fc.constant('any'),
        color.map((each) => `{${each}}`),
      ),
    }),
    { maxLength: 2 },
  ),
});
const bundle = fc.record({
  types,
  colors,
  mana: fc.array(
    fc.record({
      produces: mana(fc.oneof(color, fc.constant('C')), 1, 3),
      sacrifice: fc.boolean(),
      energy: fc.constantFrom(0, 0, 0, 1, 2),
    }),
    { maxLength: 3 },
  ),
});

const others = {
  waterbend: fc.array(mana(any, 1, 4), { maxLength: 2 }),
  reductions: fc.array(mana(any, 1, 6), { maxLength: 2 }),
  minimum: fc.constantFrom(0, 0, 3, 20),
  pool: mana(fc.oneof(color, fc.constant('C')), 0, 10),
  snowPool: mana(color, 0, 6),
  artifacts: fc.nat(10),
  creatures: fc.array(fc.record({ colors, n: fc.nat(5), artifact: fc.boolean() }), { maxLength: 8 }),
  graveyard: fc.nat(20),
  life: fc.nat(40),
  energy: fc.nat(20),
  mechanics: fc.constant(['improvise', 'convoke', 'delve', 'assist']),
  helper: fc.record({ pool: mana(color, 0, 6) }),
};

/** Kinds that always settle. */
export const SETTLED: Readonly<Record<string, fc.Arbitrary<Given>>> = {
  '40 hybrids and 60 two-color sources': fc.record({ cost: mana(pair, 40, 40), permanents: permanents(dual, 0) }),
  '60 hybrids of every kind and 60 two-color sources': fc.record({
    cost: mana(any, 60, 60),
    permanents: permanents(dual, 60),
  }),
  '40 Phyrexian symbols with reductions of every kind': fc.record({
    cost: mana(phyrexian, 40, 40),
    reductions: fc.tuple(mana(any, 5, 10)),
    life: fc.nat(100),
    permanents: permanents(dual, 0),
  }),
  '40 symbols of two generic or a color, with artifacts': fc.record({
    cost: mana(twobrid, 40, 40),
    artifacts: fc.nat(60),
    mechanics: fc.constant(['improvise']),
    permanents: permanents(dual, 0),
  }),
  'up to 40 artifacts that make two or three mana or improvise, nearly all of them needed': fc
    .array(fc.array(mana(color, 2, 3), { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 40 })
    .chain((made) =>
      fc.record({
        cost: mana(color, Math.floor(made.length / 2), Math.floor(made.length / 2) + 10).map(
          (colored) => `{${made.length}}${colored}`,
        ),
        mechanics: fc.constant(['improvise']),
        permanents: fc.constant(
          made.map((ways, index) => ({
            id: `p${index}`,
            types: ['artifact'],
            mana: ways.map((produces) => ({ produces })),
          })),
        ),
      }),
    ),
  'every keyword and kind of source for one mana each': fc.record({
    cost: mana(any, 0, 60),
    ...others,
    minimum: fc.constant(0),
    permanents: permanents(single, 0),
  }),
};

/** Kinds that settle or are refused. */
export const HOSTILE: fc.Arbitrary<Given> = fc.record({
  cost: mana(any, 0, 60),
  ...others,
  permanents: fc.oneof(permanents(bundle, 0), permanents(single, 0), permanents(fc.oneof(bundle, single, dual), 40)),
});

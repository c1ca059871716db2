import type { ManaType } from '../../rules/mana.ts';
import type { Reason } from '../../rules/stages.ts';
import { listEn } from '../list.ts';
import { countEn, numberEn } from '../plural.ts';

const COLORS: Readonly<Record<ManaType, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

const WHY_NOT: Readonly<Record<Reason, string>> = {
  ok: '',
  'insufficient-life': 'there is not enough life',
  'insufficient-energy': 'there is not enough energy',
  'insufficient-colored': 'its colored symbols can’t all be paid',
  'insufficient-colorless': 'its colorless {C} can’t be paid',
  'insufficient-snow': 'its snow symbol {S} can’t be paid',
  'insufficient-generic': 'its generic mana can’t all be paid',
};

const colored = (colors: readonly ManaType[]): string =>
  colors.length === 0 ? COLORS.C : colors.map((color) => COLORS[color]).join('-');

const creatures = (n: number, colors: readonly ManaType[]): string =>
  `${numberEn(n)} ${colored(colors)} ${n === 1 ? 'creature' : 'creatures'}`;

const artifacts = (n: number, creature: boolean) =>
  countEn(
    n,
    creature ? { one: 'artifact creature', other: 'artifact creatures' } : { one: 'artifact', other: 'artifacts' },
  );
const energyCounters = (n: number) => countEn(n, { one: 'energy counter', other: 'energy counters' });

/** `− 2 − 2 − 2`, or what that comes to where there are many. */
const minusEach = (n: number, times: number): string =>
  times <= 4 ? ` − ${numberEn(n)}`.repeat(times) : ` − ${numberEn(times)} × ${numberEn(n)}`;
const enoughFor = (times: number): string =>
  times === 0 ? 'not enough for one' : `enough for ${times === 1 ? 'one' : numberEn(times)} of them`;

export const payment = {
  command: {
    name: 'payment',
    description: 'May I pay this? With the total, a way to pay, what is missing, and the rule',
    subcommands: {
      mana: {
        name: 'mana',
        description: 'May this mana cost be paid with what I have?',
        options: {
          cost: { name: 'cost', description: 'What is to be paid: 2UU, {2}{U/R}, x3uu, 2{E}{E}' },
          card: { name: 'card', description: 'Or a card: its mana cost and its keywords' },
          x: { name: 'x', description: 'The number chosen for X; left out: the largest that can be paid' },
          artifacts: { name: 'artifacts', description: 'Untapped noncreature artifacts, to improvise or waterbend' },
          creatures: {
            name: 'creatures',
            description: 'Untapped creatures: 2G 1GW 3C; a at the end for artifact creatures',
          },
          graveyard: { name: 'graveyard', description: 'Cards in your graveyard, to delve' },
          pool: {
            name: 'pool',
            description: 'The mana you have or can make: UUC, 4U; with an s after mana of snow sources: Us',
          },
          extra: { name: 'extra', description: 'Additional costs and taxes: 2, 1U' },
          reduction: { name: 'reduction', description: 'What the cost is reduced by: 1, {W/U}' },
          alternative: { name: 'alternative', description: 'What is paid instead of the mana cost: 3U, EE, free' },
          minimum: { name: 'minimum', description: 'The least it costs, under an effect such as Trinisphere’s' },
          waterbend: { name: 'waterbend', description: 'A waterbend cost: 5' },
          helper: { name: 'helper', description: 'The mana of the player who assists: UU, 7' },
          energy: { name: 'energy', description: 'Your energy counters, if not those on the table' },
          life: { name: 'life', description: 'Your life, if not that on the table' },
          mechanics: { name: 'mechanics', description: 'improvise, convoke, delve, assist, affinity 3' },
        },
      },
      energy: {
        name: 'energy',
        description: 'May this much energy be paid, and what then?',
        options: {
          amount: { name: 'amount', description: 'How much: a number, {E}{E}, or any' },
          have: { name: 'have', description: 'Your energy counters, if not those on the table' },
          mode: {
            name: 'mode',
            description: 'How it is asked for',
            choices: {
              may: 'you may pay',
              must: 'pay, if you can’t …',
              cost: 'a cost to cast or activate',
              unless: '… unless you pay',
              any: 'any amount',
            },
          },
          targets: {
            name: 'targets',
            description: 'How the targets stand as it resolves',
            choices: { none: 'none', 'some-legal': 'some are legal', 'all-illegal': 'all are illegal' },
          },
          times: { name: 'times', description: 'How often it is to be paid' },
        },
      },
    },
  },

  yes: (card: string | null) => `**Yes, you can pay for ${card ?? 'this'}.**`,
  no: (card: string | null, reason: Reason, restPaid: boolean) =>
    `**No, you can’t pay for ${card ?? 'this'}:** ${restPaid ? 'the rest can be paid, but ' : ''}${WHY_NOT[reason]}.`,
  noSnow: (card: string | null) =>
    `**No, you can’t pay for ${card ?? 'this'} as it is written:** {S} takes mana from a snow source, and none of this mana is marked as such. Write an \`s\` after each one that is, such as \`Us\` or \`3Cs\`, in \`pool\`.`,
  yesUpTo: (card: string | null, x: number) =>
    `**Yes, you can pay for ${card ?? 'this'}, with X up to ${numberEn(x)}.**`,
  total: (parts: readonly string[]) => `Total cost: ${listEn(parts)}`,
  life: (n: number) => `${numberEn(n)} life`,
  energy: (n: number) => (n <= 6 ? '{E}'.repeat(n) : `${numberEn(n)} {E}`),
  many: (n: number, symbol: string) => `${numberEn(n)} × ${symbol}`,
  announced: (choices: readonly string[]) => `Announce ${listEn(choices)}`,
  announcedAs: (symbol: string, half: string) => `${symbol} as ${half}`,
  reducedAs: (symbol: string, half: string) => `the reduction ${symbol} as ${half}`,
  how: (parts: readonly string[]) => `One way to pay: ${parts.join('; ')}`,
  nothingToPay: 'There is nothing to pay but to say so',
  spend: (mana: string, snow: number) => `spend ${mana}${snow === 0 ? '' : ` (${numberEn(snow)} from snow sources)`}`,
  improvise: (n: number, creature: boolean, forMana: string) =>
    `tap ${artifacts(n, creature)} for ${forMana} (improvise)`,
  convoke: (n: number, colors: readonly ManaType[], forMana: string) =>
    `tap ${creatures(n, colors)} for ${forMana} (convoke)`,
  waterbend: (n: number, forMana: string) =>
    `tap ${countEn(n, { one: 'artifact or creature', other: 'artifacts or creatures' })} for ${forMana} (waterbend)`,
  delve: (n: number, forMana: string) =>
    `exile ${countEn(n, { one: 'card', other: 'cards' })} from your graveyard for ${forMana} (delve)`,
  assist: (mana: string) => `the player who assists pays ${mana}`,
  pays: (what: string) => `pay ${what}`,
  fewerMana: (n: number) => `With more life instead, ${numberEn(n)} mana would be enough`,
  missing: (parts: readonly string[]) => `Missing: ${listEn(parts)}`,
  /** What is missing; or instead, with more life, less mana. */
  missingOrLife: (parts: readonly string[], otherParts: readonly string[], life: number, have: number) =>
    `Missing: ${listEn(parts)}, or ${listEn([...otherParts, `${numberEn(life)} life`])} for Phyrexian mana (you have ${numberEn(have)} life)`,
  lifeOfTable: (n: number, seated: boolean) =>
    seated
      ? `Your life on the table: ${numberEn(n)}`
      : `You have no seat at a table here, so ${numberEn(n)} life was assumed: say yours in \`life\``,
  energyOfTable: (n: number, seated: boolean) =>
    seated
      ? `Your energy on the table: ${energyCounters(n)}`
      : 'You have no seat at a table here, so no energy was counted: say yours in `energy`',
  notes: {
    x: 'There is no {X} to pay here: `x` changes nothing',
    uncolored: 'Creatures given without a color were taken as colorless: `2G` is two green ones',
    improvise: 'Artifacts pay for nothing here without improvise or waterbend',
    convoke: 'Creatures pay for nothing here without convoke or waterbend',
    delve: 'Cards in the graveyard pay for nothing here without delve',
    assist: 'Another player’s mana pays for nothing here without assist',
    affinity: 'Affinity is not counted yet: say `affinity` and how many permanents in `mechanics`',
  },
  rules: (numbers: readonly string[]) => `-# CR ${numbers.join(', ')}`,

  energyYes: (have: number, n: number) =>
    `**Yes, you can:** ${numberEn(have)} − ${numberEn(n)} would leave ${numberEn(have - n)} {E}. Nothing was paid; \`/energy pay\` does that.`,
  energyYesEach: (have: number, n: number, times: number) =>
    `**Yes, ${numberEn(times)} times:** ${numberEn(have)}${minusEach(n, times)} would leave ${numberEn(have - n * times)} {E}. Nothing was paid; \`/energy pay\` does that.`,
  energyNo: (have: number, need: number) =>
    `**No.** You have ${energyCounters(have)} and need ${numberEn(need)}, so ${numberEn(need - have)} short; nothing is paid.`,
  energyCannot: (have: number, need: number) =>
    `**It can’t be paid, and nothing is:** you have ${energyCounters(have)} and need ${numberEn(need)}. What follows “if you can’t” happens.`,
  energyNoEach: (have: number, n: number, times: number) =>
    `**No, not ${numberEn(times)} times:** that takes ${numberEn(times)} × ${numberEn(n)} = ${numberEn(n * times)}, and you have ${energyCounters(have)}, ${enoughFor(Math.floor(have / n))}.`,
  energyAny: (have: number) =>
    `**Yes, any amount from 0 to ${numberEn(have)}.** Zero is an amount too. Nothing was paid.`,
  energyOnce: (times: number) =>
    `**No, not ${numberEn(times)} times:** whenever it resolves, the amount is paid once or not at all, and never multiplies the effect.`,
  energyUnresolved:
    '**No.** With all its targets illegal the spell or ability doesn’t resolve: nobody may pay, and nothing of it happens.',
  energyModes: {
    may: 'You choose as it resolves, and may decline.',
    must: 'Paying is no choice: with enough energy, it is paid.',
    cost: 'A cost is paid on casting or activating, and stays paid whatever becomes of the spell or ability.',
    unless: 'You choose as it resolves; if you decline, what stands before “unless” happens.',
    any: 'You choose the amount as it resolves.',
  },
  energyAnyModes: {
    may: 'You choose as it resolves whether to pay, and how much.',
    must: 'You choose the amount as it resolves: zero as well, unless it says “one or more”.',
    cost: 'The amount is announced on casting or activating and paid then, not on resolution. It stays paid whatever becomes of the spell or ability.',
    unless:
      'You choose as it resolves whether to pay, and how much; if you decline, what stands before “unless” happens.',
    any: 'You choose the amount as it resolves.',
  },
  energyEach: 'Each activation is a payment of its own. Its other costs have to be paid each time as well.',
  energyUnknown: 'You have no seat at a table here, so no energy was counted: say yours in `have`.',
  energyStillResolves: 'With one target left legal, it resolves as far as it can.',
};

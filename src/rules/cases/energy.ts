import { z } from 'zod';
import { doubling, NO_COUNTERS, proliferating } from '../counters.ts';
import type { Outcome } from '../energy.ts';
import { DEMANDS, energyPaid, gain, lose, payAny, payDemand } from '../energy.ts';
import type { Verdict } from '../refusal.ts';
import { ok } from '../refusal.ts';
import type { Replacement } from '../replacement.ts';
import { resolves, TARGETS } from '../resolution.ts';
import type { Spent } from '../spent.ts';
import { NOTHING_SPENT, spending, spentThisTurn } from '../spent.ts';
import { caseCode } from './codes.ts';

/* The cases `energy.*`, put into the words of the rules and back. No rule is decided here. */

const REPLACEMENT_NAMES: Readonly<Record<'plus1' | 'double' | 'half-down', Replacement>> = {
  plus1: 'one-more',
  double: 'twice',
  'half-down': 'half-rounded-down',
};

/** An amount of a case. What is no number becomes one that the rules refuse as none. */
const amount = z.custom<number>((given) => typeof given === 'number').catch(Number.NaN);

const Operation = z
  .looseObject({
    op: z.string(),
    player: z.string().optional(),
    n: amount,
    choose: z.union([z.boolean(), amount]),
    min: z.number().default(0),
    replacements: z.array(z.enum(['plus1', 'double', 'half-down'])).default([]),
    cantGet: z.boolean().default(false),
    computed: z.boolean().default(false),
    mode: z.enum(DEMANDS).default('cost'),
    accept: z.boolean().default(true),
    times: z.number().default(1),
    targets: z.enum(TARGETS).default('none'),
    ops: z.array(z.unknown()).default([]),
  })
  .transform(({ replacements, cantGet, computed, ...operation }) => ({
    ...operation,
    circumstances: { computed, cantGet, replacements: replacements.map((name) => REPLACEMENT_NAMES[name]) },
  }));
type Operation = z.infer<typeof Operation>;

const Case = z.looseObject({
  given: z.looseObject({
    have: z.union([z.number(), z.record(z.string(), z.number())]),
    ops: z.array(z.unknown()),
  }),
});

/** One operation done: its result in the cases' words, what the player has then, and what a "that many or less" effect counts as paid. */
interface Done {
  readonly result: string;
  readonly have: number;
  readonly threshold?: number;
}

const changed = (word: 'gained' | 'lost', have: number, after: Verdict<number>): Done =>
  after.ok
    ? { result: `${word}:${Math.abs(after.value - have)}`, have: after.value }
    : { result: `illegal:${caseCode(after.refusal)}`, have };

const answered = (have: number, outcome: Verdict<Outcome>): Done => {
  if (!outcome.ok) return { result: `illegal:${caseCode(outcome.refusal)}`, have };
  return outcome.value.kind === 'paid'
    ? { result: `paid:${outcome.value.amount}`, have: outcome.value.left }
    : { result: outcome.value.kind, have };
};

/** What the rules say of each operation. */
const OPERATIONS: Readonly<Record<string, (operation: Operation, have: number) => Done>> = {
  gain: ({ n, circumstances }, have) => changed('gained', have, gain(have, n, circumstances)),
  lose: ({ n }, have) => changed('lost', have, lose(have, n)),
  loseAll: (_, have) => changed('lost', have, lose(have, have)),
  double: ({ circumstances }, have) => changed('gained', have, doubling(have, circumstances)),
  proliferate: ({ choose, circumstances }, have) => {
    if (choose === false) return unchanged(have);
    const after = proliferating({ ...NO_COUNTERS, energy: have }, circumstances);
    const done = changed('gained', have, after.ok ? ok(after.value.energy) : after);
    return done.result === 'gained:0' ? unchanged(have) : done;
  },
  pay: ({ n, mode, accept, times }, have) =>
    answered(have, payDemand(have, { demand: mode, amount: n, willing: accept, times })),
  payAny: ({ choose, min }, have) => {
    const outcome = payAny(have, typeof choose === 'number' ? choose : Number.NaN, min);
    return { ...answered(have, outcome), threshold: outcome.ok ? energyPaid(outcome.value) : 0 };
  },
};

/** What any other operation does to energy: steps, phases and turns that end, mana, what happens to permanents and spells. */
const unchanged = (have: number): Done => ({ result: 'none', have });

interface Account {
  readonly have: number;
  readonly spent: Spent;
}

/** What `expected` may ask about an `energy.*` case. */
export const run = (asked: unknown): unknown => {
  const start = Case.parse(asked).given;
  const single = typeof start.have === 'number';
  const accounts = new Map<string, Account>(
    Object.entries(typeof start.have === 'number' ? { alone: start.have } : start.have).map(([player, have]) => [
      player,
      { have, spent: NOTHING_SPENT },
    ]),
  );
  const results: string[] = [];
  let turn = 1;
  let threshold = 0;

  const perform = (raw: unknown, resolving: string): void => {
    const operation = Operation.parse(raw);
    const player = single ? resolving : (operation.player ?? resolving);
    if (operation.op === 'resolve') {
      const happens = resolves(operation.targets);
      results.push(happens ? 'resolves' : 'did-not-resolve');
      if (happens) for (const inner of operation.ops) perform(inner, player);
      return;
    }
    if (operation.op === 'turnEnds') turn += 1;
    const before = accounts.get(player) ?? { have: 0, spent: NOTHING_SPENT };
    const done = OPERATIONS[operation.op]?.(operation, before.have) ?? unchanged(before.have);
    const gone = Math.max(0, before.have - done.have);
    accounts.set(player, { have: done.have, spent: gone > 0 ? spending(before.spent, gone, turn) : before.spent });
    results.push(done.result);
    threshold = done.threshold ?? threshold;
  };

  const [first = 'alone'] = accounts.keys();
  for (const operation of start.ops) perform(operation, first);

  const perPlayer = <Value>(read: (account: Account) => Value) => {
    const values = [...accounts].map(([player, account]) => [player, read(account)] as const);
    return single ? values[0]?.[1] : Object.fromEntries(values);
  };
  return {
    have: perPlayer(({ have }) => have),
    results,
    spentOrLost: perPlayer(({ spent }) => spentThisTurn(spent, turn)),
    threshold,
  };
};

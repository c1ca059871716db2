import type { Bill } from './bill.ts';
import { withHalf, withReducedHalf } from './bill.ts';
import type { Budget } from './budget.ts';
import type { Choice } from './choose.ts';
import type { OpenSymbol } from './cost.ts';
import { grouped } from './ledger.ts';
import type { Half } from './mana.ts';

/** Some choices made, and the bill after them. */
export interface Announced {
  readonly bill: Bill;
  readonly choices: readonly Choice[];
  readonly reducedChoices: readonly Choice[];
}

/**
 * Every bill that choices lead to, for the open symbols that `decides` names and for all open reductions; choices that lead to the
 * same bill count as one. Null when the budget runs out.
 */
export const announcements = (
  bill: Bill,
  decides: (open: OpenSymbol) => boolean,
  budget: Budget,
): readonly Announced[] | null => {
  const rest = bill.open.filter((open) => !decides(open));
  const start: Bill = { ...bill, open: rest, reductions: { ...bill.reductions, open: [] } };
  let found: readonly Announced[] = [{ bill: start, choices: [], reducedChoices: [] }];
  const steps = [
    ...grouped(bill.open.filter(decides)).map((group) => ({ ...group, choose: withChoice })),
    ...grouped(bill.reductions.open).map((group) => ({ ...group, choose: withReducedChoice })),
  ];
  for (const { open, count, choose } of steps) {
    const next = new Map<string, Announced>();
    for (const before of found) {
      for (const counts of shares(count, open.halves.length)) {
        budget.left -= STEPS_EACH;
        if (budget.left < 0) return null;
        const after = open.halves.reduce(
          (announced, half, index) => choose(announced, open, half, counts[index] ?? 0),
          before,
        );
        next.set(keyOf(after.bill), after);
      }
    }
    found = [...next.values()];
  }
  return found;
};

/** What making one announcement costs of the budget. */
const STEPS_EACH = 100;

const withChoice = (announced: Announced, open: OpenSymbol, half: Half, times: number): Announced => ({
  ...announced,
  bill: withHalf(announced.bill, half, open.ofWaterbend, times),
  choices: [...announced.choices, { open, half, times }],
});

const withReducedChoice = (announced: Announced, open: OpenSymbol, half: Half, times: number): Announced => ({
  ...announced,
  bill: { ...announced.bill, reductions: withReducedHalf(announced.bill.reductions, half, times) },
  reducedChoices: [...announced.reducedChoices, { open, half, times }],
});

const keyOf = ({ generic, waterbend, typed, life, reductions }: Bill): string =>
  JSON.stringify([generic, waterbend, Object.values(typed), life, reductions.generic, Object.values(reductions.typed)]);

/** Every way to share out a number among so many, one after the other. */
export function* shares(number: number, among: number): Generator<readonly number[]> {
  if (among === 0) return;
  if (among === 1) {
    yield [number];
    return;
  }
  for (let first = 0; first <= number; first += 1) {
    for (const others of shares(number - first, among - 1)) yield [first, ...others];
  }
}

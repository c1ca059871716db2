import { allot, beginAllotting, finishAllotting } from './allot.ts';
import { LARGEST_NUMBER } from './amount.ts';
import type { Bill } from './bill.ts';
import type { Budget } from './budget.ts';
import { onPartOf } from './budget.ts';
import type { Ledger, Line, Reduction } from './ledger.ts';
import { ledgerOf, partOf, TAKEN_OFF } from './ledger.ts';
import type { Means, Slot, Unpaid } from './means.ts';
import { prices } from './means.ts';
import type { Allotment, Price, Problem } from './problem.ts';
import type { Resources } from './resources.ts';
import { payableLife } from './resources.ts';
import type { Sourced } from './sources.ts';
import { alone, sourcesOf } from './sources.ts';
import { meets, setOf } from './typeSet.ts';

/** How far a payment gets, in this order: what it fails for, or nothing. */
export const REASONS = [
  'insufficient-life',
  'insufficient-energy',
  'insufficient-colored',
  'insufficient-colorless',
  'insufficient-snow',
  'insufficient-generic',
  'ok',
] as const;
export type Reason = (typeof REASONS)[number];

/** How far a bill can be paid at best, and how; or how little may be missing, unless that takes too long to find out. */
export interface Reached {
  readonly reason: Reason;
  readonly ledger: Ledger;
  readonly sources: readonly Sourced[];
  readonly allotment: Allotment | null;
}

/** What is to be kept lowest: life, then mana, then cards exiled; or mana before anything else. */
export const LEAST_LIFE: readonly Price[] = ['life', 'mana', 'exile'];
export const LEAST_MANA: readonly Price[] = ['mana', 'life', 'exile'];

interface Stage {
  readonly reason: Reason;
  /** What has to be paid to get past it, with all that comes before. */
  readonly asks: (slot: Slot) => boolean;
  /** What of this is missing when it fails. */
  readonly lacks: (slot: Slot) => boolean;
}

const COLORLESS = setOf(['C']);
const isTyped = (slot: Slot): boolean => 'types' in slot;
const takesColorless = (slot: Slot): boolean => 'types' in slot && meets(slot.types, COLORLESS);
const isColored = (slot: Slot): boolean => isTyped(slot) && !takesColorless(slot);
const isSnow = ({ kind }: Slot): boolean => kind === 'snow';
/** Symbols that any mana pays. */
export const isGeneric = (slot: Slot): boolean => !isTyped(slot) && !isSnow(slot);
const nothing = (): boolean => false;

/** A {C/U} can be announced as {C}: colored symbols alone don't fail for it. */
const STAGES: readonly Stage[] = [
  { reason: 'insufficient-colored', asks: isColored, lacks: isColored },
  { reason: 'insufficient-colorless', asks: isTyped, lacks: takesColorless },
  { reason: 'insufficient-snow', asks: (slot) => isTyped(slot) || isSnow(slot), lacks: isSnow },
];

/**
 * Pays a bill, best in the given order, or else as far as it goes: of all choices that are open, those that get furthest, with as
 * little as possible missing. The life and energy that the bill asks for in any case are there. Null when the budget ran out.
 */
export const furthest = (
  bill: Bill,
  resources: Resources,
  energy: number,
  order: readonly Price[],
  budget: Budget,
): Reached | null => {
  const sources = sourcesOf(resources);
  const whole = ledgerOf(bill);
  const life = Math.floor((payableLife(resources) - bill.life) / 2);
  const problem = (ledger: Ledger, lacks: Unpaid, first: readonly Price[]) =>
    problemOf(ledger, { sources, life, energy, order: first, price: prices(resources, lacks) });
  const shortOf = (reason: Reason, ledger: Ledger, lacks: Unpaid): Reached => {
    const short = onPartOf(budget, (part) => allot(problem(ledger, lacks, ['unpaid', ...order]), part));
    return { reason, ledger, sources, allotment: short === 'exhausted' ? null : short };
  };
  const paid = (allotment: Allotment): Reached => ({ reason: 'ok', ledger: whole, sources, allotment });

  const begun = beginAllotting(problem(whole, nothing, order), budget);
  if (begun === 'exhausted') return null;
  if (begun && !('torn' in begun)) return paid(begun);
  for (const { reason, asks, lacks } of STAGES) {
    if (!whole.lines.some(({ slot }) => lacks(slot))) continue;
    const part = partOf(whole, asks);
    const enough = allot(problem(part, nothing, []), budget);
    if (enough === 'exhausted') return null;
    if (enough === null) return shortOf(reason, part, lacks);
  }
  const finished = begun && finishAllotting(begun, budget);
  if (finished === 'exhausted') return null;
  return finished ? paid(finished) : shortOf('insufficient-generic', whole, isGeneric);
};

/** The problem of a ledger: its lines to be paid by the sources, by reductions and life, and by nothing where that is allowed. */
export const problemOf = (
  { lines, reductions, limitsUnder, rows }: Ledger,
  {
    sources,
    life,
    ...rest
  }: {
    readonly sources: readonly Sourced[];
    readonly life: number;
  } & Pick<Problem<Means, Slot>, 'energy' | 'order' | 'price'>,
): Problem<Means, Slot> => ({
  sources: [
    ...sources.map(({ source }) => source),
    ...reductions.map(({ source }) => source),
    alone(life, { kind: 'life' }, 0, TAKEN_OFF),
    alone(LARGEST_NUMBER, { kind: 'nothing' }),
  ],
  demands: lines,
  limitsUnder,
  rows,
  ...rest,
});

/** What a use is made of: the means, and the line it pays. */
export interface Paid {
  readonly means: Means;
  readonly line: Line;
  readonly times: number;
  /** The source, and which of its ways; neither for a reduction, for life, and for what is missing. */
  readonly sourced: Sourced | null;
  readonly way: number;
  readonly reduction: Reduction | null;
}

/** Who pays what, with the sources named. */
export const paidIn = ({ allotment, ledger, sources }: Reached): readonly Paid[] =>
  (allotment?.uses ?? []).flatMap(({ source, way, unit, demand, times }): readonly Paid[] => {
    const sourced = sources[source] ?? null;
    const reduction = ledger.reductions[source - sources.length] ?? null;
    const line = ledger.lines[demand];
    const own = sourced?.source ?? reduction?.source;
    const lifeOrNothing: Means =
      source === sources.length + ledger.reductions.length ? { kind: 'life' } : { kind: 'nothing' };
    const means = own ? own.ways[way]?.units[unit]?.unit : lifeOrNothing;
    return line && means ? [{ means, line, times, sourced, way, reduction }] : [];
  });

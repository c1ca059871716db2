import type { ByType } from './byType.ts';
import type { ManaType } from './mana.ts';
import { stateOf, take } from './paying.ts';
import type { Resources } from './resources.ts';
import type { Total } from './total.ts';

/** One thing a player does after the total cost is locked in. */
export type Step =
  /** Activates a mana ability; `type` for mana of which it makes one of several types. */
  | { readonly do: 'mana-ability'; readonly id: string; readonly ability: number; readonly type: ManaType | null }
  | { readonly do: 'improvise'; readonly id: string }
  | { readonly do: 'convoke'; readonly id: string; readonly pays: Target }
  /** Spends mana from the pool: for what is named, or else for its own type first and then for generic mana. */
  | { readonly do: 'pay-mana'; readonly mana: ByType; readonly pays: Target | null }
  | { readonly do: 'delve'; readonly cards: number }
  | { readonly do: 'sacrifice'; readonly id: string }
  | { readonly do: 'discard'; readonly cards: number }
  | { readonly do: 'finish' };

/** A part of the total cost that one mana pays. */
export type Target = ManaType | 'S' | 'generic';

/** What is wrong with a step. */
export const STEP_FAULTS = [
  'not-on-battlefield',
  'not-controlled',
  'wrong-type',
  'already-tapped',
  'summoning-sick',
  'mana-ability-too-late',
  'energy-insufficient',
  'nothing-to-pay',
  'wrong-color',
  'not-enough-cards',
  'partial-payment',
] as const;
export type StepFault = (typeof STEP_FAULTS)[number];

/** What is to be paid, and with what. */
export interface Casting {
  readonly total: Total;
  /** Other costs: permanents to sacrifice, cards to discard. */
  readonly sacrifices: number;
  readonly discards: number;
  readonly hand: number;
  readonly resources: Resources;
}

/** Whether steps are legal in their order; if not, the first that is not (from 0), and why. */
export type Order =
  | { readonly legal: true }
  | { readonly legal: false; readonly at: number; readonly fault: StepFault };

/**
 * Judges the order of steps after the total cost is locked in: mana abilities first (601.2g), then all costs, in any order, in full
 * (601.2h). A permanent that is tapped or gone can't be tapped; a card put into the graveyard while paying can be exiled from
 * it.
 */
export const judgeOrder = (casting: Casting, steps: readonly Step[]): Order => {
  const state = stateOf(casting);
  for (const [at, step] of steps.entries()) {
    const fault = take(state, step);
    if (fault) return { legal: false, at, fault };
  }
  return { legal: true };
};

import type { Tally } from '../rules/game.ts';
import { bareDigits } from './plural.ts';

/** A count that changed: whose and what, how, by how much, and how many there were before and after. */
export interface Counted {
  readonly player: string;
  readonly what: Tally;
  readonly how: 'gained' | 'lost' | 'paid' | 'set';
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  /** The card it came from or was paid for, as typed. */
  readonly note: string | undefined;
  readonly actor: string;
  readonly asJudge: boolean;
}

/** `2 + 3 →`, `7 − 3 →`, and for a correction `4 →`: digits that other programs read. */
export const sumOf = ({ how, before, amount }: Counted): string => {
  switch (how) {
    case 'gained':
      return `${bareDigits(before)} + ${amount} →`;
    case 'lost':
    case 'paid':
      return `${bareDigits(before)} − ${amount} →`;
    case 'set':
      return `${bareDigits(before)} →`;
  }
};

/** A loss that stopped at zero: life goes below it, counters don't. */
export const stopsAtZero = ({ what, how, amount, before }: Counted): boolean =>
  how === 'lost' && what !== 'life' && amount > before;

/** How many counters really came or went; a loss takes at most what was there. */
export const moved = (count: Counted): number => (stopsAtZero(count) ? count.before : count.amount);

import { losing } from './counters.ts';
import { losingLife } from './life.ts';
import type { Verdict } from './refusal.ts';
import { ok } from './refusal.ts';

/** What a player has of what radiation touches. */
export interface Irradiated {
  readonly rad: number;
  readonly life: number;
}

/**
 * At the beginning of their precombat main phase a player mills as many cards as they have rad counters. For each nonland card
 * among them they lose 1 life and one rad counter; lands take none away (728.1). Refuses a bad number of nonland cards.
 */
export const afterRadiation = ({ rad, life }: Irradiated, nonlandCardsMilled: number): Verdict<Irradiated> => {
  const left = losing(rad, nonlandCardsMilled);
  if (!left.ok) return left;
  const alive = losingLife(life, nonlandCardsMilled);
  return alive.ok ? ok({ rad: left.value, life: alive.value }) : alive;
};

import type { Battlefield } from './leaving.ts';

/**
 * Revolt (an ability word, 207.2c): "if a permanent left the battlefield under your control this turn". `disappear` has the
 * same condition. `lastLeft` is the turn in which that last happened to this player, null when it never did. Whatever
 * becomes of the permanent afterwards, it did leave (608.2i), and "this turn" lasts until the next turn begins, cleanup included
 * (514.3a): so the condition compares two turns, and nothing is ever reset.
 */
export const revolted = (lastLeft: number | null, currentTurn: number): boolean => lastLeft === currentTurn;

/** The same, of a battlefield whose events we followed. Each player has their own. */
export const revoltOf = ({ lastLeft, turn }: Battlefield, player: string): boolean =>
  revolted(lastLeft.get(player) ?? null, turn);

/**
 * Whether the effect of a revolt ability happens. Spells, static abilities and "enters with" ask once, when they would apply
 * (608.2c, 614.1c): `triggered` is null. A triggered ability asks with an intervening "if", when it would trigger and again
 * as it resolves (603.4): what leaves in between is too late.
 */
export const revoltApplies = (triggered: boolean | null, satisfiedNow: boolean): boolean =>
  triggered !== false && satisfiedNow;

/** How often one revolt ability applies: it asks yes or no, however many permanents left. */
export const revoltApplications = (satisfied: boolean): number => (satisfied ? 1 : 0);

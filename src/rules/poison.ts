/** The poison counters with which a player loses; in Two-Headed Giant a team does, with more (104.3d, 704.6b). */
export const FATAL_POISON = { player: 10, team: 15 } as const;

/** Whether a player, or a team that shares its poison, loses the next time state-based actions are checked (704.5c, 704.6b). */
export const losesToPoison = (poison: number, whose: keyof typeof FATAL_POISON = 'player'): boolean =>
  poison >= FATAL_POISON[whose];

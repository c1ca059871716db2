/**
 * Revolt (an ability word, 207.2c): "if a permanent left the battlefield under your control this turn". `disappear` has the
 * same condition. `lastLeft` is the turn in which that last happened to this player, null when it never did. Whatever
 * becomes of the permanent afterwards, it did leave (608.2i), and "this turn" lasts until the next turn begins, cleanup included
 * (514.3a): so the condition compares two turns, and nothing is ever reset.
 */
export const revolted = (lastLeft: number | null, currentTurn: number): boolean => lastLeft === currentTurn;

/** The energy a player paid or lost, and the turn in which they last did. */
export interface Spent {
  readonly turn: number;
  readonly amount: number;
}

export const NOTHING_SPENT: Spent = { turn: 0, amount: 0 };

/** How much energy a player paid or lost this turn. Like revolt, a comparison of turns: nothing is reset. */
export const spentThisTurn = (spent: Spent, currentTurn: number): number =>
  spent.turn === currentTurn ? spent.amount : 0;

/** The same after `n` more went. */
export const spending = (spent: Spent, n: number, currentTurn: number): Spent => ({
  turn: currentTurn,
  amount: spentThisTurn(spent, currentTurn) + n,
});

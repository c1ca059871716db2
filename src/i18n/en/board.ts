import { numberEn } from '../plural.ts';

/** The live board: text first, words beside every number. */
export const board = {
  /** `passed`: whether a turn was ever passed. */
  turn: (number: number, player: string, passed: boolean) =>
    `**Turn ${number}** — ${player}${passed ? '' : ' (no turn was passed yet)'}`,
  over: (turn: number, passed: boolean) => (passed ? `**Game over** after turn ${turn}` : '**Game over**'),
  empty: 'Nobody sits here yet: any button seats you.',
  emptied: 'Nobody sits here any more: any button seats you.',
  seat: (player: string, parts: readonly string[]) => `${player} — ${parts.join(', ')}`,
  energy: (n: number) => `${numberEn(n)} energy`,
  /** Beside an amount that its player loses by. */
  fatal: (amount: string) => `${amount} (loses the game)`,
  gone: (players: readonly string[]) => `-# Left the table: ${players.join(', ')}`,
  host: (player: string, opened: string) => `-# Host ${player} · opened ${opened}`,
  latest: (deed: string, ago: string) => `-# Latest: ${deed}, ${ago}`,
  buttons: {
    energy: '+1 energy',
    pay: 'Pay energy',
    revolt: 'Revolt',
    undo: 'Undo',
    turn: 'Next turn',
    judge: 'Call a judge',
  },
  payTitle: 'Pay energy',
  payAmount: 'How much energy?',
  payHint: (have: string) => `You have ${have}.`,
  payFor: 'For which card?',
};

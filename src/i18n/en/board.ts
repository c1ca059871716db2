import { numberEn } from '../plural.ts';

/** The live board: text first, words beside every number. */
export const board = {
  noTurns: '**Game open** — no turn was passed yet',
  turn: (number: number, player: string) => `**Turn ${number}** — ${player}`,
  over: (turns: number) => (turns === 0 ? '**Game over**' : `**Game over** after turn ${turns}`),
  empty: 'Nobody sits here yet: any button seats you.',
  seat: (player: string, parts: readonly string[]) => `${player} — ${parts.join(', ')}`,
  energy: (n: number) => `${numberEn(n)} energy`,
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

import { listEn } from '../list.ts';

const kinds = { poison: 'poison', experience: 'experience', rad: 'rad', ticket: 'ticket' };

export const counter = {
  command: {
    name: 'counter',
    description: 'Poison, experience, rad and ticket counters on players',
    subcommands: {
      gain: {
        name: 'gain',
        description: 'Get counters of a kind',
        options: {
          kind: { name: 'kind', description: 'Which kind', choices: kinds },
          amount: { name: 'amount', description: 'How many' },
          player: { name: 'player', description: 'Who gets them, if it is not you' },
        },
      },
      lose: {
        name: 'lose',
        description: 'Lose counters of a kind, down to zero at most',
        options: {
          kind: { name: 'kind', description: 'Which kind', choices: kinds },
          amount: { name: 'amount', description: 'How many' },
          player: { name: 'player', description: 'Who loses them, if it is not you' },
        },
      },
      set: {
        name: 'set',
        description: 'Correct a number of counters; the correction is seen in the history',
        options: {
          kind: { name: 'kind', description: 'Which kind', choices: kinds },
          amount: { name: 'amount', description: 'How many there really are' },
          player: { name: 'player', description: 'Whose, if not yours' },
        },
      },
      proliferate: {
        name: 'proliferate',
        description: 'One more counter of each kind that a player has, energy among them',
        options: { player: { name: 'player', description: 'Who is chosen, if it is not you' } },
      },
    },
  },
  /** `now` are the kinds that grew, each as it is now; a kind at zero stays there (701.34a). */
  proliferated: (player: string, now: readonly string[]) =>
    now.length === 0
      ? `${player}, proliferate: no counters, so none are added. A kind at zero stays at zero (CR 701.34a).`
      : `${player}, proliferate: one more of each kind, now ${listEn(now)} (CR 701.34a).`,
};

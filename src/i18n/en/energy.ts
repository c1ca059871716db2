import { numberEn } from '../plural.ts';

export const energy = {
  command: {
    name: 'energy',
    description: 'Get, pay, lose and look at energy counters {E}',
    subcommands: {
      gain: {
        name: 'gain',
        description: 'Get energy counters',
        options: {
          amount: { name: 'amount', description: 'How many' },
          player: { name: 'player', description: 'Who gets them, if it is not you' },
          source: { name: 'source', description: 'The card they come from' },
        },
      },
      lose: {
        name: 'lose',
        description: 'Lose energy counters, down to zero at most',
        options: {
          amount: { name: 'amount', description: 'How many' },
          player: { name: 'player', description: 'Who loses them, if it is not you' },
        },
      },
      pay: {
        name: 'pay',
        description: 'Pay energy: all of it or nothing',
        options: {
          amount: { name: 'amount', description: 'How much' },
          player: { name: 'player', description: 'Who pays, if it is not you' },
          for: { name: 'for', description: 'The card it is paid for' },
        },
      },
      set: {
        name: 'set',
        description: 'Correct a number of energy counters; the correction is seen in the history',
        options: {
          amount: { name: 'amount', description: 'How many there really are' },
          player: { name: 'player', description: 'Whose, if not yours' },
        },
      },
      show: {
        name: 'show',
        description: 'How much energy someone has, for your eyes only',
        options: { player: { name: 'player', description: 'Whose, if not yours' } },
      },
    },
  },
  has: (player: string, n: number, counters: string) => `${player}: ${numberEn(n)} {E} (${counters})`,
};

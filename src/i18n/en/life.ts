export const life = {
  command: {
    name: 'life',
    description: 'Life totals',
    subcommands: {
      gain: {
        name: 'gain',
        description: 'Gain life',
        options: {
          amount: { name: 'amount', description: 'How much' },
          player: { name: 'player', description: 'Who gains it, if it is not you' },
        },
      },
      lose: {
        name: 'lose',
        description: 'Lose life; a total may go below zero',
        options: {
          amount: { name: 'amount', description: 'How much' },
          player: { name: 'player', description: 'Who loses it, if it is not you' },
        },
      },
      set: {
        name: 'set',
        description: 'Set or correct a life total; it is seen in the history',
        options: {
          amount: { name: 'amount', description: 'The life total' },
          player: { name: 'player', description: 'Whose, if not yours' },
        },
      },
    },
  },
};

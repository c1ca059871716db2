import type { Words } from '../index.ts';

export const life: Words['life'] = {
  command: {
    name: 'vie',
    description: 'Totaux de points de vie',
    subcommands: {
      gain: {
        name: 'gagner',
        description: 'Gagner des points de vie',
        options: {
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les gagne, si ce n'est pas vous" },
        },
      },
      lose: {
        name: 'perdre',
        description: 'Perdre des points de vie ; un total peut passer sous zéro',
        options: {
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les perd, si ce n'est pas vous" },
        },
      },
      set: {
        name: 'fixer',
        description: "Fixer ou corriger un total de points de vie ; l'historique le garde",
        options: {
          amount: { name: 'quantité', description: 'Le total de points de vie' },
          player: { name: 'joueur', description: "De qui, si ce n'est pas le vôtre" },
        },
      },
    },
  },
};

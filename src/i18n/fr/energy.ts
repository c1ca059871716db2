import type { Words } from '../index.ts';
import { numberFr } from '../plural.ts';

export const energy: Words['energy'] = {
  command: {
    name: 'énergie',
    description: 'Obtenir, payer, perdre et voir des marqueurs « énergie » {E}',
    subcommands: {
      gain: {
        name: 'obtenir',
        description: 'Obtenir des marqueurs « énergie »',
        options: {
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les obtient, si ce n'est pas vous" },
          source: { name: 'source', description: "La carte d'où ils viennent" },
        },
      },
      lose: {
        name: 'perdre',
        description: "Perdre des marqueurs « énergie », jusqu'à zéro au plus",
        options: {
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les perd, si ce n'est pas vous" },
        },
      },
      pay: {
        name: 'payer',
        description: "Payer de l'énergie : entièrement ou pas du tout",
        options: {
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui paie, si ce n'est pas vous" },
          for: { name: 'pour', description: 'La carte pour laquelle elle est payée' },
        },
      },
      set: {
        name: 'fixer',
        description: "Corriger un nombre de marqueurs « énergie » ; l'historique garde la correction",
        options: {
          amount: { name: 'quantité', description: 'Combien il y en a vraiment' },
          player: { name: 'joueur', description: 'De qui, si ce ne sont pas les vôtres' },
        },
      },
      show: {
        name: 'voir',
        description: "Combien d'énergie a quelqu'un, pour vos yeux seulement",
        options: { player: { name: 'joueur', description: 'De qui, si ce ne sont pas les vôtres' } },
      },
    },
  },
  has: (player, n, counters) => `${player} : ${numberFr(n)} {E} (${counters})`,
};

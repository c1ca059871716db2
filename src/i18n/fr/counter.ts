import type { Words } from '../index.ts';
import { listFr } from '../list.ts';

const kinds = { poison: 'poison', experience: 'expérience', rad: 'rad', ticket: 'ticket' };

export const counter: Words['counter'] = {
  command: {
    name: 'marqueur',
    description: 'Marqueurs « poison », « expérience », « rad » et « ticket » des joueurs',
    subcommands: {
      gain: {
        name: 'obtenir',
        description: "Obtenir des marqueurs d'une sorte",
        options: {
          kind: { name: 'sorte', description: 'Quelle sorte', choices: kinds },
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les obtient, si ce n'est pas vous" },
        },
      },
      lose: {
        name: 'perdre',
        description: "Perdre des marqueurs d'une sorte, jusqu'à zéro au plus",
        options: {
          kind: { name: 'sorte', description: 'Quelle sorte', choices: kinds },
          amount: { name: 'quantité', description: 'Combien' },
          player: { name: 'joueur', description: "Qui les perd, si ce n'est pas vous" },
        },
      },
      set: {
        name: 'fixer',
        description: "Corriger un nombre de marqueurs ; l'historique garde la correction",
        options: {
          kind: { name: 'sorte', description: 'Quelle sorte', choices: kinds },
          amount: { name: 'quantité', description: 'Combien il y en a vraiment' },
          player: { name: 'joueur', description: 'De qui, si ce ne sont pas les vôtres' },
        },
      },
      proliferate: {
        name: 'proliférer',
        description: "Un marqueur de plus de chaque sorte qu'un joueur a déjà, énergie comprise",
        options: { player: { name: 'joueur', description: "Qui est choisi, si ce n'est pas vous" } },
      },
    },
  },
  proliferated: (player, now) =>
    now.length === 0
      ? `${player}, prolifération : aucun marqueur, donc aucun de plus. Une sorte à zéro reste à zéro (CR 701.34a).`
      : `${player}, prolifération : un marqueur de plus de chaque sorte, maintenant ${listFr(now)} (CR 701.34a).`,
};

import type { Words } from '../index.ts';
import { table } from './table.ts';

export const board: Words['board'] = {
  noTurns: "**Partie ouverte** — aucun tour n'est encore passé",
  turn: (number, player) => `**Tour ${number}** — ${player}`,
  over: (turns) => (turns === 0 ? '**Partie terminée**' : `**Partie terminée** après le tour ${turns}`),
  empty: "Personne n'est encore ici : n'importe quel bouton vous installe.",
  seat: (player, parts) => `${player} — ${parts.join(', ')}`,
  energy: (n) => table.amount('energy', n),
  gone: (players) => `-# Ont quitté la table : ${players.join(', ')}`,
  host: (player, opened) => `-# Hôte ${player} · ouverte ${opened}`,
  latest: (deed, ago) => `-# Dernière action : ${deed}, ${ago}`,
  buttons: {
    energy: '+1 énergie',
    pay: "Payer de l'énergie",
    revolt: 'Révolte',
    undo: 'Annuler',
    turn: 'Tour suivant',
    judge: 'Appeler un arbitre',
  },
  payTitle: "Payer de l'énergie",
  payAmount: "Combien d'énergie ?",
  payHint: (have) => `Vous avez ${have}.`,
  payFor: 'Pour quelle carte ?',
};

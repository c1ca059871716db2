import type { Words } from '../index.ts';
import { table } from './table.ts';

export const board: Words['board'] = {
  turn: (number, player, passed) => `**Tour ${number}** — ${player}${passed ? '' : " (aucun tour n'est encore passé)"}`,
  over: (turn, passed) => (passed ? `**Partie terminée** après le tour ${turn}` : '**Partie terminée**'),
  empty: "Personne n'est encore ici : n'importe quel bouton vous installe.",
  emptied: "Il n'y a plus personne ici : n'importe quel bouton vous installe.",
  seat: (player, parts) => `${player} — ${parts.join(', ')}`,
  energy: (n) => table.amount('energy', n),
  fatal: (amount) => `${amount} (perd la partie)`,
  gone: (players) => `-# ${players.length > 1 ? 'Ont' : 'A'} quitté la table : ${players.join(', ')}`,
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

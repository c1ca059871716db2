import type { Words } from '../index.ts';
import { listFr } from '../list.ts';
import { countFr } from '../plural.ts';

const EVENTS = { one: 'événement', other: 'événements' };

const player = (number: number) => ({
  name: `joueur${number}`,
  description: "Un joueur, dans l'ordre du tour",
});

export const game: Words['game'] = {
  command: {
    name: 'partie',
    description: 'La partie de ce salon : tableau, places, tours et historique',
    subcommands: {
      start: {
        name: 'commencer',
        description: 'Ouvrir une partie et montrer son tableau',
        options: {
          format: {
            name: 'format',
            description: 'Les points de vie de départ ; 20 si vous ne dites rien',
            choices: {
              20: '20 points de vie : formats à deux joueurs',
              25: '25 points de vie : Brawl à deux',
              30: '30 points de vie : Brawl à plusieurs',
              40: '40 points de vie : Commander',
            },
          },
          player1: player(1),
          player2: player(2),
          player3: player(3),
          player4: player(4),
        },
      },
      join: {
        name: 'rejoindre',
        description: "S'installer à la table, ou y revenir",
        options: { player: { name: 'joueur', description: "Qui s'installe, si ce n'est pas vous" } },
      },
      leave: { name: 'quitter', description: 'Quitter la table ; votre place garde ce que vous aviez' },
      turn: {
        name: 'tour',
        description: 'Passer le tour au joueur suivant',
        options: { player: { name: 'joueur', description: "À qui passe le tour, si ce n'est pas au suivant" } },
      },
      board: { name: 'tableau', description: 'Montrer de nouveau le tableau, ici en bas' },
      undo: {
        name: 'annuler',
        description: "Annuler votre dernière action ; l'historique garde les deux",
        options: {
          player: {
            name: 'joueur',
            description: "Ce que ce joueur a fait ou subi en dernier : pour l'hôte et les arbitres",
          },
        },
      },
      redo: {
        name: 'rétablir',
        description: "Rétablir ce qui a été annulé, tant que rien de nouveau ne s'est produit",
        options: {
          player: { name: 'joueur', description: "Ce que ce joueur avait fait ou subi : pour l'hôte et les arbitres" },
        },
      },
      history: { name: 'historique', description: 'Qui a fait quoi, quand et pourquoi ; pour vos yeux seulement' },
      transfer: {
        name: 'transférer',
        description: "Faire d'un autre joueur l'hôte de la partie",
        options: { player: { name: 'joueur', description: 'Le nouvel hôte' } },
      },
      end: { name: 'terminer', description: "Terminer la partie ; vous confirmez d'abord" },
    },
  },
  joined: (who) => `${who} s'installe à la table.`,
  left: (who) =>
    `${who} quitte la table. Sa place garde ce qui s'y trouvait ; \`/partie rejoindre\` permet d'y revenir.`,
  newHost: (who) => `${who} est maintenant l'hôte de la partie.`,
  turn: (number, who) => `Tour ${number} : ${who}.`,
  turnNow: (number, player, on) => {
    const revolt = on.length === 0 ? 'inactive pour tout le monde' : `active pour ${listFr(on)}`;
    return `tour ${number}, celui de ${player} ; révolte ${revolt}`;
  },
  undone: (actor, deed) => `${actor} annule : ${deed}.`,
  redone: (actor, deed) => `${actor} rétablit : ${deed}.`,
  now: (seat) => `Maintenant : ${seat}.`,
  end: {
    ask: (events) =>
      `Terminer cette partie pour tout le monde ? Ce qui s'y est produit (${countFr(events, EVENTS)}) reste 30 jours dans l'historique, mais plus rien ne pourra y être compté.`,
    yes: 'Terminer la partie',
    no: 'Continuer à jouer',
    kept: 'La partie continue.',
    summary: (opened, ended, events) =>
      `-# Ouverte ${opened}, terminée ${ended}, ${countFr(events, EVENTS)} dans l'historique.`,
  },
  history: {
    title: (events) => `**Historique** (${countFr(events, EVENTS)}, le plus récent en dernier)`,
    file: 'historique.txt',
    shortened: "L'historique entier est dans le fichier.",
    revoked: '(annulé)',
    over: (ended) => `-# Cette partie s'est terminée ${ended}.`,
    seatName: (number) => `place ${number}`,
    seat: (number, name, id) => {
      const parts = [...(name === null ? [] : [name]), ...(id === null ? [] : [`utilisateur Discord ${id}`])];
      return `Place ${number} : ${parts.join(', ')}`;
    },
    times: 'Les heures sont en UTC.',
  },
};

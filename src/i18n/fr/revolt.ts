import type { Words } from '../index.ts';
import { listFr } from '../list.ts';
import { countFr } from '../plural.ts';

const because = (permanents: readonly string[], more: number) => {
  if (permanents.length === 0) return '';
  if (more === 0) return ` (${listFr(permanents)})`;
  return ` (${permanents.join(', ')} et ${countFr(more, { one: 'autre', other: 'autres' })})`;
};

export const revolt: Words['revolt'] = {
  command: {
    name: 'révolte',
    description: 'Un permanent a-t-il quitté le champ de bataille sous votre contrôle ce tour-ci ?',
    subcommands: {
      mark: {
        name: 'marquer',
        description: 'Un permanent a quitté le champ de bataille sous votre contrôle',
        options: {
          player: { name: 'joueur', description: "Sous le contrôle de qui, si ce n'est pas vous" },
          permanent: { name: 'permanent', description: 'Quel permanent' },
        },
      },
      show: {
        name: 'voir',
        description: 'Pour qui la révolte est active, depuis quand et pourquoi ; pour vos yeux seulement',
        options: { player: { name: 'joueur', description: 'Seulement pour ce joueur' } },
      },
    },
  },
  on: (permanents, more) => `révolte active${because(permanents, more)}`,
  off: 'révolte inactive',
  marked: (player, permanent) =>
    `${player} : la révolte est active. ${permanent ?? 'Un permanent'} a quitté le champ de bataille sous son contrôle ce tour-ci.`,
  already: (player, since) => `${player} : la révolte était déjà active (${since}). Rien n'a changé.`,
  showOn: (player, since, permanents, more) => `${player} — active${because(permanents, more)} · ${since}`,
  showOff: (player) => `${player} — inactive`,
  noSeat: (player) => `${player} n'est pas à cette table, la révolte est donc inactive.`,
  nobody: "Personne n'est à cette table.",
  turn: (number, player) => `**Révolte, tour ${number}** (${player})`,
  noTurns: (player) =>
    `**Révolte**\nAucun tour n'est encore passé dans cette partie : c'est donc le tour 1, celui de ${player}, et tout ce qui s'est produit depuis l'ouverture compte comme ce tour-ci. Quand un tour se termine, appuyez sur *Tour suivant*.`,
};

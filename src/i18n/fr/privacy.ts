import type { Words } from '../index.ts';
import { listFr } from '../list.ts';
import { countFr } from '../plural.ts';

export const privacy: Words['privacy'] = {
  command: {
    name: 'confidentialité',
    description: 'Ce qui est gardé sur vous : le voir, le recevoir, le supprimer',
    subcommands: {
      show: { name: 'voir', description: 'Montrer ce qui est gardé sur vous, et combien de temps' },
      export: { name: 'exporter', description: 'Recevoir dans un fichier tout ce qui est gardé sur vous' },
      delete: { name: 'supprimer', description: 'Supprimer ce qui est gardé sur vous, après confirmation' },
    },
  },
  title: '**Ce qui est gardé sur vous**',
  parts: {
    games: (n) => countFr(n, { one: 'partie', other: 'parties' }),
    calls: (n) => countFr(n, { one: "appel d'arbitre", other: "appels d'arbitre" }),
    rulings: (n) => countFr(n, { one: 'clarification de vous', other: 'clarifications de vous' }),
  },
  kept: (parts) => `Vous figurez dans ${listFr(parts)}.`,
  nothing: 'Rien : vous ne figurez nulle part.',
  what: "Sont gardés votre identifiant Discord, ce que vous avez fait et quand, et ce que vous avez saisi comme source, comme objet d'un paiement, comme permanent d'une révolte, ou comme question, complément ou réponse d'un appel d'arbitre. Aucun nom, aucun message.",
  howLong:
    "Une partie terminée est supprimée au bout de 30 jours ; si rien ne s'y passe pendant 30 jours, elle se termine d'elle-même. Un appel d'arbitre est supprimé au bout de 90 jours, et tout ce qui vient d'un serveur 30 jours après le départ du bot.",
  ways: (mention) =>
    `${mention('privacy export')} vous remet le tout dans un fichier ; ${mention('privacy delete')} en efface votre identifiant pour de bon.`,
  file: 'dynamo-mes-donnees.json',
  exported: (parts) => `Voici tout ce qui est gardé sur vous, dans ${listFr(parts)}. Les heures sont en UTC.`,
  nothingToExport: "Il n'y a rien à exporter : rien n'est gardé sur vous.",
  ask: (parts) =>
    `Supprimer ce qui est gardé sur vous, dans ${listFr(parts)} ? Votre identifiant disparaît définitivement. À chaque table, un ancien joueur occupe votre place avec ce que vous aviez, car les autres continuent de jouer avec : ce n'est plus à vous, et rien ne le fera revenir. Ce que vous avez écrit dans les appels d'arbitre est effacé, et ceux qui attendent sont retirés.`,
  yes: 'Supprimer',
  no: 'Conserver',
  deleted: (parts) =>
    `Supprimé : votre identifiant a disparu de ${listFr(parts)}. Votre prochaine commande à une table vous donnera une nouvelle place.`,
  nothingToDelete: "Il n'y a rien à supprimer : rien n'est gardé sur vous.",
  unchanged: "Rien n'a été supprimé.",
};

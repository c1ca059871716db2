import type { Permission } from '../../rules/refusal.ts';
import type { Words } from '../index.ts';
import { listFr } from '../list.ts';

/** Discord's own names of its permissions, as its French settings show them. */
export const permissionNames: Readonly<Record<Permission, string>> = {
  ViewChannel: 'Voir le salon',
  SendMessages: 'Envoyer des messages',
  SendMessagesInThreads: 'Envoyer des messages dans les fils',
  ReadMessageHistory: 'Voir les anciens messages',
  AttachFiles: 'Joindre des fichiers',
  MentionEveryone: 'Mentionner @everyone, @here et tous les rôles',
};

export const discord: Words['discord'] = {
  permissionNames,
  failed: (error) =>
    `Quelque chose s'est mal passé de mon côté. Regardez la table avant de recommencer : elle montre ce qui a été gardé. Si cela se reproduit, donnez l'erreur \`${error}\` à la personne qui fait tourner le bot.`,
  restarting: "Je redémarre, et rien de cela n'a été fait. Réessayez dans quelques secondes.",
  shortened: '-# Raccourci : le texte entier ne tient pas dans un seul message.',
  boardMoved: (link) => `Le tableau de cette partie se trouve plus bas : ${link}`,
  boardOutOfDate: (permissions) =>
    `Le tableau ci-dessus ne peut pas suivre ce changement. Appuyez sur l'un de ses boutons, ou demandez à une personne qui gère le serveur de me donner ici : ${listFr(permissions)}.`,
  boardAmongFriends:
    "Le tableau ci-dessus ne peut pas suivre ce changement : ici, je ne peux que répondre. Appuyez sur l'un de ses boutons, et il montrera tout.",
  boardUnseen:
    "Vous seul voyez ce tableau : ce serveur ne montre les réponses d'une application apportée par un membre qu'à ce membre. Tout le monde le verrait si le bot était ajouté au serveur.",
  boardInPrivateThread:
    "Le tableau ci-dessus ne peut pas suivre ce changement : je ne fais pas partie de ce fil privé. Ajoutez-moi en me mentionnant, ou appuyez sur l'un des boutons du tableau.",
};

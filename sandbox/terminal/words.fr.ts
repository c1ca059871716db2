import type { Words } from './words.ts';

const list = (names: readonly string[]): string => names.join(', ');
/** D'une longue liste, on montre le début. */
const some = (names: readonly string[]): string =>
  names.length > 25 ? `${list(names.slice(0, 25))}, … (${names.length})` : list(names);
const both = (names: readonly string[]): string => names.join(' et ').replace(/ et (?=.* et )/g, ', ');
const takes = (command: string, exists: readonly string[]): string =>
  exists.length === 0 ? `${command} n'a pas d'option` : `${command} accepte ${list(exists)}`;

export const fr: Words = {
  onlyYou: 'visible par vous uniquement',
  edited: 'modifié :',
  deleted: (which) => `supprimé : ${which}`,
  waiting: 'réfléchit…',
  off: 'inactif',
  file: 'fichier',
  image: 'image',
  premium: 'premium',
  choose: 'Choisir',
  nothingHere: 'Aucun message ici pour le moment.',
  howMany: (least, most) => (least === most ? `${least}` : `de ${least} à ${most}`),
  unknownComponent: (type) => `composant de type ${type}`,

  optional: 'facultatif',
  howToFill: (fields) => `Pour répondre : remplir ${fields.map((field) => `${field}="…"`).join(' ')} (ou : annuler)`,
  modalClosed: "Fermé ; rien n'a été envoyé.",
  received: 'Reçu.',

  choicesFor: (option, typed) => (typed === '' ? `${option} :` : `${option} : « ${typed} »`),
  noChoicesFor: (option, typed) => `Aucun choix pour ${option}${typed === '' ? '' : ` « ${typed} »`}.`,

  directMessages: 'messages privés',
  server: (name) => `Serveur ${name}`,
  withoutServer: 'Hors serveur',
  notInstalled: "le bot n'y est pas",
  address: (address) => `Discord local : ${address}`,
  welcome: 'Tapez une commande, par exemple /aide ; tapez aide pour le reste.',
  noCommands: "Le bot n'a enregistré aucune commande.",
  noMessageCommands: "Le bot n'a pas de commande sur les messages.",
  help: [
    [
      '/énergie obtenir quantité:2',
      'lancer une commande ; les options s\'écrivent nom:valeur. Un texte qui contient mot:mot se met entre guillemets : texte:"un mot:mot"',
    ],
    [
      'compléter /clarification chercher coureu',
      "voir les choix d'une option ; prendre 2 lance la commande avec l'un d'eux",
    ],
    ['cliquer 1, cliquer 1 sur 3', 'presser un bouton ou choisir une option, du dernier message ou du message 3'],
    ['choisir 2 3', "choisir plusieurs options d'un menu"],
    ['remplir nom="…", annuler', 'répondre à la fenêtre ouverte, ou la fermer'],
    ['applications 3 Nom', 'lancer une commande sur le message 3 ; applications seul les montre'],
    ['comme Ben, dans #table-2, dans mp', "être quelqu'un d'autre, aller ailleurs"],
    ['langue en', 'changer la langue de votre Discord'],
    ['membres, salons, messages, commandes, aide, quitter', ''],
  ],

  silent: "Le bot n'a pas répondu en 3 secondes.",
  offline: "Le bot n'est pas connecté.",
  botFailed: (request, status, reason) => `Discord a refusé ce que le bot envoyait (${request}, ${status}) : ${reason}`,

  usage: {
    complete: 'compléter /clarification chercher nom:…',
    pick: 'prendre 1',
    click: 'cliquer 1, ou cliquer 1 sur 3',
    choose: 'choisir 2 3, ou choisir 2 3 sur 3',
    fill: 'remplir nom="…"',
    cancel: 'annuler',
    apps: 'applications 3 Nom de la commande, ou applications pour les voir',
    as: 'comme Ana',
    in: 'dans #table-2, ou dans mp',
    locale: 'langue fr',
    users: 'membres',
    channels: 'salons',
    messages: 'messages',
    commands: 'commandes',
    help: 'aide',
    quit: 'quitter',
  },

  faults: {
    'unknown-line': ({ typed }) =>
      `« ${typed} » m'est inconnu. Les commandes commencent par / ; tapez aide pour le reste.`,
    usage: ({ verb }) => `Écrivez : ${fr.usage[verb]}`,
    'no-command': ({ typed, exists }) =>
      exists.length === 0 ? fr.noCommands : `La commande ${typed} n'existe pas. Il y a ${some(exists)}.`,
    'several-commands': ({ typed, exists }) => `${typed} peut être ${list(exists)}.`,
    'no-subcommand': ({ command, typed, exists }) =>
      typed === ''
        ? `${command} demande une suite : ${list(exists)}.`
        : `${typed} n'existe pas ; ${command} a ${list(exists)}.`,
    'no-option': ({ command, typed, exists }) => `L'option ${typed} n'existe pas ; ${takes(command, exists)}.`,
    'quote-or-option': ({ command, typed, exists }) =>
      `L'option ${typed} n'existe pas ; ${takes(command, exists)}. Si cela fait partie du texte, mettez le texte entre guillemets.`,
    'no-autocomplete': ({ command }) => `${command} n'a pas d'option qui propose des choix.`,
    twice: ({ name }) => `${name} est donné deux fois.`,
    'unclosed-quote': ({ name }) => `Le guillemet après ${name} n'est pas fermé.`,
    'no-files': ({ name }) => `${name} demande un fichier, et l'on ne peut pas en envoyer d'ici.`,
    'no-user': ({ typed, exists }) => `Personne ne s'appelle « ${typed} ». Il y a ${some(exists)}.`,
    'no-role': ({ typed, exists }) => `Aucun rôle ne s'appelle « ${typed} ». Il y a ${some(exists)}.`,
    'no-channel': ({ typed, exists }) => `Aucun salon ne s'appelle « ${typed} ». Il y a ${some(exists)}.`,
    'no-locale': ({ typed }) => `Discord n'a pas de langue « ${typed} ». Essayez fr, en-US ou en-GB.`,
    'no-choices': () => "Il n'y a rien à prendre : complétez d'abord une commande.",
    'no-choice': ({ number, count }) => `Il n'y a pas de choix ${number} : ils vont de 1 à ${count}.`,
    'no-message': ({ number, exists }) =>
      exists.length === 0
        ? 'Aucun message ici pour le moment.'
        : `Il n'y a pas de message ${number} ici. Il y a ${list(exists.map(String))}.`,
    'no-controls': ({ others }) =>
      others.length === 0
        ? "Il n'y a rien à cliquer ici pour le moment."
        : `Ce message n'a rien à cliquer. ${others.length === 1 ? `Le message ${others[0]} a de quoi` : `Les messages ${both(others.map(String))} ont de quoi`} : cliquer 1 sur ${others.at(-1)}.`,
    'no-control': ({ typed, exists }) =>
      exists.length === 0
        ? 'Tout est inactif dans ce message.'
        : `Rien à cliquer ne s'appelle « ${typed} ». Il y a ${some(exists)}.`,
    'control-off': ({ label }) => `« ${label} » est inactif.`,
    'choose-button': ({ label }) => `« ${label} » est un bouton : cliquez-le.`,
    'two-menus': () => 'Choisissez dans un seul menu.',
    'no-modal': () => "Aucune fenêtre n'est ouverte.",
    'not-your-modal': ({ owners }) =>
      `La fenêtre ouverte est à ${both(owners)}, qui l'a ouverte : comme ${owners[0]}, puis remplir ou annuler.`,
    'no-field': ({ typed, exists }) => `Le champ ${typed} n'existe pas. Il y a ${list(exists)}.`,
  },
};

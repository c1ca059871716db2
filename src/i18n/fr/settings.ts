import type { Words } from '../index.ts';
import { countFr } from '../plural.ts';

export const settings: Words['settings'] = {
  command: {
    name: 'réglages',
    description: 'Ce que ce serveur a réglé',
    subcommands: {
      show: { name: 'voir', description: 'Montrer les réglages du serveur et de ce salon' },
      language: {
        name: 'langue',
        description: 'Choisir la langue des réponses publiques',
        options: {
          language: {
            name: 'langue',
            description: 'Langue des réponses publiques ; les privées suivent la langue de qui les lit',
            choices: { auto: 'auto (la langue du serveur)', fr: 'français', en: 'anglais' },
          },
          channel: { name: 'salon', description: 'Seulement pour ce salon ou ce fil ; sinon, pour tout le serveur' },
        },
      },
      'judge-role': {
        name: 'rôle-arbitre',
        description: 'Choisir qui sont les arbitres de ce serveur',
        options: { role: { name: 'rôle', description: 'Le rôle de vos arbitres ; il est mentionné à chaque appel' } },
      },
      'head-judge-role': {
        name: 'rôle-arbitre-principal',
        description: "Choisir qui tranche quand on fait appel d'une décision",
        options: {
          role: { name: 'rôle', description: "Le rôle de l'arbitre principal ; il est mentionné quand on fait appel" },
        },
      },
      'desk-channel': {
        name: 'salon-arbitres',
        description: 'Choisir où sont publiés les appels aux arbitres',
        options: { channel: { name: 'salon', description: 'Un salon que lisent vos arbitres' } },
      },
      check: { name: 'vérifier', description: 'Vérifier tout ce dont les appels aux arbitres ont besoin' },
    },
  },
  title: '**Réglages de ce serveur**',
  languages: { en: 'anglais', fr: 'français', auto: 'auto : la langue du serveur sur Discord' },
  spoken: { en: 'anglais', fr: 'français' },
  serverLanguage: (setting) => `Réponses publiques : ${setting}.`,
  channelLanguage: (channel, spoken) => `Ici, dans ${channel}, elles sont en ${spoken}.`,
  private: 'Les réponses privées suivent la langue Discord de la personne qui les lit.',
  languageSet: (setting, channel) =>
    channel ? `Réponses publiques dans ${channel} : ${setting}.` : `Réponses publiques sur ce serveur : ${setting}.`,
  judgeRole: (role) => `Arbitres : ${role ?? 'non réglé'}.`,
  headJudgeRole: (role) => `Arbitre principal : ${role ?? 'non réglé'}.`,
  deskChannel: (channel) => `Appels aux arbitres : ${channel ?? 'non réglé'}.`,
  judgeRoleSet: (role) => `Les membres qui ont le rôle ${role} sont maintenant les arbitres de ce serveur.`,
  headJudgeRoleSet: (role) => `Les membres qui ont le rôle ${role} tranchent maintenant quand on fait appel.`,
  deskChannelSet: (channel, moved) => {
    const calls = countFr(moved, {
      one: 'appel sans réponse y sera publié aussi',
      other: 'appels sans réponse y seront publiés aussi',
    });
    const along = moved === 0 ? '' : ` ${calls}.`;
    return `Les appels aux arbitres sont maintenant publiés dans ${channel}.${along}`;
  },
  openDesk: (channel) =>
    `⚠ Tout le monde sur ce serveur peut lire ${channel} : les appels privés et leurs réponses n'y seraient pas secrets. Choisissez un salon que seuls les arbitres voient, ou cachez celui-ci aux autres.`,
  check: {
    title: '**Ce dont les appels aux arbitres ont besoin**',
    all: 'Tout marche : on peut appeler les arbitres ici.',
    some: (faults) =>
      `${countFr(faults, { one: 'point échoue', other: 'points échouent' })}. Corrigez, puis vérifiez de nouveau.`,
    passed: (what) => `✅ Réussi : ${what}`,
    failed: (what, todo) => `❌ Échoué : ${what}. ${todo}`,
    settled: {
      judgeRole: "le rôle d'arbitre est réglé",
      headJudgeRole: "le rôle d'arbitre principal est réglé",
      deskChannel: 'le salon des arbitres est réglé',
    },
    unsettled: {
      judgeRole: "le rôle d'arbitre n'est pas réglé",
      headJudgeRole: "le rôle d'arbitre principal n'est pas réglé",
      deskChannel: "le salon des arbitres n'est pas réglé",
    },
    locked: (channel) => `le fil ${channel} est verrouillé, et je ne peux pas y écrire`,
    unlock: 'Déverrouillez-le, ou choisissez un autre salon.',
    settle: (command) => `Lancez ${command}.`,
    permission: (name, channel) => `« ${name} » dans ${channel}`,
    grant: 'Donnez-moi cette permission : dans les paramètres du salon, sous Permissions.',
    mention: (role, channel) => `${role} est prévenu quand je le mentionne dans ${channel}`,
    allowMention:
      'Dans les paramètres du serveur, sous Rôles, permettez à tout le monde de mentionner ce rôle ; ou donnez-moi « Mentionner @everyone, @here et tous les rôles » dans ce salon.',
  },
};

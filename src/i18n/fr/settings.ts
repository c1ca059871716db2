import type { Words } from '../index.ts';

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
};

export const settings = {
  command: {
    name: 'settings',
    description: 'What this server has settled',
    subcommands: {
      show: { name: 'show', description: 'Show the settings of this server and of this channel' },
      language: {
        name: 'language',
        description: 'Choose the language of public answers',
        options: {
          language: {
            name: 'language',
            description: 'The language of public answers; private ones follow their reader',
            choices: { auto: "auto (the server's own language)", fr: 'French', en: 'English' },
          },
          channel: {
            name: 'channel',
            description: 'Only for this channel or thread; without it, for the whole server',
          },
        },
      },
    },
  },
  title: '**Settings of this server**',
  /** What a language setting is called. */
  languages: { en: 'English', fr: 'French', auto: "auto: the server's own language on Discord" },
  spoken: { en: 'English', fr: 'French' },
  serverLanguage: (setting: string) => `Public answers: ${setting}.`,
  channelLanguage: (channel: string, spoken: string) => `Here in ${channel} they are in ${spoken}.`,
  private: 'Private answers follow the Discord language of whoever reads them.',
  languageSet: (setting: string, channel: string | null) =>
    channel ? `Public answers in ${channel}: ${setting}.` : `Public answers in this server: ${setting}.`,
};

import { type Context, channel, command, no, oneOf, optional, say, subcommand } from '../src/command.ts';
import { refuse } from '../src/rules/refusal.ts';

const MANAGE_SERVER = String(1 << 5);

/** Text, voice, announcements, threads of each kind, stages: wherever a public answer can stand. */
const TALKED_IN = [0, 2, 5, 10, 11, 12, 13];

/** The server whose settings are asked for, or why there are none. */
const settledServer = ({ guild, managesServer }: Context) => {
  if (guild === null) return refuse({ code: 'servers-only' });
  return managesServer ? ({ ok: true, value: guild } as const) : refuse({ code: 'needs-manage-server' });
};

export const settings = command({
  name: 'settings',
  place: 'servers',
  memberPermissions: MANAGE_SERVER,
  subcommands: {
    show: subcommand({}, async (_input, context) => {
      const server = settledServer(context);
      if (!server.ok) return no(server.refusal);
      const words = context.words.settings;
      const { language } = await context.settings.of(server.value);
      return say('private', words.title, {
        look: 'panel',
        texts: [
          words.title,
          [
            words.serverLanguage(words.languages[language ?? 'auto']),
            words.channelLanguage(`<#${context.channel}>`, words.spoken[context.channelLocale]),
            words.private,
          ].join('\n'),
        ],
      });
    }),
    language: subcommand(
      { language: oneOf(['auto', 'fr', 'en']), channel: optional(channel(TALKED_IN)) },
      async ({ language, channel: only }, context) => {
        const server = settledServer(context);
        if (!server.ok) return no(server.refusal);
        const chosen = language === 'auto' ? null : language;
        if (only) await context.settings.changeChannel(server.value, only, chosen);
        else await context.settings.change(server.value, { language: chosen });
        const words = context.words.settings;
        return say('private', words.languageSet(words.languages[language], only ? `<#${only}>` : null));
      },
    ),
  },
});

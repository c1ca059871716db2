import { mayWrite, WRITING } from '../src/atDesk.ts';
import { type Context, channel, command, no, oneOf, optional, role, say, subcommand } from '../src/command.ts';
import type { Words } from '../src/i18n/index.ts';
import type { Permission, Verdict } from '../src/rules/refusal.ts';
import { ok, refuse } from '../src/rules/refusal.ts';
import type { GuildSettings } from '../src/stores.ts';

const MANAGE_SERVER = String(1 << 5);

/** Text, voice, announcements, threads of each kind, stages: wherever a public answer can stand. */
const TALKED_IN = [0, 2, 5, 10, 11, 12, 13];

/** The server whose settings are asked for, or why there are none. */
const settledServer = ({ guild, managesServer }: Context): Verdict<string> => {
  if (guild === null) return refuse({ code: 'servers-only' });
  return managesServer ? ok(guild) : refuse({ code: 'needs-manage-server' });
};

const showRole = (role: string | null): string | null => role && `<@&${role}>`;
const showChannel = (channel: string | null): string | null => channel && `<#${channel}>`;

/** Settles who judges, or who decides appeals; says so at once when nobody would hear of a call. */
const settleRole = async (
  kind: 'judgeRole' | 'headJudgeRole',
  role: string,
  context: Context,
  said: (words: Words['settings']) => (role: string) => string,
) => {
  const server = settledServer(context);
  if (!server.ok) return no(server.refusal);
  if (role === server.value) return no({ code: 'everyone-role' });
  if (context.reach.isOfBot(role)) return no({ code: 'bot-role' });
  await context.settings.change(server.value, { [kind]: role });
  const { deskChannel } = await context.settings.of(server.value);
  const silent = deskChannel !== null && !context.reach.pings(role, deskChannel);
  const warning = silent
    ? [context.words.refusals['silent-role']({ code: 'silent-role', role, channel: deskChannel })]
    : [];
  return say('private', [said(context.words.settings)(`<@&${role}>`), ...warning].join('\n'));
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
      const { language, judgeRole, headJudgeRole, deskChannel } = await context.settings.of(server.value);
      return say('private', words.title, {
        look: 'panel',
        texts: [
          words.title,
          [
            words.serverLanguage(words.languages[language ?? 'auto']),
            words.channelLanguage(`<#${context.channel}>`, words.spoken[context.channelLocale]),
            words.private,
          ].join('\n'),
          [
            words.judgeRole(showRole(judgeRole)),
            words.headJudgeRole(showRole(headJudgeRole)),
            words.deskChannel(showChannel(deskChannel)),
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
    'judge-role': subcommand({ role: role() }, ({ role }, context) =>
      settleRole('judgeRole', role, context, ({ judgeRoleSet }) => judgeRoleSet),
    ),
    'head-judge-role': subcommand({ role: role() }, ({ role }, context) =>
      settleRole('headJudgeRole', role, context, ({ headJudgeRoleSet }) => headJudgeRoleSet),
    ),
    'desk-channel': subcommand({ channel: channel(TALKED_IN) }, async ({ channel }, context) => {
      const server = settledServer(context);
      if (!server.ok) return no(server.refusal);
      const may = mayWrite(context.reach, channel);
      if (!may.ok) return no(may.refusal);
      await context.settings.change(server.value, { deskChannel: channel });
      const moved = await context.desk.move(server.value, context.now);
      const { deskChannelSet, openDesk } = context.words.settings;
      const warning = context.reach.everyoneReads(channel) ? [openDesk(`<#${channel}>`)] : [];
      return say('private', [deskChannelSet(`<#${channel}>`, moved), ...warning].join('\n'));
    }),
    check: subcommand({}, async (_input, context) => {
      const server = settledServer(context);
      if (!server.ok) return no(server.refusal);
      const settled = await context.settings.of(server.value);
      const lines = checks(settled, context);
      const { check, openDesk } = context.words.settings;
      const { deskChannel } = settled;
      const isOpen = deskChannel !== null && context.reach.everyoneReads(deskChannel);
      const failed = lines.filter(({ passed }) => !passed).length;
      const texts = [
        check.title,
        lines.map(({ passed, what, todo }) => (passed ? check.passed(what) : check.failed(what, todo))).join('\n'),
        ...(isOpen ? [openDesk(`<#${deskChannel}>`)] : []),
        failed === 0 ? check.all : check.some(failed),
      ];
      return say('private', check.title, { look: 'panel', texts });
    }),
  },
});

interface Check {
  readonly passed: boolean;
  readonly what: string;
  readonly todo: string;
}

/** To find again what was posted before a crash, its history is read. */
const AT_DESK: readonly Permission[] = [...WRITING, 'ReadMessageHistory'];

/** Everything that calls to the judges need: settings, permissions at the desk and here, and roles that can be mentioned. */
const checks = (settled: GuildSettings, { words, bot, reach, channel }: Context): readonly Check[] => {
  const { check } = words.settings;
  const { judgeRole, headJudgeRole, deskChannel } = settled;
  const isSettled = (setting: keyof typeof check.settled, command: string): Check => ({
    passed: settled[setting] !== null,
    what: settled[setting] === null ? check.unsettled[setting] : check.settled[setting],
    todo: check.settle(bot.mention(`settings ${command}`)),
  });
  const permitted = (place: string, needed: readonly Permission[]): readonly Check[] =>
    needed.map((name) => {
      const [lacking] = reach.lacks(place, [name]);
      const shown = words.discord.permissionNames[lacking ?? name];
      return { passed: lacking === undefined, what: check.permission(shown, `<#${place}>`), todo: check.grant };
    });
  const unlocked = (place: string): readonly Check[] =>
    reach.locked(place) ? [{ passed: false, what: check.locked(`<#${place}>`), todo: check.unlock }] : [];
  const notified = (role: string | null): readonly Check[] =>
    role === null || deskChannel === null
      ? []
      : [
          {
            passed: reach.pings(role, deskChannel),
            what: check.mention(`<@&${role}>`, `<#${deskChannel}>`),
            todo: check.allowMention,
          },
        ];
  return [
    isSettled('judgeRole', 'judge-role'),
    isSettled('headJudgeRole', 'head-judge-role'),
    isSettled('deskChannel', 'desk-channel'),
    ...(deskChannel === null ? [] : [...permitted(deskChannel, AT_DESK), ...unlocked(deskChannel)]),
    ...notified(judgeRole),
    ...notified(headJudgeRole),
    ...(channel === deskChannel ? [] : [...permitted(channel, WRITING), ...unlocked(channel)]),
  ];
};

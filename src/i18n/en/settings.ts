import { countEn } from '../plural.ts';

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
      'judge-role': {
        name: 'judge-role',
        description: 'Choose who the judges of this server are',
        options: { role: { name: 'role', description: 'The role your judges have; it is mentioned at each call' } },
      },
      'head-judge-role': {
        name: 'head-judge-role',
        description: 'Choose who decides appeals',
        options: { role: { name: 'role', description: 'The role of the head judge; it is mentioned at each appeal' } },
      },
      'desk-channel': {
        name: 'desk-channel',
        description: 'Choose where calls to the judges are posted',
        options: { channel: { name: 'channel', description: 'A channel that your judges read' } },
      },
      check: { name: 'check', description: 'Test all that calls to the judges need' },
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
  judgeRole: (role: string | null) => `Judges: ${role ?? 'not settled'}.`,
  headJudgeRole: (role: string | null) => `Head judge: ${role ?? 'not settled'}.`,
  deskChannel: (channel: string | null) => `Calls to the judges: ${channel ?? 'not settled'}.`,
  judgeRoleSet: (role: string) => `Members with ${role} are the judges of this server now.`,
  headJudgeRoleSet: (role: string) => `Members with ${role} decide appeals now.`,
  /** `moved`: so many calls that wait were taken along. */
  deskChannelSet: (channel: string, moved: number) => {
    const calls = countEn(moved, { one: 'call', other: 'calls' });
    const along = moved === 0 ? '' : ` ${calls} still to be answered will be posted there too.`;
    return `Calls to the judges are posted in ${channel} now.${along}`;
  },
  openDesk: (channel: string) =>
    `⚠ Everyone in this server can read ${channel}: private calls and their answers would be no secret there. Choose a channel that only judges see, or hide this one from the others.`,
  check: {
    title: '**What calls to the judges need**',
    all: 'Everything works: judges can be called here.',
    some: (faults: number) =>
      `${countEn(faults, { one: 'thing is', other: 'things are' })} missing. Mend what has failed, and check again.`,
    passed: (what: string) => `✅ Passed: ${what}`,
    failed: (what: string, todo: string) => `❌ Failed: ${what}. ${todo}`,
    settled: {
      judgeRole: 'the judge role is settled',
      headJudgeRole: 'the head judge role is settled',
      deskChannel: 'the desk channel is settled',
    },
    unsettled: {
      judgeRole: 'the judge role is not settled',
      headJudgeRole: 'the head judge role is not settled',
      deskChannel: 'the desk channel is not settled',
    },
    locked: (channel: string) => `the thread ${channel} is locked, and I may not write there`,
    unlock: 'Unlock it, or choose another channel.',
    settle: (command: string) => `Run ${command}.`,
    permission: (name: string, channel: string) => `“${name}” in ${channel}`,
    grant: 'Give me this permission there: in the settings of the channel, under Permissions.',
    mention: (role: string, channel: string) => `${role} is notified when I mention it in ${channel}`,
    allowMention:
      'In the settings of the server, under Roles, allow anyone to mention this role; or give me “Mention @everyone, @here and All Roles” in that channel.',
  },
};

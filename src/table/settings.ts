import type { Database } from 'better-sqlite3';

/** The languages a place can be set to; null is "as Discord says". */
export type Language = 'en' | 'fr';

export interface GuildSettings {
  readonly language: Language | null;
  readonly judgeRole: string | null;
  readonly headJudgeRole: string | null;
  readonly deskChannel: string | null;
}

/** What servers have settled. Promises, because the next store may be elsewhere. */
export interface Settings {
  /** Everything null for a server that settled nothing. */
  of(guild: string): Promise<GuildSettings>;
  change(guild: string, news: Partial<GuildSettings>): Promise<void>;
  /** The language of a channel: its own setting, else its server's, else null. */
  language(guild: string, channel: string): Promise<Language | null>;
  /** A channel's own setting; null makes it follow its server. */
  changeChannel(guild: string, channel: string, language: Language | null): Promise<void>;
  /** A channel is no more: what was settled for it, and that it was a desk, is forgotten. */
  channelGone(channel: string): Promise<void>;
  /** The bot is gone from a server since `at` (ms since 1970), or, with null, is there again: what is kept of it is deleted some time after. */
  gone(guild: string, at: number | null): Promise<void>;
  /** The bot is in these servers and no others: what it missed while it was away is noted as of `at` (ms since 1970). */
  present(guilds: readonly string[], at: number): Promise<void>;
}

const UNSETTLED: GuildSettings = { language: null, judgeRole: null, headJudgeRole: null, deskChannel: null };

/** The settings in a database of the newest form. */
export const settingsStore = (db: Database): Settings => {
  const ofGuild = db.prepare<[string], GuildSettings>(
    `SELECT language, judge_role AS judgeRole, head_judge_role AS headJudgeRole, desk_channel AS deskChannel
     FROM guilds WHERE guild = ?`,
  );
  const settle = db.prepare<[GuildSettings & { guild: string }]>(
    `INSERT INTO guilds (guild, language, judge_role, head_judge_role, desk_channel)
     VALUES (:guild, :language, :judgeRole, :headJudgeRole, :deskChannel)
     ON CONFLICT (guild) DO UPDATE SET language = excluded.language, judge_role = excluded.judge_role,
       head_judge_role = excluded.head_judge_role, desk_channel = excluded.desk_channel`,
  );
  const languageOf = db
    .prepare<[string, string], Language | null>(
      `SELECT coalesce((SELECT language FROM channels WHERE channel = ?), (SELECT language FROM guilds WHERE guild = ?))`,
    )
    .pluck();
  const settleChannel = db.prepare(
    `INSERT INTO channels (channel, guild, language) VALUES (?, ?, ?)
     ON CONFLICT (channel) DO UPDATE SET guild = excluded.guild, language = excluded.language`,
  );
  const unsettleChannel = db.prepare('DELETE FROM channels WHERE channel = ?');
  const leaveDesk = db.prepare('UPDATE guilds SET desk_channel = NULL WHERE desk_channel = ?');
  const know = db.prepare('INSERT INTO guilds (guild) VALUES (?) ON CONFLICT (guild) DO NOTHING');
  const known = db.prepare<[], { guild: string; left: 0 | 1 }>(
    `SELECT guild, left_at IS NOT NULL AS left FROM guilds
     UNION ALL SELECT DISTINCT guild, 0 FROM games WHERE guild IS NOT NULL AND guild NOT IN (SELECT guild FROM guilds)`,
  );
  const leave = db.prepare('UPDATE guilds SET left_at = ? WHERE guild = ?');

  const of = (guild: string): GuildSettings => ofGuild.get(guild) ?? UNSETTLED;
  const change = db.transaction((guild: string, news: Partial<GuildSettings>) => {
    settle.run({ ...of(guild), ...news, guild });
  });
  const changeChannel = db.transaction((guild: string, channel: string, language: Language | null) => {
    know.run(guild);
    if (language === null) unsettleChannel.run(channel);
    else settleChannel.run(channel, guild, language);
  });
  const channelGone = db.transaction((channel: string) => {
    unsettleChannel.run(channel);
    leaveDesk.run(channel);
  });
  const gone = db.transaction((guild: string, at: number | null) => {
    if (at !== null) know.run(guild);
    leave.run(at, guild);
  });

  const present = db.transaction((guilds: ReadonlySet<string>, at: number) => {
    for (const { guild, left } of known.all()) {
      if (guilds.has(guild) === Boolean(left)) gone(guild, left ? null : at);
    }
  });

  return {
    of: async (guild) => of(guild),
    change: async (guild, news) => change.immediate(guild, news),
    language: async (guild, channel) => languageOf.get(channel, guild) ?? null,
    changeChannel: async (guild, channel, language) => changeChannel.immediate(guild, channel, language),
    channelGone: async (channel) => channelGone.immediate(channel),
    gone: async (guild, at) => gone.immediate(guild, at),
    present: async (guilds, at) => present.immediate(new Set(guilds), at),
  };
};

import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import type { Logger } from 'pino';

export interface ClientSettings {
  /** Null: Discord's own API. */
  readonly apiBase: string | null;
}

/** The client as this bot needs it: no privileged intent, small caches, no silent waiting beyond an interaction's three seconds. */
export const createClient = ({ apiBase }: ClientSettings, log: Logger): Client => {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    allowedMentions: { parse: [], repliedUser: false },
    waitGuildTimeout: 1500, // 15 s by default, for which one unavailable server would delay the start
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      ThreadMemberManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildInviteManager: 0,
      GuildBanManager: 0,
      GuildScheduledEventManager: 0,
      StageInstanceManager: 0,
      AutoModerationRuleManager: 0,
      EntitlementManager: 0,
      UserManager: { maxSize: 200, keepOverLimit: (user) => user.id === user.client.user.id },
      GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
    }),
    rest: {
      ...(apiBase === null ? {} : { api: apiBase }),
      version: '10',
      timeout: 5000,
      retries: 1,
      invalidRequestWarningInterval: 500,
      rejectOnRateLimit: ({ retryAfter }) => retryAfter > 2500,
    },
  });
  client.on(Events.Error, (err) => log.error({ err }, 'The client failed'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'The client warns'));
  client.on(Events.ShardError, (err, shard) => log.warn({ err, shard }, 'The connection failed'));
  client.on(Events.ShardReconnecting, (shard) => log.debug({ shard }, 'Reconnecting'));
  client.on(Events.ShardResume, (shard, replayed) => log.info({ shard, replayed }, 'Resumed'));
  client.rest.on('rateLimited', ({ method, route, retryAfter, global, scope }) =>
    log.warn({ method, route, retryAfter, global, scope }, 'Held back by a rate limit'),
  );
  client.rest.on('invalidRequestWarning', ({ count, remainingTime }) =>
    log.error({ count, remainingTime }, 'Many requests were refused: Discord bans those who go on'),
  );
  return client;
};

/** Why Discord does not want this connection, by its close code: nothing that trying again could mend. */
export const FATAL_CLOSES: Readonly<Record<number, string>> = {
  4004: 'Discord refused the token. Copy the current one from the developer portal into DISCORD_TOKEN.',
  4010: 'Discord refused the shard.',
  4011: 'Discord wants more shards for so many servers.',
  4012: 'Discord no longer speaks this version of its gateway: update the bot.',
  4013: 'Discord does not know an intent the bot asked for: update the bot.',
  4014: 'Discord did not grant an intent the bot asked for. Check the intents in the developer portal.',
};

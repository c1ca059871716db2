import type { Json } from './json.ts';
import type { Guild } from './places.ts';
import { channelJson, memberJson, roleJson } from './places.ts';
import type { World } from './world.ts';

/** A server as GUILD_CREATE tells it to the bot. */
export const guildJson = (world: World, guild: Guild): Json => {
  const channels = world.channelsOf(guild);
  const own = guild.members.get(world.bot.id);
  return {
    ...guildFacts(guild),
    joined_at: own?.joinedAt ?? null,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: own ? [memberJson(own)] : [],
    channels: channels.filter((channel) => !channel.thread).map(channelJson),
    threads: channels
      .filter((channel) => channel.thread && !channel.thread.archived && world.canSee(world.bot, channel))
      .map(channelJson),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
};

/** A server as `GET /guilds/:id` tells it. */
export const guildFacts = (guild: Guild): Json => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  owner_id: guild.ownerId,
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 1,
  default_message_notifications: 1,
  explicit_content_filter: 2,
  mfa_level: 0,
  nsfw_level: 0,
  features: ['COMMUNITY'],
  application_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  max_members: 500_000,
  max_presences: null,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: guild.locale,
  roles: guild.roles.map(roleJson),
  emojis: [],
  stickers: [],
});

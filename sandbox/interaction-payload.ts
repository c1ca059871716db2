import type { Json } from './json.ts';
import type { Who } from './outcome.ts';
import { has } from './permissions.ts';
import type { Channel, Guild } from './places.ts';
import { CHANNEL, channelJson, memberJson } from './places.ts';
import type { User } from './user.ts';
import { userJson } from './user.ts';
import type { World } from './world.ts';

/** 0 server, 1 the bot's DMs, 2 DMs and groups without the bot. */
export const contextOf = (world: World, who: Who): 0 | 1 | 2 => {
  if (who.context !== undefined) return who.context;
  if (who.channel.guildId !== null) return 0;
  return who.channel.type === CHANNEL.directMessage && who.channel.recipients.includes(world.bot) ? 1 : 2;
};

/** Through which installs the bot is here: 0 the server (or "0" in its own DMs), 1 the user. */
export const ownersOf = (world: World, who: Who): Readonly<Record<string, string>> => {
  const context = contextOf(world, who);
  return {
    ...(who.guild?.installed ? { 0: who.guild.id } : {}),
    ...(context === 1 ? { 0: '0' } : {}),
    ...(who.user.installed ? { 1: who.user.id } : {}),
  };
};

export const appPermissions = (world: World, who: Who): bigint => {
  if (who.guild && !who.guild.installed) {
    // A user's own app acts with what everyone there may do.
    const stranger = { ...world.bot, id: '0' };
    const guild = { ...who.guild, members: new Map([['0', { user: stranger, roles: [], nick: null, joinedAt: '' }]]) };
    return world.permissionsOf(guild, stranger, who.channel);
  }
  return world.permissions(world.bot, who.channel);
};

/** Without USE_EXTERNAL_APPS, what a user's own app answers is seen by that user only. */
export const isForcedEphemeral = (world: World, who: Who): boolean =>
  who.guild !== null && !who.guild.installed && !has(world.permissions(who.user, who.channel), 'useExternalApps');

export const memberWithPermissions = (world: World, guild: Guild, user: User, channel: Channel): Json => {
  const member = guild.members.get(user.id);
  return { ...(member ? memberJson(member) : {}), permissions: String(world.permissions(user, channel)) };
};

/** What every interaction tells the bot of who, where and with which rights. */
export const placeJson = (world: World, who: Who): Json => {
  const { guild, channel, user } = who;
  const common = {
    channel_id: channel.id,
    channel: partialChannel(world, who),
    locale: who.locale ?? user.locale,
    app_permissions: String(appPermissions(world, who)),
    entitlements: [],
    authorizing_integration_owners: ownersOf(world, who),
    context: contextOf(world, who),
    attachment_size_limit: 10_485_760,
  };
  if (!guild) return { ...common, user: userJson(user) };
  return {
    ...common,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: ['COMMUNITY'] },
    guild_locale: guild.locale,
    member: memberWithPermissions(world, guild, user, channel),
  };
};

const partialChannel = (world: World, { channel, guild, user }: Who): Json =>
  guild ? { ...channelJson(channel), permissions: String(world.permissions(user, channel)) } : channelJson(channel);

import type { Channel, Guild, Overwrite } from './places.ts';
import type { User } from './user.ts';

/** Discord's permission bits that matter here. */
export const PERMISSIONS = {
  createInvite: 1n << 0n,
  kickMembers: 1n << 1n,
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  useExternalEmojis: 1n << 18n,
  connect: 1n << 20n,
  manageRoles: 1n << 28n,
  useApplicationCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendMessagesInThreads: 1n << 38n,
  useExternalApps: 1n << 50n,
  pinMessages: 1n << 51n,
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** A bit set of the named permissions. */
export const bits = (...names: readonly Permission[]): bigint =>
  names.reduce((sum, name) => sum | PERMISSIONS[name], 0n);

export const ALL_PERMISSIONS = (1n << 53n) - 1n;

export const has = (granted: bigint, ...names: readonly Permission[]): boolean => {
  const wanted = bits(...names);
  return (granted & PERMISSIONS.administrator) !== 0n || (granted & wanted) === wanted;
};

/** What a member may do in the whole server: the roles' bits together. */
const inGuild = (guild: Guild, user: User): bigint => {
  if (guild.ownerId === user.id) return ALL_PERMISSIONS;
  const member = guild.members.get(user.id);
  if (!member) return 0n;
  const roles = guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id));
  const granted = roles.reduce((sum, role) => sum | role.permissions, 0n);
  return has(granted, 'administrator') ? ALL_PERMISSIONS : granted;
};

const apply = (granted: bigint, overwrites: readonly Overwrite[]): bigint => {
  const deny = overwrites.reduce((sum, overwrite) => sum | overwrite.deny, 0n);
  const allow = overwrites.reduce((sum, overwrite) => sum | overwrite.allow, 0n);
  return (granted & ~deny) | allow;
};

/** What someone may do in a channel: roles, then the channel's overwrites for everyone, for roles, for the member. A thread goes by its parent. */
export const permissionsIn = (guild: Guild, user: User, channel: Channel, parent: Channel | null): bigint => {
  const base = inGuild(guild, user);
  if (base === ALL_PERMISSIONS || !guild.members.has(user.id)) return base;
  const roles = guild.members.get(user.id)?.roles ?? [];
  const { overwrites } = channel.thread && parent ? parent : channel;
  const everyone = apply(
    base,
    overwrites.filter((overwrite) => overwrite.id === guild.id),
  );
  const byRole = apply(
    everyone,
    overwrites.filter((overwrite) => roles.includes(overwrite.id)),
  );
  const own = apply(
    byRole,
    overwrites.filter((overwrite) => overwrite.id === user.id),
  );
  return has(own, 'viewChannel') ? own : 0n;
};

/** In direct messages there are no roles. The bot's own DM also allows external emojis. */
export const DIRECT_MESSAGE_PERMISSIONS = bits('attachFiles', 'embedLinks', 'mentionEveryone');
export const BOT_DIRECT_MESSAGE_PERMISSIONS = DIRECT_MESSAGE_PERMISSIONS | bits('useExternalEmojis');

/** What @everyone starts with here: a well-kept server lets nobody ping everyone. */
export const EVERYONE = bits(
  'createInvite',
  'addReactions',
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'useExternalEmojis',
  'connect',
  'useApplicationCommands',
  'createPublicThreads',
  'sendMessagesInThreads',
  'useExternalApps',
);

/** What the invitation of the bot asks for. */
export const INVITED = bits(
  'viewChannel',
  'sendMessages',
  'sendMessagesInThreads',
  'embedLinks',
  'readMessageHistory',
  'createPublicThreads',
  'pinMessages',
);

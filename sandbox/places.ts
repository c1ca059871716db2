import type { Json } from './json.ts';
import type { User } from './user.ts';
import { userJson } from './user.ts';

export const CHANNEL = {
  text: 0,
  directMessage: 1,
  voice: 2,
  groupMessage: 3,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
  media: 16,
} as const;

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  mentionable: boolean;
  readonly managed: boolean;
  /** The bot that Discord made this role for. */
  readonly bot?: string;
}

export interface Member {
  readonly user: User;
  readonly roles: string[];
  readonly nick: string | null;
  readonly joinedAt: string;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  /** The server's Discord locale. */
  locale: string;
  readonly ownerId: string;
  /** Whether the bot is a member. */
  installed: boolean;
  /** Whether Discord cannot serve it for now. */
  unavailable: boolean;
  readonly roles: Role[];
  readonly members: Map<string, Member>;
}

/** What a channel allows or denies to a role or a member. */
export interface Overwrite {
  readonly id: string;
  readonly type: 'role' | 'member';
  readonly allow: bigint;
  readonly deny: bigint;
}

export interface Thread {
  readonly ownerId: string;
  archived: boolean;
  locked: boolean;
  readonly members: Set<string>;
  readonly createdAt: string;
}

export interface Channel {
  readonly id: string;
  readonly type: number;
  readonly name: string;
  readonly guildId: string | null;
  readonly parentId: string | null;
  readonly overwrites: Overwrite[];
  /** Of direct messages and groups. */
  readonly recipients: readonly User[];
  readonly thread: Thread | null;
  lastMessageId: string | null;
}

export const isThread = (channel: Channel): boolean => channel.thread !== null;

/** Channels that hold messages. */
export const hasMessages = (channel: Channel): boolean =>
  channel.type !== CHANNEL.category && channel.type !== CHANNEL.forum && channel.type !== CHANNEL.media;

export const roleJson = (role: Role, position: number): Json => ({
  id: role.id,
  name: role.name,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  icon: null,
  unicode_emoji: null,
  position,
  permissions: String(role.permissions),
  managed: role.managed,
  mentionable: role.mentionable,
  flags: 0,
  ...(role.bot === undefined ? {} : { tags: { bot_id: role.bot } }),
});

export const memberJson = (member: Member): Json => ({
  user: userJson(member.user),
  nick: member.nick,
  avatar: null,
  banner: null,
  roles: [...member.roles],
  joined_at: member.joinedAt,
  premium_since: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0,
  communication_disabled_until: null,
});

const overwriteJson = (overwrite: Overwrite): Json => ({
  id: overwrite.id,
  type: overwrite.type === 'role' ? 0 : 1,
  allow: String(overwrite.allow),
  deny: String(overwrite.deny),
});

export const channelJson = (channel: Channel): Json => {
  const common = { id: channel.id, type: channel.type, last_message_id: channel.lastMessageId, flags: 0 };
  if (channel.guildId === null) {
    const recipients = channel.recipients.filter((user) => !user.bot).map(userJson);
    return channel.type === CHANNEL.groupMessage
      ? { ...common, recipients, name: channel.name, icon: null, owner_id: recipients[0]?.id ?? null }
      : { ...common, recipients };
  }
  const placed = { ...common, guild_id: channel.guildId, name: channel.name, parent_id: channel.parentId };
  if (channel.thread) return { ...placed, ...threadJson(channel.thread) };
  return {
    ...placed,
    position: 0,
    topic: null,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: channel.overwrites.map(overwriteJson),
    ...(channel.type === CHANNEL.voice || channel.type === CHANNEL.stage
      ? { bitrate: 64_000, user_limit: 0, rtc_region: null, video_quality_mode: 1 }
      : {}),
    ...(channel.type === CHANNEL.forum || channel.type === CHANNEL.media
      ? { available_tags: [], default_reaction_emoji: null, default_sort_order: null, default_forum_layout: 0 }
      : {}),
  };
};

const threadJson = (thread: Thread): Json => ({
  owner_id: thread.ownerId,
  message_count: 0,
  member_count: thread.members.size,
  total_message_sent: 0,
  rate_limit_per_user: 0,
  thread_metadata: {
    archived: thread.archived,
    locked: thread.locked,
    auto_archive_duration: 1440,
    archive_timestamp: thread.createdAt,
    create_timestamp: thread.createdAt,
  },
});

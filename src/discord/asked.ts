import {
  type APIInteraction,
  type APIMessage,
  ChannelType,
  InteractionContextType,
  MessageFlags,
  PermissionsBitField,
} from 'discord.js';
import { PERMISSIONS, type Permission } from '../rules/refusal.ts';
import type { Ticket } from './requests.ts';
import type { Before } from './views.ts';

/** Who asks, where and with what rights, read from any interaction: Discord's words for it end here. */
export interface Asked extends Ticket {
  readonly user: string;
  readonly displayName: string;
  readonly channel: string;
  readonly guild: string | null;
  readonly thread: Thread;
  /** Whether the bot is there itself. In a group, in a DM of friends and where only a user brings it, it may answer and no more. */
  readonly member: boolean;
  /** Discord shows all that it answers here to the asker alone: what this server thinks of apps that people bring along. */
  readonly unseen: boolean;
  /** Discord's locale of the reader. */
  readonly locale: string;
  /** Discord's locale of the server; null in DMs. */
  readonly guildLocale: string | null;
  readonly managesServer: boolean;
  readonly roles: readonly string[];
  /** What the bot may do in this channel, apart from answering. */
  readonly allowed: ReadonlySet<Permission>;
  /** The message that was clicked. */
  readonly clicked: Clicked | null;
}

/** In a private thread one is a guest: what is allowed in its channel counts only for those who were added. */
export type Thread = 'none' | 'public' | 'private';

export interface Clicked {
  readonly id: string;
  readonly before: Exclude<Before, 'nothing'>;
  readonly private: boolean;
  /** Who ran the command that this message answers. */
  readonly invoker: string | null;
}

/** What Discord shows the bot: the servers it is in, and their channels. */
export interface Sight {
  isIn(guild: string): boolean;
  sees(channel: string): boolean;
}

export const askedBy = (raw: APIInteraction, at: number, sight: Sight): Asked => {
  const user = raw.member?.user ?? raw.user;
  const channel = raw.channel?.id ?? raw.channel_id;
  if (user === undefined || channel === undefined) throw new Error(`Interaction ${raw.id} has no user or no channel`);
  const { member } = raw;
  const isMember =
    raw.guild_id === undefined ? raw.context !== InteractionContextType.PrivateChannel : sight.isIn(raw.guild_id);
  const may = new PermissionsBitField(bits(member?.permissions));
  const thread = threadOf(raw.channel?.type);
  return {
    id: raw.id,
    token: raw.token,
    application: raw.application_id,
    at,
    user: user.id,
    displayName: member?.nick ?? user.global_name ?? user.username,
    channel,
    guild: raw.guild_id ?? null,
    thread,
    member: isMember,
    unseen: raw.guild_id !== undefined && !isMember && !may.has('UseExternalApps'),
    locale: 'locale' in raw ? raw.locale : 'en-US',
    guildLocale: raw.guild_locale ?? null,
    managesServer: may.has('ManageGuild'),
    roles: member?.roles ?? [],
    allowed: !isMember || (thread === 'private' && !sight.sees(channel)) ? NOTHING : allowedIn(raw),
    clicked: 'message' in raw && raw.message !== undefined ? clickedOn(raw.message) : null,
  };
};

/** A post of a forum is a public thread. */
const threadOf = (type: ChannelType | undefined): Thread => {
  switch (type) {
    case ChannelType.AnnouncementThread:
    case ChannelType.PublicThread:
      return 'public';
    case ChannelType.PrivateThread:
      return 'private';
    default:
      return 'none';
  }
};

const NOTHING: ReadonlySet<Permission> = new Set();

const allowedIn = (raw: APIInteraction): ReadonlySet<Permission> => {
  if (raw.guild_id === undefined) return new Set(PERMISSIONS); // its own DMs
  const permissions = new PermissionsBitField(bits(raw.app_permissions));
  return new Set(PERMISSIONS.filter((name) => permissions.has(name)));
};

const bits = (permissions: string | undefined): bigint => (permissions === undefined ? 0n : BigInt(permissions));

const clickedOn = (message: APIMessage): Clicked => {
  const has = (flag: MessageFlags) => ((message.flags ?? 0) & flag) !== 0;
  return {
    id: message.id,
    before: has(MessageFlags.IsComponentsV2) ? 'panel' : 'plain',
    private: has(MessageFlags.Ephemeral),
    invoker: message.interaction_metadata?.user.id ?? null,
  };
};

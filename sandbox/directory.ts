import { BOT_DIRECT_MESSAGE_PERMISSIONS, DIRECT_MESSAGE_PERMISSIONS, has, permissionsIn } from './permissions.ts';
import type { Channel, Guild, Role } from './places.ts';
import { CHANNEL } from './places.ts';
import type { User } from './user.ts';

/** Users, servers and channels: who is where, and who may do what. */
export abstract class Directory {
  readonly users: User[] = [];
  readonly guilds: Guild[] = [];
  readonly channels: Channel[] = [];
  abstract readonly bot: User;

  // ── Looking up, by name or id ───────────────────────────────────────────────────────────────────────────────────

  user(nameOrId: string): User {
    return found(
      this.findUser(nameOrId),
      'user',
      nameOrId,
      this.users.map((user) => user.global_name),
    );
  }

  findUser(nameOrId: string): User | undefined {
    const wanted = nameOrId.toLowerCase();
    return this.users.find((user) => user.id === nameOrId || user.username === wanted || user.global_name === nameOrId);
  }

  guild(nameOrId: string): Guild {
    return found(
      this.findGuild(nameOrId),
      'server',
      nameOrId,
      this.guilds.map((guild) => guild.name),
    );
  }

  findGuild(nameOrId: string): Guild | undefined {
    return this.guilds.find((guild) => guild.id === nameOrId || guild.name === nameOrId);
  }

  channel(nameOrId: string): Channel {
    return found(
      this.findChannel(nameOrId),
      'channel',
      nameOrId,
      this.channels.map((channel) => channel.name),
    );
  }

  findChannel(nameOrId: string): Channel | undefined {
    return this.channels.find((channel) => channel.id === nameOrId || channel.name === nameOrId);
  }

  role(guild: Guild, nameOrId: string): Role {
    const role = guild.roles.find((each) => each.id === nameOrId || each.name === nameOrId);
    return found(
      role,
      'role',
      nameOrId,
      guild.roles.map((each) => each.name),
    );
  }

  guildOf(channel: Channel): Guild | null {
    return channel.guildId === null ? null : this.guild(channel.guildId);
  }

  parentOf(channel: Channel): Channel | null {
    return channel.parentId === null ? null : (this.findChannel(channel.parentId) ?? null);
  }

  channelsOf(guild: Guild): readonly Channel[] {
    return this.channels.filter((channel) => channel.guildId === guild.id);
  }

  // ── Who may do what ─────────────────────────────────────────────────────────────────────────────────────────────

  permissions(user: User, channel: Channel): bigint {
    const guild = this.guildOf(channel);
    if (guild) return this.permissionsOf(guild, user, channel);
    if (!channel.recipients.includes(user) && user !== this.bot) return 0n;
    return channel.type === CHANNEL.directMessage && channel.recipients.includes(this.bot)
      ? BOT_DIRECT_MESSAGE_PERMISSIONS
      : DIRECT_MESSAGE_PERMISSIONS;
  }

  permissionsOf(guild: Guild, user: User, channel: Channel): bigint {
    return permissionsIn(guild, user, channel, this.parentOf(channel));
  }

  canSee(user: User, channel: Channel): boolean {
    if (channel.guildId === null) return channel.recipients.includes(user);
    const granted = this.permissions(user, channel);
    if (!has(granted, 'viewChannel')) return false;
    if (channel.type !== CHANNEL.privateThread) return true;
    return channel.thread?.members.has(user.id) === true || has(granted, 'manageThreads');
  }
}

/** A look-up that fails says what there would have been. */
export const found = <Value>(
  value: Value | undefined,
  kind: string,
  name: string,
  known: readonly (string | null)[],
): Value => {
  if (value !== undefined) return value;
  throw new Error(`No ${kind} “${name}” in this Discord${known.length > 0 ? `; it has ${known.join(', ')}` : ''}.`);
};

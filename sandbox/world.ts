import { Directory, found } from './directory.ts';
import { guildJson } from './guild-json.ts';
import type { Json } from './json.ts';
import type { Permission } from './permissions.ts';
import { bits, EVERYONE, INVITED } from './permissions.ts';
import type { Channel, Guild, Member, Role } from './places.ts';
import { CHANNEL, channelJson, memberJson, roleJson } from './places.ts';
import { timeOf } from './snowflake.ts';
import type { User } from './user.ts';
import type { WorldEvent } from './world-event.ts';
import { INTENTS } from './world-event.ts';

/** The ids of a world are the same at every start, so that what a bot remembers still fits. */
const FIRST_ID = 1_105_000_000_000_000_000n;
const ID_STEP = 1n << 22n;

export interface NewUser {
  readonly name: string;
  readonly locale?: string;
  readonly bot?: boolean;
  readonly installed?: boolean;
}

export interface NewChannel {
  readonly name: string;
  readonly type?: number;
  readonly parent?: Channel;
  readonly overwrites?: Channel['overwrites'];
}

export interface NewThread {
  /** A thread on a message has the message's id. */
  readonly id?: string;
  readonly name: string;
  readonly private?: boolean;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly members?: readonly User[];
  readonly owner?: User;
}

/** The directory, and what changes it. Every change is told to whoever listens. */
export class World extends Directory {
  readonly bot: User;
  #nextId = FIRST_ID;
  #listener: (event: WorldEvent) => void = () => {};

  constructor() {
    super();
    this.bot = this.addUser({ name: 'Dynamo', bot: true });
  }

  onChange(listener: (event: WorldEvent) => void): void {
    this.#listener = listener;
  }

  addUser({ name, locale = 'en-US', bot = false, installed = false }: NewUser): User {
    const username = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9_.]/g, '_');
    const user = { id: this.#id(), username, global_name: name, bot, locale, installed, acceptsDirectMessages: true };
    this.users.push(user);
    return user;
  }

  /** A server with its owner as the only person, and the bot when it is `installed`. */
  addGuild({ name, locale = 'en-US', owner, installed = true }: NewGuild): Guild {
    const id = this.#id();
    const everyone = { id, name: '@everyone', permissions: EVERYONE, mentionable: false, managed: false };
    const guild: Guild = {
      id,
      name,
      locale,
      ownerId: owner.id,
      installed: false,
      unavailable: false,
      roles: [everyone],
      members: new Map(),
    };
    this.guilds.push(guild);
    this.addMember(guild, owner);
    if (installed) this.install(guild);
    return guild;
  }

  /** The bot joins, with a role of its own that holds what its invitation asked for. */
  install(guild: Guild, permissions: bigint = INVITED): void {
    const role = this.addRole(guild, this.bot.global_name ?? this.bot.username, {
      permissions,
      managed: true,
      bot: this.bot.id,
    });
    guild.members.set(this.bot.id, this.#member(this.bot, [role.id]));
    guild.installed = true;
    this.#tell('GUILD_CREATE', guild, INTENTS.guilds, guildJson(this, guild));
  }

  /** The bot is removed from a server. */
  uninstall(guild: Guild): void {
    guild.installed = false;
    guild.members.delete(this.bot.id);
    const own = guild.roles.findIndex((role) => role.managed);
    if (own !== -1) guild.roles.splice(own, 1);
    this.#tell('GUILD_DELETE', guild, INTENTS.guilds, { id: guild.id });
  }

  /** Discord has trouble with a server, or has it again. */
  setUnavailable(guild: Guild, unavailable: boolean): void {
    guild.unavailable = unavailable;
    if (unavailable) this.#tell('GUILD_DELETE', guild, INTENTS.guilds, { id: guild.id, unavailable: true });
    else this.#tell('GUILD_CREATE', guild, INTENTS.guilds, guildJson(this, guild));
  }

  addMember(guild: Guild, user: User, roles: readonly Role[] = []): Member {
    const member = this.#member(
      user,
      roles.map((role) => role.id),
    );
    guild.members.set(user.id, member);
    this.#tell('GUILD_MEMBER_ADD', guild, INTENTS.members, { ...memberJson(member), guild_id: guild.id });
    return member;
  }

  removeMember(guild: Guild, user: User): void {
    guild.members.delete(user.id);
    this.#tell('GUILD_MEMBER_REMOVE', guild, INTENTS.members, { guild_id: guild.id, user: { id: user.id } });
  }

  addRole(guild: Guild, name: string, role: Partial<Omit<Role, 'id' | 'name'>> = {}): Role {
    const added = { id: this.#id(), name, permissions: 0n, mentionable: false, managed: false, ...role };
    guild.roles.push(added);
    const data = { guild_id: guild.id, role: roleJson(added, guild.roles.length - 1) };
    this.#tell('GUILD_ROLE_CREATE', guild, INTENTS.guilds, data);
    return added;
  }

  changeRole(guild: Guild, role: Role, change: { permissions?: bigint; mentionable?: boolean }): void {
    Object.assign(role, change);
    const data = { guild_id: guild.id, role: roleJson(role, guild.roles.indexOf(role)) };
    this.#tell('GUILD_ROLE_UPDATE', guild, INTENTS.guilds, data);
  }

  giveRole(guild: Guild, user: User, role: Role): void {
    const member = found(guild.members.get(user.id), 'member', user.username, []);
    if (!member.roles.includes(role.id)) member.roles.push(role.id);
    this.#tellMember(guild, member);
  }

  takeRole(guild: Guild, user: User, role: Role): void {
    const member = found(guild.members.get(user.id), 'member', user.username, []);
    member.roles.splice(0, member.roles.length, ...member.roles.filter((id) => id !== role.id));
    this.#tellMember(guild, member);
  }

  addChannel(guild: Guild, { name, type = CHANNEL.text, parent, overwrites = [] }: NewChannel): Channel {
    const channel = this.#channel({ name, type, guildId: guild.id, parentId: parent?.id ?? null, overwrites });
    this.#tell('CHANNEL_CREATE', guild, INTENTS.guilds, channelJson(channel));
    return channel;
  }

  /** A thread under a text channel, or a post in a forum. */
  addThread(parent: Channel, thread: NewThread): Channel {
    const guild = found(this.guildOf(parent) ?? undefined, 'server', parent.name, []);
    const owner = thread.owner ?? this.user(guild.ownerId);
    const type = thread.private
      ? CHANNEL.privateThread
      : parent.type === CHANNEL.announcement
        ? CHANNEL.announcementThread
        : CHANNEL.publicThread;
    const members = new Set([owner.id, ...(thread.members ?? []).map((user) => user.id)]);
    const { archived = false, locked = false } = thread;
    const createdAt = new Date(timeOf(String(this.#nextId))).toISOString();
    const channel = this.#channel({
      ...(thread.id ? { id: thread.id } : {}),
      name: thread.name,
      type,
      guildId: guild.id,
      parentId: parent.id,
      thread: { ownerId: owner.id, archived, locked, members, createdAt },
    });
    this.#tellThread('THREAD_CREATE', channel, { ...channelJson(channel), newly_created: true });
    return channel;
  }

  /** Archives, locks, or opens a thread again. */
  changeThread(channel: Channel, change: { archived?: boolean; locked?: boolean }): void {
    Object.assign(found(channel.thread ?? undefined, 'thread', channel.name, []), change);
    this.#tellThread('THREAD_UPDATE', channel);
  }

  /** Someone is added to a thread. The bot is told of one that it is added to. */
  joinThread(channel: Channel, user: User): void {
    const { members } = found(channel.thread ?? undefined, 'thread', channel.name, []);
    if (members.has(user.id)) return;
    members.add(user.id);
    if (user !== this.bot) return;
    const join_timestamp = new Date(timeOf(String(this.#nextId))).toISOString();
    const member = { id: channel.id, user_id: user.id, join_timestamp, flags: 0 };
    this.#tellThread('THREAD_CREATE', channel, { ...channelJson(channel), member });
  }

  removeChannel(channel: Channel): void {
    this.channels.splice(this.channels.indexOf(channel), 1);
    const name = channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    this.#tell(name, this.guildOf(channel), INTENTS.guilds, channelJson(channel));
  }

  /** Allows or denies a role or a member things in one channel. */
  overwrite(channel: Channel, target: Role | User, change: { allow?: Permission[]; deny?: Permission[] }): void {
    const type = 'permissions' in target ? 'role' : 'member';
    const rest = channel.overwrites.filter((overwrite) => overwrite.id !== target.id);
    const own = {
      id: target.id,
      type,
      allow: bits(...(change.allow ?? [])),
      deny: bits(...(change.deny ?? [])),
    } as const;
    channel.overwrites.splice(0, channel.overwrites.length, ...rest, own);
    this.#tell('CHANNEL_UPDATE', this.guildOf(channel), INTENTS.guilds, channelJson(channel));
  }

  /** The direct messages between the bot and a person. */
  directMessages(user: User): Channel {
    const known = this.channels.find(
      ({ type, recipients }) =>
        type === CHANNEL.directMessage && recipients.includes(user) && recipients.includes(this.bot),
    );
    return known ?? this.addPrivateChannel(`dm-${user.username}`, [this.bot, user]);
  }

  /** Direct messages of two, or a group of more; the bot is a member only of its own DMs. */
  addPrivateChannel(name: string, recipients: readonly User[]): Channel {
    const type = recipients.length === 2 ? CHANNEL.directMessage : CHANNEL.groupMessage;
    return this.#channel({ name, type, guildId: null, parentId: null, recipients });
  }

  #channel(
    channel: Pick<Channel, 'name' | 'type' | 'guildId' | 'parentId'> &
      Partial<Pick<Channel, 'id' | 'overwrites' | 'recipients' | 'thread'>>,
  ): Channel {
    const added = { id: this.#id(), overwrites: [], recipients: [], thread: null, lastMessageId: null, ...channel };
    this.channels.push(added);
    return added;
  }

  #member(user: User, roles: string[]): Member {
    return { user, roles, nick: null, joinedAt: new Date(timeOf(String(this.#nextId))).toISOString() };
  }

  #id(): string {
    this.#nextId += ID_STEP;
    return String(this.#nextId);
  }

  #tell(name: string, guild: Guild | null, intents: number, data: unknown): void {
    if (guild && !guild.installed && name !== 'GUILD_DELETE') return;
    this.#listener({ name, guildId: guild?.id ?? null, intents, data });
  }

  /** The bot hears of the threads it can see. */
  #tellThread(name: string, channel: Channel, data: Json = channelJson(channel)): void {
    if (this.canSee(this.bot, channel)) this.#tell(name, this.guildOf(channel), INTENTS.guilds, data);
  }

  #tellMember(guild: Guild, member: Member): void {
    // The bot hears of its own roles without the members intent.
    const intents = member.user === this.bot ? INTENTS.guilds : INTENTS.members;
    this.#tell('GUILD_MEMBER_UPDATE', guild, intents, { ...memberJson(member), guild_id: guild.id });
  }
}

export interface NewGuild {
  readonly name: string;
  readonly owner: User;
  readonly locale?: string;
  readonly installed?: boolean;
}

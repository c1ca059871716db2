import { ChannelType, type Client, type GuildBasedChannel } from 'discord.js';
import type { Reach } from '../command.ts';
import { PERMISSIONS, type Permission } from '../rules/refusal.ts';
import type { Asked } from './asked.ts';
import type { Surroundings } from './boardAccess.ts';

/** What the bot may do: in the channel of the interaction as Discord just said, elsewhere as its cache of the server knows. */
export const reachOf = (client: Client, asked: Asked): Reach => ({
  lacks: (channel, needed) => {
    if (channel === asked.channel) return lackingOf(needed, asked.thread !== 'none', (name) => asked.allowed.has(name));
    const known = client.channels.cache.get(channel);
    if (known === undefined || known.isDMBased()) return needed;
    const permissions = permissionsIn(known);
    return lackingOf(needed, known.isThread(), (name) => permissions?.has(name) ?? false);
  },
  pings: (role, channel) => {
    const known = client.channels.cache.get(channel);
    if (known === undefined || known.isDMBased()) return false;
    const mentionable = known.guild.roles.cache.get(role)?.mentionable ?? false;
    return mentionable || (permissionsIn(known)?.has('MentionEveryone') ?? false);
  },
  isOfBot: (role) => {
    const guild = asked.guild === null ? undefined : client.guilds.cache.get(asked.guild);
    return guild?.roles.cache.get(role)?.tags?.botId !== undefined;
  },
  locked: (channel) => {
    const known = client.channels.cache.get(channel);
    return known !== undefined && !known.isDMBased() && isLocked(known);
  },
  everyoneReads: (channel) => {
    const known = client.channels.cache.get(channel);
    if (known === undefined || known.isDMBased() || known.type === ChannelType.PrivateThread) return false;
    return known.permissionsFor(known.guild.roles.everyone).has('ViewChannel');
  },
});

/** What the bot may do in a channel of which no interaction tells, as its cache of the servers knows; null outside of them. */
export const placeOf = (client: Client, channel: string): (Surroundings & { readonly guild: string }) | null => {
  const known = client.channels.cache.get(channel);
  if (known === undefined || known.isDMBased()) return null;
  const permissions = permissionsIn(known);
  return {
    allowed: new Set(PERMISSIONS.filter((name) => permissions?.has(name) ?? false)),
    thread: known.isThread() ? 'public' : 'none', // a private thread that it knows is one it is in
    guild: known.guildId,
  };
};

/** Whether Discord is known not to let the bot write in a channel. */
export const denies = (client: Client, channel: string): boolean => {
  const known = client.channels.cache.get(channel);
  if (known === undefined || known.isDMBased()) return false;
  const permissions = permissionsIn(known);
  const needed = lackingOf(['ViewChannel', 'SendMessages'], known.isThread(), (name) => permissions?.has(name) ?? true);
  return needed.length > 0 || isLocked(known);
};

/** A locked thread takes messages only from those who manage threads. */
const isLocked = (channel: GuildBasedChannel): boolean =>
  channel.isThread() && channel.locked === true && permissionsIn(channel)?.has('ManageThreads') !== true;

const permissionsIn = (channel: GuildBasedChannel) => {
  const { me } = channel.guild.members;
  return me === null ? null : channel.permissionsFor(me);
};

/** In a thread, speaking is a permission of its own. */
export const lackingOf = (
  needed: readonly Permission[],
  inThread: boolean,
  has: (permission: Permission) => boolean,
): readonly Permission[] =>
  needed
    .map((name) => (inThread && name === 'SendMessages' ? 'SendMessagesInThreads' : name))
    .filter((name) => !has(name));

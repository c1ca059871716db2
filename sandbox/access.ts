import type { Core } from './core.ts';
import { DiscordError } from './errors.ts';
import type { Message } from './message.ts';
import type { Permission } from './permissions.ts';
import { has } from './permissions.ts';
import type { Channel } from './places.ts';
import { CHANNEL } from './places.ts';

/** A channel that the bot can see. */
export const visibleChannel = (core: Core, id: string): Channel => {
  const channel = core.world.findChannel(id);
  if (!channel || channel.id !== id) throw new DiscordError(10003);
  if (!core.world.canSee(core.world.bot, channel)) throw new DiscordError(50001);
  return channel;
};

/** The channel of an interaction is still there. */
export const demandPlace = (core: Core, channel: Channel): void => {
  if (core.world.findChannel(channel.id) !== channel) throw new DiscordError(10003);
};

/** In direct messages the bot needs no permissions. */
export const demand = (core: Core, channel: Channel, ...permissions: readonly Permission[]): void => {
  if (channel.guildId === null) return;
  if (!has(core.world.permissions(core.world.bot, channel), ...permissions)) throw new DiscordError(50013);
};

/** A message of a channel as the channel's own routes know it: ephemeral ones do not exist there. */
export const publicMessage = (core: Core, channel: Channel, id: string): Message => {
  const message = core.messages.get(id);
  if (message?.channel_id !== channel.id || core.messages.readerOf(id)) throw new DiscordError(10008);
  return message;
};

/** The bot may send here: writing opens an archived thread again, unless it is locked. */
export const demandWriting = (core: Core, channel: Channel): void => {
  if (channel.type === CHANNEL.forum || channel.type === CHANNEL.media) throw new DiscordError(40058);
  if (channel.type === CHANNEL.category) throw new DiscordError(50008);
  if (!channel.thread) {
    demand(core, channel, 'sendMessages');
    if (channel.type === CHANNEL.directMessage) demandOpenMessages(core, channel);
    return;
  }
  demand(core, channel, 'sendMessagesInThreads');
  if (channel.thread.locked && !has(core.world.permissions(core.world.bot, channel), 'manageThreads')) {
    throw new DiscordError(160005);
  }
  if (channel.thread.archived) core.world.changeThread(channel, { archived: false });
};

/** Nothing in an archived thread changes. */
export const demandOpenThread = (channel: Channel): void => {
  if (channel.thread?.archived) throw new DiscordError(50083);
};

const demandOpenMessages = (core: Core, channel: Channel): void => {
  const person = channel.recipients.find((user) => user !== core.world.bot);
  if (person && !person.acceptsDirectMessages) throw new DiscordError(50007);
};

import type { Core } from './core.ts';
import type { Message } from './message.ts';
import { memberJson } from './places.ts';
import type { User } from './user.ts';
import { INTENTS } from './world-event.ts';

/** Tells the bot of messages, when it asked for them by intent and can see where they are. */
export const tellMessages = (core: Core): void => {
  const { messages } = core;
  messages.on('message', (message, reader) => tell(core, 'MESSAGE_CREATE', message, reader));
  messages.on('edit', (message, reader) => tell(core, 'MESSAGE_UPDATE', message, reader));
  messages.on('delete', (message, reader) => tell(core, 'MESSAGE_DELETE', message, reader));
};

const tell = ({ world, gateway }: Core, name: string, message: Message, reader: User | null): void => {
  const channel = world.findChannel(message.channel_id);
  if (reader || !channel || !world.canSee(world.bot, channel)) return;
  const guild = world.guildOf(channel);
  const place = { id: message.id, channel_id: channel.id, ...(guild ? { guild_id: guild.id } : {}) };
  const member = guild?.members.get(message.author.id);
  gateway.dispatch({
    name,
    guildId: guild?.id ?? null,
    intents: guild ? INTENTS.guildMessages : INTENTS.directMessages,
    data: name === 'MESSAGE_DELETE' ? place : { ...message, ...(member ? { member: memberJson(member) } : {}) },
  });
};

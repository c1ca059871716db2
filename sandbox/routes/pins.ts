import { demand, demandOpenThread, publicMessage, visibleChannel } from '../access.ts';
import { blankMessage } from '../channel-message.ts';
import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import type { Message } from '../message.ts';
import type { Channel } from '../places.ts';
import type { Route, RouteReply, RouteRequest } from '../route.ts';
import { done, ok, param, route } from '../route.ts';

const MOST_PINS = 250;

/** The message that says that something was pinned. */
const PINNED = 6;

/** Messages that people or bots wrote; the others are Discord's own. */
const WRITTEN = [0, 19, 20, 23];

const pin = (core: Core, request: RouteRequest): RouteReply => {
  const { channel, message } = demanded(core, request);
  if (!WRITTEN.includes(message.type)) throw new DiscordError(50021);
  if (message.pinned) return done;
  if (core.messages.pins(channel).length >= MOST_PINS) throw new DiscordError(30003);
  core.messages.pin(message);
  core.messages.add({
    ...blankMessage(core, channel, core.world.bot, PINNED),
    message_reference: { type: 0, message_id: message.id, channel_id: channel.id },
  });
  return done;
};

const unpin = (core: Core, request: RouteRequest): RouteReply => {
  core.messages.unpin(demanded(core, request).message);
  return done;
};

const demanded = (core: Core, request: RouteRequest): { channel: Channel; message: Message } => {
  const channel = visibleChannel(core, param(request, 'channel'));
  demand(core, channel, 'pinMessages');
  demandOpenThread(channel);
  return { channel, message: publicMessage(core, channel, param(request, 'message')) };
};

const pinsOf = (core: Core, request: RouteRequest): ReturnType<Core['messages']['pins']> => {
  const channel = visibleChannel(core, param(request, 'channel'));
  demand(core, channel, 'readMessageHistory');
  return core.messages.pins(channel);
};

/** Pins, at their present address and at the older one. */
export const pinRoutes: readonly Route[] = [
  route('GET /channels/:channel/messages/pins', (core, request) => {
    const items = pinsOf(core, request).map(({ message, at }) => ({ message, pinned_at: at }));
    return ok({ items, has_more: false });
  }),
  route('GET /channels/:channel/pins', (core, request) => ok(pinsOf(core, request).map(({ message }) => message))),
  ...['/channels/:channel/messages/pins/:message', '/channels/:channel/pins/:message'].flatMap((path) => [
    route(`PUT ${path}`, pin),
    route(`DELETE ${path}`, unpin),
  ]),
];

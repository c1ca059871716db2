import { demand, demandOpenThread, demandWriting, publicMessage, visibleChannel } from '../access.ts';
import { editOwnMessage, sendMessage } from '../channel-message.ts';
import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import type { Json } from '../json.ts';
import type { Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import { has } from '../permissions.ts';
import type { Channel } from '../places.ts';
import { CHANNEL } from '../places.ts';
import type { Route, RouteRequest } from '../route.ts';
import { bodyOf, done, ok, param, route } from '../route.ts';

const ALL = '/channels/:channel/messages';
const ONE = '/channels/:channel/messages/:message';

/** Messages of a channel: sending, reading, editing, deleting. */
export const messageRoutes: readonly Route[] = [
  route(`POST ${ALL}`, (core, request) => {
    const channel = channelOf(core, request);
    demandWriting(core, channel);
    const body = bodyOf(request);
    core.check.channelMessage(body, request.files);
    return ok(sendOnce(core, channel, body, () => sendMessage(core, channel, body, request.files)));
  }),

  route(`GET ${ALL}`, (core, request) => ok(page(core, channelOf(core, request), request.query))),

  route(`GET ${ONE}`, (core, request) => {
    const channel = channelOf(core, request);
    demand(core, channel, 'readMessageHistory');
    return ok(messageOf(core, channel, request));
  }),

  route(`PATCH ${ONE}`, (core, request) => {
    const channel = channelOf(core, request);
    const before = messageOf(core, channel, request);
    if (before.author.id !== core.world.bot.id) throw new DiscordError(50005);
    demandOpenThread(channel);
    const body = bodyOf(request);
    core.check.channelEdit(body, request.files, before);
    core.oldEdits.count(channel.id, core.messages.ageOf(before), core.clock.now());
    return ok(editOwnMessage(core, channel, before, body, request.files));
  }),

  route(`DELETE ${ONE}`, (core, request) => {
    const channel = channelOf(core, request);
    const message = messageOf(core, channel, request);
    demandOpenThread(channel);
    if (message.author.id !== core.world.bot.id) demand(core, channel, 'manageMessages');
    core.messages.remove(message.id);
    return done;
  }),

  route(`POST ${ONE}/crosspost`, (core, request) => {
    const channel = channelOf(core, request);
    if (channel.type !== CHANNEL.announcement) throw new DiscordError(50024);
    const message = messageOf(core, channel, request);
    if ((message.flags & FLAGS.crossposted) !== 0) throw new DiscordError(40033);
    demand(core, channel, message.author.id === core.world.bot.id ? 'sendMessages' : 'manageMessages');
    return ok(core.messages.replace({ ...message, flags: message.flags | FLAGS.crossposted }));
  }),

  route(`PUT ${ONE}/reactions/:emoji/@me`, (core, request) => {
    const channel = channelOf(core, request);
    demand(core, channel, 'readMessageHistory', 'addReactions');
    const [name = '', id = null] = param(request, 'emoji').split(':');
    core.messages.react(messageOf(core, channel, request), { id, name });
    return done;
  }),

  route('POST /channels/:channel/typing', (core, request) => {
    demand(core, channelOf(core, request), 'sendMessages');
    return done;
  }),
];

const channelOf = (core: Core, request: RouteRequest): Channel => visibleChannel(core, param(request, 'channel'));

const messageOf = (core: Core, channel: Channel, request: RouteRequest): Message =>
  publicMessage(core, channel, param(request, 'message'));

/** With `enforce_nonce`, a message that was sent before is given back instead of sent again. */
const sendOnce = (core: Core, channel: Channel, body: Json, send: () => Message): Message => {
  const { nonce, enforce_nonce } = body;
  if (enforce_nonce !== true || (typeof nonce !== 'string' && typeof nonce !== 'number')) return send();
  const now = core.clock.now();
  const known = core.messages.get(core.nonces.messageFor(channel.id, nonce, now) ?? '');
  if (known) return known;
  const message = send();
  core.nonces.remember(channel.id, nonce, message.id, now);
  return message;
};

/** Newest first, as Discord lists them. Without the history permission there is nothing to list. */
const page = (core: Core, channel: Channel, query: URLSearchParams): readonly Message[] => {
  const mayRead =
    channel.guildId === null || has(core.world.permissions(core.world.bot, channel), 'readMessageHistory');
  if (!mayRead) return [];
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50)));
  const before = BigInt(query.get('before') ?? '9223372036854775807');
  const after = BigInt(query.get('after') ?? '0');
  const all = core.messages.seenBy(channel.id).filter(({ id }) => BigInt(id) < before && BigInt(id) > after);
  return (query.has('after') ? all.slice(0, limit) : all.slice(-limit)).toReversed();
};

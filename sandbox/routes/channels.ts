import { demand, visibleChannel } from '../access.ts';
import { blankMessage, sendMessage } from '../channel-message.ts';
import type { Core } from '../core.ts';
import { DiscordError } from '../errors.ts';
import { isJson, textOf } from '../json.ts';
import { has } from '../permissions.ts';
import type { Channel } from '../places.ts';
import { CHANNEL, channelJson } from '../places.ts';
import type { Route, RouteRequest } from '../route.ts';
import { bodyOf, created, done, ok, param, route } from '../route.ts';

/** Channels themselves, threads and direct messages. */
export const channelRoutes: readonly Route[] = [
  route('GET /channels/:channel', (core, request) => ok(channelJson(channelOf(core, request)))),

  route('PATCH /channels/:channel', (core, request) => {
    const channel = channelOf(core, request);
    if (!channel.thread) throw new DiscordError(50024);
    const { archived, locked, ...rest } = bodyOf(request);
    core.check.plain('threadChange', bodyOf(request));
    const manages = has(core.world.permissions(core.world.bot, channel), 'manageThreads');
    const isOwn = channel.thread.ownerId === core.world.bot.id;
    if (typeof locked === 'boolean' && !manages) throw new DiscordError(50013);
    if (Object.keys(rest).length > 0 && !manages && !isOwn) throw new DiscordError(50013);
    if (channel.thread.archived && channel.thread.locked && !manages) throw new DiscordError(160005);
    if (archived === true && !manages && !isOwn) throw new DiscordError(50013);
    core.world.changeThread(channel, {
      ...(typeof archived === 'boolean' ? { archived } : {}),
      ...(typeof locked === 'boolean' ? { locked } : {}),
    });
    return ok(channelJson(channel));
  }),

  route('DELETE /channels/:channel', (core, request) => {
    const channel = channelOf(core, request);
    demand(core, channel, channel.thread ? 'manageThreads' : 'manageChannels');
    core.world.removeChannel(channel);
    return ok(channelJson(channel));
  }),

  route('POST /channels/:channel/threads', (core, request) => {
    const parent = channelOf(core, request);
    const isForum = parent.type === CHANNEL.forum || parent.type === CHANNEL.media;
    return created(isForum ? forumPost(core, parent, request) : freeThread(core, parent, request));
  }),

  route('POST /channels/:channel/messages/:message/threads', (core, request) => {
    const parent = channelOf(core, request);
    demandThreads(parent);
    demand(core, parent, 'createPublicThreads');
    const message = core.messages.get(param(request, 'message'));
    if (message?.channel_id !== parent.id) throw new DiscordError(10008);
    if (core.world.findChannel(message.id)) throw new DiscordError(160004);
    core.check.plain('threadOnMessage', bodyOf(request));
    const name = textOf(bodyOf(request).name);
    return created(channelJson(core.world.addThread(parent, { id: message.id, name, owner: core.world.bot })));
  }),

  route('PUT /channels/:channel/thread-members/:user', (core, request) => {
    const channel = channelOf(core, request);
    const name = param(request, 'user');
    const user = name === '@me' ? core.world.bot : core.world.findUser(name);
    if (!user) throw new DiscordError(10013);
    if (!channel.thread) throw new DiscordError(50024);
    if (channel.thread.archived) throw new DiscordError(50083);
    core.world.joinThread(channel, user);
    return done;
  }),

  route('POST /users/@me/channels', (core, request) => {
    core.check.plain('directMessages', bodyOf(request));
    const { world } = core;
    const user = world.findUser(textOf(bodyOf(request).recipient_id));
    if (!user) throw new DiscordError(10013);
    const shares = world.guilds.some(({ installed, members }) => installed && members.has(user.id));
    if (user.bot) throw new DiscordError(50007);
    if (!shares && !user.installed) throw new DiscordError(50278);
    return ok(channelJson(world.directMessages(user)));
  }),
];

const channelOf = (core: Core, request: RouteRequest): Channel => visibleChannel(core, param(request, 'channel'));

const demandThreads = (parent: Channel): void => {
  if (parent.type !== CHANNEL.text && parent.type !== CHANNEL.announcement) throw new DiscordError(50024);
};

/** The message that says that a thread was begun. */
const THREAD_CREATED = 18;

const freeThread = (core: Core, parent: Channel, request: RouteRequest): unknown => {
  demandThreads(parent);
  const { name, type } = bodyOf(request);
  // Private unless said.
  const isPrivate = type === undefined || type === null || type === CHANNEL.privateThread;
  demand(core, parent, isPrivate ? 'createPrivateThreads' : 'createPublicThreads');
  core.check.plain('thread', bodyOf(request));
  const thread = core.world.addThread(parent, { name: textOf(name), private: isPrivate, owner: core.world.bot });
  if (!isPrivate) {
    const place = parent.guildId === null ? {} : { guild_id: parent.guildId };
    core.messages.add({
      ...blankMessage(core, parent, core.world.bot, THREAD_CREATED),
      content: thread.name,
      message_reference: { type: 0, message_id: thread.id, channel_id: thread.id, ...place },
    });
  }
  return channelJson(thread);
};

const forumPost = (core: Core, forum: Channel, request: RouteRequest): unknown => {
  demand(core, forum, 'sendMessages');
  const body = bodyOf(request);
  core.check.forumPost(body, request.files);
  const post = core.world.addThread(forum, { name: textOf(body.name), owner: core.world.bot });
  const message = sendMessage(core, post, isJson(body.message) ? body.message : {}, request.files);
  return { ...channelJson(post), message };
};

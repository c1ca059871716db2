import { demand } from './access.ts';
import { compose } from './compose.ts';
import type { Core } from './core.ts';
import { DiscordError } from './errors.ts';
import type { Json } from './json.ts';
import { isJson, objectsIn, textOf } from './json.ts';
import type { Message } from './message.ts';
import { has } from './permissions.ts';
import type { Channel } from './places.ts';
import type { Upload } from './upload.ts';
import type { User } from './user.ts';
import { userJson } from './user.ts';
import { problem, refuse } from './validate/problem.ts';

/** What a channel's message may ping when `allowed_mentions` is left out: everything. */
const USUAL_PINGS = ['users', 'roles', 'everyone'];

export const nowIso = (core: Core): string => new Date(core.clock.now()).toISOString();

/** A message of a channel without anything in it yet. */
export const blankMessage = (core: Core, channel: Channel, author: User, type = 0): Message => ({
  id: core.ids.next(),
  type,
  channel_id: channel.id,
  ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
  author: userJson(author),
  content: '',
  timestamp: nowIso(core),
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  flags: 0,
});

/** What the bot sends to a channel itself. */
export const sendMessage = (core: Core, channel: Channel, body: Json, uploads: readonly Upload[]): Message => {
  demandContents(core, channel, body, uploads);
  const reference = referenceOf(core, channel, body.message_reference);
  const { world, files } = core;
  const { nonce } = body;
  return core.messages.add({
    ...blankMessage(core, channel, world.bot, reference ? 19 : 0),
    ...reference,
    ...(typeof nonce === 'string' || typeof nonce === 'number' ? { nonce } : {}),
    ...compose(body, uploads, { world, files, channel, usually: USUAL_PINGS }),
  });
};

export const editOwnMessage = (
  core: Core,
  channel: Channel,
  before: Message,
  body: Json,
  uploads: readonly Upload[],
): Message => {
  const { world, files } = core;
  const composed = compose(body, uploads, { world, files, channel, usually: USUAL_PINGS }, before);
  return core.messages.replace({ ...before, ...composed, edited_timestamp: nowIso(core) });
};

/** Embeds and files need their own permissions in a channel. */
const demandContents = (core: Core, channel: Channel, body: Json, uploads: readonly Upload[]): void => {
  if (objectsIn(body.embeds).length > 0) demand(core, channel, 'embedLinks');
  if (uploads.length > 0) demand(core, channel, 'attachFiles');
};

type Reference = Pick<Message, 'message_reference' | 'referenced_message'>;

const referenceOf = (core: Core, channel: Channel, value: unknown): Reference | null => {
  if (!isJson(value)) return null;
  const id = textOf(value.message_id);
  if (channel.guildId !== null && !has(core.world.permissions(core.world.bot, channel), 'readMessageHistory')) {
    throw new DiscordError(160002);
  }
  const referenced = core.messages.get(id);
  if (referenced?.channel_id !== channel.id) {
    if (value.fail_if_not_exists === false) return null;
    refuse([problem(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')]);
    return null;
  }
  const place = channel.guildId === null ? {} : { guild_id: channel.guildId };
  return {
    message_reference: { type: 0, message_id: id, channel_id: channel.id, ...place },
    referenced_message: referenced,
  };
};

import { nowIso } from './channel-message.ts';
import type { Composition } from './compose.ts';
import { compose } from './compose.ts';
import type { Core } from './core.ts';
import type { Interaction } from './interaction.ts';
import type { Json } from './json.ts';
import { numberOf } from './json.ts';
import type { Message } from './message.ts';
import { FLAGS } from './message.ts';
import type { Upload } from './upload.ts';
import { userJson } from './user.ts';

/** What interactions may ping when `allowed_mentions` is left out. */
const USUAL_PINGS = ['users'];

/** A new message that answers an interaction: private when it says so, or when the place allows no other. */
export const answerMessage = (
  core: Core,
  interaction: Interaction,
  body: Json,
  uploads: readonly Upload[],
): Message => {
  const composed = composeFor(core, interaction, body, uploads);
  const isPrivate = interaction.forcedEphemeral || (composed.flags & FLAGS.ephemeral) !== 0;
  const flags = isPrivate ? composed.flags | FLAGS.ephemeral : composed.flags;
  const message = blank(core, interaction, { ...composed, flags });
  return core.messages.add(message, isPrivate ? interaction.user : null);
};

/** The “thinking…” that a deferral leaves until it is edited. */
export const deferredMessage = (core: Core, interaction: Interaction, body: Json): Message =>
  answerMessage(core, interaction, { flags: numberOf(body.flags) | FLAGS.loading }, []);

/** A message changed by the bot. */
export const editMessage = (
  core: Core,
  interaction: Interaction,
  before: Message,
  body: Json,
  uploads: readonly Upload[],
): Message => {
  const composed = composeFor(core, interaction, body, uploads, before);
  const flags = composed.flags & ~FLAGS.loading;
  const isFilled = (before.flags & FLAGS.loading) !== 0;
  return core.messages.replace({ ...before, ...composed, flags, edited_timestamp: isFilled ? null : nowIso(core) });
};

const composeFor = (
  core: Core,
  { channel }: Interaction,
  body: Json,
  uploads: readonly Upload[],
  before?: Message,
): Composition => {
  const { world, files } = core;
  return compose(body, uploads, { world, files, channel, usually: USUAL_PINGS }, before);
};

const blank = (core: Core, interaction: Interaction, composed: Composition): Message => {
  const { channel, source, originalId } = interaction;
  // A click's answer replies to the message clicked; a follow-up to the first answer.
  const repliedTo = originalId ?? (interaction.messageType === 19 ? source?.id : undefined);
  return {
    id: core.ids.next(),
    type: repliedTo ? 19 : interaction.messageType === 19 ? 0 : interaction.messageType,
    channel_id: channel.id,
    ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
    author: userJson(core.world.bot),
    timestamp: nowIso(core),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    application_id: core.world.bot.id,
    webhook_id: core.world.bot.id,
    interaction_metadata: {
      ...interaction.metadata,
      ...(originalId ? { original_response_message_id: originalId } : {}),
    },
    ...(repliedTo ? { message_reference: { type: 0, message_id: repliedTo, channel_id: channel.id } } : {}),
    ...composed,
  };
};

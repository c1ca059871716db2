import { numbered, textIn } from './components.ts';
import type { Files } from './files.ts';
import type { Json } from './json.ts';
import { numberOf, objectsIn, textOf } from './json.ts';
import type { Mentions } from './mentions.ts';
import { mentionsOf } from './mentions.ts';
import type { Attachment, Embed, Message } from './message.ts';
import { FLAGS } from './message.ts';
import { has } from './permissions.ts';
import type { Channel } from './places.ts';
import type { Upload } from './upload.ts';
import type { World } from './world.ts';

/** What a body of the bot says a message shows. */
export type Composition = Pick<Message, 'content' | 'embeds' | 'components' | 'attachments' | 'flags'> & Mentions;

/** Flags that only Discord itself sets. */
const KEPT_FLAGS = FLAGS.crossposted | FLAGS.ephemeral | FLAGS.loading;

export interface Sheet {
  readonly world: World;
  readonly files: Files;
  readonly channel: Channel;
  /** Whom a message without `allowed_mentions` may ping: interactions are more careful than channels. */
  readonly usually: readonly string[];
}

/** The message that a body asks for; on an edit, what the body leaves out stays as it was. */
export const compose = (body: Json, uploads: readonly Upload[], sheet: Sheet, before?: Message): Composition => {
  const { world, channel } = sheet;
  const content = 'content' in body ? textOf(body.content).trim() : (before?.content ?? '');
  const components = 'components' in body ? numbered(body.components) : (before?.components ?? []);
  const embeds =
    'embeds' in body
      ? objectsIn(body.embeds).map((embed) => ({ type: 'rich', ...embed }) as Embed) // checked by Discord's schemas before
      : (before?.embeds ?? []);
  const flags = before
    ? (before.flags & KEPT_FLAGS) |
      (numberOf(body.flags ?? before.flags) & ~KEPT_FLAGS) |
      (before.flags & FLAGS.componentsV2)
    : numberOf(body.flags);
  return {
    content,
    embeds,
    components,
    attachments: attachmentsOf(body, uploads, sheet, before),
    flags,
    ...mentionsOf(`${content}\n${textIn(components)}`, body.allowed_mentions, {
      world,
      guild: world.guildOf(channel),
      mayPingAll: has(world.permissions(world.bot, channel), 'mentionEveryone'),
      usually: sheet.usually,
    }),
  };
};

/** `attachments` names the old ones to keep and describes the new ones; left out, old and new are all there. */
const attachmentsOf = (
  body: Json,
  uploads: readonly Upload[],
  { files, channel }: Sheet,
  before?: Message,
): readonly Attachment[] => {
  const named = 'attachments' in body ? objectsIn(body.attachments) : null;
  const old = before?.attachments ?? [];
  const kept = named ? old.filter(({ id }) => named.some((each) => each.id === id)) : old;
  const added = uploads.map((upload) => {
    const about = named?.find((each) => String(each.id) === upload.index);
    return files.add(channel.id, upload, textOf(about?.filename), textOf(about?.description));
  });
  return [...kept, ...added];
};

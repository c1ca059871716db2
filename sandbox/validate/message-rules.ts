import type { Json } from '../json.ts';
import { isJson, numberOf, objectsIn, textOf } from '../json.ts';
import type { Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import type { Upload } from '../upload.ts';
import { componentProblems } from './component-rules.ts';
import { embedProblems } from './embed-rules.ts';
import type { KnowsEmoji } from './emoji-rules.ts';
import type { Path, Problem } from './problem.ts';
import { problem, tooLong } from './problem.ts';

/** What a message body is judged against. */
export interface MessageSheet {
  /** Where the message is in the body. */
  readonly at: Path;
  /** Flags that this route lets the bot set. */
  readonly settable: number;
  readonly files: readonly Upload[];
  readonly knowsEmoji: KnowsEmoji;
  /** The message as it was, for an edit. */
  readonly before?: Message;
}

/** Content of a bot's message, though the schema of channels would allow 4,000. */
const LONGEST_CONTENT = 2000;

/** What Discord refuses in a message beyond its schemas. */
export const messageProblems = (body: Json, sheet: MessageSheet): Problem[] => {
  const { at, before } = sheet;
  const isV2 = (numberOf(body.flags) & FLAGS.componentsV2) !== 0 || isAlreadyV2(before);
  return [
    ...(textOf(body.content).length > LONGEST_CONTENT ? [tooLong([...at, 'content'], LONGEST_CONTENT)] : []),
    ...flagProblems(body, sheet),
    ...mentionProblems(body.allowed_mentions, [...at, 'allowed_mentions']),
    ...embedProblems(body.embeds, [...at, 'embeds']),
    ...(isV2 ? legacyFieldProblems(body, sheet) : []),
    ...componentProblems(body.components, [...at, 'components'], {
      isV2,
      fileNames: fileNamesIn(body, sheet),
      knowsEmoji: sheet.knowsEmoji,
    }),
    ...attachmentProblems(body, sheet),
  ];
};

/** Whether the message that a body makes, or leaves, shows nothing at all. */
export const isEmpty = (body: Json, files: readonly Upload[], before?: Message): boolean => {
  const keptText = 'content' in body ? textOf(body.content) : (before?.content ?? '');
  const count = (key: 'embeds' | 'components' | 'attachments'): number =>
    key in body ? objectsIn(body[key]).length : (before?.[key].length ?? 0);
  const extras = Array.isArray(body.sticker_ids) ? body.sticker_ids.length : 0;
  return (
    keptText.trim() === '' &&
    count('embeds') + count('components') + files.length + extras === 0 &&
    (before === undefined || count('attachments') === 0) &&
    !isJson(body.poll)
  );
};

const isAlreadyV2 = (message: Message | undefined): boolean =>
  message !== undefined && (message.flags & FLAGS.componentsV2) !== 0;

const flagProblems = (body: Json, { at, settable, before }: MessageSheet): Problem[] => {
  if (body.flags === undefined || body.flags === null) return [];
  const path = [...at, 'flags'];
  const flags = numberOf(body.flags);
  const refused = flags & ~(settable | (before?.flags ?? 0));
  if (refused !== 0) return [problem(path, 'MESSAGE_FLAGS_INVALID', `These flags cannot be set here: ${refused}.`)];
  if (isAlreadyV2(before) && (flags & FLAGS.componentsV2) === 0) {
    return [problem(path, 'MESSAGE_FLAGS_INVALID', 'IS_COMPONENTS_V2 cannot be removed from a message.')];
  }
  return [];
};

/** A V2 message is all components. On an edit, what the message had before must be emptied. */
const legacyFieldProblems = (body: Json, { at, before }: MessageSheet): Problem[] => {
  const old = isAlreadyV2(before) ? undefined : before;
  const refused = (field: string): Problem =>
    problem(
      [...at, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  const content = 'content' in body ? textOf(body.content) : (old?.content ?? '');
  const embeds = 'embeds' in body ? objectsIn(body.embeds).length : (old?.embeds.length ?? 0);
  return [
    ...(content === '' ? [] : [refused('content')]),
    // Embeds go by an empty list; null is not taken.
    ...(embeds > 0 || (old && body.embeds === null) ? [refused('embeds')] : []),
    ...(isJson(body.poll) ? [refused('poll')] : []),
    ...(Array.isArray(body.sticker_ids) && body.sticker_ids.length > 0 ? [refused('sticker_ids')] : []),
  ];
};

const mentionProblems = (allowed: unknown, path: Path): Problem[] => {
  if (!isJson(allowed) || !Array.isArray(allowed.parse)) return [];
  const parse: readonly unknown[] = allowed.parse;
  return ['users', 'roles'].flatMap((kind) => {
    const ids = allowed[kind];
    if (!parse.includes(kind) || !Array.isArray(ids) || ids.length === 0) return [];
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    return [problem(path, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message)];
  });
};

/** Each described attachment is a file of this request, or one that the message already has. */
const attachmentProblems = (body: Json, { at, files, before }: MessageSheet): Problem[] =>
  objectsIn(body.attachments).flatMap(({ id }, index) => {
    const isUploaded = files.some((file) => file.index === String(id));
    const isKept = before?.attachments.some((attachment) => attachment.id === id) === true;
    if (isUploaded || isKept) return [];
    return [
      problem([...at, 'attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', `No file goes with attachment ${id}.`),
    ];
  });

const fileNamesIn = (body: Json, { files, before }: MessageSheet): readonly string[] => {
  const described = objectsIn(body.attachments);
  const uploaded = files.map(
    ({ index, filename }) => textOf(described.find(({ id }) => String(id) === index)?.filename) || filename,
  );
  return [...uploaded, ...(before?.attachments ?? []).map(({ filename }) => filename)];
};

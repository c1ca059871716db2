import type { Attachment, Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import { layOut } from './components.ts';
import type { Control } from './controls.ts';
import { showEmbed } from './embeds.ts';
import { showMarkdown } from './markdown.ts';
import { harmless } from './pen.ts';
import type { Sight } from './sight.ts';

/** A message as it is read, and what in it can be used. */
export interface Shown {
  readonly text: string;
  readonly controls: readonly Control[];
}

/** `heading` says which message it is: its number, and its place when that is elsewhere. */
export const renderMessage = (message: Message, heading: string, sight: Sight): Shown => {
  const { pen, words } = sight;
  const author = message.author.global_name ?? message.author.username;
  const isPrivate = (message.flags & FLAGS.ephemeral) !== 0;
  const isWaiting = (message.flags & FLAGS.loading) !== 0;
  const hidesEmbeds = (message.flags & FLAGS.suppressEmbeds) !== 0;
  const head = [pen.dim(heading), pen.bold(author), isPrivate && pen.dim(`(${words.onlyYou})`)]
    .filter(Boolean)
    .join(' ');
  const components = layOut(message.components, sight);
  const body = [
    ...(isWaiting ? [words.waiting] : []),
    ...(message.content ? showMarkdown(message.content, sight).split('\n') : []),
    ...(hidesEmbeds ? [] : message.embeds.flatMap((embed) => showEmbed(embed, sight))),
    ...components.lines,
    ...message.attachments.flatMap((attachment) => showFile(attachment, sight)),
    ...(message.reactions ?? []).map(({ emoji, count }) => `${emoji.name} ${count}`),
  ];
  return { text: [head, ...body.map((line) => `  ${line}`.trimEnd())].join('\n'), controls: components.controls };
};

const showFile = (attachment: Attachment, sight: Sight): readonly string[] => {
  const { pen, words } = sight;
  const title = `[${words.file}: ${pen.bold(attachment.filename)}${attachment.description ? ` — ${attachment.description}` : ''}]`;
  const text = sight.textOf(attachment);
  return text === null
    ? [title]
    : [
        title,
        ...harmless(text)
          .trimEnd()
          .split('\n')
          .map((line) => `  ${line}`.trimEnd()),
      ];
};

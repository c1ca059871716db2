import type { Embed } from '../message.ts';
import { showMarkdown } from './markdown.ts';
import type { Sight } from './sight.ts';

/** An embed as it is read, line by line, with a bar at its side. */
export const showEmbed = (embed: Embed, sight: Sight): readonly string[] => {
  const { pen, words } = sight;
  const title = embed.title && pen.bold(showMarkdown(embed.title, sight));
  const fields = (embed.fields ?? []).map(
    ({ name, value }) => `${pen.bold(showMarkdown(name, sight))}\n${showMarkdown(value, sight)}`,
  );
  const foot = [embed.footer?.text, embed.timestamp && dateIn(sight.locale, embed.timestamp)].filter(Boolean);
  const parts = [
    embed.author?.name,
    [title, embed.url && `(${embed.url})`].filter(Boolean).join(' '),
    embed.description && showMarkdown(embed.description, sight),
    ...fields,
    embed.image && `[${words.image}: ${embed.image.url}]`,
    embed.thumbnail && `[${words.image}: ${embed.thumbnail.url}]`,
    foot.length > 0 && pen.dim(foot.join(' · ')),
  ];
  const bar = embed.color ? pen.coloured(embed.color, '▌') : '▌';
  return parts.flatMap((part) => (part ? part.split('\n') : [])).map((line) => `${bar} ${line}`.trimEnd());
};

const dateIn = (locale: string, timestamp: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(timestamp));

import type { Json } from '../json.ts';
import { isJson, objectsIn, textOf } from '../json.ts';
import type { Path, Problem } from './problem.ts';
import { problem, required } from './problem.ts';

/** All the text of all embeds of a message. */
const MOST_TEXT = 6000;

/** What makes an embed more than nothing. */
const VISIBLE = ['title', 'description', 'image', 'thumbnail', 'author', 'footer', 'video', 'provider'];

export const embedProblems = (value: unknown, path: Path): Problem[] => {
  const embeds = objectsIn(value);
  const size = embeds.reduce((sum, embed) => sum + textSize(embed), 0);
  return [
    ...embeds.flatMap((embed, index) => oneEmbed(embed, [...path, index])),
    ...(size > MOST_TEXT
      ? [problem(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_TEXT}`)]
      : []),
  ];
};

const oneEmbed = (embed: Json, path: Path): Problem[] => {
  const fields = objectsIn(embed.fields);
  const isShown = VISIBLE.some((key) => isFilled(embed[key])) || fields.length > 0;
  return [
    ...(isShown ? [] : [required([...path, 'description'])]),
    ...fields.flatMap((field, index) =>
      ['name', 'value'].flatMap((key) =>
        textOf(field[key]).trim() === '' ? [required([...path, 'fields', index, key])] : [],
      ),
    ),
  ];
};

const isFilled = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : isJson(value));

const textSize = (embed: Json): number => {
  const author = isJson(embed.author) ? textOf(embed.author.name) : '';
  const footer = isJson(embed.footer) ? textOf(embed.footer.text) : '';
  const fields = objectsIn(embed.fields).map(({ name, value }) => textOf(name).length + textOf(value).length);
  const own = textOf(embed.title).length + textOf(embed.description).length + author.length + footer.length;
  return fields.reduce((sum, length) => sum + length, own);
};

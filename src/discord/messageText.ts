import { type APIMessage, type APIMessageComponent, ComponentType } from 'discord.js';

/** All that one can read in a message, line by line: its content, its embeds, the texts of its panels. */
export const textOf = (message: Pick<APIMessage, 'content' | 'embeds' | 'components'>): string =>
  [
    message.content,
    ...(message.embeds ?? []).flatMap(({ title, description, fields }) => [
      title,
      description,
      ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    ]),
    ...(message.components ?? []).flatMap(textsIn),
  ]
    .filter((text) => text !== undefined && text !== '')
    .join('\n');

const textsIn = (component: APIMessageComponent): readonly string[] => {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [component.content];
    case ComponentType.Container:
    case ComponentType.Section:
      return component.components.flatMap(textsIn);
    default:
      return [];
  }
};

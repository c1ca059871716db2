import {
  type APIComponentInContainer,
  type APIContainerComponent,
  ComponentType,
  MessageFlags,
  type RawFile,
  type RESTPatchAPIWebhookWithTokenMessageJSONBody,
} from 'discord.js';
import type { View } from '../command.ts';
import type { Words } from '../i18n/index.ts';
import { type ActionRow, componentsIn, rowsOf } from './components.ts';
import { fitTexts } from './fit.ts';

/** A message ready to be sent: Discord's JSON, and the files that go with it. */
export interface Message {
  readonly body: RESTPatchAPIWebhookWithTokenMessageJSONBody;
  readonly files: RawFile[];
}

/** What the message was before: an edit keeps what it does not name, and a panel can never become plain again. */
export type Before = 'nothing' | 'plain' | 'panel';

/** Discord's limits for one message. */
const MOST = { content: 2000, panelText: 4000, components: 40, mentions: 100 } as const;

/** Discord refuses a message that shows nothing. */
const NOTHING = '…';

/** The JSON of a view. What Discord would refuse for its size is shortened, with a note in the words of its reader. */
export const messageOf = (view: View, words: Words, before: Before = 'nothing'): Message => {
  const files = (view.files ?? []).map(({ name, text }) => ({
    name,
    data: Buffer.from(text),
    contentType: 'text/plain; charset=utf-8',
  }));
  const written = view.texts.filter((text) => text.trim() !== '');
  const texts = written.length === 0 ? [NOTHING] : written;
  const rows = rowsOf(view.rows ?? []);
  const shared = {
    allowed_mentions: {
      parse: [],
      users: [...new Set(view.pings?.users ?? [])].slice(0, MOST.mentions),
      roles: [...new Set(view.pings?.roles ?? [])].slice(0, MOST.mentions),
      replied_user: false,
    },
    attachments: files.map(({ name }, id) => ({ id: String(id), filename: name })),
  };
  if (view.look === 'plain' && before !== 'panel') {
    const content = fitTexts(texts, MOST.content, 1, words.discord.shortened).join('\n');
    return { body: { content, components: rows, ...shared }, files };
  }
  return {
    body: {
      ...(before === 'plain' ? { content: null } : {}),
      components: panelOf(view, texts, rows, words),
      flags: MessageFlags.IsComponentsV2,
      ...shared,
    },
    files,
  };
};

/** Components V2: texts with separators between them, in a container unless the view is plain. */
const panelOf = (
  view: View,
  texts: readonly string[],
  rows: readonly ActionRow[],
  words: Words,
): (APIComponentInContainer | APIContainerComponent)[] => {
  const fitting = fitTexts(texts, MOST.panelText, 1, words.discord.shortened);
  const files = (view.files ?? []).map(({ name }) => ({
    type: ComponentType.File as const,
    file: { url: `attachment://${name}` },
  }));
  const room = MOST.components - 1 - files.length - componentsIn(rows);
  const lines = fitting.length * 2 - 1 <= room ? fitting : [fitting.join('\n')];
  const components: APIComponentInContainer[] = [
    ...lines.flatMap((content, at): APIComponentInContainer[] => [
      ...(at === 0 ? [] : [{ type: ComponentType.Separator as const }]),
      { type: ComponentType.TextDisplay, content },
    ]),
    ...files,
    ...rows,
  ];
  if (view.look === 'plain') return components;
  return [
    {
      type: ComponentType.Container,
      ...(view.accent === undefined ? {} : { accent_color: view.accent }),
      components,
    },
  ];
};

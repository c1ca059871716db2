import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { ActionCall, Button, LinkButton, Row, Select } from '../command.ts';
import { makeCustomId } from './customId.ts';

/** Discord's limits for what one can press. */
const MOST = { rows: 5, buttons: 5, options: 25, label: 80, optionText: 100, placeholder: 150 } as const;

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** The JSON of the rows of one message; its custom ids are unique among themselves, as Discord demands. */
export const rowsOf = (rows: readonly Row[]): ActionRow[] => {
  const twins = new Map<string, number>();
  const idOf = (does: ActionCall): string => {
    const twin = twins.get(makeCustomId(does)) ?? 0;
    twins.set(makeCustomId(does), twin + 1);
    return makeCustomId(does, twin);
  };
  return rows
    .filter((row) => row.length > 0)
    .slice(0, MOST.rows)
    .map((row) => ({
      type: ComponentType.ActionRow,
      components: row
        .slice(0, MOST.buttons)
        .map((part) => (part.kind === 'select' ? selectJson(part, idOf) : buttonJson(part, idOf))),
    }));
};

/** How many components these are, nested ones counted, of the 40 a panel may have. */
export const componentsIn = (rows: readonly ActionRow[]): number =>
  rows.reduce((sum, row) => sum + 1 + row.components.length, 0);

const buttonJson = (button: Button | LinkButton, idOf: (does: ActionCall) => string): APIButtonComponent => {
  const label = cut(button.label, MOST.label);
  if (button.kind === 'link') return { type: ComponentType.Button, style: ButtonStyle.Link, label, url: button.url };
  return {
    type: ComponentType.Button,
    style: STYLES[button.style],
    label,
    custom_id: idOf(button.does),
    ...(button.emoji === undefined ? {} : { emoji: emojiJson(button.emoji) }),
    ...(button.disabled === undefined ? {} : { disabled: button.disabled }),
  };
};

const selectJson = (select: Select, idOf: (does: ActionCall) => string): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: idOf(select.does),
  placeholder: cut(select.placeholder, MOST.placeholder),
  options: select.options.slice(0, MOST.options).map(({ label, value, description }) => ({
    label: cut(label, MOST.optionText),
    value,
    ...(description === undefined ? {} : { description: cut(description, MOST.optionText) }),
  })),
});

/** `<:energy:123>` is one of the application's own emojis; anything else is a character. */
const emojiJson = (emoji: string): { id?: string; name: string } => {
  const own = /^<a?:(\w+):(\d+)>$/.exec(emoji);
  return own?.[1] !== undefined && own[2] !== undefined ? { id: own[2], name: own[1] } : { name: emoji };
};

/** At most `max` UTF-16 units, whole characters only, the last of them `…` where something is missing. */
export const cut = (text: string, max: number): string => {
  if (text.length <= max) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > max - 1) break;
    kept += character;
  }
  return `${kept}…`;
};

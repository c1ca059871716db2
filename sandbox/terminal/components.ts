import type { Component, Emoji } from '../message.ts';
import { COMPONENT } from '../message.ts';
import { type Control, menuOf, optionsOf } from './controls.ts';
import { showMarkdown } from './markdown.ts';
import { harmless } from './pen.ts';
import type { Sight } from './sight.ts';

/** Components as they are read, and what in them can be used, in the order of the numbers shown. */
export interface Layout {
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
}

/** Lays components out one below the other; the numbers go on from `taken`. */
export const layOut = (components: readonly Component[], sight: Sight, taken = 0): Layout =>
  components.reduce<Layout>(
    (above, component) => {
      const below = layOutOne(component, sight, taken + above.controls.length);
      return { lines: [...above.lines, ...below.lines], controls: [...above.controls, ...below.controls] };
    },
    { lines: [], controls: [] },
  );

const textOnly = (...lines: readonly string[]): Layout => ({ lines, controls: [] });

const layOutOne = (component: Component, sight: Sight, taken: number): Layout => {
  const { pen, words } = sight;
  switch (component.type) {
    case COMPONENT.row:
      return layOutRow(component.components ?? [], sight, taken);
    case COMPONENT.container:
      return layOutContainer(component, sight, taken);
    case COMPONENT.section:
      return layOut(
        [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])],
        sight,
        taken,
      );
    case COMPONENT.text:
      return textOnly(...showMarkdown(component.content ?? '', sight).split('\n'));
    case COMPONENT.separator:
      return textOnly(component.divider === false ? '' : pen.dim('─'.repeat(24)));
    case COMPONENT.gallery:
      return textOnly(
        ...(component.items ?? []).map((item) => `[${words.image}: ${item.description || item.media.url}]`),
      );
    case COMPONENT.thumbnail:
      return textOnly(`[${words.image}: ${component.description || component.media?.url}]`);
    case COMPONENT.file:
      return textOnly(`[${words.file}: ${component.file?.url.replace(/^.*\//, '')}]`);
    case COMPONENT.button:
      return layOutButton(component, sight, taken);
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.roleSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return layOutSelect(component, sight, taken);
    default:
      return textOnly(`[${words.unknownComponent(component.type)}]`);
  }
};

/** Buttons stand side by side. */
const layOutRow = (components: readonly Component[], sight: Sight, taken: number): Layout => {
  const { lines, controls } = layOut(components, sight, taken);
  const isButtons = components.every(({ type }) => type === COMPONENT.button);
  return { lines: isButtons ? [lines.join(' ')] : lines, controls };
};

/** The styles that carry no custom id. */
const LINK = 5;
const PREMIUM = 6;

const layOutButton = (button: Component, { pen, words }: Sight, taken: number): Layout => {
  const label = harmless([emojiOf(button.emoji), button.label].filter(Boolean).join(' '));
  if (button.style === PREMIUM) return textOnly(`[${words.premium}]`);
  if (button.style === LINK) return textOnly(`[${label} → ${button.url}]`);
  const disabled = button.disabled ?? false;
  const number = taken + 1;
  const shown = disabled ? pen.dim(`[${number}: ${label} (${words.off})]`) : `[${pen.bold(`${number}`)}: ${label}]`;
  return { lines: [shown], controls: [{ kind: 'button', customId: button.custom_id ?? '', label, disabled }] };
};

const emojiOf = (emoji: Emoji | undefined): string | undefined =>
  emoji?.id ? `:${emoji.name}:` : (emoji?.name ?? undefined);

const layOutSelect = (select: Component, sight: Sight, taken: number): Layout => {
  const { pen, words } = sight;
  const menu = menuOf(select);
  const options = optionsOf(select, sight.here);
  const howMany = menu.most > 1 ? ` (${words.howMany(menu.least, menu.most)})` : '';
  const title = `▾ ${select.placeholder || words.choose}${howMany}${menu.disabled ? ` (${words.off})` : ''}`;
  const lines = options.map(({ label, description, chosen }, index) => {
    const option = `  [${pen.bold(`${taken + index + 1}`)}: ${label}]${chosen ? ' ✓' : ''}`;
    return description ? `${option} ${pen.dim(description)}` : option;
  });
  return {
    lines: [title, ...lines],
    controls: options.map(({ label, value }) => ({ kind: 'option', menu, label, value })),
  };
};

const layOutContainer = (container: Component, sight: Sight, taken: number): Layout => {
  const inside = layOut(container.components ?? [], sight, taken);
  const bar = container.accent_color ? sight.pen.coloured(container.accent_color, '│') : '│';
  return { lines: inside.lines.map((line) => `${bar} ${line}`.trimEnd()), controls: inside.controls };
};

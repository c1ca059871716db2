import { showMoment } from './moments.ts';
import type { Entry } from './name.ts';
import { harmless } from './pen.ts';
import type { Sight } from './sight.ts';

/** Discord's markdown, made readable on a screen of characters. */
export const showMarkdown = (text: string, sight: Sight): string =>
  harmless(text)
    .split(/(```[\s\S]*?```)/)
    .map((part) => (part.startsWith('```') && part.length >= 6 ? showCode(part) : showLines(part, sight)))
    .join('');

/** The code alone: its language and its fences are not shown. */
const showCode = (block: string): string =>
  block
    .slice(3, -3)
    .replace(/^[\w+-]*\n/, '')
    .replace(/\n$/, '');

const showLines = (text: string, sight: Sight): string =>
  text
    .split('\n')
    .map((line) => showLine(line, sight))
    .join('\n');

const showLine = (line: string, sight: Sight): string => {
  const { pen } = sight;
  const [, mark, rest] = /^(\s*(?:#{1,3}|-#|>>>|>|[-*])\s)(.*)$/s.exec(line) ?? [];
  if (mark === undefined || rest === undefined) return showInline(line, sight);
  const shown = showInline(rest, sight);
  switch (mark.trim()) {
    case '-#':
      return pen.dim(shown);
    case '>':
    case '>>>':
      return `│ ${shown}`;
    case '-':
    case '*':
      return `${mark.replace(/[-*]\s$/, '• ')}${shown}`;
    default:
      return pen.bold(shown);
  }
};

/** Longer marks before those they begin with; what none of them reads stays as it is. */
const INLINE = new RegExp(
  [
    String.raw`\\(?<escaped>[^0-9A-Za-z\s])`,
    '(?<fence>`+)(?<code>.+?)\\k<fence>(?!`)',
    String.raw`<(?<tag>[^<>\s][^<>]*)>`,
    String.raw`https://discord\.com/channels/(?:\d+|@me)/(?<place>\d+)/(?<message>\d+)`,
    String.raw`\[(?<label>[^\]]+)\]\(<?(?<url>https?:\/\/[^\s<>)]+)>?(?: "[^"]*")?\)`,
    String.raw`\*\*\*(?<both>.+?)\*\*\*`,
    String.raw`\*\*(?<bold>.+?)\*\*(?!\*)`,
    '__(?<underlined>.+?)__(?!_)',
    '~~(?<struck>.+?)~~',
    String.raw`\|\|(?<spoiler>.+?)\|\|`,
    String.raw`\*(?<starred>[^\s*](?:[^*]*[^\s*])?)\*`,
    String.raw`(?<![\p{L}\p{N}_])_(?<slanted>[^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])`,
  ].join('|'),
  'gsu',
);

const showInline = (text: string, sight: Sight): string => {
  const { pen } = sight;
  return text.replace(INLINE, (whole, ...rest) => {
    const found: Groups = rest.at(-1); // the named groups come last
    if (found.escaped !== undefined) return found.escaped;
    if (found.code !== undefined) return found.code;
    if (found.tag !== undefined) return showTag(found.tag, sight) ?? whole;
    if (found.place !== undefined) return showLink(found.place, found.message ?? '', sight) ?? whole;
    if (found.label !== undefined) return `${showInline(found.label, sight)} (${found.url})`;
    if (found.both !== undefined) return pen.bold(pen.italic(showInline(found.both, sight)));
    if (found.bold !== undefined) return pen.bold(showInline(found.bold, sight));
    if (found.underlined !== undefined) return pen.underline(showInline(found.underlined, sight));
    if (found.struck !== undefined) return pen.strike(showInline(found.struck, sight));
    if (found.spoiler !== undefined) return `||${showInline(found.spoiler, sight)}||`;
    const slanted = found.starred ?? found.slanted;
    return slanted === undefined ? whole : pen.italic(showInline(slanted, sight));
  });
};

type Groups = Readonly<Record<string, string | undefined>>;

/** What stands between `<` and `>`: mentions, moments, emojis, addresses; null when it is none of them. */
const showTag = (tag: string, { world, locale, now }: Sight): string | null => {
  const [, user] = /^@!?(\d+)$/.exec(tag) ?? [];
  if (user) return `@${nameOf(user, world.users)}`;
  const [, role] = /^@&(\d+)$/.exec(tag) ?? [];
  if (role) return `@${nameOf(role, world.roles)}`;
  const [, channel] = /^#(\d+)$/.exec(tag) ?? [];
  if (channel) return `#${nameOf(channel, world.channels)}`;
  const [, command] = /^(\/[^:]+):\d+$/.exec(tag) ?? [];
  if (command) return command;
  const [, unix, style] = /^t:(-?\d+)(?::([tTdDfFsSR]))?$/.exec(tag) ?? [];
  if (unix) return showMoment(Number(unix), style ?? 'f', locale, now);
  const [, emoji] = /^a?:(\w+):\d+$/.exec(tag) ?? [];
  if (emoji) return `:${emoji}:`;
  return /^https?:\/\//.test(tag) ? tag : null;
};

/** A link to a message of this Discord: its channel and its number there. */
const showLink = (place: string, message: string, { world, numberOf }: Sight): string | null => {
  const number = numberOf(message);
  return number === null ? null : `#${nameOf(place, world.channels)} › ${number}`;
};

const nameOf = (id: string, entries: readonly Entry[]): string => entries.find((entry) => entry.id === id)?.name ?? id;

import type { CommandOption } from '../registered-command.ts';
import { nameIn, OPTION } from '../registered-command.ts';
import { type Faulty, fault } from './fault.ts';
import { type Entry, matchChoice, matchEntry } from './name.ts';

/** Whom and what a value can name. */
export interface Directory {
  readonly users: readonly Entry[];
  readonly roles: readonly Entry[];
  readonly channels: readonly Entry[];
}

export type Value = { readonly kind: 'value'; readonly value: string } | Faulty;

/**
 * What was typed for an option, with names made ids and the names of choices their values. Whether Discord's client lets
 * the value through (its size, its length, a choice that exists) is for the client to say.
 */
export const readValue = (option: CommandOption, typed: string, here: Directory, locale: string): Value => {
  switch (option.type) {
    case OPTION.user:
      return readUser(typed, here.users);
    case OPTION.role:
      return readEntry('no-role', '@', typed, here.roles);
    case OPTION.channel:
      return readChannel(typed, here.channels);
    case OPTION.mentionable:
      return readEntry('no-user', '@', typed, [...here.users, ...here.roles]);
    case OPTION.attachment:
      return fault({ code: 'no-files', name: nameIn(locale, option) });
    default:
      return { kind: 'value', value: chosen(option, typed, locale) };
  }
};

const chosen = ({ choices = [] }: CommandOption, typed: string, locale: string): string => {
  const match = matchChoice(typed, choices, locale);
  return match.kind === 'one' ? String(match.thing.value) : typed;
};

/** `@Ana`, `@"Ana"`, `Ana`, `<@123>` or an id. */
export const readUser = (typed: string, users: readonly Entry[]): Value => readEntry('no-user', '@', typed, users);

export const readChannel = (typed: string, channels: readonly Entry[]): Value =>
  readEntry('no-channel', '#', typed, channels);

const readEntry = (
  code: 'no-user' | 'no-role' | 'no-channel',
  sigil: '@' | '#',
  typed: string,
  entries: readonly Entry[],
): Value => {
  const mentioned = /^<[@#][!&]?(\d+)>$/.exec(typed)?.[1];
  const bare = mentioned ?? (typed.startsWith(sigil) ? typed.slice(1) : typed).replace(/^"(.*)"$/, '$1').trim();
  const match = matchEntry(bare, entries);
  if (match.kind === 'one') return { kind: 'value', value: match.thing.id };
  const offered = match.kind === 'several' ? match.things : entries;
  return fault({ code, typed, exists: offered.map((entry) => `${sigil}${entry.name}`) });
};

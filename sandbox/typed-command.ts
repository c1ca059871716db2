import { contextOf, ownersOf } from './interaction-payload.ts';
import type { Json } from './json.ts';
import type { Who } from './outcome.ts';
import { has, PERMISSIONS } from './permissions.ts';
import { Refused } from './refusal-words.ts';
import type { CommandOption, RegisteredCommand } from './registered-command.ts';
import { nameIn, OPTION } from './registered-command.ts';
import type { TypedValue } from './typed-option.ts';
import { focusedOption, Resolved, typedOption } from './typed-option.ts';
import type { World } from './world.ts';

export type TypedOptions = Readonly<Record<string, TypedValue>>;

/** What Discord's client makes of a typed command, or throws why it does not send it. */
export interface TypedCommand {
  readonly command: RegisteredCommand;
  /** `energy gain` */
  readonly fullName: string;
  readonly data: Json;
}

/** The commands someone is offered in a place. */
export const commandsFor = (
  world: World,
  commands: readonly RegisteredCommand[],
  who: Who,
): readonly RegisteredCommand[] =>
  commands.filter((command) => isHere(world, command, who) && mayUse(world, command, who));

/** A slash command as typed: by default names, or by the names in the language of the one who types. */
export const typedCommand = (
  world: World,
  commands: readonly RegisteredCommand[],
  who: Who,
  path: string,
  typed: TypedOptions,
  focused?: string,
): TypedCommand => {
  mayType(world, who);
  const locale = who.locale ?? who.user.locale;
  const [name = '', ...rest] = path.trim().replace(/^\//, '').split(/\s+/);
  const command = pick(
    world,
    commands.filter((each) => each.type === 1),
    who,
    name,
  );
  const words = [command.name];
  let level: { options?: readonly CommandOption[] } = command;
  const nest: CommandOption[] = [];
  for (const word of rest) {
    const branch: CommandOption | undefined = branches(level).find((each) => isNamed(each, word, locale));
    if (!branch) throw new Refused({ code: 'no-such-command', name: [...words, word].join(' ') });
    words.push(branch.name);
    nest.push(branch);
    level = branch;
  }
  const left = branches(level);
  if (left.length > 0) {
    const names = left.map((each) => nameIn(locale, each)).join(', ');
    throw new Refused({ code: 'needs-subcommand', name: words.join(' '), names });
  }
  const resolved = new Resolved(world, who);
  const options = optionsJson(level.options ?? [], typed, resolved, locale, focused);
  const nested = nest.reduceRight<Json[]>(
    (inner, { type, name: own }) => [{ type, name: own, options: inner }],
    options,
  );
  const where = command.guild_id ? { guild_id: command.guild_id } : {};
  return {
    command,
    fullName: words.join(' '),
    data: { id: command.id, name: command.name, type: 1, ...where, options: nested, ...resolved.json() },
  };
};

/**
 * Those who cannot write in a place are offered no commands there. In a thread, Discord's client also wants the right to
 * write in the channel above it.
 */
export const mayType = (world: World, { channel, user, guild }: Who): void => {
  if (!world.canSee(user, channel)) throw new Refused({ code: 'cannot-write-here' });
  const { thread } = channel;
  if (thread?.archived) throw new Refused({ code: 'archived' });
  if (!guild) return;
  const granted = world.permissions(user, channel);
  const writes = has(granted, 'useApplicationCommands', 'sendMessages');
  const writesInThread = has(granted, 'sendMessagesInThreads') && (!thread?.locked || has(granted, 'manageThreads'));
  if (!writes || (thread && !writesInThread)) throw new Refused({ code: 'cannot-write-here' });
};

/** The command of that name that this place offers. */
export const pick = (
  world: World,
  commands: readonly RegisteredCommand[],
  who: Who,
  name: string,
): RegisteredCommand => {
  const locale = who.locale ?? who.user.locale;
  const byName = commands.filter((each) => isNamed(each, name, locale));
  if (byName.length === 0) throw new Refused({ code: 'no-such-command', name });
  const here = byName.filter((each) => isHere(world, each, who));
  const [first] = here;
  if (!first) throw new Refused({ code: 'not-here', name });
  const allowed = here.find((each) => mayUse(world, each, who));
  if (!allowed) throw new Refused({ code: 'not-allowed', name });
  return allowed;
};

const isNamed = (named: RegisteredCommand | CommandOption, word: string, locale: string): boolean =>
  named.name === word ||
  nameIn(locale, { name: named.name, name_localizations: named.name_localizations ?? null }) === word;

const isHere = (world: World, command: RegisteredCommand, who: Who): boolean => {
  if (command.guild_id) return command.guild_id === who.guild?.id;
  const context = contextOf(world, who);
  if (command.contexts && !command.contexts.includes(context)) return false;
  return Object.keys(ownersOf(world, who)).some((install) => command.integration_types.includes(Number(install)));
};

const mayUse = (world: World, command: RegisteredCommand, { guild, user, channel }: Who): boolean => {
  const wanted = command.default_member_permissions;
  if (!guild || wanted === null) return true;
  const granted = world.permissions(user, channel);
  if (has(granted, 'administrator')) return true;
  return wanted !== '0' && (granted & BigInt(wanted)) === BigInt(wanted) && (granted & PERMISSIONS.viewChannel) !== 0n;
};

const branches = ({ options = [] }: { options?: readonly CommandOption[] }): readonly CommandOption[] =>
  options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);

const optionsJson = (
  options: readonly CommandOption[],
  typed: TypedOptions,
  resolved: Resolved,
  locale: string,
  focused: string | undefined,
): Json[] => {
  const known = Object.entries(typed).filter(([, value]) => value !== undefined);
  for (const [word] of known) {
    if (options.some((each) => isNamed(each, word, locale))) continue;
    throw new Refused({
      code: 'no-such-option',
      option: word,
      names: options.map((each) => nameIn(locale, each)).join(', '),
    });
  }
  return options.flatMap((option) => {
    const value = known.find(([word]) => isNamed(option, word, locale))?.[1];
    if (focused !== undefined && isNamed(option, focused, locale)) return [focusedOption(option, value ?? '')];
    if (value === undefined) {
      if (option.required && focused === undefined)
        throw new Refused({ code: 'required', option: nameIn(locale, option) });
      return [];
    }
    return [typedOption(option, value, resolved, locale)];
  });
};

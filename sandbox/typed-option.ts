import { memberWithPermissions } from './interaction-payload.ts';
import type { Json } from './json.ts';
import type { Who } from './outcome.ts';
import { channelJson, roleJson } from './places.ts';
import { Refused } from './refusal-words.ts';
import type { CommandOption } from './registered-command.ts';
import { nameIn, OPTION } from './registered-command.ts';
import { userJson } from './user.ts';
import type { World } from './world.ts';

export type TypedValue = string | number | boolean;

/** What the ids in an interaction stand for, sent along with them. */
export class Resolved {
  readonly #world: World;
  readonly #who: Who;
  readonly #users: Record<string, Json> = {};
  readonly #members: Record<string, Json> = {};
  readonly #roles: Record<string, Json> = {};
  readonly #channels: Record<string, Json> = {};

  constructor(world: World, who: Who) {
    this.#world = world;
    this.#who = who;
  }

  /** The id of whom `value` names: an id, a mention or a name; null when there is no such person here. */
  user(value: string): string | null {
    const user = this.#world.findUser(bare(value));
    if (!user) return null;
    const { guild, channel } = this.#who;
    this.#users[user.id] = { ...userJson(user) };
    if (guild?.members.has(user.id)) {
      const {
        user: _user,
        deaf: _deaf,
        mute: _mute,
        ...member
      } = memberWithPermissions(this.#world, guild, user, channel);
      this.#members[user.id] = member;
    }
    return user.id;
  }

  role(value: string): string | null {
    const roles = this.#who.guild?.roles ?? [];
    const position = roles.findIndex(({ id, name }) => id === bare(value) || name === bare(value));
    const role = roles[position];
    if (!role) return null;
    this.#roles[role.id] = roleJson(role, position);
    return role.id;
  }

  channel(value: string, types: readonly number[] | undefined): string | null {
    const channel = this.#world.findChannel(bare(value));
    if (!channel || channel.guildId !== this.#who.guild?.id) return null;
    if (types && types.length > 0 && !types.includes(channel.type)) return null;
    this.#channels[channel.id] = {
      ...channelJson(channel),
      permissions: String(this.#world.permissions(this.#who.user, channel)),
      app_permissions: String(this.#world.permissions(this.#world.bot, channel)),
    };
    return channel.id;
  }

  json(): Json {
    const parts = { users: this.#users, members: this.#members, roles: this.#roles, channels: this.#channels };
    const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
    return filled.length > 0 ? { resolved: Object.fromEntries(filled) } : {};
  }
}

/** `<@123>`, `@Ana` and `#table-1` without their marks. */
const bare = (value: string): string => /^<(?:@[!&]?|#)(\d+)>$/.exec(value)?.[1] ?? value.replace(/^[@#]/, '');

/** The option someone is still typing: sent as it stands, and as text whatever its type. */
export const focusedOption = (option: CommandOption, value: TypedValue): Json => ({
  name: option.name,
  type: option.type,
  value: String(value),
  focused: true,
});

/** An option as Discord's client sends it, or throws why it does not. */
export const typedOption = (option: CommandOption, typed: TypedValue, resolved: Resolved, locale: string): Json => ({
  name: option.name,
  type: option.type,
  value: typedValue(option, typed, resolved, locale),
});

const typedValue = (option: CommandOption, typed: TypedValue, resolved: Resolved, locale: string): TypedValue => {
  const name = nameIn(locale, option);
  if (option.choices && option.choices.length > 0) return chosen(option, typed, locale);
  switch (option.type) {
    case OPTION.string:
      return lengthChecked(option, String(typed), name);
    case OPTION.integer:
    case OPTION.number:
      return sizeChecked(option, typed, name);
    case OPTION.boolean:
      return truth(typed, name);
    case OPTION.user:
      return named(resolved.user(String(typed)), typed, name);
    case OPTION.role:
      return named(resolved.role(String(typed)), typed, name);
    case OPTION.channel:
      return named(resolved.channel(String(typed), option.channel_types), typed, name);
    case OPTION.mentionable:
      return named(resolved.user(String(typed)) ?? resolved.role(String(typed)), typed, name);
    default:
      return typed;
  }
};

const chosen = (option: CommandOption, typed: TypedValue, locale: string): string | number => {
  const choice = option.choices?.find(
    (each) => String(each.value) === String(typed) || each.name === typed || nameIn(locale, each) === typed,
  );
  if (choice) return choice.value;
  const names = (option.choices ?? []).map((each) => nameIn(locale, each)).join(', ');
  throw new Refused({ code: 'not-a-choice', option: nameIn(locale, option), names });
};

const lengthChecked = ({ min_length, max_length }: CommandOption, value: string, option: string): string => {
  const { length } = value;
  if (min_length !== undefined && length < min_length)
    throw new Refused({ code: 'too-short', option, least: min_length });
  // Discord's own limit when the command sets none.
  const most = max_length ?? 6000;
  if (length > most) throw new Refused({ code: 'too-long', option, most });
  return value;
};

const sizeChecked = ({ type, min_value, max_value }: CommandOption, typed: TypedValue, option: string): number => {
  const value = typeof typed === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(typed) ? Number(typed) : typed;
  if (type === OPTION.integer && !Number.isSafeInteger(value)) {
    throw new Refused({ code: 'not-an-integer', option, value: String(typed) });
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Refused({ code: 'not-a-number', option, value: String(typed) });
  }
  if (min_value !== undefined && value < min_value) throw new Refused({ code: 'too-small', option, least: min_value });
  if (max_value !== undefined && value > max_value) throw new Refused({ code: 'too-large', option, most: max_value });
  return value;
};

const TRUE = ['true', 'vrai', 'oui', 'yes'];
const FALSE = ['false', 'faux', 'non', 'no'];

const truth = (typed: TypedValue, option: string): boolean => {
  if (typeof typed === 'boolean') return typed;
  if (TRUE.includes(String(typed).toLowerCase())) return true;
  if (FALSE.includes(String(typed).toLowerCase())) return false;
  throw new Refused({ code: 'not-a-boolean', option, value: String(typed) });
};

const named = (id: string | null, typed: TypedValue, option: string): string => {
  if (id !== null) return id;
  throw new Refused({ code: 'nobody', option, value: String(typed) });
};

import { isDeepStrictEqual } from 'node:util';
import { type APIApplicationCommand, DiscordAPIError, type REST, Routes } from 'discord.js';
import type { Command } from '../command.ts';

/** The ids Discord gave to the commands, by name; and whether they had to be sent. */
export interface Registered {
  readonly ids: ReadonlyMap<string, string>;
  readonly sent: boolean;
}

/**
 * Registers the commands, unless Discord already has these very definitions: it counts what it is sent. With a `guild` they
 * are registered in that server only, where changes show at once.
 */
export const register = async (
  rest: REST,
  application: string,
  commands: readonly Command[],
  guild: string | null,
): Promise<Registered> => {
  const route =
    guild === null ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);
  const asUsed = (data: object) => (guild === null ? data : inGuild(data));
  const wanted = commands.map(({ data }) => asUsed(data));
  const present = await registeredNow(rest, route);
  const same = present !== null && sameCommands(wanted, present.map(asUsed));
  const result = same ? present : ((await rest.put(route, { body: wanted })) as APIApplicationCommand[]); // what this route answers
  return { ids: new Map(result.map(({ name, id }) => [name, id])), sent: !same };
};

/** A server's own commands can't say where they are used: they are used there. */
const inGuild = (data: object): object => {
  const { integration_types, contexts, ...rest } = data as { integration_types?: unknown; contexts?: unknown }; // a command's JSON
  return rest;
};

/** What Discord has; null where it can't be asked, and then it is told. */
const registeredNow = async (rest: REST, route: `/${string}`): Promise<APIApplicationCommand[] | null> => {
  try {
    const query = new URLSearchParams({ with_localizations: 'true' });
    return (await rest.get(route, { query })) as APIApplicationCommand[]; // what this route answers
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 404) return null;
    throw error;
  }
};

export const sameCommands = (wanted: readonly object[], present: readonly object[]): boolean =>
  isDeepStrictEqual(byName(wanted), byName(present));

const byName = (commands: readonly object[]) =>
  new Map(commands.map((command) => plain(command)).map((command) => [`${command.type} ${command.name}`, command]));

/** Fields Discord adds by itself. */
const ADDED = new Set([
  'id',
  'application_id',
  'guild_id',
  'version',
  'name_localized',
  'description_localized',
  'handler',
]);

/** Values that say the same as leaving the field out. */
const isDefault = (name: string, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (name === 'type' && value === 1) ||
  (name === 'description' && value === '') ||
  (name === 'dm_permission' && value === true) ||
  (Array.isArray(value) && value.length === 0) ||
  (name.endsWith('_localizations') && Object.keys(value as object).length === 0); // localizations are a record or null

/** A definition without what Discord adds and what goes without saying, in one order of keys. */
const plain = (node: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !ADDED.has(name) && !isDefault(name, value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, plainValue(name, value)]),
  );

const plainValue = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => (typeof item === 'object' && item !== null ? plain(item) : item));
    return UNORDERED.has(name) ? items.toSorted() : items;
  }
  return typeof value === 'object' && value !== null ? plain(value) : value;
};

const UNORDERED = new Set(['contexts', 'integration_types', 'channel_types']);

import type { APIUser, Client } from 'discord.js';
import type { Context } from '../command.ts';
import { type Locale, localeOf, wordsIn } from '../i18n/index.ts';
import type { Stores } from '../stores.ts';
import type { Asked } from './asked.ts';
import { reachOf } from './reach.ts';

export interface ContextPorts {
  readonly client: Client;
  readonly stores: Stores;
  /** The library as it is in a server, whose name is given where it is known. */
  readonly libraryIn: (guild: string | null, server: string | null) => Stores['library'];
  /** The language set for a channel, else for its server; null where nobody chose one. */
  readonly languageOf: (guild: string | null, channel: string) => Locale | null | Promise<Locale | null>;
}

/** The people Discord describes beside an interaction, by id. */
export interface Resolved {
  readonly users?: Readonly<Record<string, APIUser>>;
  readonly members?: Readonly<Record<string, { readonly nick?: string | null }>>;
}

/** Private answers speak the reader's language; public ones the channel's, else the server's, else (in DMs) the reader's. */
export const contextOf = async (
  asked: Asked,
  resolved: Resolved | undefined,
  ports: ContextPorts,
): Promise<Context> => {
  const locale = localeOf(asked.locale);
  const set = await ports.languageOf(asked.guild, asked.channel);
  const channelLocale = set ?? (asked.guild === null ? locale : localeOf(asked.guildLocale));
  const { id: interaction, user, displayName, channel, guild, managesServer, roles } = asked;
  return {
    ...ports.stores,
    library: ports.libraryIn(guild, nameOfServer(guild, ports.client)),
    interaction,
    user,
    displayName,
    channel,
    guild,
    server: nameOfServer(guild, ports.client),
    managesServer,
    roles,
    now: asked.at,
    locale,
    words: wordsIn(locale),
    channelLocale,
    channelWords: wordsIn(channelLocale),
    names: new Map([
      [user, displayName],
      ...Object.values(resolved?.users ?? {}).map((named) => nameOf(named, resolved)),
    ]),
    bots: Object.values(resolved?.users ?? {})
      .filter(({ id, bot }) => bot || id === asked.application)
      .map(({ id }) => id),
    reach: reachOf(ports.client, asked),
  };
};

const nameOfServer = (guild: string | null, { guilds }: Client): string | null =>
  guild === null ? null : (guilds.cache.get(guild)?.name ?? null);

const nameOf = ({ id, global_name, username }: APIUser, resolved: Resolved | undefined): [string, string] => [
  id,
  resolved?.members?.[id]?.nick ?? global_name ?? username,
];

import { nameIn } from '../registered-command.ts';
import { leavesOf, messageCommands, titleIn } from './offers.ts';
import { nameOf, type Session } from './session.ts';

const MARK = '* ';
const NO_MARK = '  ';

/** Everyone, with their language and their roles in this server. */
export const listUsers = ({ discord, who }: Session): readonly string[] =>
  discord.world.users
    .filter(({ bot }) => !bot)
    .map((user) => {
      const roles = (who.guild?.members.get(user.id)?.roles ?? []).flatMap(
        (id) => who.guild?.roles.find((role) => role.id === id)?.name ?? [],
      );
      const facts = [nameOf(user), user.locale, ...roles].join(' · ');
      return `${user === who.user ? MARK : NO_MARK}${facts}`;
    });

/** The places the user can go, server by server. */
export const listChannels = (session: Session): readonly string[] => {
  const { discord, who, words, places } = session;
  const lineOf = (channel: (typeof places)[number]) =>
    `${channel === who.channel ? MARK : NO_MARK}${session.placeName(channel)}`;
  const servers = discord.world.guilds.flatMap((guild) => {
    const inside = places.filter(({ guildId }) => guildId === guild.id);
    const title = guild.installed ? words.server(guild.name) : `${words.server(guild.name)} (${words.notInstalled})`;
    return inside.length === 0 ? [] : [title, ...inside.map(lineOf)];
  });
  const mark = places.includes(who.channel) ? NO_MARK : MARK;
  const withBot = `${mark}dm (${words.directMessages})`;
  const privately = places.filter(({ guildId }) => guildId === null);
  return [...servers, words.withoutServer, withBot, ...privately.map(lineOf)];
};

/** The commands offered here, each with its options: `[in brackets]` when they may be left out. */
export const listCommands = ({ discord, who, locale, words }: Session): readonly string[] => {
  const leaves = leavesOf(discord.commandsFor(who)).map(({ parts, options }) => {
    const names = options.map((option) =>
      option.required ? `${nameIn(locale, option)}:` : `[${nameIn(locale, option)}:]`,
    );
    return `${[titleIn(locale, parts), ...names].join(' ')} — ${describedIn(locale, parts.at(-1))}`;
  });
  return leaves.length === 0 ? [words.noCommands] : leaves;
};

type Described = {
  readonly description: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
};

const describedIn = (locale: string, described: Described | undefined): string =>
  described?.description_localizations?.[locale] ?? described?.description ?? '';

/** The commands one can run on a message. */
export const listApps = ({ discord, who, locale, words }: Session): readonly string[] => {
  const names = messageCommands(discord.commandsFor(who)).map((command) => nameIn(locale, command));
  return names.length === 0 ? [words.noMessageCommands] : names;
};

/** What one can type, in two columns. */
export const showHelp = ({ words }: Session): readonly string[] => {
  const width = Math.max(...words.help.map(([typed, does]) => (does === '' ? 0 : typed.length)));
  return words.help.map(([typed, does]) => `${typed.padEnd(width)}  ${does}`.trimEnd());
};

import { LocalDiscord } from '../sandbox/discord.ts';
import { type Connection, type ConnectionPorts, connect } from '../src/discord/connection.ts';
import { createMeasures, type Measures } from '../src/discord/measures.ts';
import { createMentions } from '../src/discord/mentions.ts';
import { openLog } from '../src/log.ts';
import type { Stores } from '../src/stores.ts';

/*
 * The layer of Discord alone: the real client and the local Discord, with commands made for a test and no store.
 */

export interface Bare {
  readonly discord: LocalDiscord;
  readonly connection: Connection;
  readonly measures: Measures;
  /** Every line it logged. */
  readonly logged: readonly string[];
  /** Moves Discord's clock and the bot's. */
  advance(ms: number): void;
  /** The same commands from a new start, as after a restart: nothing in memory, the same ports. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const NO_POSTS: ConnectionPorts['posts'] = {
  channels: async () => [],
  next: async () => null,
  trying: async () => {},
  shown: async () => {},
  failed: async () => {},
};

export const startBare = async (
  make: (discord: LocalDiscord) => Pick<ConnectionPorts, 'commands'> & Partial<ConnectionPorts>,
): Promise<Bare> => {
  const discord = await LocalDiscord.start();
  const measures = createMeasures();
  const logged: string[] = [];
  let later = 0;
  const ports: ConnectionPorts = {
    token: discord.token,
    apiBase: `${discord.address}/api`,
    devGuild: null,
    stores: {} as Stores, // the commands of these tests use none
    mentions: createMentions(),
    measures,
    log: openLog({ token: discord.token, logLevel: 'trace' }, { write: (line) => logged.push(line) }),
    now: () => Date.now() + later,
    signal: new AbortController().signal,
    languageOf: () => null,
    libraryIn: () => ({}) as Stores['library'], // as their stores
    boards: { find: () => null, remember: () => {}, forget: () => {} },
    show: () => null,
    posts: NO_POSTS,
    showPost: async () => null,
    joined: () => {},
    left: () => {},
    channelGone: () => {},
    ...make(discord),
  };
  let connection = await connect(ports);
  return {
    discord,
    measures,
    logged,
    get connection() {
      return connection;
    },
    advance: (ms) => {
      later += ms;
      discord.advance(ms);
    },
    restart: async () => {
      await connection.close();
      connection = await connect(ports);
    },
    stop: async () => {
      await connection.close();
      await discord.close();
    },
  };
};

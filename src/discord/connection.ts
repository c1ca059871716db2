import { setTimeout as sleep } from 'node:timers/promises';
import { type Channel, type Client, Events, GatewayDispatchEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { Command, GameRef } from '../command.ts';
import { FatalError } from '../fatal.ts';
import { type Locale, localeOf } from '../i18n/index.ts';
import type { Stores } from '../stores.ts';
import type { BoardPorts } from './boardMessage.ts';
import { createBudget } from './budget.ts';
import { createClient, FATAL_CLOSES } from './client.ts';
import type { ContextPorts } from './context.ts';
import { createCourier, type Posts, type ShownPost } from './courier.ts';
import { definitionFaults } from './definitions.ts';
import { createDispatch } from './dispatch.ts';
import { faultOf } from './faults.ts';
import { login } from './login.ts';
import type { Measures } from './measures.ts';
import type { Mentions } from './mentions.ts';
import { createPump } from './pump.ts';
import { denies, placeOf } from './reach.ts';
import { register } from './register.ts';
import { requestsOf } from './requests.ts';

/** The language of the public messages of a place: as set, else as Discord says. */
export type LanguageIn = (guild: string, channel: string) => Promise<Locale>;

export interface ConnectionPorts
  extends Pick<BoardPorts, 'boards' | 'show'>,
    Pick<ContextPorts, 'languageOf' | 'libraryIn'> {
  readonly posts: Posts;
  readonly showPost: (post: number, languageIn: LanguageIn) => Promise<ShownPost | null>;
  readonly token: string;
  readonly apiBase: string | null;
  /** Commands are registered in this server alone; null: everywhere. */
  readonly devGuild: string | null;
  readonly commands: readonly Command[];
  readonly stores: Stores;
  readonly mentions: Mentions;
  readonly measures: Measures;
  readonly log: Logger;
  readonly now: () => number;
  /** The bot was taken into a server, or thrown out of it. */
  readonly joined: (guild: string) => void;
  readonly left: (guild: string) => void;
  /** A channel was deleted; `bot` is this bot's own id. */
  readonly channelGone: (channel: string, bot: string) => void;
  /** Stops trying to connect. */
  readonly signal: AbortSignal;
}

export interface Connection {
  readonly client: Client<true>;
  /** There is something to be posted, or to be shown anew. */
  post(): void;
  /** A game changed by itself: its board shows it, where it can be reached. */
  follow(game: GameRef): Promise<void>;
  /** Answers what was begun, brings the boards up to date, and says goodbye. */
  close(): Promise<void>;
  /** Resolves when it can't go on, with the reason. */
  readonly failed: Promise<FatalError>;
}

/** The parts of a close, in milliseconds: together well within the five seconds after which supervisors kill. */
const DRAIN = 2500;
const FLUSH = 1000;
const GOODBYE = 500;

/** Connects to Discord and serves it: resolves when interactions arrive and the commands are registered. */
export const connect = async (ports: ConnectionPorts): Promise<Connection> => {
  const { log, measures, signal } = ports;
  const faults = definitionFaults(ports.commands);
  if (faults.length > 0) throw new FatalError(`Discord would refuse these commands:\n${faults.join('\n')}`);

  let fail: (error: FatalError) => void = () => {};
  const failed = new Promise<FatalError>((resolve) => {
    fail = resolve;
  });

  let client: Client;
  const requests = requestsOf(
    () => client.rest,
    (request, { kind, code, error }) => {
      measures.fault(request, code);
      if (kind === 'unauthorized') fail(new FatalError(FATAL_CLOSES[4004]));
      if (kind === 'refused') log.error({ err: error, request }, 'Discord refused a request');
      else log.warn({ request, fault: kind, code }, 'A request did not go through');
    },
  );
  const languageIn: LanguageIn = async (guild, channel) =>
    (await ports.languageOf(guild, channel)) ?? localeOf(client.guilds.cache.get(guild)?.preferredLocale);
  const channelGone = (channel: string): void => {
    if (client.user !== null) ports.channelGone(channel, client.user.id);
  };
  const pump = createPump({
    ...ports,
    requests,
    changed: measures.boardChanged,
    // What the servers tell is surer than one answer.
    channelGone: (channel) => {
      if (!client.channels.cache.has(channel)) channelGone(channel);
    },
    elsewhere: async (channel) => {
      const place = placeOf(client, channel);
      return place === null ? null : { ...place, locale: await languageIn(place.guild, channel) };
    },
    edited: measures.boardEdited,
    failed: (err) => log.error({ err }, 'A board could not be shown'),
  });
  const courier = createCourier({
    requests,
    posts: ports.posts,
    show: (post) => ports.showPost(post, languageIn),
    denies: (channel) => denies(client, channel),
    budget: createBudget(),
    now: ports.now,
    erred: (err) => log.error({ err }, 'A message could not be posted'),
  });
  const dispatch = createDispatch({
    ...ports,
    requests,
    pump,
    get client() {
      return client;
    },
  });

  const make = (): Client => {
    client = createClient(ports, log);
    client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction) => void dispatch.deliver(interaction));
    client.on(Events.GuildCreate, ({ id }) => ports.joined(id));
    client.on(Events.GuildDelete, ({ id }) => ports.left(id));
    client.on(Events.ChannelDelete, (channel) => withThreads(channel).forEach(channelGone));
    client.on(Events.ThreadDelete, ({ id }) => channelGone(id));
    return client;
  };

  const ready = await login(make, ports.token, log, signal);
  ready.once(Events.ShardDisconnect, ({ code }) =>
    fail(new FatalError(FATAL_CLOSES[code] ?? `Discord closed the connection (${code}).`)),
  );
  await registerCommands(ready, ports);
  courier.ask(); // what was not posted before the last stop

  return {
    client: ready,
    post: courier.ask,
    follow: pump.follow,
    failed,
    close: async () => {
      await dispatch.close(DRAIN);
      await within(FLUSH, Promise.all([pump.flush(), courier.flush()]));
      await within(GOODBYE, ready.destroy());
      await dispatch.close(GOODBYE); // what came in the meantime
    },
  };
};

/** With a channel go its threads. */
const withThreads = (channel: Channel): readonly string[] => [
  channel.id,
  ...('threads' in channel ? channel.threads.cache.keys() : []),
];

const FIRST_WAIT = 5000;
const LONGEST_WAIT = 10 * 60_000;

/** The first try is waited for; after a failure the bot serves with the commands of before, and goes on trying. */
const registerCommands = async (client: Client<true>, ports: ConnectionPorts, wait = FIRST_WAIT): Promise<void> => {
  const { commands, devGuild, mentions, log, signal } = ports;
  try {
    const { ids, sent } = await register(client.rest, client.application.id, commands, devGuild);
    mentions.learn(ids);
    log.info({ commands: ids.size, sent }, 'Commands are registered');
  } catch (err) {
    if (faultOf(err).kind === 'refused') {
      log.error({ err }, 'Discord refused the commands');
      return;
    }
    log.error({ err, wait }, 'The commands could not be registered: trying again');
    sleep(wait, undefined, { signal, ref: false }).then(
      () => registerCommands(client, ports, Math.min(LONGEST_WAIT, wait * 2)),
      () => {},
    );
  }
};

const within = async (ms: number, doing: Promise<unknown>): Promise<void> => {
  const done = new AbortController();
  await Promise.race([doing.catch(() => {}), sleep(ms, undefined, { signal: done.signal }).catch(() => {})]);
  done.abort();
};

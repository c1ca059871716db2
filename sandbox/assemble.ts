import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { Clock } from './clock.ts';
import { Commands } from './commands.ts';
import type { Core } from './core.ts';
import { defaultWorld } from './default-world.ts';
import { Emojis } from './emojis.ts';
import { Files } from './files.ts';
import { Gateway } from './gateway.ts';
import { Interactions } from './interactions.ts';
import { isJson, textOf } from './json.ts';
import { tellMessages } from './message-news.ts';
import type { MessageEvents } from './messages.ts';
import { Messages } from './messages.ts';
import { Nonces } from './nonces.ts';
import { OldEdits } from './old-edits.ts';
import type { LoggedRequest } from './rest.ts';
import { Rest } from './rest.ts';
import { Snowflakes } from './snowflake.ts';
import { botToken } from './token.ts';
import { Checker } from './validate/checker.ts';
import type { World } from './world.ts';

export interface StartOptions {
  /** 0, the usual, takes any free port. */
  readonly port?: number;
  readonly token?: string;
  readonly world?: World;
  /** Milliseconds between heartbeats. */
  readonly heartbeatInterval?: number;
  /** Privileged intents that this application was granted. */
  readonly grantedIntents?: number;
}

export interface DiscordEvents extends MessageEvents {
  /** A request of the bot that Discord refused. */
  refusal: [request: LoggedRequest];
}

/** A running local Discord, in parts. */
export interface Assembly {
  readonly address: string;
  readonly core: Core;
  readonly rest: Rest;
  readonly events: EventEmitter<DiscordEvents>;
  /** Rung when a bot is ready or the commands change. */
  readonly news: EventEmitter<{ change: [] }>;
  readonly end: () => Promise<void>;
}

export const assemble = async (options: StartOptions): Promise<Assembly> => {
  const { world = defaultWorld(), heartbeatInterval = 41_250, grantedIntents = 0 } = options;
  const { token = botToken(world.bot.id) } = options;
  const clock = new Clock();
  const ids = new Snowflakes(() => clock.now());
  const emojis = new Emojis(ids);
  const server = createServer({ keepAliveTimeout: 60_000 });
  const gateway = new Gateway(server, { token, world, clock, heartbeatInterval, grantedIntents });
  const core: Core = {
    token,
    world,
    clock,
    ids,
    emojis,
    gateway,
    files: new Files(ids),
    messages: new Messages(world, clock),
    commands: new Commands(clock, ids, world.bot.id),
    interactions: new Interactions(world, clock, ids, gateway),
    oldEdits: new OldEdits(),
    nonces: new Nonces(),
    check: await Checker.load((id) => emojis.get(id) !== undefined),
  };
  const events = new EventEmitter<DiscordEvents>();
  const news = new EventEmitter<{ change: [] }>();
  events.setMaxListeners(0);
  news.setMaxListeners(0);
  const rest = new Rest(server, core, (request) => events.emit('refusal', request));
  passOn(core, events, news);

  const port = await listen(server, options.port ?? 0);
  const address = `http://127.0.0.1:${port}`;
  core.files.address = address;
  gateway.url = `ws://127.0.0.1:${port}`;
  return { address, core, rest, events, news, end: () => end(server, core) };
};

const passOn = (core: Core, events: Assembly['events'], news: Assembly['news']): void => {
  const { world, messages, gateway, commands } = core;
  world.onChange((event) => {
    gateway.dispatch(event);
    const isGone = event.name === 'CHANNEL_DELETE' || event.name === 'THREAD_DELETE';
    if (isGone && isJson(event.data)) messages.forget(textOf(event.data.id));
  });
  gateway.onReady(() => news.emit('change'));
  commands.onChange(() => news.emit('change'));
  tellMessages(core);
  messages.on('message', (message, reader) => events.emit('message', message, reader));
  messages.on('edit', (message, reader) => events.emit('edit', message, reader));
  messages.on('delete', (message, reader) => events.emit('delete', message, reader));
  messages.on('reaction', (message, emoji) => events.emit('reaction', message, emoji));
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : 0);
    });
  });

const end = async (server: Server, { interactions, clock, gateway }: Core): Promise<void> => {
  interactions.stop();
  clock.stop();
  gateway.stop();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
};

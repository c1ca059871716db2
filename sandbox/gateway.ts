import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Clock } from './clock.ts';
import { GatewayConnection } from './gateway-connection.ts';
import { GatewaySession } from './gateway-session.ts';
import { guildJson } from './guild-json.ts';
import type { Json } from './json.ts';
import { userJson } from './user.ts';
import type { World } from './world.ts';
import type { WorldEvent } from './world-event.ts';
import { INTENTS } from './world-event.ts';

export interface GatewayOptions {
  readonly token: string;
  readonly world: World;
  readonly clock: Clock;
  readonly heartbeatInterval: number;
  /** Privileged intents that this application was granted. */
  readonly grantedIntents: number;
}

/** After these the session is gone; any other close can be resumed. */
const FINAL_CLOSES = [1000, 1001, 4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014];

/** A session that nobody resumed for this long is forgotten. */
const RESUMABLE_FOR = 180_000;

/** Discord's gateway: sessions, and the connections they live on. */
export class Gateway {
  readonly options: GatewayOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #connections = new Set<GatewayConnection>();
  readonly #sessions = new Map<string, GatewaySession>();
  #onReady: () => void = () => {};
  /** False plays a gateway that is stuck: connected, but silent. */
  acknowledgesHeartbeats = true;
  /** True plays an outage: no connection is taken. */
  isDown = false;
  /** The code of the last connection closed by either side. */
  lastClose: number | null = null;
  /** How often a bot identified or resumed. */
  identified = 0;
  resumed = 0;
  url = '';

  constructor(server: Server, options: GatewayOptions) {
    this.options = options;
    server.on('upgrade', this.#upgrade);
  }

  get connected(): boolean {
    return [...this.#sessions.values()].some((session) => session.live);
  }

  /** Whether anyone is connected, or may resume and hear then. */
  get reachable(): boolean {
    this.#forgetOld();
    return this.#sessions.size > 0;
  }

  onReady(listener: () => void): void {
    this.#onReady = listener;
  }

  /** Tells every session that wants it; those without a connection hear it when they resume. */
  dispatch({ name, guildId, intents, data }: WorldEvent): void {
    for (const session of this.#sessions.values()) {
      if (session.hears(guildId, intents)) session.send(name, session.sees(data, guildId));
    }
  }

  /** A new session: READY, then each server. */
  identify(connection: GatewayConnection, intents: number, shard: readonly [number, number]): GatewaySession {
    this.#forgetOld();
    const session = new GatewaySession(intents, shard);
    this.#sessions.set(session.id, session);
    session.attach(connection);
    this.identified += 1;
    const { world } = this.options;
    const guilds = world.guilds.filter((guild) => guild.installed && session.hears(guild.id, 0));
    session.send('READY', {
      v: 10,
      user: { ...userJson(world.bot), bot: true, verified: true, mfa_enabled: true, email: null, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      application: { id: world.bot.id, flags: 0 },
      shard,
    });
    for (const guild of guilds) {
      if (!guild.unavailable && session.hears(guild.id, INTENTS.guilds)) {
        session.send('GUILD_CREATE', guildJson(world, guild));
      }
    }
    this.#onReady();
    return session;
  }

  /** The session again on a new connection, with all it missed; null when it is not known any more. */
  resume(connection: GatewayConnection, id: string, seen: number): GatewaySession | null {
    this.#forgetOld();
    const session = this.#sessions.get(id);
    if (!session?.remembers(seen)) return null;
    session.attach(connection);
    session.replay(seen);
    session.send('RESUMED', {});
    this.resumed += 1;
    this.#onReady();
    return session;
  }

  /** A connection ended, with the code of whoever ended it. */
  closed(connection: GatewayConnection, code: number): void {
    this.#connections.delete(connection);
    this.lastClose = code;
    const { session } = connection;
    if (!session) return;
    session.detach(connection, this.options.clock.now());
    if (FINAL_CLOSES.includes(code)) this.#sessions.delete(session.id);
  }

  /** Closes every connection with a code. */
  close(code: number): void {
    for (const connection of this.#connections) connection.close(code);
  }

  /** Cuts every connection, as a network does: no close frame, the sessions stay. */
  drop(): void {
    for (const connection of this.#connections) connection.cut();
  }

  /** Sends an opcode: 1 heartbeat now, 7 reconnect, 9 invalid session (`data`: whether it may be resumed). */
  sendOp(op: number, data: unknown): void {
    for (const connection of this.#connections) {
      if (op === 9) this.#invalidate(connection, data === true);
      connection.send({ op, d: data });
    }
  }

  #invalidate(connection: GatewayConnection, resumable: boolean): void {
    const { session } = connection;
    connection.session = null;
    session?.detach(connection, this.options.clock.now());
    if (session && !resumable) this.#sessions.delete(session.id);
  }

  stop(): void {
    this.drop();
    this.#sockets.close();
    this.#sessions.clear();
  }

  readonly #upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (this.isDown) {
      socket.destroy();
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#connect(webSocket, request));
  };

  #connect(socket: WebSocket, request: IncomingMessage): void {
    const connection = new GatewayConnection(socket, this);
    this.#connections.add(connection);
    const query = new URL(request.url ?? '/', 'ws://local').searchParams;
    if ((query.get('v') ?? '10') !== '10') connection.close(4012);
    else if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress')) connection.close(4002);
    else connection.hello();
  }

  #forgetOld(): void {
    const now = this.options.clock.now();
    for (const [id, session] of this.#sessions) {
      if (session.detachedAt !== null && now - session.detachedAt > RESUMABLE_FOR) this.#sessions.delete(id);
    }
  }

  /** The members of a server that a bot asked for. */
  members(guildId: string, wanted: Json): Json {
    const guild = this.options.world.findGuild(guildId);
    const ids = Array.isArray(wanted.user_ids) ? wanted.user_ids : null;
    const members = [...(guild?.members.values() ?? [])].filter(({ user }) => ids === null || ids.includes(user.id));
    return {
      guild_id: guildId,
      members: members.map(({ user, roles }) => ({ user: userJson(user), roles })),
      chunk_index: 0,
      chunk_count: 1,
      nonce: wanted.nonce,
    };
  }
}

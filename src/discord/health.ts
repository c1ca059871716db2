import { createServer, type Server } from 'node:http';
import { type Client, Status } from 'discord.js';
import type { Measures } from './measures.ts';

/** Discord's gateway asks for a heartbeat about every 41 s: three missed ones are silence. */
const SILENCE = 130_000;
/** Reconnecting is everyday life; five minutes of it are not. */
const TOO_LONG = 5 * 60_000;

export interface Shard {
  readonly id: number;
  readonly ready: boolean;
  /** Milliseconds. */
  readonly ping: number;
}

/** The shards as they are: `client.isReady()` would go on saying yes through any outage. */
export const shardsOf = (client: Client, now: number): readonly Shard[] =>
  client.ws.shards.map(({ id, status, ping, lastPingTimestamp }) => ({
    id,
    ready: status === Status.Ready && (lastPingTimestamp < 0 || now - lastPingTimestamp < SILENCE),
    ping,
  }));

export interface HealthPorts {
  readonly client: Client;
  readonly measures: Measures;
  readonly now: () => number;
}

/** `/healthz`: the process is worth keeping. `/readyz`: it receives interactions now. `/metrics`: for Prometheus. */
export const serveHealth = async (
  at: { port: number; host: string },
  { client, measures, now }: HealthPorts,
): Promise<Server> => {
  const shards = () => shardsOf(client, now());
  const isReady = () => shards().length > 0 && shards().every(({ ready }) => ready);
  measures.watch(shards);
  let readyAt = now();
  const look = () => {
    if (isReady()) readyAt = now();
    return now() - readyAt < TOO_LONG;
  };
  const looking = setInterval(look, 5000).unref();

  const server = createServer(async (request, response) => {
    const reply = (good: boolean) => {
      response.writeHead(good ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ok: good, shards: shards() }));
    };
    switch (new URL(request.url ?? '/', 'http://local').pathname) {
      case '/healthz':
        return reply(look());
      case '/readyz':
        return reply(isReady());
      case '/metrics':
        response.writeHead(200, { 'content-type': measures.registry.contentType });
        return response.end(await measures.registry.metrics());
      default:
        return response.writeHead(404).end();
    }
  });
  server.on('close', () => clearInterval(looking));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
};

import { randomBytes } from 'node:crypto';
import type { GatewayConnection } from './gateway-connection.ts';
import { isJson } from './json.ts';
import { shardOf } from './snowflake.ts';
import { INTENTS } from './world-event.ts';

/** Events kept for a resume. */
const REMEMBERED = 2000;

/** What one identified bot has been told, whatever connection it is on. */
export class GatewaySession {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly #told: { readonly s: number; readonly frame: string }[] = [];
  #s = 0;
  #connection: GatewayConnection | null = null;
  detachedAt: number | null = null;

  constructor(intents: number, shard: readonly [number, number]) {
    this.intents = intents;
    this.shard = shard;
  }

  get live(): boolean {
    return this.#connection !== null;
  }

  hears(guildId: string | null, intents: number): boolean {
    return (intents === 0 || (this.intents & intents) !== 0) && shardOf(guildId, this.shard[1]) === this.shard[0];
  }

  /** Message text in a server is for bots with the message content intent, except the bot's own. */
  sees(data: unknown, guildId: string | null): unknown {
    const hidden = guildId !== null && (this.intents & INTENTS.messageContent) === 0;
    if (!hidden || !isJson(data) || !isJson(data.author) || data.author.bot === true) return data;
    return { ...data, content: '', embeds: [], attachments: [], components: [] };
  }

  send(name: string, data: unknown): void {
    this.#s += 1;
    const frame = JSON.stringify({ op: 0, t: name, s: this.#s, d: data });
    this.#told.push({ s: this.#s, frame });
    if (this.#told.length > REMEMBERED) this.#told.shift();
    this.#connection?.sendFrame(frame);
  }

  remembers(seen: number): boolean {
    const first = this.#told[0];
    return seen <= this.#s && first !== undefined && seen >= first.s - 1;
  }

  replay(seen: number): void {
    for (const { s, frame } of this.#told) if (s > seen) this.#connection?.sendFrame(frame);
  }

  attach(connection: GatewayConnection): void {
    this.#connection = connection;
    this.detachedAt = null;
  }

  detach(connection: GatewayConnection, now: number): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    this.detachedAt = now;
  }
}

import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Assembly, DiscordEvents, StartOptions } from './assemble.ts';
import { assemble } from './assemble.ts';
import { blankMessage } from './channel-message.ts';
import type { Core } from './core.ts';
import type { Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Message } from './message.ts';
import type { Outcome, Who } from './outcome.ts';
import type { Completion } from './people.ts';
import { People } from './people.ts';
import type { RegisteredCommand } from './registered-command.ts';
import type { LoggedRequest, Rest } from './rest.ts';
import type { TypedOptions } from './typed-command.ts';
import { commandsFor } from './typed-command.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

export type { DiscordEvents, StartOptions } from './assemble.ts';
export type { Component, Embed, Message, SelectOption } from './message.ts';
export type { Choice, Failure, ModalJson, Outcome, Who } from './outcome.ts';
export type { Completion } from './people.ts';
export type { Channel, Guild } from './places.ts';
export type { RegisteredCommand } from './registered-command.ts';
export type { LoggedRequest } from './rest.ts';
export type { User } from './user.ts';

/** A Discord on this machine: REST and gateway on one loopback port, and the people who use the bot. */
export class LocalDiscord {
  readonly address: string;
  readonly token: string;
  readonly world: World;
  readonly #core: Core;
  readonly #rest: Rest;
  readonly #people: People;
  readonly #events: EventEmitter<DiscordEvents>;
  readonly #end: () => Promise<void>;
  readonly #news: EventEmitter<{ change: [] }>;

  private constructor(parts: Assembly) {
    this.address = parts.address;
    this.token = parts.core.token;
    this.world = parts.core.world;
    this.#core = parts.core;
    this.#rest = parts.rest;
    this.#events = parts.events;
    this.#news = parts.news;
    this.#end = parts.end;
    this.#people = new People(parts.core);
  }

  static async start(options: StartOptions = {}): Promise<LocalDiscord> {
    return new LocalDiscord(await assemble(options));
  }

  // ── The bot ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What the bot registered, as Discord keeps it. */
  get commands(): readonly RegisteredCommand[] {
    return this.#core.commands.all;
  }

  get botConnected(): boolean {
    return this.#core.gateway.connected;
  }

  /** Resolves when a bot is ready on the gateway and its commands are registered. */
  async waitForBot(timeoutMs = 10_000): Promise<void> {
    const isHere = (): boolean => this.botConnected && this.commands.length > 0;
    await this.#until(isHere, timeoutMs, () => {
      const close = this.#core.gateway.lastClose;
      const gateway = this.botConnected ? 'it is connected' : `it is not connected (last close: ${close ?? 'none'})`;
      return `No bot after ${timeoutMs} ms: ${gateway}, ${this.commands.length} commands registered.`;
    });
  }

  /** Every request the bot made, oldest first. */
  get log(): readonly LoggedRequest[] {
    return this.#rest.log;
  }

  get faults(): Faults {
    return this.#rest.faults;
  }

  // ── People ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Someone somewhere, by name or id. Without a channel: in their direct messages with the bot. */
  as(user: string, channel?: string, rest: Pick<Who, 'locale' | 'context'> = {}): Who {
    const person = this.world.user(user);
    const place = channel === undefined ? this.world.directMessages(person) : this.world.channel(channel);
    return { user: person, channel: place, guild: this.world.guildOf(place), ...rest };
  }

  /** The commands someone is offered in a place. */
  commandsFor(who: Who): readonly RegisteredCommand[] {
    return commandsFor(this.world, this.commands, who);
  }

  /** Types a slash command: `energy gain`, `{ amount: 2, player: id }`. */
  slash(who: Who, path: string, options: TypedOptions = {}): Promise<Outcome> {
    return this.#people.slash(who, path, options);
  }

  /** The choices offered while an option is typed. */
  complete(who: Who, path: string, options: TypedOptions, focused: string): Promise<Completion> {
    return this.#people.complete(who, path, options, focused);
  }

  /** Uses a message command on a message. */
  messageCommand(who: Who, name: string, message: Message): Promise<Outcome> {
    return this.#people.messageCommand(who, name, message);
  }

  click(who: Who, message: Message, customId: string): Promise<Outcome> {
    return this.#people.click(who, message, customId);
  }

  select(who: Who, message: Message, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#people.select(who, message, customId, values);
  }

  /** Fills in and sends the modal that an outcome opened; fields by custom id, a select's values with commas. */
  submit(who: Who, modal: Outcome, fields: Readonly<Record<string, string>>): Promise<Outcome> {
    return this.#people.submit(who, modal, fields);
  }

  /** Sends the bot any interaction at all, unchecked. */
  raw(interaction: object): Promise<Outcome> {
    return this.#core.interactions.raw({ ...interaction });
  }

  /** The newest interaction that was sent to the bot. */
  get lastInteractionId(): string | undefined {
    return this.#core.interactions.lastId;
  }

  /** Sends the bot an interaction again, as it was. */
  redeliver(interactionId: string): Promise<Outcome> {
    return this.#core.interactions.redeliver(interactionId);
  }

  // ── Messages ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A channel as someone sees it, newest last; without a viewer, what everyone there sees. */
  messages(channelId: string, viewer?: User): readonly Message[] {
    return this.#core.messages.seenBy(channelId, viewer);
  }

  /** Someone writes a message, as people do. */
  say(who: Who, content: string): Message {
    if (who.channel.thread?.archived) this.world.changeThread(who.channel, { archived: false });
    return this.#core.messages.add({ ...blankMessage(this.#core, who.channel, who.user), content });
  }

  /** Someone pins a message. */
  pin(message: Message): void {
    this.#core.messages.pin(message);
  }

  /** A message in its present state; undefined when it was deleted. */
  message(id: string): Message | undefined {
    return this.#core.messages.get(id);
  }

  /** The only person who sees a message; null when everyone in its channel does. */
  readerOf(messageId: string): User | null {
    return this.#core.messages.readerOf(messageId);
  }

  /** The next edit of a message. */
  edited(messageId: string, timeoutMs = 5_000): Promise<Message> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        this.#events.off('edit', onEdit);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`Message ${messageId} was not edited within ${timeoutMs} ms.`));
      }, timeoutMs);
      const onEdit = (message: Message): void => {
        if (message.id !== messageId) return;
        stop();
        resolve(message);
      };
      this.#events.on('edit', onEdit);
    });
  }

  on<Name extends keyof DiscordEvents>(event: Name, listener: (...args: DiscordEvents[Name]) => void): this {
    this.#events.on(event, listener as never); // EventEmitter's own signature is not generic in the name
    return this;
  }

  off<Name extends keyof DiscordEvents>(event: Name, listener: (...args: DiscordEvents[Name]) => void): this {
    this.#events.off(event, listener as never); // as in `on`
    return this;
  }

  // ── Trouble ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Discord closes the bot's connections. */
  closeGateway(code = 4000): void {
    this.#core.gateway.close(code);
  }

  /** The network cuts the bot's gateway connections. */
  dropSockets(): void {
    this.#core.gateway.drop();
  }

  /** 1 asks for a heartbeat, 7 for a reconnect, 9 says that the session is invalid (`d`: whether it may be resumed). */
  sendOp(op: 1 | 7 | 9, d: unknown = op === 9 ? false : null): void {
    this.#core.gateway.sendOp(op, d);
  }

  /** Moves the clock that deadlines, tokens and the age of messages go by. */
  advance(ms: number): void {
    this.#core.clock.advance(ms);
  }

  /** Serves what is not Discord's API on the same port: a page, for instance. */
  serve(handler: (request: IncomingMessage, response: ServerResponse) => void): void {
    this.#rest.fallback = handler;
  }

  get gateway(): Gateway {
    return this.#core.gateway;
  }

  close(): Promise<void> {
    return this.#end();
  }

  #until(isSo: () => boolean, timeoutMs: number, complaint: () => string): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#news.off('change', check);
        reject(new Error(complaint()));
      }, timeoutMs);
      const check = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#news.off('change', check);
        resolve();
      };
      this.#news.on('change', check);
    });
  }
}

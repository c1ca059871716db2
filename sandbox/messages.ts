import { EventEmitter } from 'node:events';
import type { Clock } from './clock.ts';
import type { Emoji, Message } from './message.ts';
import { FLAGS } from './message.ts';
import type { Channel } from './places.ts';
import { timeOf } from './snowflake.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

/** What happens to messages. A reader is the only person who sees an ephemeral message. */
export interface MessageEvents {
  message: [message: Message, reader: User | null];
  edit: [message: Message, reader: User | null];
  delete: [message: Message, reader: User | null];
  reaction: [message: Message, emoji: Emoji];
}

interface Kept {
  message: Message;
  readonly reader: User | null;
}

/** Every message of this Discord, in its present state. */
export class Messages extends EventEmitter<MessageEvents> {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #byId = new Map<string, Kept>();
  readonly #byChannel = new Map<string, string[]>();
  readonly #pins = new Map<string, { id: string; at: string }[]>();

  constructor(world: World, clock: Clock) {
    super();
    this.setMaxListeners(0);
    this.#world = world;
    this.#clock = clock;
  }

  add(message: Message, reader: User | null = null): Message {
    this.#byId.set(message.id, { message, reader });
    const ids = this.#byChannel.get(message.channel_id);
    if (ids) ids.push(message.id);
    else this.#byChannel.set(message.channel_id, [message.id]);
    const channel = this.#world.findChannel(message.channel_id);
    if (channel && !reader) channel.lastMessageId = message.id;
    this.emit('message', message, reader);
    return message;
  }

  /** Puts a changed message in place of the old one. */
  replace(message: Message): Message {
    const kept = this.#byId.get(message.id);
    if (!kept) return message;
    kept.message = message;
    this.emit('edit', message, kept.reader);
    return message;
  }

  remove(id: string): void {
    const kept = this.#byId.get(id);
    if (!kept) return;
    this.#byId.delete(id);
    const ids = this.#byChannel.get(kept.message.channel_id);
    ids?.splice(ids.indexOf(id), 1);
    this.#unlist(kept.message);
    this.emit('delete', kept.message, kept.reader);
  }

  /** A channel is gone, and its messages with it. */
  forget(channelId: string): void {
    for (const id of this.#byChannel.get(channelId) ?? []) this.#byId.delete(id);
    this.#byChannel.delete(channelId);
    this.#pins.delete(channelId);
  }

  get(id: string): Message | undefined {
    return this.#byId.get(id)?.message;
  }

  readerOf(id: string): User | null {
    return this.#byId.get(id)?.reader ?? null;
  }

  /** What someone sees in a channel, newest last; without a viewer, what everyone there sees. */
  seenBy(channelId: string, viewer?: User): readonly Message[] {
    const channel = this.#world.findChannel(channelId);
    if (viewer && channel && !this.#world.canSee(viewer, channel)) return [];
    return (this.#byChannel.get(channelId) ?? [])
      .flatMap((id) => this.#byId.get(id) ?? [])
      .filter(({ reader }) => reader === null || reader === viewer)
      .map(({ message }) => message);
  }

  ageOf(message: Message): number {
    return this.#clock.now() - timeOf(message.id);
  }

  // ── Pins and reactions ──────────────────────────────────────────────────────────────────────────────────────────

  pins(channel: Channel): readonly { readonly message: Message; readonly at: string }[] {
    const pins = this.#pins.get(channel.id) ?? [];
    return pins.flatMap(({ id, at }) => {
      const message = this.get(id);
      return message ? { message, at } : [];
    });
  }

  pin(message: Message): void {
    const at = new Date(this.#clock.now()).toISOString();
    const pins = this.#pins.get(message.channel_id) ?? [];
    this.#pins.set(message.channel_id, [{ id: message.id, at }, ...pins]);
    this.replace({ ...message, pinned: true });
  }

  unpin(message: Message): void {
    this.#unlist(message);
    this.replace({ ...message, pinned: false });
  }

  react(message: Message, emoji: Emoji): void {
    const others = (message.reactions ?? []).filter((each) => each.emoji.name !== emoji.name);
    const changed = { ...message, reactions: [...others, { emoji, count: 1, me: true }] };
    this.replace(changed);
    this.emit('reaction', changed, emoji);
  }

  #unlist(message: Message): void {
    const pins = this.#pins.get(message.channel_id) ?? [];
    this.#pins.set(
      message.channel_id,
      pins.filter(({ id }) => id !== message.id),
    );
  }
}

export const isEphemeral = (message: Message): boolean => (message.flags & FLAGS.ephemeral) !== 0;

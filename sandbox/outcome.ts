import type { Json } from './json.ts';
import type { Component, Message } from './message.ts';
import type { Channel, Guild } from './places.ts';
import type { User } from './user.ts';

/** Someone somewhere: who types or clicks, and in which channel. */
export interface Who {
  readonly user: User;
  readonly channel: Channel;
  readonly guild: Guild | null;
  /** The client's language, when it is not the user's usual one. */
  readonly locale?: string;
  /** 0 server, 1 the bot's DMs, 2 other DMs; by the channel unless said. */
  readonly context?: 0 | 1 | 2;
}

export interface ModalJson {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export interface Failure {
  /**
   * `deadline`: no answer in three seconds. `refused`: Discord did not let the person send it, and the bot saw nothing.
   * `offline`: no bot is connected. A number: Discord's code, for an answer to an interaction that was delivered again.
   */
  readonly failed?: 'deadline' | 'refused' | 'offline' | (string & {});
  /** What was wrong; its `message` is for people. */
  readonly error?: Json & { readonly message: string };
}

/** How an interaction ended: the bot's first callback, or none in time. */
export interface Outcome extends Failure {
  readonly interactionId: string;
  readonly type: 4 | 5 | 6 | 7 | 8 | 9 | null;
  readonly message?: Message;
  readonly modal?: ModalJson;
  readonly choices?: readonly Choice[];
  /** Milliseconds from sending to the callback. */
  readonly latency: number;
  readonly ephemeral: boolean;
}

export const refused = (message: string, facts: Json = {}): Outcome => ({
  interactionId: '',
  type: null,
  latency: 0,
  ephemeral: false,
  failed: 'refused',
  error: { message, ...facts },
});

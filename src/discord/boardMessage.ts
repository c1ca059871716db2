import { randomUUID } from 'node:crypto';
import type { View } from '../command.ts';
import { type Locale, wordsIn } from '../i18n/index.ts';
import { BoardAccess, type Surroundings } from './boardAccess.ts';
import { type Budget, isOld } from './budget.ts';
import type { Again } from './coalesce.ts';
import type { Fault } from './faults.ts';
import type { Requests, Sent, Ticket } from './requests.ts';
import { type Message, messageOf } from './views.ts';

/** Where the board of a game hangs; kept by the table. */
export interface Boards {
  find(game: number): BoardPlace | null | Promise<BoardPlace | null>;
  remember(game: number, channel: string, message: string): void | Promise<void>;
  forget(game: number): void | Promise<void>;
}

export interface BoardPlace {
  readonly channel: string;
  readonly message: string;
}

export interface BoardPorts {
  readonly requests: Requests;
  readonly boards: Boards;
  /** The board of a game as it is now; null when there is no such game. */
  readonly show: (game: number, locale: Locale) => View | null | Promise<View | null>;
  readonly budget: Budget;
  readonly now: () => number;
  /** Discord does not know this channel any more. */
  readonly channelGone: (channel: string) => void;
  /** A picture of the board was sent. */
  readonly edited: () => void;
}

/** So many public answers below a board and it is out of sight: it comes down again with the next change. */
const BURIED = 20;
const RETRIES = 6;

/** The message that shows one game: which it is, what it shows, and what to do when it can't be shown. */
export class BoardMessage {
  readonly game: number;
  readonly channel: string;
  readonly access: BoardAccess;
  readonly #ports: BoardPorts;
  locale: Locale;
  id: string | null = null;
  /** What it shows is not the newest state. */
  stale = false;
  /** The change came from beside the board, so that it may come down. */
  mayMove = false;
  /** Public answers posted below it. */
  below = 0;
  /** Someone deleted it: the next change posts it again. */
  #lost = false;
  #failures = 0;
  /** Of a board that is being posted: tried again, it is the same one, even where the first try was not heard of. */
  #nonce: string | null = null;
  #retired: { readonly id: string; readonly ticket: Ticket | null }[] = [];

  constructor(game: number, channel: string, locale: Locale, ports: BoardPorts) {
    this.game = game;
    this.channel = channel;
    this.locale = locale;
    this.access = new BoardAccess(ports.now);
    this.#ports = ports;
  }

  async load(): Promise<void> {
    this.id = (await this.#ports.boards.find(this.game))?.message ?? null;
  }

  learn(around: Surroundings, locale: Locale): void {
    this.locale = locale;
    this.access.learn(around);
  }

  /** From now on the board is this message, and the other one is retired: of two, the board is the lower one. */
  async hang(id: string, ticket: Ticket | null): Promise<void> {
    if (this.id !== null && BigInt(id) < BigInt(this.id)) {
      this.#retired.push({ id, ticket });
      return;
    }
    if (this.id !== null && this.id !== id) this.#retired.push({ id: this.id, ticket: this.access.ticket });
    this.id = id;
    this.below = 0;
    this.#lost = false;
    this.#nonce = null;
    this.access.drop();
    if (ticket !== null) this.access.keep(ticket);
    await this.#ports.boards.remember(this.game, this.channel, id);
  }

  async picture(before: 'nothing' | 'panel'): Promise<Message | null> {
    const view = await this.#ports.show(this.game, this.locale);
    return view === null ? null : messageOf(view, wordsIn(this.locale), before);
  }

  /** What a message that is no longer the board becomes. */
  moved(): Message | null {
    if (this.id === null) return null;
    const words = wordsIn(this.locale);
    const link = `https://discord.com/channels/${this.access.guild ?? '@me'}/${this.channel}/${this.id}`;
    return messageOf({ look: 'plain', texts: [words.discord.boardMoved(link)] }, words, 'panel');
  }

  /** Something is still to be shown, or an old message to be retired. */
  get unsettled(): boolean {
    return this.stale || this.#retired.length > 0;
  }

  /** Shows the newest state, by whatever way there is. */
  async bringUpToDate(): Promise<Again> {
    await this.#retireOld();
    while (this.stale) {
      const wait = this.#tooSoon();
      if (wait > 0) return wait;
      this.stale = false;
      const sent = await this.#show();
      if (sent === null || sent.ok) {
        this.#failures = 0;
        continue;
      }
      this.stale = true;
      const again = await this.#recover(sent.fault);
      if (again !== 'at once') return again;
    }
    await this.#retireOld();
    return null;
  }

  get #old(): boolean {
    return this.id !== null && isOld(this.id, this.#ports.now());
  }

  /** It is posted anew at the bottom when it was deleted, is out of sight, or is too old to be edited freely. */
  get #moving(): boolean {
    const out = this.id === null ? this.#lost : this.below >= BURIED || this.#old;
    return this.mayMove && out && this.access.may('ViewChannel', 'SendMessages');
  }

  #tooSoon(): number {
    return this.#old && !this.#moving ? this.#ports.budget.wait(this.channel, this.#ports.now()) : 0;
  }

  /** One request, or none (null) where there is no way. */
  async #show(): Promise<Sent | null> {
    const { requests, budget, now, edited } = this.#ports;
    const moving = this.#moving;
    const { ticket } = this.access;
    const { id } = this;
    this.mayMove = false;
    if (!moving && (id === null || (ticket === null && !this.access.may('ViewChannel')))) return null;
    const shown = await this.picture(moving ? 'nothing' : 'panel');
    if (shown === null) return null;
    edited();
    if (moving || id === null) {
      return this.#post(shown);
    }
    if (this.#old) budget.spend(this.channel, now());
    return ticket === null ? requests.edit(this.channel, id, shown) : requests.editAnswer(ticket, shown);
  }

  async #post(shown: Message): Promise<Sent> {
    const again = this.#nonce !== null;
    this.#nonce ??= randomUUID().slice(0, 24);
    const sent = await this.#ports.requests.post(this.channel, shown, this.#nonce);
    if (sent.ok && sent.message !== null) {
      await this.hang(sent.message, null);
      if (again) this.stale = true; // it may be the first try that Discord has, with an older picture
    }
    if (!sent.ok) this.mayMove = sent.fault.kind === 'lost' || sent.fault.kind === 'overloaded';
    return sent;
  }

  /** The picture was not shown: another way at once, the same later, or no way until the next change. */
  async #recover(fault: Fault): Promise<Again | 'at once'> {
    switch (fault.kind) {
      case 'too-late':
      case 'token-over':
        this.access.drop();
        return 'at once';
      case 'forbidden':
        this.access.denied();
        return null;
      case 'message-gone':
      case 'channel-gone':
        this.#lost = fault.kind === 'message-gone';
        this.id = null;
        this.access.drop();
        this.#retired = [];
        await this.#ports.boards.forget(this.game);
        if (fault.kind === 'channel-gone') this.#ports.channelGone(this.channel);
        return null;
      case 'limited':
      case 'overloaded':
      case 'lost':
        this.#failures += 1;
        return this.#failures > RETRIES ? null : Math.max(fault.retryAfter, backOff(this.#failures));
      case 'answered-before':
      case 'locked':
      case 'unauthorized':
      case 'refused':
        return null;
    }
  }

  /** Old pictures lose their buttons and point to the new one. What one of them can't be told, its next click is. */
  async #retireOld(): Promise<void> {
    const old = this.#retired;
    this.#retired = [];
    const moved = this.moved();
    if (moved === null) return;
    for (const { id, ticket } of old) {
      if (ticket !== null) await this.#ports.requests.editAnswer(ticket, moved);
      else if (this.access.may('ViewChannel')) await this.#ports.requests.edit(this.channel, id, moved);
    }
  }
}

/** Half a second, doubled each time, up to half a minute, a little apart from the others. */
const backOff = (failures: number): number => Math.min(30_000, 250 * 2 ** failures) * (0.75 + Math.random() / 2);

import type { Permission } from '../rules/refusal.ts';
import type { Asked } from './asked.ts';
import { lackingOf } from './reach.ts';
import type { Ticket } from './requests.ts';

/** A token serves for 15 minutes. */
const TOKEN_LIFE = 14 * 60_000;
/** How long a channel that denied us is left alone, whatever its permissions seem to be. */
const DENIED = 10 * 60_000;

/** What is known of the place where a board hangs. */
export type Surroundings = Pick<Asked, 'allowed' | 'thread' | 'guild'>;

/** By which ways a board can be reached: with the token of an answer, or as a member of its channel. */
export class BoardAccess {
  readonly #now: () => number;
  /** The newest answer that is this very message. Its token is a secret: it stays in memory. */
  #ticket: Ticket | null = null;
  #around: Surroundings | null = null;
  #deniedUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Each interaction in its channel tells what may be done there. */
  learn(around: Surroundings): void {
    this.#around = around;
  }

  get known(): boolean {
    return this.#around !== null;
  }

  get guild(): string | null {
    return this.#around?.guild ?? null;
  }

  /** The interaction was answered with the message: its token can edit it. */
  keep(ticket: Ticket): void {
    if (this.#ticket === null || BigInt(ticket.id) > BigInt(this.#ticket.id)) this.#ticket = ticket;
  }

  /** The message is another one now, or the token is no good. */
  drop(): void {
    this.#ticket = null;
  }

  get ticket(): Ticket | null {
    return this.#ticket !== null && this.#now() < this.#ticket.at + TOKEN_LIFE ? this.#ticket : null;
  }

  /** Discord said no, whatever the permissions. */
  denied(): void {
    this.#deniedUntil = this.#now() + DENIED;
  }

  may(...needed: Permission[]): boolean {
    return this.#now() >= this.#deniedUntil && this.#lacking(needed).length === 0;
  }

  /** The permissions for want of which the message can't be edited; none when it can. */
  get lacks(): readonly Permission[] {
    if (this.ticket !== null) return [];
    const lacking = this.#lacking(['ViewChannel']);
    return lacking.length === 0 && this.#now() < this.#deniedUntil ? ['ViewChannel'] : lacking;
  }

  #lacking(needed: readonly Permission[]): readonly Permission[] {
    const around = this.#around;
    return around === null ? needed : lackingOf(needed, around.thread !== 'none', (name) => around.allowed.has(name));
  }
}

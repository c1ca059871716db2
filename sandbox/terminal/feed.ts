import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord, LoggedRequest, Message, Outcome } from '../discord.ts';
import { FLAGS } from '../message.ts';

/** What became of a message since someone last looked. */
export interface News {
  readonly message: Message;
  readonly kind: 'new' | 'edited' | 'deleted';
}

export interface Taken {
  readonly news: readonly News[];
  /** What Discord refused the bot. */
  readonly refusals: readonly LoggedRequest[];
}

/** The bot is done when nothing has moved for this many windows of this many milliseconds… */
const WINDOW = 15;
const QUIET_WINDOWS = 4;
/** …and a promised answer is waited for this long. */
const PATIENCE = 20_000;
/** A click that was only acknowledged may be followed by an edit within this time. */
const EDIT_PATIENCE = 1_500;

/** Watches the local Discord: numbers its messages channel by channel, and keeps what changed until it is taken. */
export class Feed {
  readonly #discord: LocalDiscord;
  readonly #numbers = new Map<string, number>();
  readonly #highest = new Map<string, number>();
  readonly #news = new Map<string, News>();
  #refusals: LoggedRequest[] = [];
  #stirs = 0;
  #onStir: () => void = () => {};

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
    discord.on('message', (message) => {
      const number = (this.#highest.get(message.channel_id) ?? 0) + 1;
      this.#highest.set(message.channel_id, number);
      this.#numbers.set(message.id, number);
      this.#note({ message, kind: 'new' });
    });
    discord.on('edit', (message) => {
      this.#note({ message, kind: this.#news.get(message.id)?.kind === 'new' ? 'new' : 'edited' });
    });
    discord.on('delete', (message) => {
      const unseen = this.#news.get(message.id)?.kind === 'new';
      if (unseen) this.#news.delete(message.id);
      else this.#note({ message, kind: 'deleted' });
    });
    discord.on('refusal', (request) => {
      this.#refusals.push(request);
      this.#stir();
    });
  }

  /** Called whenever something happens. */
  onStir(listener: () => void): void {
    this.#onStir = listener;
  }

  /** The place of a message in its channel, from 1: the same for everyone and for good; null when there is no such message. */
  numberOf(messageId: string): number | null {
    return this.#numbers.get(messageId) ?? null;
  }

  take(): Taken {
    const taken = { news: [...this.#news.values()], refusals: this.#refusals };
    this.#news.clear();
    this.#refusals = [];
    return taken;
  }

  /** Resolves when the bot has done all it does after this answer: what it promised, and the boards it edits. */
  async settled({ type }: Pick<Outcome, 'type'>): Promise<void> {
    const start = performance.now();
    const waits = (): boolean => {
      const waited = performance.now() - start;
      const promised = [...this.#news.values()].some(({ message }) => (message.flags & FLAGS.loading) !== 0);
      const acknowledged = type === ACKNOWLEDGED && this.#news.size === 0;
      return (promised && waited < PATIENCE) || (acknowledged && waited < EDIT_PATIENCE);
    };
    let quiet = 0;
    while (quiet < QUIET_WINDOWS) {
      const before = this.#pulse();
      await sleep(WINDOW);
      await setImmediate(); // what came in while this process slept is heard first
      quiet = this.#pulse() === before && !waits() ? quiet + 1 : 0;
    }
  }

  #pulse(): number {
    return this.#stirs + this.#discord.log.length;
  }

  #note(news: News): void {
    this.#news.delete(news.message.id); // the newest change stands last
    this.#news.set(news.message.id, news);
    this.#stir();
  }

  #stir(): void {
    this.#stirs += 1;
    this.#onStir();
  }
}

/** A click answered without a new message or an update. */
const ACKNOWLEDGED = 6;

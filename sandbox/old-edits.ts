import { DiscordError } from './errors.ts';

const OLD = 60 * 60_000;
const WINDOW = 6_000;
const MOST_IN_WINDOW = 3;

/** Messages older than an hour: three edits in six seconds for a whole channel. */
export class OldEdits {
  readonly #byChannel = new Map<string, readonly number[]>();

  /** Counts an edit, or refuses it and says how long to wait. */
  count(channelId: string, age: number, now: number): void {
    if (age < OLD) return;
    const recent = (this.#byChannel.get(channelId) ?? []).filter((at) => now - at < WINDOW);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MOST_IN_WINDOW) {
      const seconds = (oldest + WINDOW - now) / 1000;
      throw new DiscordError(
        30046,
        { retry_after: seconds, global: false },
        { 'retry-after': String(seconds), 'x-ratelimit-scope': 'shared' },
      );
    }
    this.#byChannel.set(channelId, [...recent, now]);
  }
}

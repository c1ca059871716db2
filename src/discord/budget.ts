/** Discord allows 3 edits in 6 s a channel of messages older than an hour; we keep to 2. */
const EDITS = 2;
const WINDOW = 6000;
/** Five minutes before the hour, so that a clock a little off does not matter. */
const OLD = 55 * 60_000;

/** Milliseconds since 1970 at which Discord made this id. */
export const madeAt = (id: string): number => Number((BigInt(id) >> 22n) + 1_420_070_400_000n);

export const isOld = (message: string, now: number): boolean => now - madeAt(message) > OLD;

/** Counts the edits of old messages, channel by channel. */
export interface Budget {
  /** How long to wait before the next edit in this channel, in milliseconds. */
  wait(channel: string, now: number): number;
  spend(channel: string, now: number): void;
}

export const createBudget = (): Budget => {
  const spent = new Map<string, readonly number[]>();
  const recent = (channel: string, now: number) => (spent.get(channel) ?? []).filter((at) => now - at < WINDOW);
  return {
    wait: (channel, now) => {
      const oldest = recent(channel, now).at(-EDITS);
      return oldest === undefined ? 0 : oldest + WINDOW - now;
    },
    spend: (channel, now) => {
      for (const [other, times] of spent) if (times.every((at) => now - at >= WINDOW)) spent.delete(other);
      spent.set(channel, [...recent(channel, now), now]);
    },
  };
};

/** Discord counts from the first moment of 2015. */
const EPOCH = 1_420_070_400_000n;

/** Ids as Discord makes them: a time, and a count within the millisecond. Strictly increasing. */
export class Snowflakes {
  readonly #now: () => number;
  #last = 0n;

  constructor(now: () => number) {
    this.#now = now;
  }

  next(): string {
    const fresh = (BigInt(this.#now()) - EPOCH) << 22n;
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return String(this.#last);
  }
}

/** When an id was made, in milliseconds since 1970. */
export const timeOf = (id: string): number => Number((BigInt(id) >> 22n) + EPOCH);

/** Which of `count` shards hears of a guild; direct messages are shard 0. */
export const shardOf = (guildId: string | null, count: number): number =>
  guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count));

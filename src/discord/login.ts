import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import type { Logger } from 'pino';
import { FatalError } from '../fatal.ts';
import { FATAL_CLOSES } from './client.ts';

/** From one second, doubled each time, up to one minute. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Connects, trying again for as long as Discord can't be reached. A refused token or connection is fatal at once. */
export const login = async (
  make: () => Client,
  token: string,
  log: Logger,
  given: AbortSignal,
): Promise<Client<true>> => {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    const client = make();
    try {
      return await loginOnce(client, token, given);
    } catch (error) {
      await client.destroy();
      if (given.aborted || error instanceof FatalError) throw error;
      const pause = Math.round(wait * (0.75 + Math.random() / 2));
      log.warn({ err: error, pause }, 'Discord can not be reached: trying again');
      await sleep(pause, undefined, { signal: given });
    }
  }
};

const loginOnce = async (client: Client, token: string, given: AbortSignal): Promise<Client<true>> => {
  const told = new AbortController(); // lets go of every listener, whatever comes first
  const { signal } = told;
  try {
    return await new Promise((resolve, reject) => {
      const closed = ({ code }: { code: number }) =>
        reject(new FatalError(FATAL_CLOSES[code] ?? `Discord closed the connection (${code}).`));
      client.once(Events.ClientReady, resolve);
      client.once(Events.ShardDisconnect, closed);
      signal.addEventListener('abort', () => client.off(Events.ShardDisconnect, closed), { once: true });
      given.addEventListener('abort', () => reject(given.reason), { once: true, signal });
      client
        .login(token)
        .catch((error: unknown) => reject(isTokenInvalid(error) ? new FatalError(FATAL_CLOSES[4004]) : error));
    });
  } finally {
    told.abort();
  }
};

const isTokenInvalid = (error: unknown): boolean =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;

import pino, { type DestinationStream } from 'pino';
import type { Env } from './env.ts';

export type Log = pino.Logger;

/** Interaction tokens travel in paths; whoever holds one can answer in the bot's name. */
const TOKEN_IN_PATH = /((?:webhooks|interactions)\/\d+\/)[\w.%~-]{20,}/g;

/** What of an error is kept: Discord's errors also carry the whole request, token and body included. */
const errorOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, status, method, rawError } = error as Error & Record<string, unknown>; // any error may carry these
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(method === undefined ? {} : { method }),
    ...(rawError === undefined ? {} : { rawError }),
    ...(error.cause === undefined ? {} : { cause: errorOf(error.cause) }),
  };
};

/** JSON lines, written at once so that none is lost at the end. Secrets never reach them. */
export const openLog = (env: Pick<Env, 'token' | 'logLevel'>, to: 'stdout' | 'stderr' | DestinationStream): Log => {
  const { token } = env;
  return pino(
    {
      level: env.logLevel,
      base: { pid: process.pid },
      serializers: { err: errorOf },
      redact: {
        paths: ['token', '*.token', 'err.url', 'err.requestBody', '*.authorization', '*.Authorization'],
        censor: '[redacted]',
      },
      hooks: {
        streamWrite: (line) => {
          const safe = line.replace(TOKEN_IN_PATH, '$1[redacted]');
          return token === null ? safe : safe.replaceAll(token, '[redacted]');
        },
      },
    },
    typeof to === 'string' ? pino.destination({ fd: to === 'stdout' ? 1 : 2, sync: true }) : to,
  );
};

/** The one line that other programs wait for: always on stdout, whatever the level. */
export const announceReady = (facts: Readonly<Record<string, unknown>>): void => {
  pino({ base: { pid: process.pid } }, pino.destination({ fd: 1, sync: true })).info(facts, 'ready');
};

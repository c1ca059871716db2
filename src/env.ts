import { isIP } from 'node:net';
import { z } from 'zod';

/** What the operator decides, checked once at the start. */
export interface Env {
  /** Null: no Discord, the local one. */
  readonly token: string | null;
  /** Null: Discord's own API. */
  readonly apiBase: string | null;
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly devGuild: string | null;
  /** Null: no health or metrics page. */
  readonly http: { readonly port: number; readonly host: string } | null;
  /** `full`: what was answered is stored even when the power goes. `normal`: even when the process is killed. */
  readonly synchronous: (typeof SYNCHRONOUS)[number];
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const SYNCHRONOUS = ['full', 'normal'] as const;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Three base64url parts: Discord's bot tokens. Their values are never looked at, nor shown. */
const TOKEN = /^[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}$/;

/** RFC 1123, 2.1; one that is made of digits alone is a mistyped address. */
const HOST_NAME = /^(?![\d.]+$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

const unlessLoopback = 'names another machine: it would receive the token. Set ALLOW_CUSTOM_API=1 if you mean it';

/** A token for another API than Discord's may have any shape, but there must be one. */
const tokenFor = (api: boolean) =>
  z
    .string('is missing, though DISCORD_API_BASE is set')
    .refine((token) => !/^Bot\b/i.test(token), {
      error: 'begins with the word “Bot”: give the token alone',
      abort: true,
    })
    .refine(
      (token) => (api ? /^\S+$/ : TOKEN).test(token),
      'does not look like a bot token (three parts with dots between them)',
    );

/** Each variable is judged alone, knowing what else is given, so that one fault never hides another. */
const schemaFor = (given: Readonly<Record<string, string>>) =>
  z.object({
    DISCORD_TOKEN: 'DISCORD_API_BASE' in given ? tokenFor(true) : tokenFor(false).optional(),
    DISCORD_API_BASE: z
      .url({ protocol: /^https?$/, error: 'is not an http or https address', abort: true })
      .refine((address) => given.ALLOW_CUSTOM_API === '1' || LOOPBACK.test(new URL(address).hostname), unlessLoopback)
      .transform((address) => address.replace(/\/+$/, ''))
      .optional(),
    ALLOW_CUSTOM_API: z.enum(['0', '1'], 'is 1 or 0').optional(),
    DATA_DIR: z.string().default('var'),
    LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('info'),
    DEV_GUILD_ID: z
      .string()
      .regex(/^\d{17,20}$/, 'is not the id of a server (17 to 20 digits)')
      .optional(),
    HTTP_PORT: z
      .string()
      .regex(/^\d{1,5}$/, { error: 'is not a port number', abort: true })
      .transform(Number)
      .refine((port) => port <= 65_535, 'is not a port number (at most 65535)')
      .optional(),
    HTTP_HOST: z
      .string()
      .refine((host) => isIP(host) !== 0 || HOST_NAME.test(host), 'is not an address such as 0.0.0.0, nor a host name')
      .default('127.0.0.1'),
    SYNCHRONOUS: z.enum(SYNCHRONOUS, `is one of ${SYNCHRONOUS.join(', ')}`).default('full'),
  });

/** Reads the environment: all of it, or every problem with it at once. No problem shows a value: it could be a secret. */
export const readEnv = (
  source: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly env: Env } | { readonly ok: false; readonly problems: readonly string[] } => {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = schemaFor(given).safeParse(given);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) };
  }
  const env = parsed.data;
  return {
    ok: true,
    env: {
      token: env.DISCORD_TOKEN ?? null,
      apiBase: env.DISCORD_API_BASE ?? null,
      dataDir: env.DATA_DIR,
      logLevel: env.LOG_LEVEL,
      devGuild: env.DEV_GUILD_ID ?? null,
      http: env.HTTP_PORT === undefined ? null : { port: env.HTTP_PORT, host: env.HTTP_HOST },
      synchronous: env.SYNCHRONOUS,
    },
  };
};

/** The same for scripts, which never talk to Discord: what is wrong with its token or address does not stop them. */
export const readScriptEnv = (source: Parameters<typeof readEnv>[0]): ReturnType<typeof readEnv> =>
  readEnv({ ...source, DISCORD_TOKEN: undefined, DISCORD_API_BASE: undefined });

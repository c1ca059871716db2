import type { LoggedRequest, Outcome } from '../discord.ts';
import type { Words } from './words.ts';

/** Why something a person did had no answer. */
export const tellFailure = ({ failed, error }: Pick<Outcome, 'failed' | 'error'>, words: Words): readonly string[] => {
  switch (failed) {
    case undefined:
      return [];
    case 'deadline':
      return [words.silent];
    case 'offline':
      return [words.offline];
    default:
      return [error?.message ?? failed];
  }
};

/** A message that is gone: how a bot learns that it was deleted, or that this Discord was started anew. */
const UNKNOWN_MESSAGE = 10008;

/** Whether a refusal is a fault of the bot. */
export const isFault = ({ reply }: LoggedRequest): boolean => readError(reply).code !== UNKNOWN_MESSAGE;

/** What Discord refused the bot: the request, and each thing wrong with it on a line of its own. */
export const tellRefusal = ({ method, path, status, reply }: LoggedRequest, words: Words): string => {
  const short = path.replace(/[\w-]{17,}/g, '…'); // ids and tokens
  const { message, code, errors } = readError(reply);
  const title = words.botFailed(`${method} ${short}`, status, [message, code && `(${code})`].filter(Boolean).join(' '));
  return [title, ...flatten(errors).map((line) => `  ${line}`)].join('\n');
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readError = (reply: unknown): { message: string; code: number; errors: unknown } => ({
  message: isObject(reply) && typeof reply.message === 'string' ? reply.message : '',
  code: isObject(reply) && typeof reply.code === 'number' ? reply.code : 0,
  errors: isObject(reply) ? reply.errors : undefined,
});

/** `{ embeds: { 0: { title: { _errors: [{ message }] } } } }` → `embeds[0].title: message` */
const flatten = (errors: unknown, path = ''): readonly string[] => {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (key !== '_errors')
      return flatten(inner, /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
    const messages = Array.isArray(inner) ? inner : [];
    return messages.map((each) => `${path}: ${isObject(each) ? each.message : each}`);
  });
};

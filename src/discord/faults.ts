import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';

/** What went wrong with a request, by what has to be done about it. */
export const FAULTS = [
  /** The three seconds are over, or Discord hiccuped: nobody can answer any more. */
  'too-late',
  /** Answered before, by a lost response or another process: the user has seen an answer. */
  'answered-before',
  /** The fifteen minutes of the token are over, or it was never valid. */
  'token-over',
  'message-gone',
  'channel-gone',
  /** Discord does not let the bot do this here. */
  'forbidden',
  /** An archived or locked thread. */
  'locked',
  /** Wait, then try again. */
  'limited',
  /** Discord is in trouble: it may or may not have done what was asked. */
  'overloaded',
  /** The response was lost: Discord may or may not have done what was asked. */
  'lost',
  /** The bot's own token is refused: nothing works any more. */
  'unauthorized',
  /** Our fault. */
  'refused',
] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Discord's code, or the network's, for logs and counters. */
  readonly code: string;
  /** Milliseconds to wait, when Discord said so. */
  readonly retryAfter: number;
  readonly error: unknown;
}

const KINDS: Readonly<Record<number, FaultKind>> = {
  [RESTJSONErrorCodes.UnknownInteraction]: 'too-late',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'answered-before',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'token-over',
  [RESTJSONErrorCodes.UnknownWebhook]: 'token-over',
  [RESTJSONErrorCodes.UnknownMessage]: 'message-gone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channel-gone',
  [RESTJSONErrorCodes.UnknownGuild]: 'channel-gone',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'locked',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
  [RESTJSONErrorCodes.ChannelWriteRateLimit]: 'limited',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'limited',
  [RESTJSONErrorCodes.APIResourceOverloaded]: 'overloaded',
};

export const faultOf = (error: unknown): Fault => {
  const fault = (kind: FaultKind, code: string | number, retryAfter = 0): Fault => ({
    kind,
    code: String(code),
    retryAfter,
    error,
  });
  if (error instanceof RateLimitError) return fault('limited', 429, error.retryAfter);
  if (error instanceof DiscordAPIError) {
    const known = KINDS[Number(error.code)];
    if (known) return fault(known, error.code);
    if (error.status === 401) return fault('unauthorized', 401);
    return fault(error.status === 403 ? 'forbidden' : 'refused', error.code);
  }
  if (error instanceof HTTPError) return fault('overloaded', error.status);
  if (error instanceof Error && error.message.startsWith('Expected token to be set')) return fault('unauthorized', 401);
  if (isNetworkError(error)) return fault('lost', codeOf(error) ?? 'network');
  return fault('refused', 'internal');
};

/** Errors of the connection carry a code, their own or their cause's; a time-out is an AbortError. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || codeOf(error) !== undefined || error.message === 'fetch failed');

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown }; // Node's system errors carry one
  return typeof code === 'string' ? code : codeOf(error.cause);
};

import type { Json } from './json.ts';

/** Discord's error codes that this Discord knows, with the status and the words they come with. */
export const ERRORS = {
  0: [401, '401: Unauthorized'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20016: [429, 'This action cannot be performed due to slowmode rate limit'],
  20022: [429, 'This message cannot be edited due to announcement rate limits'],
  20028: [429, 'The channel you are writing has hit the write rate limit'],
  30003: [400, 'Maximum number of pins reached for the channel (250)'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  30010: [400, 'Maximum number of reactions reached (20)'],
  30032: [400, 'Maximum number of application commands reached'],
  30034: [429, 'Max number of daily application command creates has been reached (200)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  40005: [413, 'Request entity too large'],
  40033: [400, 'This message has already been crossposted'],
  40058: [400, 'Cannot send a message in a forum channel'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40066: [403, 'Tags are required to create a thread in this channel'],
  40094: [403, 'This interaction has reached its maximum number of follow up messages'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50041: [400, 'Invalid API version'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  130000: [503, 'API resource is currently overloaded. Try again a little later'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [403, 'Thread is locked'],
  200000: [400, 'Message was blocked by automatic moderation'],
  240000: [400, 'Message blocked by harmful links filter'],
} as const satisfies Record<number, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with one place of a body, as Discord nests it. */
export type NestedErrors = { [key: string]: NestedErrors | { code: string; message: string }[] };

/** A refusal that goes back to the bot as Discord would send it. */
export class DiscordError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: Json;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, extra: Json = {}, headers: Readonly<Record<string, string>> = {}) {
    const [status, message] = ERRORS[code];
    super(message);
    this.code = code;
    this.status = status;
    this.body = { message, code, ...extra };
    this.headers = headers;
  }
}

import {
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  MessageFlags,
  type REST,
  type RESTGetAPIChannelMessagesResult,
  type RESTGetAPIWebhookWithTokenMessageResult,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
  SnowflakeUtil,
} from 'discord.js';
import type { Choice } from '../command.ts';
import { type Fault, faultOf } from './faults.ts';
import type { Message } from './views.ts';

/** What an interaction gives to answer it with. The token is a secret: it stays in memory. */
export interface Ticket {
  readonly id: string;
  readonly token: string;
  readonly application: string;
  /** When it came, in milliseconds since 1970: its token is good for fifteen minutes. */
  readonly at: number;
}

/** A request that was accepted, with the message it made or changed where Discord names it; or why it was not. */
export type Sent =
  | { readonly ok: true; readonly message: string | null }
  | { readonly ok: false; readonly fault: Fault };

/** The first and only answer to an interaction. */
export type Answer =
  | { readonly kind: 'message'; readonly message: Message; readonly private: boolean; readonly tellId?: boolean }
  | { readonly kind: 'update'; readonly message: Message }
  | { readonly kind: 'update-later' }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] };

/** Every request the bot makes while it runs. None throws: a fault is a value. */
export interface Requests {
  answer(ticket: Ticket, answer: Answer): Promise<Sent>;
  /** Asks which message the answer became, where the answer to the answer was lost. */
  findAnswer(ticket: Ticket): Promise<Sent>;
  editAnswer(ticket: Ticket, message: Message): Promise<Sent>;
  /** A second, private message. */
  add(ticket: Ticket, message: Message): Promise<Sent>;
  /** A silent message in a channel; `nonce` keeps a repeated request from posting twice. */
  post(channel: string, message: Message, nonce: string): Promise<Sent>;
  /** A message in a channel that notifies whom it pings; `nonce` as in `post`. */
  send(channel: string, message: Message, nonce: string): Promise<Sent>;
  /** Which message of a channel has this component, of those sent since (ms since 1970). */
  find(channel: string, customId: string, since: number): Promise<Sent>;
  edit(channel: string, id: string, message: Message): Promise<Sent>;
}

export const requestsOf = (rest: () => REST, onFault: (request: keyof Requests, fault: Fault) => void): Requests => {
  const send = async (
    request: keyof Requests,
    call: Promise<unknown>,
    idIn: (result: unknown) => string | null,
  ): Promise<Sent> => {
    try {
      return { ok: true, message: idIn(await call) };
    } catch (error) {
      const fault = faultOf(error);
      onFault(request, fault);
      return { ok: false, fault };
    }
  };
  const postTo = (
    request: 'post' | 'send',
    channel: string,
    { body, files }: Message,
    nonce: string,
    flags: number,
  ): Promise<Sent> => {
    const whole = { ...body, flags: (body.flags ?? 0) | flags, nonce, enforce_nonce: true };
    return send(request, rest().post(Routes.channelMessages(channel), { body: whole, files }), messageId);
  };
  const original = ({ application, token }: Ticket) => Routes.webhookMessage(application, token, '@original');

  return {
    answer: (ticket, answer) => {
      const { type, data, files } = callbackOf(answer);
      const tellId = answer.kind === 'message' && answer.tellId === true;
      const call = rest().post(Routes.interactionCallback(ticket.id, ticket.token), {
        auth: false,
        body: { type, ...(data === undefined ? {} : { data }) },
        files,
        ...(tellId ? { query: new URLSearchParams({ with_response: 'true' }) } : {}),
      });
      return send('answer', call, callbackMessage);
    },
    findAnswer: (ticket) => send('findAnswer', rest().get(original(ticket), { auth: false }), messageId),
    editAnswer: (ticket, { body, files }) =>
      send('editAnswer', rest().patch(original(ticket), { auth: false, body, files }), messageId),
    add: (ticket, { body, files }) =>
      send(
        'add',
        rest().post(Routes.webhook(ticket.application, ticket.token), {
          auth: false,
          body: { ...body, flags: (body.flags ?? 0) | MessageFlags.Ephemeral },
          files,
        }),
        messageId,
      ),
    post: (channel, message, nonce) => postTo('post', channel, message, nonce, MessageFlags.SuppressNotifications),
    send: (channel, message, nonce) => postTo('send', channel, message, nonce, 0),
    find: (channel, customId, since) => {
      const after = String(SnowflakeUtil.generate({ timestamp: since - CLOCKS_APART }));
      const query = new URLSearchParams({ after, limit: '100' });
      return send('find', rest().get(Routes.channelMessages(channel), { query }), messageWith(customId));
    },
    edit: (channel, id, { body, files }) =>
      send('edit', rest().patch(Routes.channelMessage(channel, id), { body, files }), messageId),
  };
};

const messageId = (result: unknown): string | null =>
  (result as RESTGetAPIWebhookWithTokenMessageResult | undefined)?.id ?? null; // Discord's answer to these routes

/** How far our clock and Discord's may be apart, in milliseconds. */
const CLOCKS_APART = 60_000;

const messageWith =
  (customId: string) =>
  (result: unknown): string | null => {
    const messages = result as RESTGetAPIChannelMessagesResult; // Discord's answer to this route
    return (
      messages.find(({ components }) => JSON.stringify(components ?? []).includes(JSON.stringify(customId)))?.id ?? null
    );
  };

const callbackMessage = (result: unknown): string | null =>
  (result as Partial<RESTPostAPIInteractionCallbackWithResponseResult> | undefined)?.resource?.message?.id ?? null; // absent unless asked for

const callbackOf = (answer: Answer): { type: InteractionResponseType; data?: object; files: Message['files'] } => {
  switch (answer.kind) {
    case 'message': {
      const { body, files } = answer.message;
      const flags = (body.flags ?? 0) | (answer.private ? MessageFlags.Ephemeral : 0);
      const data = { ...body, flags };
      return { type: InteractionResponseType.ChannelMessageWithSource, data, files };
    }
    case 'update':
      return { type: InteractionResponseType.UpdateMessage, data: answer.message.body, files: answer.message.files };
    case 'update-later':
      return { type: InteractionResponseType.DeferredMessageUpdate, files: [] };
    case 'modal':
      return { type: InteractionResponseType.Modal, data: answer.modal, files: [] };
    case 'choices':
      return {
        type: InteractionResponseType.ApplicationCommandAutocompleteResult,
        data: { choices: answer.choices },
        files: [],
      };
  }
};

import { randomBytes } from 'node:crypto';
import type { Alarm, Clock } from './clock.ts';
import type { ErrorCode } from './errors.ts';
import { DiscordError } from './errors.ts';
import type { Gateway } from './gateway.ts';
import type { AnswerType, Interaction } from './interaction.ts';
import { KIND } from './interaction.ts';
import { isForcedEphemeral, ownersOf, placeJson } from './interaction-payload.ts';
import type { Json } from './json.ts';
import { isJson, numberOf, textOf } from './json.ts';
import type { InteractionMetadata, Message } from './message.ts';
import type { Outcome, Who } from './outcome.ts';
import type { Snowflakes } from './snowflake.ts';
import type { User } from './user.ts';
import { userJson } from './user.ts';
import type { World } from './world.ts';

/** The bot must answer first within this time… */
const DEADLINE = 3_000;
/** …and may use the token for this long. */
const TOKEN_LIFE = 15 * 60_000;
/** Interactions older than this are forgotten. */
const FORGOTTEN_AFTER = 60 * 60_000;

interface Waiting {
  readonly interaction: Interaction;
  readonly startedAt: number;
  readonly deadline: Alarm;
  readonly resolve: (outcome: Outcome) => void;
}

interface Sent {
  readonly source?: Message | null;
  readonly name?: string;
  readonly commandType?: number;
  readonly triggeredBy?: InteractionMetadata;
}

/** What the callback made of the interaction. */
export type Answered = Pick<Outcome, 'message' | 'modal' | 'choices'> & {
  readonly type: AnswerType;
  readonly ephemeral: boolean;
};

/** Everything people did that the bot was told of, and who waits for its answer. */
export class Interactions {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #gateway: Gateway;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #waiting = new Map<string, Waiting[]>();
  lastId: string | undefined;

  constructor(world: World, clock: Clock, ids: Snowflakes, gateway: Gateway) {
    this.#world = world;
    this.#clock = clock;
    this.#ids = ids;
    this.#gateway = gateway;
  }

  get(id: string): Interaction | undefined {
    return this.#byId.get(id);
  }

  withToken(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  /** Tells the bot, and waits for its first answer or the deadline. */
  send(who: Who, kind: number, data: Json, sent: Sent = {}): Promise<Outcome> {
    const source = sent.source ?? null;
    return this.#deliver(
      who,
      {
        id: this.#ids.next(),
        application_id: this.#world.bot.id,
        type: kind,
        token: newToken(),
        version: 1,
        data,
        ...placeJson(this.#world, who),
        ...(source ? { message: source } : {}),
      },
      sent,
    );
  }

  /** Tells the bot whatever this says. Missing are filled in: id, token, application, version. */
  raw(payload: Json): Promise<Outcome> {
    const from = isJson(payload.member) ? payload.member.user : payload.user;
    const user = this.#world.findUser(isJson(from) ? textOf(from.id) : '') ?? stranger(isJson(from) ? from : {});
    const channel = this.#world.findChannel(textOf(payload.channel_id)) ?? this.#world.channels[0];
    if (!channel) throw new Error('A raw interaction needs a channel in this Discord.');
    const who = { user, channel, guild: this.#world.guildOf(channel) };
    const full = {
      id: this.#ids.next(),
      application_id: this.#world.bot.id,
      token: newToken(),
      version: 1,
      ...payload,
    };
    const data = isJson(payload.data) ? payload.data : {};
    return this.#deliver(who, full, {
      source: isJson(payload.message) ? (payload.message as unknown as Message) : null, // as raw as the caller made it
      name: textOf(data.name),
      commandType: numberOf(data.type),
    });
  }

  /** Tells the bot of the same interaction again; its next callback, accepted or not, is the outcome. */
  redeliver(id: string): Promise<Outcome> {
    const interaction = this.#byId.get(id);
    if (!interaction) throw new Error(`No interaction ${id} was ever sent.`);
    return this.#await(interaction);
  }

  /** The interaction that a callback is for, if it may still be answered. */
  toAnswer(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (!interaction || interaction.token !== token) throw new DiscordError(10062);
    if (interaction.answer !== null) throw this.#refusal(interaction, 40060);
    if (interaction.expired) throw this.#refusal(interaction, 10062);
    return interaction;
  }

  /** The interaction whose token a webhook request carries: answered, and not older than 15 minutes. */
  answered(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (!interaction || interaction.answer === null) throw new DiscordError(10015);
    if (this.#clock.now() - interaction.sentAt > TOKEN_LIFE) throw new DiscordError(50027);
    return interaction;
  }

  /** An answer was refused as invalid: the interaction still waits, and at the deadline says why. */
  noteRefusal(interaction: Interaction, refusal: DiscordError): void {
    interaction.lastRefusal = { ...refusal.body, message: refusal.message };
  }

  /** An answer was accepted: whoever waits hears of it. */
  settle(interaction: Interaction, { type, ephemeral, ...shown }: Answered): void {
    interaction.answer = type;
    this.#resolve(interaction, { type, ephemeral, ...shown });
  }

  #deliver(who: Who, payload: Json, { source = null, name, commandType, triggeredBy }: Sent): Promise<Outcome> {
    const kind = numberOf(payload.type);
    const owners = ownersOf(this.#world, who);
    const interaction: Interaction = {
      id: textOf(payload.id),
      token: textOf(payload.token),
      kind,
      payload,
      user: who.user,
      channel: who.channel,
      source,
      metadata: {
        id: textOf(payload.id),
        type: kind,
        ...(name ? { name } : {}),
        user: userJson(who.user),
        authorizing_integration_owners: owners,
        ...(kind === KIND.component && source ? { interacted_message_id: source.id } : {}),
        ...(triggeredBy ? { triggering_interaction_metadata: triggeredBy } : {}),
      },
      messageType: kind !== KIND.command ? 19 : commandType === 1 ? 20 : 23,
      onlyUserInstalled: !('0' in owners),
      forcedEphemeral: isForcedEphemeral(this.#world, who),
      sentAt: this.#clock.now(),
      answer: null,
      expired: false,
      originalId: null,
      followUps: [],
      lastRefusal: null,
    };
    this.#forgetOld();
    this.lastId = interaction.id;
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    return this.#await(interaction);
  }

  #await(interaction: Interaction): Promise<Outcome> {
    if (!this.#gateway.reachable) {
      return Promise.resolve({
        ...NOTHING,
        interactionId: interaction.id,
        failed: 'offline',
        error: { message: 'No bot is connected to this Discord.' },
      });
    }
    return new Promise((resolve) => {
      const waiting: Waiting = {
        interaction,
        startedAt: performance.now(),
        resolve,
        deadline: this.#clock.in(DEADLINE, () => this.#expire(interaction)),
      };
      this.#waiting.set(interaction.id, [...(this.#waiting.get(interaction.id) ?? []), waiting]);
      const { guild_id } = interaction.payload;
      this.#gateway.dispatch({
        name: 'INTERACTION_CREATE',
        guildId: typeof guild_id === 'string' ? guild_id : null,
        intents: 0,
        data: interaction.payload,
      });
    });
  }

  #expire(interaction: Interaction): void {
    if (interaction.answer === null) interaction.expired = true;
    const error = interaction.lastRefusal ?? { message: 'The application did not respond' };
    this.#resolve(interaction, { type: null, ephemeral: false, failed: 'deadline', error });
  }

  #refusal(interaction: Interaction, code: ErrorCode): DiscordError {
    const refusal = new DiscordError(code);
    const error = { ...refusal.body, message: refusal.message };
    this.#resolve(interaction, { type: null, ephemeral: false, failed: String(code), error });
    return refusal;
  }

  #resolve(interaction: Interaction, how: Omit<Outcome, 'interactionId' | 'latency'>): void {
    const waiting = this.#waiting.get(interaction.id) ?? [];
    this.#waiting.delete(interaction.id);
    for (const { startedAt, deadline, resolve } of waiting) {
      deadline.cancel();
      resolve({ interactionId: interaction.id, latency: performance.now() - startedAt, ...how });
    }
  }

  /** Nobody will answer any more. */
  stop(): void {
    for (const [waiting] of this.#waiting.values()) if (waiting) this.#expire(waiting.interaction);
  }

  #forgetOld(): void {
    const now = this.#clock.now();
    for (const [id, interaction] of this.#byId) {
      if (now - interaction.sentAt < FORGOTTEN_AFTER) return;
      this.#byId.delete(id);
      this.#byToken.delete(interaction.token);
    }
  }
}

/** Someone whom only a raw interaction knows. */
const stranger = ({ id, username }: Json): User => ({
  id: textOf(id),
  username: textOf(username),
  global_name: null,
  bot: false,
  locale: 'en-US',
  installed: false,
  acceptsDirectMessages: false,
});

const NOTHING: Outcome = { interactionId: '', type: null, latency: 0, ephemeral: false };

/** Real tokens are long and opaque. */
const newToken = (): string => randomBytes(120).toString('base64url');

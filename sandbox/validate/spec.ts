import type { ZodMiniType } from 'zod/mini';
import type { Json } from '../json.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './spec-problems.ts';
import { unknownKeys } from './unknown-keys.ts';

/** The bodies that the bot sends, and Discord's own schema for each. */
const SCHEMAS = {
  answer: 'CreateMessageInteractionCallbackRequestSchema',
  update: 'UpdateMessageInteractionCallbackRequestSchema',
  choices: 'ApplicationCommandAutocompleteCallbackRequestSchema',
  modal: 'ModalInteractionCallbackRequestSchema',
  followUp: 'IncomingWebhookRequestPartialSchema',
  webhookEdit: 'IncomingWebhookUpdateRequestPartialSchema',
  channelMessage: 'MessageCreateRequestSchema',
  channelEdit: 'MessageEditRequestPartialSchema',
  command: 'ApplicationCommandUpdateRequestSchema',
  commandChange: 'ApplicationCommandPatchRequestPartialSchema',
  threadOnMessage: 'CreateTextThreadWithMessageRequestSchema',
  thread: 'CreateTextThreadWithoutMessageRequestSchema',
  forumPost: 'CreateForumThreadRequestSchema',
  threadChange: 'UpdateThreadRequestPartialSchema',
  directMessages: 'CreatePrivateChannelRequestSchema',
} as const;

export type Shape = keyof typeof SCHEMAS;

/** Keys that Discord takes though its schemas do not name them. discord.js sends these with every message… */
const MESSAGE_EXTRAS = ['tts', 'enforce_nonce', 'nonce'];
/** …and these are read with commands, and may be sent back. */
const COMMAND_EXTRAS = ['nsfw', 'name_localized', 'description_localized'];

type Schemas = Readonly<Record<string, ZodMiniType>>;

/** Discord's own schemas, as published. */
export class Spec {
  readonly #schemas: Schemas;

  private constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  static async load(): Promise<Spec> {
    const schemas: Schemas = await import('discord-api-spec/zod').catch((cause) => {
      throw new Error('The local Discord needs the development dependencies: install without --omit=dev.', { cause });
    });
    return new Spec(schemas);
  }

  /** What the schema has against a body, and the keys it does not know. */
  problems(shape: Shape, body: Json): readonly Problem[] {
    const schema = this.#schemas[SCHEMAS[shape]];
    if (!schema) throw new Error(`Discord's published schemas have no ${SCHEMAS[shape]}.`);
    const result = schema.safeParse(body);
    if (!result.success) return problemsOf(result.error.issues, body);
    const isCommand = shape === 'command' || shape === 'commandChange';
    return unknownKeys(body, result.data, isCommand ? COMMAND_EXTRAS : MESSAGE_EXTRAS);
  }
}

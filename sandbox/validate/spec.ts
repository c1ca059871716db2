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

/** Keys that Discord takes though its schemas do not name them: discord.js sends the first three with every message. */
const EXTRAS: readonly string[] = ['tts', 'enforce_nonce', 'nonce', 'nsfw', 'name_localized', 'description_localized'];

/** Discord's own schemas, as published. */
export class Spec {
  readonly #schemas: ReadonlyMap<Shape, ZodMiniType>;

  constructor(schemas: ReadonlyMap<Shape, ZodMiniType>) {
    this.#schemas = schemas;
  }

  static async load(): Promise<Spec> {
    const module: Readonly<Record<string, ZodMiniType>> = await import('discord-api-spec/zod').catch((cause) => {
      throw new Error('The local Discord needs the development dependencies: install without --omit=dev.', { cause });
    });
    const schemas = new Map<Shape, ZodMiniType>();
    for (const [shape, name] of Object.entries(SCHEMAS) as [Shape, string][]) {
      const schema = module[name];
      if (!schema) throw new Error(`discord-api-spec has no ${name}.`);
      schemas.set(shape, schema);
    }
    return new Spec(schemas);
  }

  /** What the schema has against a body, and the keys it does not know. */
  problems(shape: Shape, body: Json): readonly Problem[] {
    const schema = this.#schemas.get(shape);
    if (!schema) return [];
    const result = schema.safeParse(body);
    return result.success ? unknownKeys(body, result.data, EXTRAS) : problemsOf(result.error.issues, body);
  }
}

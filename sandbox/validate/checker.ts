import { DiscordError } from '../errors.ts';
import type { AnswerType, Interaction } from '../interaction.ts';
import { ANSWER, answersTo } from '../interaction.ts';
import type { Json } from '../json.ts';
import { isJson, numberOf, objectsIn } from '../json.ts';
import type { Message } from '../message.ts';
import { FLAGS } from '../message.ts';
import type { RegisteredCommand } from '../registered-command.ts';
import { OPTION } from '../registered-command.ts';
import type { Upload } from '../upload.ts';
import { autocompleteProblems } from './choice-rules.ts';
import { commandListProblems, commandProblems } from './command-rules.ts';
import type { KnowsEmoji } from './emoji-rules.ts';
import type { MessageSheet } from './message-rules.ts';
import { isEmpty, messageProblems } from './message-rules.ts';
import { modalProblems } from './modal-rules.ts';
import type { Path, Problem } from './problem.ts';
import { notOneOf, problem, refuse, required } from './problem.ts';
import type { Shape } from './spec.ts';
import { Spec } from './spec.ts';

const { suppressEmbeds, ephemeral, suppressNotifications, voiceMessage, componentsV2 } = FLAGS;

/** The flags a bot may set, by what it makes. */
const SETTABLE = {
  answer: suppressEmbeds | ephemeral | suppressNotifications | voiceMessage | componentsV2,
  channelMessage: suppressEmbeds | suppressNotifications | voiceMessage | componentsV2,
  deferral: ephemeral,
  edit: suppressEmbeds | componentsV2,
} as const;

const LARGEST_FILE = 10 * 1024 * 1024;

/** Judges every body of the bot as Discord does: by Discord's own schemas and by what they leave out. Throws Discord's refusal. */
export class Checker {
  readonly #spec: Spec;
  readonly #knowsEmoji: KnowsEmoji;

  constructor(spec: Spec, knowsEmoji: KnowsEmoji) {
    this.#spec = spec;
    this.#knowsEmoji = knowsEmoji;
  }

  static async load(knowsEmoji: KnowsEmoji = () => false): Promise<Checker> {
    return new Checker(await Spec.load(), knowsEmoji);
  }

  /** The first answer to an interaction, and the message it was used on; the answer's type, when it suits the interaction. */
  callback(body: Json, files: readonly Upload[], interaction: Interaction, clicked: Message | null): AnswerType {
    const type = answersTo(interaction).find((each) => each === body.type);
    if (type === undefined) {
      refuse([body.type === undefined ? required(['type']) : notOneOf(['type'], answersTo(interaction))]);
      throw new DiscordError(50035);
    }
    const data = isJson(body.data) ? body.data : {};
    switch (type) {
      case ANSWER.message:
        this.#judge('answer', body, body.data ? [] : [required(['data'])]);
        this.#message(data, files, { at: ['data'], settable: SETTABLE.answer });
        break;
      case ANSWER.deferredMessage:
        this.#judge('answer', body, this.#messageProblems(data, [], { at: ['data'], settable: SETTABLE.deferral }));
        break;
      case ANSWER.deferredUpdate:
      case ANSWER.update: {
        this.#judge('update', body);
        if (clicked) this.#message(data, files, { at: ['data'], settable: SETTABLE.edit, before: clicked });
        break;
      }
      case ANSWER.choices:
        this.#judge('choices', body, autocompleteProblems(data, focusedType(interaction), ['data']));
        break;
      case ANSWER.modal:
        this.#judge('modal', body, modalProblems(data, ['data'], this.#knowsEmoji));
        break;
    }
    return type;
  }

  followUp(body: Json, files: readonly Upload[]): void {
    this.#judge('followUp', body);
    this.#message(body, files, { at: [], settable: SETTABLE.answer });
  }

  webhookEdit(body: Json, files: readonly Upload[], before: Message): void {
    this.#judge('webhookEdit', body);
    this.#message(body, files, { at: [], settable: SETTABLE.edit, before });
  }

  channelMessage(body: Json, files: readonly Upload[]): void {
    this.#judge('channelMessage', body);
    this.#message(body, files, { at: [], settable: SETTABLE.channelMessage });
  }

  channelEdit(body: Json, files: readonly Upload[], before: Message): void {
    this.#judge('channelEdit', body);
    this.#message(body, files, { at: [], settable: SETTABLE.edit, before });
  }

  forumPost(body: Json, files: readonly Upload[]): void {
    this.#judge('forumPost', body);
    const message = isJson(body.message) ? body.message : {};
    this.#message(message, files, { at: ['message'], settable: SETTABLE.channelMessage });
  }

  /** Bodies that Discord's schemas say all about. */
  plain(shape: 'thread' | 'threadOnMessage' | 'threadChange' | 'directMessages', body: Json): void {
    this.#judge(shape, body);
  }

  commands(body: unknown, guildId: string | null): void {
    if (!Array.isArray(body)) {
      refuse([problem([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')]);
      return;
    }
    const commands = objectsIn(body);
    const bySchema = commands.flatMap((command, index) => within([index], this.#command('command', command)));
    refuse(merged(bySchema, commandListProblems(commands, guildId !== null)));
  }

  command(body: Json, guildId: string | null): void {
    refuse(merged(this.#command('command', body), commandProblems(body, [], guildId !== null)));
  }

  commandChange(body: Json, before: RegisteredCommand): void {
    const after = { ...before, ...body };
    const inGuild = before.guild_id !== undefined;
    const { contexts, integration_types, ...rest } = after;
    const judged = inGuild ? { ...rest, ...body } : { ...rest, contexts, integration_types };
    refuse(merged(this.#command('commandChange', body), commandProblems(judged, [], inGuild)));
  }

  /** Permissions are a string of digits on the wire, whatever the schema says. */
  #command(shape: 'command' | 'commandChange', command: Json): readonly Problem[] {
    const { default_member_permissions: permissions } = command;
    const asNumber = typeof permissions === 'string' && /^\d+$/.test(permissions);
    return this.#spec.problems(
      shape,
      asNumber ? { ...command, default_member_permissions: Number(permissions) } : command,
    );
  }

  #judge(shape: Shape, body: Json, ownRules: readonly Problem[] = []): void {
    refuse(merged(this.#spec.problems(shape, body), ownRules));
  }

  #messageProblems(body: Json, files: readonly Upload[], sheet: Sheet): readonly Problem[] {
    return messageProblems(body, { ...sheet, files, knowsEmoji: this.#knowsEmoji });
  }

  #message(body: Json, files: readonly Upload[], sheet: Sheet): void {
    refuse(this.#messageProblems(body, files, sheet));
    if (files.some(({ bytes }) => bytes.length > LARGEST_FILE)) throw new DiscordError(40005);
    const isUntouched = sheet.before !== undefined && Object.keys(body).length === 0 && files.length === 0;
    if (!isUntouched && isEmpty(body, files, sheet.before)) throw new DiscordError(50006);
  }
}

type Sheet = Pick<MessageSheet, 'at' | 'settable' | 'before'>;

const within = (at: Path, problems: readonly Problem[]): Problem[] =>
  problems.map((each) => ({ ...each, path: [...at, ...each.path] }));

/** The schema's word counts where both have something to say about one place. */
const merged = (bySchema: readonly Problem[], byRule: readonly Problem[]): Problem[] => {
  const places = new Set(bySchema.map(({ path }) => path.join('.')));
  return [...bySchema, ...byRule.filter(({ path }) => !places.has(path.join('.')))];
};

/** The type of the option that is being typed. */
const focusedType = (interaction: Interaction): number => {
  const find = (options: unknown): number | undefined => {
    for (const option of objectsIn(options)) {
      if (option.focused === true) return numberOf(option.type);
      const inner = find(option.options);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const { data } = interaction.payload;
  return (isJson(data) ? find(data.options) : undefined) ?? OPTION.string;
};

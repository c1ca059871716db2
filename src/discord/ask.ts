import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIMessageApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmissionComponent,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  ComponentType,
} from 'discord.js';
import { type Choice, type Context, MESSAGE_TEXT, no, type Reply } from '../command.ts';
import type { Asked } from './asked.ts';
import type { Catalogue } from './catalogue.ts';
import { cut } from './components.ts';
import { parseCustomId } from './customId.ts';
import { textOf } from './messageText.ts';
import { type Called, calledWith, parseInput, shownOption } from './options.ts';

/** Finds what an interaction asks for, and runs it; what it names that is not ours, or no longer, is refused kindly. */

export const runCommand = (
  raw: APIApplicationCommandInteraction,
  { commands }: Catalogue,
  context: Context,
): Promise<Reply> | Reply => {
  const command = commands.get(raw.data.name);
  if (command === undefined || command.data.type !== raw.data.type) return no({ code: 'old-command' });
  const called = calledBy(raw);
  const run = called === null ? undefined : command.runs[called.subcommand];
  if (called === null || run === undefined) return no({ code: 'old-command' });
  const parsed = parseInput(run, called, (option) => shownOption(command, called.subcommand, option, context.locale));
  return parsed.ok ? run.execute(parsed.input, context) : no(parsed.refusal);
};

const calledBy = (raw: APIApplicationCommandInteraction): Called | null => {
  switch (raw.data.type) {
    case ApplicationCommandType.ChatInput:
      return calledWith((raw as APIChatInputApplicationCommandInteraction).data.options ?? []);
    case ApplicationCommandType.Message: {
      const { data } = raw as APIMessageApplicationCommandInteraction;
      const message = data.resolved.messages[data.target_id];
      return { subcommand: '', values: { [MESSAGE_TEXT]: message === undefined ? '' : textOf(message) }, typing: null };
    }
    default:
      return null;
  }
};

export const runAction = (
  raw: APIMessageComponentInteraction | APIModalSubmitInteraction,
  asked: Asked,
  { actions }: Catalogue,
  context: Context,
): Promise<Reply> | Reply => {
  const call = parseCustomId(raw.data.custom_id);
  const action = call === null ? undefined : actions.get(call.action);
  if (call === null || action?.args.safeParse(call.args).success !== true) return no({ code: 'old-button' });
  return action.execute(call.args, {
    ...context,
    fields: 'components' in raw.data ? fieldsOf(raw.data.components) : {},
    chosen: 'values' in raw.data ? raw.data.values : [],
    invoker: asked.clicked?.invoker ?? null,
    onPrivateMessage: asked.clicked?.private ?? false,
  });
};

/** A form's inputs by id, each in its label (or, from older messages, its row). */
const fieldsOf = (components: readonly APIModalSubmissionComponent[]): Readonly<Record<string, string>> => {
  const inputs = (components as readonly FormPart[]).flatMap((part) => part.component ?? part.components ?? []);
  return Object.fromEntries(
    inputs.flatMap(({ type, custom_id, value, values }) =>
      FIELDS.has(type) && custom_id !== undefined ? [[custom_id, value ?? values?.[0] ?? '']] : [],
    ),
  );
};

const FIELDS: ReadonlySet<ComponentType> = new Set([ComponentType.TextInput, ComponentType.StringSelect]);

/** What the several kinds of parts of a form have in common. */
interface FormPart {
  readonly type: ComponentType;
  readonly custom_id?: string;
  readonly value?: string;
  readonly values?: readonly string[];
  readonly component?: FormPart;
  readonly components?: readonly FormPart[];
}

/** At most 25, each within 100 characters; a value that would be cut could not be found again, so it is left out. */
const MOST = { choices: 25, text: 100 } as const;

export const offerChoices = (
  raw: APIApplicationCommandAutocompleteInteraction,
  { commands }: Catalogue,
  context: Context,
): readonly Choice[] => {
  const { subcommand, typing } = calledWith(raw.data.options);
  const option = typing === null ? undefined : commands.get(raw.data.name)?.runs[subcommand]?.options[typing.option];
  if (typing === null || option?.complete === undefined) return [];
  return option
    .complete(typing.typed, context)
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= MOST.text)
    .slice(0, MOST.choices)
    .map(({ name, value }) => ({ name: cut(name, MOST.text), value }));
};

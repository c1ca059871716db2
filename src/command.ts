import { z } from 'zod';
import type { Locale, Words } from './i18n/index.ts';
import { LOCALES, wordsIn } from './i18n/index.ts';
import type { Permission, Refusal } from './rules/refusal.ts';
import type { Stores } from './stores.ts';

/*
 * The vocabulary that commands are written in. Nothing here talks to Discord: a command says what it is (`data`), what it
 * accepts (`input`, derived from the same options) and what it answers (`execute` returns a Reply). `src/discord` does the rest.
 */

// ── What a command is asked ─────────────────────────────────────────────────────────────────────────────────────────

/** Who asks, where, when, and what may be used to answer. The stores are those of `stores.ts`. */
export interface Context extends Stores {
  /** The interaction's id: a state change remembers it, so that a second delivery changes nothing. */
  readonly interaction: string;
  readonly user: string;
  /** The asker's display name in this place: for files, never stored. */
  readonly displayName: string;
  readonly channel: string;
  /** Null in a DM. */
  readonly guild: string | null;
  /** Its name; null in a DM, and where Discord has not told it. */
  readonly server: string | null;
  /** Milliseconds since 1970, read once per interaction. */
  readonly now: number;
  /** The reader's language: private answers. */
  readonly locale: Locale;
  readonly words: Words;
  /** The channel's language: public answers. */
  readonly channelLocale: Locale;
  readonly channelWords: Words;
  /** Discord's manage-server permission. */
  readonly managesServer: boolean;
  /** The roles of the asker in this server. */
  readonly roles: readonly string[];
  /** Display names Discord resolved for users named in this interaction, for files. */
  readonly names: ReadonlyMap<string, string>;
  /** Those of the users named in this interaction that are bots. */
  readonly bots: readonly string[];
  /** What Discord lets the bot do, here and elsewhere: asked before anything that could be denied. */
  readonly reach: Reach;
}

export interface Reach {
  /** Which of these permissions the bot lacks in a channel; all of them where it cannot see the channel. */
  lacks(channel: string, needed: readonly Permission[]): readonly Permission[];
  /** Whether the bot may ping this role of the server: it is mentionable, or the bot may mention everyone in that channel. */
  pings(role: string, channel: string): boolean;
  /** Whether this role of the server is one that Discord made for a bot: no person has it. */
  isOfBot(role: string): boolean;
  /** Whether this is a locked thread in which the bot may not write. */
  locked(channel: string): boolean;
  /** Whether everyone in the server can read this channel. */
  everyoneReads(channel: string): boolean;
}

// ── What a command answers ──────────────────────────────────────────────────────────────────────────────────────────

/** `public`: the channel sees it. `private`: only the one who asked (ephemeral). */
export type Visibility = 'public' | 'private';

/** What a button, a select or a modal does when it is used: a registered action and its arguments, carried in the custom id. */
export interface ActionCall {
  readonly action: string;
  readonly args: readonly string[];
}

export interface Button {
  readonly kind: 'button';
  readonly label: string;
  readonly emoji?: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger';
  readonly does: ActionCall;
  readonly disabled?: boolean;
}

export interface LinkButton {
  readonly kind: 'link';
  readonly label: string;
  readonly url: string;
}

export interface Select {
  readonly kind: 'select';
  readonly placeholder: string;
  readonly does: ActionCall;
  readonly options: readonly { readonly label: string; readonly value: string; readonly description?: string }[];
}

/** At most 5 buttons (4 on a board), or one select. */
export type Row = readonly (Button | LinkButton)[] | readonly [Select];

/** A file that goes with a message. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

/**
 * What a message shows. `plain` is ordinary content (2,000 characters; the only kind whose push notification has text);
 * `panel` is a Components V2 container: texts with separators between them, 4,000 characters in all.
 * All text is markdown whose user-made parts went through `inert`.
 */
export interface View {
  readonly look: 'plain' | 'panel';
  readonly texts: readonly string[];
  readonly rows?: readonly Row[];
  readonly files?: readonly Attachment[];
  /** Who may be pinged by this message; nobody unless named here. */
  readonly pings?: { readonly users?: readonly string[]; readonly roles?: readonly string[] };
  /** 0xRRGGBB, panels only; never the only signal. */
  readonly accent?: number;
}

/** A text to type, or, with `choices`, one of them to choose; `value` is what stands there at first. */
export interface ModalField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly long?: boolean;
  readonly choices?: readonly { readonly label: string; readonly value: string }[];
}

export interface Modal {
  readonly title: string;
  readonly does: ActionCall;
  readonly fields: readonly ModalField[];
}

export type Reply =
  /** A new message. */
  | { readonly kind: 'say'; readonly visibility: Visibility; readonly view: View; readonly changed?: Changed }
  /** The message that was clicked becomes this. Only for actions. */
  | { readonly kind: 'update'; readonly view: View; readonly changed?: Changed }
  /** The live board of a game: a new message for a command, the clicked message for its buttons. */
  | { readonly kind: 'board'; readonly game: GameRef }
  | { readonly kind: 'modal'; readonly modal: Modal }
  /** No, and why: always private. `view` adds a way on (a button), where there is one. */
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly rows?: readonly Row[] };

/** Which games changed: their boards, where they have one, are told. */
export type Changed = GameRef | readonly GameRef[];

export interface GameRef {
  readonly id: number;
  readonly channel: string;
}

export const say = (visibility: Visibility, text: string, rest: Partial<View> & { changed?: Changed } = {}): Reply => {
  const { changed, ...view } = rest;
  return {
    kind: 'say',
    visibility,
    view: { look: 'plain', texts: [text], ...view },
    ...(changed ? { changed } : {}),
  };
};

export const no = (refusal: Refusal, rows?: readonly Row[]): Reply => ({
  kind: 'refuse',
  refusal,
  ...(rows ? { rows } : {}),
});

// ── Options: what Discord is told and what we accept, from one declaration ──────────────────────────────────────────

/** The largest amount one command may name (product.md, Bad input). */
export const LARGEST_AMOUNT = 1_000_000_000;

/** One line of an autocomplete menu; Discord allows 100 characters in each. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Offers choices for what was typed so far. Pure lookups in memory only: there is no time for more. */
export type Complete = (typed: string, context: Context) => readonly Choice[];

export interface Option<Value> {
  /** Discord's option type. */
  readonly type: 3 | 4 | 5 | 6 | 7 | 8;
  readonly schema: z.ZodType<Value>;
  readonly required: boolean;
  readonly limits?: { min_value?: number; max_value?: number; min_length?: number; max_length?: number };
  readonly choices?: readonly (string | number)[];
  readonly channelTypes?: readonly number[];
  readonly complete?: Complete;
}

export const integer = (limits: { min?: number; max?: number } = {}): Option<number> => {
  const min = limits.min ?? 0;
  const max = limits.max ?? LARGEST_AMOUNT;
  return {
    type: 4,
    required: true,
    schema: z.int().min(min).max(max),
    limits: { min_value: min, max_value: max },
  };
};

export const text = (limits: { max: number; complete?: Complete }): Option<string> => ({
  type: 3,
  required: true,
  schema: z.string().max(limits.max),
  limits: { max_length: limits.max },
  ...(limits.complete ? { complete: limits.complete } : {}),
});

export const yesNo = (): Option<boolean> => ({ type: 5, required: true, schema: z.boolean() });

const snowflake = z.string().regex(/^\d{17,20}$/);
export const user = (): Option<string> => ({ type: 6, required: true, schema: snowflake });
export const role = (): Option<string> => ({ type: 8, required: true, schema: snowflake });
export const channel = (channelTypes: readonly number[]): Option<string> => ({
  type: 7,
  required: true,
  schema: snowflake,
  channelTypes,
});

export const oneOf = <const Value extends string | number>(values: readonly Value[]): Option<Value> => ({
  type: typeof values[0] === 'number' ? 4 : 3,
  required: true,
  schema: z.literal(values),
  choices: values,
});

export const optional = <Value>(option: Option<Value>): Option<Value | undefined> => ({
  ...option,
  schema: option.schema.optional(),
  required: false,
});

export type Options = Readonly<Record<string, Option<unknown>>>;
type ValuesOf<O extends Options> = { readonly [Name in keyof O]: O[Name] extends Option<infer Value> ? Value : never };

// ── Commands and actions ────────────────────────────────────────────────────────────────────────────────────────────

/** A leaf that can be run: a whole command, or one subcommand of it. */
export interface Executable {
  readonly options: Options;
  readonly input: z.ZodType<unknown>;
  execute(input: unknown, context: Context): Reply | Promise<Reply>;
}

/** Where a command can be used: `everywhere` also installed to a user and in DMs and groups; `servers` only there. */
export type Place = 'everywhere' | 'servers';

export interface Command {
  readonly name: string;
  /** What Discord is told: the JSON of `PUT /applications/:id/commands`. */
  readonly data: CommandJson;
  /** By subcommand name; a command without subcommands is under `''`. */
  readonly runs: Readonly<Record<string, Executable>>;
  /** What its buttons, selects and modals do. */
  readonly actions: readonly Action[];
}

/** The part of Discord's command JSON that we send. */
export interface CommandJson {
  readonly name: string;
  readonly [key: string]: unknown;
}

/** What a component or a modal of ours does. `fields` are a modal's inputs or a select's chosen values. */
export interface Action {
  /** `command.verb`, part of every custom id that calls it: once released it is a contract with old messages. */
  readonly name: string;
  readonly args: z.ZodType<unknown>;
  execute(args: unknown, context: ActionContext): Reply | Promise<Reply>;
}

export interface ActionContext extends Context {
  /** The values of a modal's fields, by id; empty for what was left out. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was chosen in a select. */
  readonly chosen: readonly string[];
  /** Who ran the command whose answer this component sits on; null when Discord does not say. */
  readonly invoker: string | null;
  /** Whether the clicked message is seen by its reader only. */
  readonly onPrivateMessage: boolean;
}

/** Declares what a button does. `args` is the schema of the arguments in its custom id, all strings on the wire. */
export const action = <Args>(
  name: string,
  args: z.ZodType<Args>,
  execute: (args: Args, context: ActionContext) => Reply | Promise<Reply>,
): Action => ({ name, args, execute: (raw, context) => execute(args.parse(raw), context) });

/** Declares one subcommand: its options, and what it does with their values. */
export const subcommand = <O extends Options>(
  options: O,
  execute: (input: ValuesOf<O>, context: Context) => Reply | Promise<Reply>,
): Executable => {
  const input = z.object(Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.schema])));
  return { options, input, execute: (raw, context) => execute(raw as ValuesOf<O>, context) }; // parsed by `input` at the door
};

/** The words one option, subcommand or command needs in every language. */
interface NamedWords {
  readonly name: string;
  readonly description: string;
}
export interface OptionWords extends NamedWords {
  readonly choices?: Readonly<Record<string, string>>;
}
export interface SubcommandWords extends NamedWords {
  readonly options?: Readonly<Record<string, OptionWords>>;
}
export interface CommandWords extends SubcommandWords {
  readonly subcommands?: Readonly<Record<string, SubcommandWords>>;
}

/** The topics of the catalogues that are commands. */
type CommandName = {
  [Topic in keyof Words]: Words[Topic] extends { readonly command: CommandWords } ? Topic : never;
}[keyof Words];

interface Declaration {
  readonly name: CommandName;
  readonly place: Place;
  /** Shown by default only to members with this permission (a bit set, as a string). */
  readonly memberPermissions?: string;
  readonly actions?: readonly Action[];
}

/** Declares a command: with `subcommands`, or with `run` when it has none. Its words are `<name>.command` of the catalogues. */
export const command = (
  declaration: Declaration & ({ subcommands: Readonly<Record<string, Executable>> } | { run: Executable }),
): Command => {
  const words = inEveryLanguage((locale): CommandWords => wordsIn(locale)[declaration.name].command, declaration.name);
  const runs = 'run' in declaration ? { '': declaration.run } : declaration.subcommands;
  const options =
    'run' in declaration
      ? optionsJson(declaration.run.options, (locale) => words[locale].options, declaration.name)
      : Object.entries(declaration.subcommands).map(([name, run]) => {
          const where = `${declaration.name} ${name}`;
          const own = inEveryLanguage((locale) => words[locale].subcommands?.[name], where);
          return {
            type: 1,
            ...named(name, own),
            options: optionsJson(run.options, (locale) => own[locale].options, where),
          };
        });
  return {
    name: declaration.name,
    data: {
      type: 1,
      ...named(declaration.name, words),
      ...PLACES[declaration.place],
      ...(declaration.memberPermissions ? { default_member_permissions: declaration.memberPermissions } : {}),
      options,
    },
    runs,
    actions: declaration.actions ?? [],
  };
};

/** Declares a command in the menu of a message: a way in where `/` is not typed. It is given all the text of that message. */
export const messageCommand = (declaration: {
  /** Its name as the menu shows it, which is all that Discord shows. */
  readonly named: (words: Words) => string;
  readonly place: Place;
  readonly execute: (text: string, context: Context) => Reply | Promise<Reply>;
}): Command => {
  const name = declaration.named(wordsIn('en'));
  return {
    name,
    data: {
      type: 3,
      name,
      name_localizations: { fr: declaration.named(wordsIn('fr')) },
      ...PLACES[declaration.place],
    },
    runs: {
      '': subcommand({ [MESSAGE_TEXT]: text({ max: LONGEST_MESSAGE }) }, (input, context) =>
        declaration.execute(input[MESSAGE_TEXT], context),
      ),
    },
    actions: [],
  };
};

/** Under which name the text of the message reaches a message command. */
export const MESSAGE_TEXT = 'text';

/** More than the content, the embeds and the panels of one message hold together. */
const LONGEST_MESSAGE = 20_000;

const PLACES: Readonly<Record<Place, { integration_types: number[]; contexts: number[] }>> = {
  everywhere: { integration_types: [0, 1], contexts: [0, 1, 2] },
  servers: { integration_types: [0], contexts: [0] },
};

type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** The words for one thing in each language; a thing without words is a fault of ours and stops the start. */
const inEveryLanguage = <Value>(read: (locale: Locale) => Value | undefined, where: string): ByLocale<Value> => {
  const entries = LOCALES.map((locale) => {
    const value = read(locale);
    if (value === undefined) throw new Error(`No words for /${where} in ${locale}`);
    return [locale, value] as const;
  });
  return Object.fromEntries(entries) as ByLocale<Value>; // one entry for each of LOCALES
};

/** The English name is the contract, whatever the English catalogue calls it. */
const named = (name: string, words: ByLocale<NamedWords>) => ({
  name,
  name_localizations: { fr: words.fr.name },
  description: words.en.description,
  description_localizations: { fr: words.fr.description },
});

const optionsJson = (
  options: Options,
  read: (locale: Locale) => Readonly<Record<string, OptionWords>> | undefined,
  where: string,
) =>
  Object.entries(options).map(([name, option]) => {
    const words = inEveryLanguage((locale) => read(locale)?.[name], `${where} ${name}`);
    return {
      type: option.type,
      ...named(name, words),
      required: option.required,
      ...option.limits,
      ...(option.channelTypes ? { channel_types: option.channelTypes } : {}),
      ...(option.complete ? { autocomplete: true } : {}),
      ...(option.choices
        ? { choices: option.choices.map((value) => choiceJson(value, words, `${where} ${name}`)) }
        : {}),
    };
  });

const choiceJson = (value: string | number, words: ByLocale<OptionWords>, where: string) => {
  const labels = inEveryLanguage((locale) => words[locale].choices?.[value], `${where} ${value}`);
  return { name: labels.en, name_localizations: { fr: labels.fr }, value };
};

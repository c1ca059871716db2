import {
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import type { Command, Executable, Option } from '../command.ts';
import { LARGEST_AMOUNT } from '../command.ts';
import type { Locale } from '../i18n/index.ts';
import type { OptionFault, Refusal } from '../rules/refusal.ts';

/** Which leaf of a command was called, and with what. */
export interface Called {
  /** `''` where the command has no subcommands. */
  readonly subcommand: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The option being typed, in an autocomplete. */
  readonly typing: { readonly option: string; readonly typed: string } | null;
}

export const calledWith = (options: readonly APIApplicationCommandInteractionDataOption[]): Called => {
  const [first] = options;
  if (
    first?.type === ApplicationCommandOptionType.Subcommand ||
    first?.type === ApplicationCommandOptionType.SubcommandGroup
  ) {
    const inner = calledWith(first.options ?? []);
    return { ...inner, subcommand: inner.subcommand === '' ? first.name : `${first.name} ${inner.subcommand}` };
  }
  const leaves = options as readonly APIApplicationCommandInteractionDataBasicOption[]; // subcommands never stand beside values
  const focused = leaves.find((option) => 'focused' in option && option.focused === true);
  return {
    subcommand: '',
    values: Object.fromEntries(leaves.map(({ name, value }) => [name, value])),
    typing: focused === undefined ? null : { option: focused.name, typed: String(focused.value) },
  };
};

export type Parsed = { readonly ok: true; readonly input: unknown } | { readonly ok: false; readonly refusal: Refusal };

/** The door: past it, values are what the command said they are. An option that we do not know is of another release. */
export const parseInput = (run: Executable, { values }: Called, shown: (option: string) => string): Parsed => {
  if (Object.keys(values).some((name) => !(name in run.options)))
    return { ok: false, refusal: { code: 'old-command' } };
  const parsed = run.input.safeParse(values);
  if (parsed.success) return { ok: true, input: parsed.data };
  const name = String(parsed.error.issues[0]?.path[0] ?? '');
  const option = run.options[name];
  if (option === undefined) return { ok: false, refusal: { code: 'old-command' } };
  return { ok: false, refusal: { code: 'bad-option', option: shown(name), ...faultIn(option, values[name]) } };
};

const faultIn = (option: Option<unknown>, value: unknown): OptionFault => {
  if (value === undefined) return { fault: 'missing' };
  if (option.choices !== undefined) return { fault: 'not-offered' };
  if (option.type === ApplicationCommandOptionType.Integer) {
    const min = option.limits?.min_value ?? 0;
    const max = option.limits?.max_value ?? LARGEST_AMOUNT;
    return { fault: Number.isInteger(value) ? 'out-of-range' : 'not-a-whole-number', min, max };
  }
  const max = option.limits?.max_length;
  return typeof value === 'string' && max !== undefined && value.length > max
    ? { fault: 'too-long', max }
    : { fault: 'not-offered' };
};

/** An option's name as the reader's Discord shows it. */
export const shownOption = (command: Command, subcommand: string, option: string, locale: Locale): string => {
  const children = (node: Named | undefined) => node?.options ?? [];
  const data = command.data as Named; // the same JSON, of which we read the names only
  const leaf = subcommand === '' ? data : children(data).find(({ name }) => name === subcommand);
  const found = children(leaf).find(({ name }) => name === option);
  return (locale === 'en' ? undefined : found?.name_localizations?.[locale]) ?? option;
};

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Named[];
}

/** A command as the bot registered it and Discord keeps it. */
export interface RegisteredCommand {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
  readonly guild_id?: string;
  /** 1 slash, 2 user, 3 message. */
  readonly type: number;
  readonly name: string;
  readonly name_localizations: Localizations;
  readonly description: string;
  readonly description_localizations: Localizations;
  readonly options: readonly CommandOption[];
  readonly default_member_permissions: string | null;
  readonly nsfw: boolean;
  readonly integration_types: readonly number[];
  readonly contexts: readonly number[] | null;
}

export type Localizations = Readonly<Record<string, string>> | null;

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly required?: boolean;
  readonly choices?: readonly CommandChoice[];
  readonly options?: readonly CommandOption[];
  readonly channel_types?: readonly number[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly autocomplete?: boolean;
}

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly value: string | number;
}

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** The name as someone with this language reads it. */
export const nameIn = (
  locale: string,
  named: { readonly name: string; readonly name_localizations?: Localizations },
): string => named.name_localizations?.[locale] ?? named.name_localizations?.[cousin(locale)] ?? named.name;

/** The two Englishes stand in for each other. */
const cousin = (locale: string): string => (locale === 'en-US' ? 'en-GB' : locale === 'en-GB' ? 'en-US' : '');

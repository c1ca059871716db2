import type { Command } from '../command.ts';

/*
 * Discord refuses a whole registration for one bad name, and does not say in which language it stands. We look first, and say
 * where: the command, the locale and the key.
 */

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MOST = { description: 100, choice: 100, options: 25, choices: 25, menuName: 32, all: 8000 } as const;
const LOCALES: ReadonlySet<string> = new Set(
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  ),
);

/** The kinds of channels an option can ask for. */
const CHANNELS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]);

interface Definition {
  readonly type?: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly channel_types?: readonly number[];
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Readonly<Record<string, string>>;
    readonly value: string | number;
  }[];
  readonly options?: readonly Definition[];
}

/** Every reason why Discord would refuse these commands, one a line; none when it would not. */
export const definitionFaults = (commands: readonly Command[]): readonly string[] =>
  commands.flatMap(({ data }) => {
    const definition = data as Definition; // the same JSON, seen as Discord reads it
    const slash = (definition.type ?? 1) === 1;
    return slash ? slashFaults(definition) : menuFaults(definition);
  });

const menuFaults = (definition: Definition): readonly string[] =>
  texts(definition.name, definition.name_localizations)
    .filter(({ text }) => text.length < 1 || text.length > MOST.menuName)
    .map(({ key }) => `${definition.name}: name${key} is not 1 to ${MOST.menuName} characters long`);

const slashFaults = (definition: Definition): readonly string[] => {
  const size = sizeOf(definition);
  return [
    ...nodeFaults(definition, `/${definition.name}`),
    ...(size > MOST.all ? [`/${definition.name}: its words are ${size} characters long together, of ${MOST.all}`] : []),
  ];
};

const nodeFaults = (node: Definition, where: string): readonly string[] => {
  const options = node.options ?? [];
  const firstOptional = options.findIndex(({ type, required }) => (type ?? 0) > 2 && required !== true);
  return [
    ...texts(node.name, node.name_localizations).flatMap(({ key, text }) => [
      ...(NAME.test(text)
        ? []
        : [`${where}: name${key} “${text}” has a character that Discord does not take, or is not 1 to 32 long`]),
      ...(text === text.toLowerCase() ? [] : [`${where}: name${key} “${text}” has a capital letter`]),
    ]),
    ...texts(node.description ?? '', node.description_localizations)
      .filter(({ text }) => text.length < 1 || text.length > MOST.description)
      .map(({ key }) => `${where}: description${key} is not 1 to ${MOST.description} characters long`),
    ...locales(node)
      .filter((locale) => !LOCALES.has(locale))
      .map((locale) => `${where}: Discord has no locale “${locale}”`),
    ...(node.channel_types ?? [])
      .filter((type) => !CHANNELS.has(type))
      .map((type) => `${where}: an option can't ask for channels of type ${type}`),
    ...(options.length > MOST.options ? [`${where}: more than ${MOST.options} options`] : []),
    ...(firstOptional >= 0 && options.slice(firstOptional).some(({ required }) => required === true)
      ? [`${where}: a required option stands after an optional one`]
      : []),
    ...twins(options, where),
    ...choiceFaults(node, where),
    ...options.flatMap((option) => nodeFaults(option, `${where} ${option.name}`)),
  ];
};

/** No two options of one level may bear one name in one language, nor may a translation of one be the other's own name. */
const twins = (options: readonly Definition[], where: string): readonly string[] =>
  options.flatMap((one, at) =>
    options.slice(0, at).flatMap((other) => {
      const clash = clashOf(one, other) ?? clashOf(other, one);
      return clash === null ? [] : [`${where} ${clash}`];
    }),
  );

const clashOf = (one: Definition, other: Definition): string | null => {
  const theirs = texts(other.name, other.name_localizations);
  const clash = texts(one.name, one.name_localizations).find(
    ({ key, text }) => text === other.name || theirs.some((their) => their.key === key && their.text === text),
  );
  return clash === undefined ? null : `${one.name}: name${clash.key} “${clash.text}” is also ${other.name}'s`;
};

const choiceFaults = ({ choices = [], autocomplete }: Definition, where: string): readonly string[] => [
  ...(choices.length > 0 && autocomplete === true ? [`${where}: choices and autocomplete exclude each other`] : []),
  ...(choices.length > MOST.choices ? [`${where}: more than ${MOST.choices} choices`] : []),
  ...choices.flatMap(({ name, name_localizations, value }) => [
    ...texts(name, name_localizations)
      .filter(({ text }) => text.length < 1 || text.length > MOST.choice)
      .map(({ key }) => `${where}: the choice name${key} “${name}” is not 1 to ${MOST.choice} characters long`),
    ...(String(value).length > MOST.choice
      ? [`${where}: the choice value of “${name}” is longer than ${MOST.choice}`]
      : []),
  ]),
];

/** A text and its translations; `key` is '' for the text itself, else ` (fr)`. */
const texts = (own: string, localizations: Readonly<Record<string, string>> | null | undefined) => [
  { key: '', text: own },
  ...Object.entries(localizations ?? {}).map(([locale, translated]) => ({ key: ` (${locale})`, text: translated })),
];

const locales = ({ name_localizations, description_localizations }: Definition): readonly string[] => [
  ...new Set([...Object.keys(name_localizations ?? {}), ...Object.keys(description_localizations ?? {})]),
];

/** Names, descriptions and choice values count, each with its longest translation. */
const sizeOf = (node: Definition): number => {
  const longest = (own: string, localizations: Definition['name_localizations']) =>
    Math.max(...texts(own, localizations).map(({ text }) => text.length));
  return (
    longest(node.name, node.name_localizations) +
    longest(node.description ?? '', node.description_localizations) +
    (node.choices ?? []).reduce(
      (sum, { name, name_localizations, value }) => sum + longest(name, name_localizations) + String(value).length,
      0,
    ) +
    (node.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0)
  );
};

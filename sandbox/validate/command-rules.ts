import type { Json } from '../json.ts';
import { isJson, numberOf, objectsIn, textOf } from '../json.ts';
import { OPTION } from '../registered-command.ts';
import { choiceProblems } from './choice-rules.ts';
import { commandSize, LARGEST_COMMAND } from './command-size.ts';
import { localeProblems } from './locale-rules.ts';
import type { Path, Problem } from './problem.ts';
import { badLength, notOneOf, problem, required } from './problem.ts';

const SLASH = 1;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** What Discord refuses in a command beyond its schemas. */
export const commandProblems = (command: Json, at: Path, isGuildCommand: boolean): Problem[] => {
  const type = numberOf(command.type) || SLASH;
  const size = commandSize(command);
  return [
    ...(type === SLASH ? slashProblems(command, at) : menuProblems(command, at)),
    ...localeProblems(command.name_localizations, [...at, 'name_localizations']),
    ...localeProblems(command.description_localizations, [...at, 'description_localizations']),
    ...permissionProblems(command.default_member_permissions, [...at, 'default_member_permissions']),
    ...(isGuildCommand ? guildProblems(command, at) : []),
    ...(size > LARGEST_COMMAND
      ? [problem(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LARGEST_COMMAND})`)]
      : []),
  ];
};

/** A bulk overwrite: each command by itself, and no two of one type with one name. */
export const commandListProblems = (commands: readonly Json[], isGuildCommand: boolean): Problem[] => {
  const seen = new Set<string>();
  return commands.flatMap((command, index) => {
    const key = `${numberOf(command.type) || SLASH} ${command.name}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return [
      ...commandProblems(command, [index], isGuildCommand),
      ...(isRepeated
        ? [problem([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')]
        : []),
    ];
  });
};

const slashProblems = (command: Json, at: Path): Problem[] => [
  ...nameProblems(command, at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
  ...descriptionProblems(command, at),
  ...optionListProblems(command.options, [...at, 'options'], 0),
];

/** User and message commands have a free name, and nothing else. */
const menuProblems = (command: Json, at: Path): Problem[] => [
  ...(textOf(command.name).trim() === '' ? [badLength([...at, 'name'], 1, 32)] : []),
  ...(textOf(command.description) === ''
    ? []
    : [
        problem(
          [...at, 'description'],
          'APPLICATION_COMMAND_DESCRIPTION_CANNOT_BE_SET',
          'Context menu commands cannot have description',
        ),
      ]),
  ...(objectsIn(command.options).length === 0
    ? []
    : [
        problem(
          [...at, 'options'],
          'APPLICATION_COMMAND_OPTIONS_CANNOT_BE_SET',
          'Context menu commands cannot have options',
        ),
      ]),
];

const guildProblems = (command: Json, at: Path): Problem[] =>
  ['contexts', 'integration_types'].flatMap((key) =>
    command[key] === undefined || command[key] === null
      ? []
      : [problem([...at, key], 'APPLICATION_COMMAND_GUILD_CONTEXT', `A command of one server cannot have ${key}`)],
  );

const permissionProblems = (permissions: unknown, path: Path): Problem[] =>
  typeof permissions === 'string' && !/^\d+$/.test(permissions)
    ? [problem(path, 'NUMBER_TYPE_COERCE', `Value "${permissions}" is not int.`)]
    : [];

const nameProblems = (named: Json, at: Path, code: string, message: string): Problem[] => {
  const isValid = (name: unknown): boolean => {
    const text = textOf(name);
    return NAME.test(text) && text === text.toLowerCase();
  };
  const localized = isJson(named.name_localizations) ? Object.entries(named.name_localizations) : [];
  return [
    ...(isValid(named.name) ? [] : [problem([...at, 'name'], code, message)]),
    ...localized
      .filter(([, name]) => name !== null && !isValid(name))
      .map(([locale]) => problem([...at, 'name_localizations', locale], code, message)),
  ];
};

const descriptionProblems = (described: Json, at: Path): Problem[] => {
  const text = textOf(described.description);
  if (described.description === undefined || described.description === null) return [required([...at, 'description'])];
  return text.trim() === '' ? [badLength([...at, 'description'], 1, 100)] : [];
};

/** How deep options nest: command, group, subcommand. */
const optionListProblems = (value: unknown, at: Path, depth: number): Problem[] => {
  const options = objectsIn(value);
  return [
    ...orderProblems(options, at),
    ...uniqueProblems(options, at),
    ...mixtureProblems(options, at),
    ...options.flatMap((option, index) => optionProblems(option, [...at, index], depth)),
  ];
};

const isBranch = ({ type }: Json): boolean => type === OPTION.subcommand || type === OPTION.group;

const orderProblems = (options: readonly Json[], at: Path): Problem[] => {
  const firstOptional = options.findIndex((option) => option.required !== true);
  return options.flatMap((option, index) =>
    option.required === true && firstOptional !== -1 && index > firstOptional
      ? [
          problem(
            [...at, index],
            'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
            'Required options must be placed before non-required options',
          ),
        ]
      : [],
  );
};

/** No two options share a name, and no localised name is another option's default name. */
const uniqueProblems = (options: readonly Json[], at: Path): Problem[] => {
  const code = 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS';
  const message = 'Option name already exists';
  const localizedOf = ({ name_localizations }: Json): [string, unknown][] =>
    isJson(name_localizations) ? Object.entries(name_localizations) : [];
  return options.flatMap((option, index) => {
    const others = options.filter((other) => other !== option);
    const earlier = options.slice(0, index);
    return [
      ...(earlier.some(({ name }) => name === option.name) ? [problem([...at, index, 'name'], code, message)] : []),
      ...localizedOf(option)
        .filter(
          ([locale, name]) =>
            others.some((other) => other.name === name) ||
            earlier.some((other) => localizedOf(other).some(([where, taken]) => where === locale && taken === name)),
        )
        .map(([locale]) => problem([...at, index, 'name_localizations', locale], code, message)),
    ];
  });
};

/** A command has either subcommands or options. */
const mixtureProblems = (options: readonly Json[], at: Path): Problem[] =>
  options.some(isBranch) && !options.every(isBranch)
    ? [
        problem(
          at,
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command and sub-command group option types are mutually exclusive to all other types',
        ),
      ]
    : [];

const optionProblems = (option: Json, at: Path, depth: number): Problem[] => {
  const type = numberOf(option.type);
  const choices = objectsIn(option.choices);
  const isTooDeep = (type === OPTION.group && depth > 0) || (type === OPTION.subcommand && depth > 1);
  return [
    ...nameProblems(option, at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
    ...localeProblems(option.name_localizations, [...at, 'name_localizations']),
    ...localeProblems(option.description_localizations, [...at, 'description_localizations']),
    ...descriptionProblems(option, at),
    ...(isTooDeep ? [notOneOf([...at, 'type'], depth === 1 ? [1] : [3, 4, 5, 6, 7, 8, 9, 10, 11])] : []),
    ...(isBranch(option) ? optionListProblems(option.options, [...at, 'options'], depth + 1) : []),
    ...(choices.length > 0 && option.autocomplete === true
      ? [
          problem(
            [...at, 'autocomplete'],
            'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
            'Choices and autocomplete are mutually exclusive',
          ),
        ]
      : []),
    ...choices.flatMap((choice, index) => choiceProblems(choice, type, [...at, 'choices', index])),
    ...repeatedChoices(choices, [...at, 'choices']),
    ...rangeProblems(option, at, 'min_value', 'max_value'),
    ...rangeProblems(option, at, 'min_length', 'max_length'),
  ];
};

const repeatedChoices = (choices: readonly Json[], at: Path): Problem[] =>
  choices.flatMap(({ name }, index) =>
    choices.slice(0, index).some((earlier) => earlier.name === name)
      ? [
          problem(
            [...at, index, 'name'],
            'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
            'Option choice name already exists',
          ),
        ]
      : [],
  );

const rangeProblems = (option: Json, at: Path, least: string, most: string): Problem[] =>
  typeof option[least] === 'number' && typeof option[most] === 'number' && option[least] > option[most]
    ? [problem([...at, least], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${option[most]}.`)]
    : [];

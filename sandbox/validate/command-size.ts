import type { Json } from '../json.ts';
import { isJson, objectsIn, textOf } from '../json.ts';

/** Characters of names, descriptions and choice values of one command. */
export const LARGEST_COMMAND = 8000;

/** How large Discord counts a command: of each word, only its longest version in any language. */
export const commandSize = (command: Json): number =>
  ownSize(command) + objectsIn(command.options).reduce((sum, option) => sum + optionSize(option), 0);

const optionSize = (option: Json): number =>
  commandSize(option) +
  objectsIn(option.choices).reduce((sum, choice) => sum + longest(choice, 'name') + textOf(choice.value).length, 0);

const ownSize = (named: Json): number => longest(named, 'name') + longest(named, 'description');

const longest = (named: Json, key: 'name' | 'description'): number => {
  const localized = named[`${key}_localizations`];
  const versions = isJson(localized) ? Object.values(localized) : [];
  return Math.max(textOf(named[key]).length, ...versions.map((version) => textOf(version).length));
};

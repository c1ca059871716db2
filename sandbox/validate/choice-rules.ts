import type { Json } from '../json.ts';
import { objectsIn, textOf } from '../json.ts';
import { OPTION } from '../registered-command.ts';
import { localeProblems } from './locale-rules.ts';
import type { Path, Problem } from './problem.ts';
import { badLength, problem } from './problem.ts';

/** What Discord refuses in autocomplete choices beyond its schemas. */
export const autocompleteProblems = (data: Json, optionType: number, at: Path): Problem[] =>
  objectsIn(data.choices).flatMap((choice, index) => {
    const path = [...at, 'choices', index];
    return [...choiceProblems(choice, optionType, path)];
  });

/** A choice of a string option has a string of 1–100 characters, one of a number option a number. */
export const choiceProblems = (choice: Json, optionType: number, path: Path): Problem[] => {
  const { value } = choice;
  const isText = optionType === OPTION.string;
  return [
    ...localeProblems(choice.name_localizations, [...path, 'name_localizations']),
    ...(textOf(choice.name).trim() === '' ? [badLength([...path, 'name'], 1, 100)] : []),
    ...(isText && typeof value === 'string' && (value.length < 1 || value.length > 100)
      ? [badLength([...path, 'value'], 1, 100)]
      : []),
    ...(isText && typeof value !== 'string'
      ? [problem([...path, 'value'], 'STRING_TYPE_CONVERT', `Could not interpret "${value}" as string.`)]
      : []),
    ...(!isText && typeof value !== 'number'
      ? [problem([...path, 'value'], 'NUMBER_TYPE_COERCE', `Value "${value}" is not a number.`)]
      : []),
    ...(optionType === OPTION.integer && typeof value === 'number' && !Number.isSafeInteger(value)
      ? [problem([...path, 'value'], 'NUMBER_TYPE_COERCE', `Value "${value}" is not int.`)]
      : []),
  ];
};

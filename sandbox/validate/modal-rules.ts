import type { Json } from '../json.ts';
import { isJson, numberOf, objectsIn, textOf } from '../json.ts';
import { COMPONENT } from '../message.ts';
import { repeatedProblems } from './component-rules.ts';
import type { KnowsEmoji } from './emoji-rules.ts';
import type { Path, Problem } from './problem.ts';
import { badLength, problem, required, tooLong } from './problem.ts';
import { selectProblems } from './select-rules.ts';

const MOST_TOP_LEVEL = 5;

/** What Discord refuses in a modal beyond its schemas. */
export const modalProblems = (modal: Json, at: Path, knowsEmoji: KnowsEmoji): Problem[] => {
  const components = objectsIn(modal.components);
  const path = [...at, 'components'];
  const blank = (['custom_id', 'title'] as const).filter((key) => textOf(modal[key]).trim() === '');
  return [
    ...blank.map((key) => required([...at, key])),
    ...(components.length > MOST_TOP_LEVEL ? [badLength(path, 1, MOST_TOP_LEVEL)] : []),
    ...components.flatMap((component, index) => topLevel(component, [...path, index], knowsEmoji)),
    ...repeatedProblems(components, path),
  ];
};

const topLevel = (component: Json, path: Path, knowsEmoji: KnowsEmoji): Problem[] => {
  if (isJson(component.component)) {
    const inner = [...path, 'component'];
    const own = textOf(component.component.label) === '' ? [] : [ownLabel(inner)];
    return [...own, ...fieldProblems(component.component, inner, knowsEmoji)];
  }
  return objectsIn(component.components).flatMap((field, index) => {
    const inner = [...path, 'components', index];
    return [
      ...(textOf(field.label) === '' ? [required([...inner, 'label'])] : []),
      ...fieldProblems(field, inner, knowsEmoji),
    ];
  });
};

const ownLabel = (path: Path): Problem =>
  problem([...path, 'label'], 'BASE_TYPE_UNEXPECTED', 'A text input inside a label has no label of its own');

const fieldProblems = (field: Json, path: Path, knowsEmoji: KnowsEmoji): Problem[] => [
  ...(field.disabled === true
    ? [problem([...path, 'disabled'], 'COMPONENT_DISABLED_IN_MODAL', 'A component of a modal cannot be disabled')]
    : []),
  ...(field.type === COMPONENT.textInput ? textInputProblems(field, path) : []),
  ...(field.type === COMPONENT.stringSelect ? selectProblems(field, path, knowsEmoji) : []),
];

const textInputProblems = (input: Json, path: Path): Problem[] => {
  const least = numberOf(input.min_length);
  const most = numberOf(input.max_length ?? 4000);
  const value = textOf(input.value);
  return [
    ...(least > most
      ? [problem([...path, 'min_length'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`)]
      : []),
    ...(value.length > most ? [tooLong([...path, 'value'], most)] : []),
    ...(value !== '' && value.length < least ? [badLength([...path, 'value'], least, most)] : []),
  ];
};

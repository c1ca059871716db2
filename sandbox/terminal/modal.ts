import type { Component } from '../message.ts';
import { COMPONENT } from '../message.ts';
import { optionsOf } from './controls.ts';
import { showMarkdown } from './markdown.ts';
import { fold } from './name.ts';
import type { Key } from './pairs.ts';
import type { Sight } from './sight.ts';
import type { Directory } from './values.ts';

/** One field of a modal. `fill` names it by its custom id, its label or its number. */
export interface Field extends Key {
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  /** What stands in it before anything is typed. */
  readonly value: string;
  /** What can be chosen; null where any text may stand. */
  readonly options: readonly { readonly name: string; readonly value: string }[] | null;
}

/** The fields of a modal's components, in order. */
export const fieldsOf = (components: readonly Component[], here: Directory): readonly Field[] =>
  components
    .flatMap((outer) => {
      if (outer.type === COMPONENT.label && outer.component) return [{ outer, input: outer.component }];
      if (outer.type === COMPONENT.row) return (outer.components ?? []).map((input) => ({ outer: input, input }));
      return [];
    })
    .map(({ outer, input }, index) => fieldOf(outer, input, index + 1, here));

const fieldOf = (outer: Component, input: Component, number: number, here: Directory): Field => {
  const id = input.custom_id ?? '';
  const label = outer.label ?? id;
  const common = {
    id,
    label,
    spellings: [id, label, String(number)],
    hint: outer.description ?? input.placeholder ?? '',
    required: input.required ?? true,
  };
  if (input.type === COMPONENT.textInput) {
    return { ...common, value: input.value ?? '', options: null };
  }
  const options = optionsOf(input, here);
  const chosen = options.filter((option) => option.chosen).map((option) => option.label);
  return {
    ...common,
    value: chosen.join(', '),
    options: options.map(({ label: name, value }) => ({ name, value })),
  };
};

/** A modal as it is read: its title, its texts, its fields with what they ask and hold. */
export const showModal = (
  modal: { readonly title: string; readonly components: readonly Component[] },
  fields: readonly Field[],
  sight: Sight,
): readonly string[] => {
  const { pen, words } = sight;
  const texts = modal.components
    .filter((component) => component.type === COMPONENT.text)
    .flatMap((component) => showMarkdown(component.content ?? '', sight).split('\n'));
  return [
    `┌ ${pen.bold(modal.title)}`,
    ...texts.map((line) => `│ ${line}`),
    ...fields.flatMap((field) => showField(field, sight).map((line) => `│ ${line}`)),
    `└ ${words.howToFill(fields.map((field) => field.id))}`,
  ];
};

const showField = (field: Field, { pen, words }: Sight): readonly string[] => {
  const title = `${pen.bold(field.id)}: ${field.label}${field.required ? '' : ` (${words.optional})`}`;
  const options = (field.options ?? []).map((option) => `  - ${option.name}`);
  return [
    title,
    ...(field.hint ? [pen.dim(`  ${field.hint}`)] : []),
    ...(field.value ? [`  = ${field.value}`] : []),
    ...options,
  ];
};

/** What is sent when the modal is closed with these texts typed: a field left out keeps what stood in it, and a choice is meant by its name. */
export const answersTo = (
  fields: readonly Field[],
  typed: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map((field) => {
      const text = typed.get(field.id) ?? field.value;
      return [field.id, field.options ? valuesOf(field.options, text) : text];
    }),
  );

const valuesOf = (options: NonNullable<Field['options']>, text: string): string =>
  text
    .split(',')
    .map((part) => part.trim())
    .map((part) => options.find(({ value, name }) => value === part || fold(name) === fold(part))?.value ?? part)
    .join(',');

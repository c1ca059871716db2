import { componentWith } from './components.ts';
import type { Json } from './json.ts';
import type { Component } from './message.ts';
import { COMPONENT, everyComponent } from './message.ts';
import type { ModalJson } from './outcome.ts';
import { Refused } from './refusal-words.ts';

/** A filled-in modal as Discord's client sends it, or throws what keeps it open. */
export const typedModal = (modal: ModalJson, fields: Readonly<Record<string, string>>): Json => {
  for (const customId of Object.keys(fields)) {
    if (!componentWith(modal.components, customId)) throw new Refused({ code: 'no-such-component', customId });
  }
  return { custom_id: modal.custom_id, components: modal.components.map((component) => filled(component, fields)) };
};

const filled = (component: Component, fields: Readonly<Record<string, string>>): Json => {
  const { type, id } = component;
  if (component.type === COMPONENT.label && component.component) {
    return { type, id, component: field(component.component, component.label ?? '', fields) };
  }
  if (component.components) {
    return { type, id, components: component.components.map((inner) => field(inner, inner.label ?? '', fields)) };
  }
  return { type, id };
};

const field = (component: Component, label: string, fields: Readonly<Record<string, string>>): Json => {
  const { type, id, custom_id = '' } = component;
  if (type === COMPONENT.textInput) {
    return { type, id, custom_id, value: textChecked(component, label, fields[custom_id] ?? component.value ?? '') };
  }
  const chosen = fields[custom_id];
  const values = chosen === undefined || chosen === '' ? [] : chosen.split(',').map((value) => value.trim());
  return { type, id, custom_id, values: valuesChecked(component, label, values) };
};

const textChecked = (component: Component, label: string, value: string): string => {
  const { required = true, min_length: least = 0, max_length: most = 4000 } = component;
  if (value === '' && !required) return value;
  if (value === '') throw new Refused({ code: 'required', option: label });
  if (value.length < least) throw new Refused({ code: 'too-short', option: label, least });
  if (value.length > most) throw new Refused({ code: 'too-long', option: label, most });
  return value;
};

/** What is chosen in a select: enabled values, as many as it takes. */
export const valuesChecked = (component: Component, label: string, values: readonly string[]): readonly string[] => {
  const { options, min_values: least = 1, max_values: most = 1, required = true } = component;
  if (values.length === 0 && !required) return values;
  if (values.length < least || values.length > most)
    throw new Refused({ code: 'wrong-count', option: label, least, most });
  if (options && !values.every((value) => options.some((option) => option.value === value))) {
    throw new Refused({ code: 'not-a-choice', option: label, names: options.map((option) => option.label).join(', ') });
  }
  return values;
};

/** The custom ids of the fields of a modal, in order. */
export const fieldsOf = (modal: ModalJson): readonly Component[] =>
  [...everyComponent(modal.components)].filter(({ custom_id }) => custom_id !== undefined);

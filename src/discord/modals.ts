import {
  type APIModalInteractionResponseCallbackData,
  type APIStringSelectComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import type { Modal, ModalField } from '../command.ts';
import { cut } from './components.ts';
import { makeCustomId } from './customId.ts';

/** Discord's limits for a form. */
const MOST = { title: 45, fields: 5, label: 45, hint: 100, text: 4000, choices: 25, choice: 100 } as const;

/** The JSON of a form: each field in a label of its own. */
export const modalOf = (modal: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: makeCustomId(modal.does),
  title: cut(modal.title, MOST.title),
  components: modal.fields.slice(0, MOST.fields).map((field) => ({
    type: ComponentType.Label,
    label: cut(field.label, MOST.label),
    ...(field.hint === undefined ? {} : { description: cut(field.hint, MOST.hint) }),
    component: field.choices === undefined ? textInput(field) : select(field, field.choices),
  })),
});

const textInput = ({ id, long, required, maxLength, value }: ModalField): APITextInputComponent => {
  const most = Math.min(maxLength, MOST.text);
  return {
    type: ComponentType.TextInput,
    custom_id: id,
    style: long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required,
    max_length: most,
    ...(value === undefined || value === '' ? {} : { value: cut(value, most) }),
  };
};

const select = (
  { id, required, value: chosen }: ModalField,
  choices: NonNullable<ModalField['choices']>,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: id,
  required,
  options: choices.slice(0, MOST.choices).map(({ label, value }) => ({
    label: cut(label, MOST.choice),
    value,
    ...(value === chosen ? { default: true } : {}),
  })),
});

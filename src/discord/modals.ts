import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import type { Modal } from '../command.ts';
import { cut } from './components.ts';
import { makeCustomId } from './customId.ts';

/** Discord's limits for a form. */
const MOST = { title: 45, fields: 5, label: 45, hint: 100, text: 4000 } as const;

/** The JSON of a form: each input in a label of its own. */
export const modalOf = (modal: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: makeCustomId(modal.does),
  title: cut(modal.title, MOST.title),
  components: modal.fields.slice(0, MOST.fields).map((field) => {
    const most = Math.min(field.maxLength, MOST.text);
    return {
      type: ComponentType.Label,
      label: cut(field.label, MOST.label),
      ...(field.hint === undefined ? {} : { description: cut(field.hint, MOST.hint) }),
      component: {
        type: ComponentType.TextInput,
        custom_id: field.id,
        style: field.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
        required: field.required,
        max_length: most,
        ...(field.value === undefined || field.value === '' ? {} : { value: cut(field.value, most) }),
      },
    };
  }),
});

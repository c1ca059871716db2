import type { Modal } from './command.ts';
import type { Words } from './i18n/index.ts';

/** The form for a ruling in both languages, which `does` is told of. With `subject`, what it is about is typed too. */
export const rulingForm = (
  does: Modal['does'],
  { judged }: Words,
  filled: { readonly subject?: string; readonly en?: string; readonly fr?: string } = {},
): Modal => {
  const { addForm } = judged;
  const text = (id: 'en' | 'fr', label: string) => ({
    id,
    label,
    hint: addForm.hint,
    required: false,
    maxLength: LONGEST_RULING,
    long: true,
    ...(filled[id] === undefined ? {} : { value: filled[id] }),
  });
  const subject =
    filled.subject === undefined
      ? []
      : [{ id: 'subject', label: addForm.subject, required: true, maxLength: 200, value: filled.subject }];
  return { title: addForm.title, does, fields: [...subject, text('en', addForm.en), text('fr', addForm.fr)] };
};

/** A page of rulings has room for it. */
export const LONGEST_RULING = 2000;

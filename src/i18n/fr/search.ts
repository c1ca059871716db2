import type { Words } from '../index.ts';
import { inert } from '../inert.ts';
import { countFr } from '../plural.ts';

export const search: Words['search'] = {
  title: (typed) => `Clarifications avec « ${inert(typed, 80)} »`,
  count: (rulings, more, page, pages) => {
    const counted = `${more ? 'plus de ' : ''}${countFr(rulings, { one: 'clarification', other: 'clarifications' })}`;
    return pages > 1 ? `${counted}, les plus proches d'abord · page ${page} sur ${pages}` : counted;
  },
  others: (count) => `et ${countFr(count, { one: 'autre', other: 'autres' })}`,
  instead: 'Chercher ces mots dans les clarifications',
  choose: "Toutes les clarifications sur l'un de ces sujets",
  previous: 'Précédent',
  next: 'Suivant',
  thisMessage: 'Clarifications pour ce message',
  named: 'Dans ce message',
  rulings: (count) => countFr(count, { one: 'clarification', other: 'clarifications' }),
};

import { dateFr } from '../calendar.ts';
import type { Words } from '../index.ts';
import { inert } from '../inert.ts';
import { listFr } from '../list.ts';
import { countFr } from '../plural.ts';

const OF_FRENCH: Words['ruling']['french']['fr'] = {
  official: 'traduction officielle',
  reviewed: 'traduction relue par un arbitre',
  machine: 'traduction automatique',
  own: 'rédigée aussi en anglais',
  only: "en français seulement, pas encore d'anglais",
  missing: "pas encore de traduction : texte anglais d'origine",
};

const BESIDE_ENGLISH: Words['ruling']['french']['en'] = {
  ...OF_FRENCH,
  official: 'en français : traduction officielle',
  reviewed: 'en français : traduction relue par un arbitre',
  machine: 'en français : traduction automatique',
  own: 'rédigée aussi en français',
};

export const ruling: Words['ruling'] = {
  command: {
    name: 'clarification',
    description: 'Les clarifications sur une carte ou une mécanique, en français et en anglais',
    subcommands: {
      lookup: {
        name: 'chercher',
        description: "Les clarifications d'une carte ou d'une mécanique : Wizards d'abord, les plus récentes avant",
        options: {
          query: { name: 'nom', description: 'Une carte ou une mécanique, par son nom français ou anglais' },
          language: {
            name: 'langue',
            description: 'La langue des clarifications',
            choices: { fr: 'français', en: 'anglais', both: 'les deux' },
          },
          private: { name: 'privé', description: "Ne les montrer qu'à vous" },
        },
      },
      add: {
        name: 'ajouter',
        description: 'Arbitres : ajouter une clarification qui vaut sur ce serveur',
        options: { query: { name: 'nom', description: 'La carte ou la mécanique dont il est question' } },
      },
      review: {
        name: 'relire',
        description: "Arbitres : relire la prochaine traduction française qu'aucun arbitre n'a relue",
      },
      flag: {
        name: 'signaler',
        description: 'Signaler une clarification ou sa traduction aux arbitres de ce serveur',
        options: { query: { name: 'nom', description: 'La carte ou la mécanique dont il est question' } },
      },
      search: {
        name: 'texte',
        description: "Les clarifications d'après leur texte, en français et en anglais",
        options: {
          text: {
            name: 'mots',
            description: 'Des mots du texte, sous toutes leurs formes ; les anciennes formulations comptent',
          },
        },
      },
    },
  },
  count: (rulings, page, pages) => {
    const counted = countFr(rulings, { one: 'clarification', other: 'clarifications' });
    return pages > 1 ? `${counted} · page ${page} sur ${pages}` : counted;
  },
  none: (name) =>
    `Je ne connais aucune clarification sur ${name}. Le texte de la carte et les Règles complètes s'appliquent tels quels.`,
  date: dateFr,
  undated: 'sans date',
  sources: {
    wotc: 'Wizards of the Coast',
    scryfall: 'note de Scryfall, pas de Wizards',
    starter: 'rédigée pour ce bot',
    page: "d'une page importée par l'opérateur",
    judge: "d'un arbitre de ce serveur",
  },
  sections: {
    wotc: null,
    judge: 'Des arbitres de ce serveur',
    starter: "En d'autres mots, rédigé pour ce bot",
    scryfall: 'Notes de Scryfall, pas de Wizards',
    undated: 'Sans date',
  },
  restates: (rules, page) => `d'après ${listFr([...new Set([...rules, ...(page === null ? [] : [page])])])}`,
  french: { en: BESIDE_ENGLISH, fr: OF_FRENCH, both: OF_FRENCH },
  byJudge: (judge, server) => {
    const who = judge ?? "quelqu'un qui était arbitre";
    return server === null ? `de ${who}` : `de ${who} (arbitre de ${inert(server)})`;
  },
  reviewedBy: (judge, date, server) => {
    const who = server === null ? (judge ?? 'un arbitre') : `${judge ?? 'un arbitre'} de ${inert(server)}`;
    return `français : relu par ${who}, ${date}`;
  },
  toReview: "à relire : l'anglais a changé depuis",
  onlyOther: "L'original anglais n'est pas dans la bibliothèque ; seul le texte français est connu.",
  alone: 'original anglais inconnu',
  lostSymbol: '[symbole perdu]',
  lostNote: "La page d'où vient ce texte avait perdu ses symboles là où il est écrit [symbole perdu].",
  earlier: (dates) =>
    `${countFr(dates.length, { one: 'formulation antérieure', other: 'formulations antérieures' })} (${listFr(dates)})`,
  earlierWording: (date, text) => `Formulation antérieure, ${date} : ${text}`,
  continued: '(suite)',
  otherLanguage: { en: 'In English', fr: 'En français' },
  namesake: (name) => `Ou ${name} ?`,
  previous: 'Précédent',
  next: 'Suivant',
  showWordings: 'Anciennes formulations',
  hideWordings: 'Seulement les nouvelles',
  card: 'Texte de la carte',
  rule: (number) => `Règle ${number}`,
  share: 'Montrer à tous',
  dismiss: 'Retirer',
  dismissed: 'Réponse retirée.',
  which: (typed, choices) => {
    if (typed === '') return 'De laquelle parlez-vous ?';
    const quoted = `« ${inert(typed, 80)} »`;
    return choices === 1
      ? `Par ${quoted}, entendez-vous celle-ci ?`
      : `${quoted} peut désigner plusieurs cartes ou mécaniques. Laquelle ?`;
  },
  choose: 'Choisissez une carte ou une mécanique',
};

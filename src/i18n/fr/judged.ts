import { de } from '../elided.ts';
import type { Words } from '../index.ts';
import { inert } from '../inert.ts';
import { listFr } from '../list.ts';
import { numberFr } from '../plural.ts';

export const judged: Words['judged'] = {
  addForm: {
    title: 'Une clarification de ce serveur',
    subject: 'La carte ou la mécanique',
    en: 'En anglais',
    fr: 'En français',
    hint: "L'une des deux suffit.",
  },
  added: (subject) => `**Votre clarification ${de(subject)} vaut maintenant sur ce serveur.**`,
  takeBack: 'La retirer',
  takenBack: 'Votre clarification a été retirée.',
  promote: 'En faire une clarification',
  subjectUnclear: (typed, names, several) => {
    const named = listFr(names.slice(0, 5).map((name) => inert(name)));
    const nearest = names.length > 0 ? ` Les plus proches : ${named}.` : '';
    const why = several
      ? `« ${inert(typed, 80)} » peut désigner plusieurs choses : ${named}.`
      : `Aucune carte ni mécanique ne s'appelle « ${inert(typed, 80)} ».${nearest}`;
    return `**Votre clarification n'est pas encore gardée.** ${why} Appuyez sur « En faire une clarification », tapez le nom entier et recopiez votre texte ci-dessous.`;
  },
  textFile: 'clarification.txt',
  which: 'Laquelle voulez-vous dire ?',
  title: (left) =>
    left <= 1
      ? "**La dernière traduction qu'aucun arbitre n'a relue**"
      : `**Une traduction qu'aucun arbitre n'a relue** (il en reste ${numberFr(left)})`,
  nothingLeft: (skipped) =>
    skipped === 0
      ? "**Tous les textes français ont été relus.** Il n'y a rien à relire pour l'instant."
      : `**Tous les textes français ont été relus, sauf ${numberFr(skipped)} que vous avez ${skipped === 1 ? 'passé' : 'passés'}.** ${skipped === 1 ? 'Il reste proposé' : 'Ils restent proposés'} aux autres arbitres de ce serveur.`,
  nothingToReview:
    "Il n'y a pas de traduction à relire ici : un arbitre de ce serveur a rédigé cette clarification, ou son texte français est officiel et son texte anglais n'est pas connu.",
  original: 'Anglais',
  noOriginal:
    "L'original anglais n'est pas dans la bibliothèque : relisez le texte français d'après les règles et la carte. Quand l'anglais sera importé, on vous le proposera de nouveau, avec les deux textes.",
  translation: 'Français',
  accept: 'Accepter',
  correct: 'Corriger',
  write: 'Écrire le texte français',
  skip: 'Passer',
  accepted: 'Acceptée : la traduction porte maintenant, sur ce serveur, la mention « relu » et votre nom.',
  corrected: 'Corrigée : votre texte français est maintenant montré sur ce serveur, avec votre nom.',
  proposal: {
    title: (percent) => `Proposition : le français d'une clarification semblable à ${percent} %`,
    original: 'Anglais de cette autre clarification',
    translation: {
      official: 'Son texte français (officiel pour elle)',
      reviewed: 'Son texte français (relu par un arbitre pour elle)',
      machine: 'Son texte français (traduction automatique)',
      own: 'Son texte français (rédigé pour ce bot)',
    },
    isAbove: "C'est le texte français ci-dessus.",
    note: 'Une proposition, pas un texte officiel de cette clarification : comparez les deux textes anglais et changez ce qui diffère.',
    start: 'Partir de la proposition',
  },
  translated: '**Votre clarification a maintenant son texte français.**',
  correctForm: { title: 'Le texte français', fr: "Tel qu'il devrait être" },
  whichRuling: (subject) => `Quelle clarification ${de(subject)} ?`,
  flagForm: { title: 'Signaler une clarification', words: "Qu'est-ce qui ne va pas ?" },
  flagged: "une clarification qu'un lecteur signale",
  readFrench: 'Relire le français',
};

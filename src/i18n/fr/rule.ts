import { dateFr } from '../calendar.ts';
import type { Words } from '../index.ts';
import { inert } from '../inert.ts';
import { listFr } from '../list.ts';

const editions = (dates: readonly string[]): string =>
  `les règles en vigueur ${listFr(dates.map((date) => `au ${dateFr(date)}`))}`;

export const rule: Words['rule'] = {
  command: {
    name: 'règle',
    description: 'Les Règles complètes et les documents de tournoi',
    subcommands: {
      lookup: {
        name: 'chercher',
        description: 'Une règle, par numéro, mot-clé ou mots ; « 107.3. », avec un point : sans ses sous-règles',
        options: {
          query: {
            name: 'règle',
            description: '702.126, improvisation, MTR 4.1, IPG 2.5, un terme français du jeu, ou des mots anglais',
          },
        },
      },
    },
  },
  documents: {
    CR: 'Règles complètes',
    MTR: 'Règles de tournoi de Magic (MTR)',
    IPG: 'Guide de procédure des infractions (IPG)',
  },
  edition: (document, date, whole) =>
    `${document}, en vigueur au ${dateFr(date)}${whole ? '' : ' · extrait de cette édition'}`,
  onlyEnglish: "texte anglais d'origine : ces règles n'existent pas en français",
  example: 'Exemple :',
  glossary: 'Glossaire :',
  inGlossary: 'glossaire',
  another: (number, subject, dates, now, newer) => {
    const here = now === null ? '' : ` (ici ${now})`;
    return `Dans ${editions(dates)}, ${number} ${newer ? 'est' : 'était'} une autre règle : ${subject}${here}.`;
  },
  there: (number, dates, newer) =>
    `Dans ${editions(dates)}, cette règle ${newer ? 'porte' : 'portait'} le numéro ${number}.`,
  reworded: (dates) => `Formulée autrement dans ${editions(dates)}.`,
  before: (was, subject, from, until, is, since) => {
    const span = from && until ? `du ${dateFr(from)} au ${dateFr(until)}` : `d'avant le ${dateFr(since)}`;
    return `Dans les règles ${span}, ${was} était ${subject}, qui est ${is} depuis le ${dateFr(since)}.`;
  },
  after: (is, since) => `À partir des règles du ${dateFr(since)}, cette règle porte le numéro ${is}.`,
  taken: (number, since, subject, here) =>
    `À partir des règles du ${dateFr(since)}, ${number} est ${subject}, qui est ${here} ici.`,
  notInNewest: (date) => `Les règles en vigueur au ${dateFr(date)} n'ont pas de règle de ce numéro.`,
  page: (page, pages) => `page ${page} sur ${pages}`,
  continued: '(suite)',
  previous: 'Page précédente',
  next: 'Page suivante',
  rulings: 'Clarifications',
  cited: 'Règles citées dans ce texte',
  otherEditions: 'Autres éditions',
  ofEdition: (date, whole) => `${dateFr(date)}${whole ? '' : ' (extrait)'}`,
  found: (typed, english) =>
    english === null
      ? `Règles avec « ${inert(typed, 80)} »`
      : `Règles avec ${english.map((it) => `« ${inert(it, 80)} »`).join(' ou ')}, pour « ${inert(typed, 80)} »`,
  contents: 'Sommaire',
  subrules: (first, last) => (first === last ? `avec ${first}` : `avec ${first} à ${last}`),
  choose: 'Choisissez une règle',
  which: (typed) => `« ${inert(typed, 80)} » peut désigner plusieurs passages. Lequel ?`,
  inNames: (typed) => `Aucune règle ne s'appelle « ${inert(typed, 80)} ». Voici celles dont le nom le contient :`,
  known: (number) => `CR ${number}`,
  noText: "Le texte des règles n'est pas encore dans la bibliothèque.",
  howToImport:
    "La personne qui fait tourner ce bot peut l'ajouter : télécharger les Règles complètes en texte sur magic.wizards.com/rules, puis `npm run import -- MagicCompRules.txt`.",
};

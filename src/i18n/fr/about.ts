import { dateFr } from '../calendar.ts';
import type { Words } from '../index.ts';
import { countFr, numberFr } from '../plural.ts';
import { rule } from './rule.ts';

const editionOf = (date: string | null): string => (date === null ? '' : `, édition du ${dateFr(date)}`);

export const about: Words['about'] = {
  command: { name: 'à-propos', description: 'Version, âge des données, temps de réponse et mentions légales' },
  title: (version) =>
    `**Dynamo ${version}** — énergie, révolte et clarifications pour les tables de Magic, en français et en anglais`,
  uptime: (since) => `Démarré ${since}.`,
  answers: (p50, p99, answers) =>
    `Réponses : la moitié en moins de ${numberFr(p50)} ms, 99 sur 100 en moins de ${numberFr(p99)} ms (${countFr(answers, { one: 'réponse', other: 'réponses' })} depuis le démarrage).`,
  noAnswers: 'Réponses : aucune depuis le démarrage.',
  library: (facts) =>
    [
      `Bibliothèque : ${countFr(facts.cards, { one: 'carte', other: 'cartes' })}, ${countFr(facts.rulings, { one: 'clarification', other: 'clarifications' })}, dont ${numberFr(facts.french)} en français.`,
      facts.pages > 0
        ? `${countFr(facts.pages, { one: 'page collée', other: 'pages collées' })}, ${countFr(facts.pageRulings, { one: 'clarification', other: 'clarifications' })}, dont ${numberFr(facts.pageFrench)} en français.`
        : '',
      facts.cardData ? `Cartes : ${facts.cardData.name}${editionOf(facts.cardData.date)}.` : '',
      ...facts.documents.map(({ document, date, whole }) => `${rule.edition(rule.documents[document], date, whole)}.`),
      facts.imported
        ? `Dernier import : ${dateFr(facts.imported)}.`
        : "Pour l'instant, seulement la bibliothèque de départ : une commande suffit pour en importer davantage.",
    ]
      .filter(Boolean)
      .join(' '),
  notice:
    'Dynamo est une création de fans non officielle, autorisée par la politique des contenus de fans. Ni approuvée ni soutenue par Wizards. Des éléments utilisés sont la propriété de Wizards of the Coast. ©Wizards of the Coast LLC.',
  credits:
    "Données des cartes : Scryfall ; MTGJSON (MIT, © 2018– Zach Halpern). Ni l'un ni l'autre ne parraine ce bot.",
};

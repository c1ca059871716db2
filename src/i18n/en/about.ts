import { dateEn } from '../calendar.ts';
import { countEn, numberEn } from '../plural.ts';
import { rule } from './rule.ts';

const editionOf = (date: string | null): string => (date === null ? '' : `, edition of ${dateEn(date)}`);

export const about = {
  command: { name: 'about', description: 'Version, age of the data, answer times, and the notices' },
  title: (version: string) =>
    `**Dynamo ${version}** — energy, revolt and rulings for Magic tables, in French and in English`,
  uptime: (since: string) => `Started ${since}.`,
  answers: (p50: number, p99: number, answers: number) =>
    `Answers: half within ${numberEn(p50)} ms, 99 in 100 within ${numberEn(p99)} ms (${countEn(answers, { one: 'answer', other: 'answers' })} since the start).`,
  noAnswers: 'Answers: none yet since the start.',
  library: (facts: {
    cards: number;
    rulings: number;
    french: number;
    pages: number;
    pageRulings: number;
    pageFrench: number;
    cardData: { name: string; date: string | null } | null;
    documents: readonly { document: 'CR' | 'MTR' | 'IPG'; date: string; whole: boolean }[];
    imported: string | null;
  }) =>
    [
      `Library: ${countEn(facts.cards, { one: 'card', other: 'cards' })}, ${countEn(facts.rulings, { one: 'ruling', other: 'rulings' })}, ${numberEn(facts.french)} of them in French.`,
      facts.pages > 0
        ? `${countEn(facts.pages, { one: 'pasted page', other: 'pasted pages' })} with ${countEn(facts.pageRulings, { one: 'ruling', other: 'rulings' })}, ${numberEn(facts.pageFrench)} of them in French.`
        : '',
      facts.cardData ? `Cards: ${facts.cardData.name}${editionOf(facts.cardData.date)}.` : '',
      ...facts.documents.map(({ document, date, whole }) => `${rule.edition(rule.documents[document], date, whole)}.`),
      facts.imported
        ? `Last import: ${dateEn(facts.imported)}.`
        : 'Only the starter library so far: the operator imports more with one command.',
    ]
      .filter(Boolean)
      .join(' '),
  notice:
    'Dynamo is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  credits: 'Card data: Scryfall; MTGJSON (MIT, © 2018– Zach Halpern). Neither endorses this bot.',
};

import { dateEn } from '../calendar.ts';
import { countEn, numberEn } from '../plural.ts';

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
    rules: string | null;
    imported: string | null;
  }) =>
    [
      `Library: ${countEn(facts.cards, { one: 'card', other: 'cards' })}, ${countEn(facts.rulings, { one: 'ruling', other: 'rulings' })}, ${numberEn(facts.french)} of them in French.`,
      facts.pages > 0
        ? `${countEn(facts.pages, { one: 'pasted page', other: 'pasted pages' })} with ${countEn(facts.pageRulings, { one: 'ruling', other: 'rulings' })}.`
        : '',
      facts.rules ? `Comprehensive Rules effective ${dateEn(facts.rules)}.` : '',
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

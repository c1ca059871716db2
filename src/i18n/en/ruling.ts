import { dateEn } from '../calendar.ts';
import { inert } from '../inert.ts';
import { listEn } from '../list.ts';
import { countEn } from '../plural.ts';

const BESIDE_ENGLISH = {
  official: 'French: official',
  reviewed: 'French: reviewed by a judge',
  machine: 'French: machine translation',
  own: 'French: written with it',
  only: 'French only, no English yet',
  missing: 'French: none yet; this is the English original',
};

const OF_FRENCH: typeof BESIDE_ENGLISH = {
  ...BESIDE_ENGLISH,
  official: 'official translation',
  reviewed: 'translation reviewed by a judge',
  machine: 'machine translation',
  own: 'written in English too',
};

export const ruling = {
  command: {
    name: 'ruling',
    description: 'Rulings on a card or a mechanic, in French and in English',
    subcommands: {
      lookup: {
        name: 'lookup',
        description: "The rulings on a card or a mechanic: Wizards' first, newest first",
        options: {
          query: { name: 'query', description: 'A card or a mechanic, by its English or French name' },
          language: {
            name: 'language',
            description: 'The language of the rulings',
            choices: { fr: 'French', en: 'English', both: 'both' },
          },
          private: { name: 'private', description: 'Show it to you alone' },
        },
      },
      add: {
        name: 'add',
        description: 'Judges: add a ruling that holds in this server',
        options: { query: { name: 'query', description: 'The card or the mechanic it is about' } },
      },
      review: { name: 'review', description: 'Judges: read the next French translation that no judge has read' },
      flag: {
        name: 'flag',
        description: 'Report a ruling or its translation to the judges of this server',
        options: { query: { name: 'query', description: 'The card or the mechanic it is about' } },
      },
      search: {
        name: 'search',
        description: 'Rulings by what they say, in French and in English',
        options: { text: { name: 'text', description: 'Words of the ruling, in any form; old wordings count too' } },
      },
    },
  },
  /** The line under the title: how many rulings, and which page of them. */
  count: (rulings: number, page: number, pages: number): string => {
    const counted = countEn(rulings, { one: 'ruling', other: 'rulings' });
    return pages > 1 ? `${counted} · page ${page} of ${pages}` : counted;
  },
  none: (name: string): string =>
    `I know no ruling on ${name}. The text of the card and the Comprehensive Rules apply as they are.`,
  date: dateEn,
  undated: 'no date',
  sources: {
    wotc: 'Wizards of the Coast',
    scryfall: 'a note by Scryfall, not by Wizards',
    starter: 'written for this bot',
    page: 'from a page the operator imported',
    judge: 'by a judge of this server',
  },
  /** What stands over the first of each source, and over what has no date; what Wizards published needs no heading. */
  sections: {
    wotc: null,
    judge: 'By judges of this server',
    starter: 'In other words, written for this bot',
    scryfall: 'Notes by Scryfall, not by Wizards',
    undated: 'Without a date',
  },
  /** What a ruling written for this bot restates. */
  restates: (rules: readonly string[], page: string | null): string =>
    `after ${listEn([...new Set([...rules, ...(page === null ? [] : [page])])])}`,
  /** How the French text came to be, beside a text of each language. */
  french: { en: BESIDE_ENGLISH, fr: OF_FRENCH, both: BESIDE_ENGLISH },
  /** Instead of a source or a status, where a judge is known by who, when and of which server. */
  byJudge: (judge: string | null, server: string | null): string =>
    `by ${judge ?? 'a former judge'}${server === null ? '' : ` (judge of ${inert(server)})`}`,
  reviewedBy: (judge: string | null, date: string, server: string | null): string =>
    `French: reviewed by ${judge ?? 'a judge'}${server === null ? '' : ` of ${inert(server)}`}, ${date}`,
  toReview: 'to review: the English has changed since',
  /** Instead of the text in the language asked for. */
  onlyOther: 'The English original is not in the library; this is the French text.',
  /** Beside a French text that stands alone. */
  alone: 'English original unknown',
  lostSymbol: '[lost symbol]',
  lostNote: 'The page this was read from had lost its symbols where it says [lost symbol].',
  earlier: (dates: readonly string[]): string =>
    `${countEn(dates.length, { one: 'earlier wording', other: 'earlier wordings' })} (${listEn(dates)})`,
  earlierWording: (date: string, text: string): string => `Earlier wording, ${date}: ${text}`,
  continued: '(continued)',
  otherLanguage: { en: 'In English', fr: 'En français' },
  /** Leads to another card or mechanic that bears the same name. */
  namesake: (name: string): string => `Or ${name}?`,
  previous: 'Previous',
  next: 'Next',
  showWordings: 'Earlier wordings',
  hideWordings: 'Newest only',
  /** Leads to what a card says. */
  card: 'Card text',
  /** Leads to the rule of a mechanic. */
  rule: (number: string): string => `Rule ${number}`,
  share: 'Show everyone',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed.',
  /** The question before a choice of so many. */
  which: (typed: string, choices: number): string => {
    if (typed === '') return 'Which one do you mean?';
    const quoted = `“${inert(typed, 80)}”`;
    return choices === 1 ? `By ${quoted}, do you mean this one?` : `Several could be meant by ${quoted}. Which one?`;
  },
  choose: 'Choose a card or a mechanic',
};

import { dateEn } from '../calendar.ts';
import { inert } from '../inert.ts';
import { listEn } from '../list.ts';

const editions = (dates: readonly string[]): string => `the rules effective ${listEn(dates.map(dateEn))}`;

export const rule = {
  command: {
    name: 'rule',
    description: 'The Comprehensive Rules and the tournament documents',
    subcommands: {
      lookup: {
        name: 'lookup',
        description: 'A rule with its subrules, by number, keyword or words; “107.3.” with a full stop: without them',
        options: {
          query: { name: 'query', description: '702.126, 601.2f, improvise, MTR 4.1, IPG 2.5, or words of the rule' },
        },
      },
    },
  },
  documents: {
    CR: 'Comprehensive Rules',
    MTR: 'Magic Tournament Rules (MTR)',
    IPG: 'Infraction Procedure Guide (IPG)',
  },
  /** The line under the title: which edition this is. */
  edition: (document: string, date: string, whole: boolean): string =>
    `${document}, effective ${dateEn(date)}${whole ? '' : ' · from an excerpt of that edition'}`,
  /** For readers of another language. */
  onlyEnglish: null as string | null,
  example: 'Example:',
  glossary: 'Glossary:',
  /** Behind a term in a list. */
  inGlossary: 'glossary',
  /** What a number means in other editions, older or newer than the one shown; `now` is where the one shown has that rule. */
  another: (number: string, subject: string, dates: readonly string[], now: string | null, newer: boolean): string =>
    `In ${editions(dates)}, ${number} ${newer ? 'is' : 'was'} another rule: ${subject}${now === null ? '' : ` (here ${now})`}.`,
  there: (number: string, dates: readonly string[], newer: boolean): string =>
    `In ${editions(dates)}, this rule ${newer ? 'is' : 'was'} ${number}.`,
  reworded: (dates: readonly string[]): string => `Worded otherwise in ${editions(dates)}.`,
  /** What is known of editions that are not at hand. */
  before: (
    was: string,
    subject: string,
    from: string | null,
    until: string | null,
    is: string,
    since: string,
  ): string => {
    const span = from && until ? `from ${dateEn(from)} to ${dateEn(until)}` : `before ${dateEn(since)}`;
    return `In the rules ${span}, ${was} was ${subject}, which is ${is} since ${dateEn(since)}.`;
  },
  after: (is: string, since: string): string => `From the rules of ${dateEn(since)} on, this rule is ${is}.`,
  taken: (number: string, since: string, subject: string, here: string): string =>
    `From the rules of ${dateEn(since)} on, ${number} is ${subject}, which is ${here} here.`,
  notInNewest: (date: string): string => `The rules effective ${dateEn(date)} have no rule of this number.`,
  page: (page: number, pages: number): string => `page ${page} of ${pages}`,
  continued: '(continued)',
  previous: 'Previous page',
  next: 'Next page',
  rulings: 'Rulings',
  cited: 'Rules this text refers to',
  otherEditions: 'Other editions',
  ofEdition: (date: string, whole: boolean): string => `${dateEn(date)}${whole ? '' : ' (excerpt)'}`,
  /** `english`: the words that were looked for instead, the text being English. */
  found: (typed: string, english: readonly string[] | null): string =>
    english === null
      ? `Rules with “${inert(typed, 80)}”`
      : `Rules with ${english.map((it) => `“${inert(it, 80)}”`).join(' or ')}, for “${inert(typed, 80)}”`,
  contents: 'Contents',
  /** Under a rule of a section whose subrules are not shown with it. */
  subrules: (first: string, last: string): string => (first === last ? `with ${first}` : `with ${first} to ${last}`),
  choose: 'Choose a rule',
  which: (typed: string): string => `“${inert(typed, 80)}” may be several places. Which one?`,
  /** Over a list of names that have what was typed among their words, or begin like it. */
  inNames: (typed: string): string => `No rule is called “${inert(typed, 80)}”. These have it in their names:`,
  /** Without a rules text: what is known all the same, and what can be done. */
  known: (number: string): string => `CR ${number}`,
  noText: 'The text of the rules is not in the library yet.',
  howToImport:
    'Who runs this bot can add it: download the Comprehensive Rules as text from magic.wizards.com/rules, then `npm run import -- MagicCompRules.txt`.',
};

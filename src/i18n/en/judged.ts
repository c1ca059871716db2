import { inert } from '../inert.ts';
import { listEn } from '../list.ts';
import { numberEn } from '../plural.ts';

/** What judges add to the rulings, read of their French, and are told about them. */
export const judged = {
  addForm: {
    title: 'A ruling of this server',
    subject: 'The card or the mechanic it is about',
    en: 'In English',
    fr: 'In French',
    hint: 'One of the two is enough.',
  },
  added: (subject: string) => `**Your ruling on ${subject} holds in this server now.**`,
  takeBack: 'Take it back',
  takenBack: 'Your ruling was taken back.',
  promote: 'Make it a ruling',
  /** Before the text that was written. */
  subjectUnclear: (typed: string, names: readonly string[], several: boolean) => {
    const named = listEn(names.slice(0, 5).map((name) => inert(name)));
    const why = several
      ? `By “${inert(typed, 80)}”, several could be meant: ${named}.`
      : `No card and no mechanic is called “${inert(typed, 80)}”.${names.length > 0 ? ` The nearest: ${named}.` : ''}`;
    return `**Your ruling is not kept yet.** ${why} Press “Make it a ruling”, type the whole name, and copy your text from below.`;
  },
  textFile: 'ruling.txt',
  which: 'Which one do you mean?',
  title: (left: number) =>
    left === 1
      ? '**The last translation that no judge has read**'
      : `**A translation that no judge has read** (${numberEn(left)} left)`,
  /** `skipped`: how many this judge would rather not. */
  nothingLeft: (skipped: number): string =>
    skipped === 0
      ? '**Every French text has been read.** There is nothing to review now.'
      : `**Every French text has been read, but for ${numberEn(skipped)} that you skipped.** Other judges of this server are still asked for ${skipped === 1 ? 'it' : 'them'}.`,
  nothingToReview:
    'There is no translation to review here: a judge of this server wrote this ruling, or its French is official and its English is not known.',
  original: 'English',
  noOriginal:
    'The English original is not in the library: read the French by the rules and the card. When the English is imported, you are asked again, with both.',
  translation: 'French',
  accept: 'Accept',
  correct: 'Correct',
  /** Where there is no French to correct. */
  write: 'Write the French',
  skip: 'Skip',
  accepted: 'Accepted: the French text is marked as reviewed in this server, with your name.',
  corrected: 'Corrected: your French text is shown in this server, with your name.',
  /** Another ruling much like this one, whose French may be a start. */
  proposal: {
    title: (percent: number) => `Proposal: the French of a ruling that is ${percent}% like this one`,
    original: 'English of that ruling',
    translation: {
      official: 'Its French (official for that ruling)',
      reviewed: 'Its French (reviewed by a judge for that ruling)',
      machine: 'Its French (a machine translation)',
      own: 'Its French (written for this bot)',
    },
    isAbove: 'It is the French above.',
    note: 'A proposal, not an official text of this ruling: compare the two English texts, and change what differs.',
    start: 'Start from the proposal',
  },
  translated: '**Your ruling has its French now.**',
  correctForm: { title: 'The French text', fr: 'As it should read' },
  whichRuling: (subject: string) => `Which ruling on ${subject}?`,
  flagForm: { title: 'Report a ruling', words: 'What is wrong with it?' },
  flagged: 'a ruling that a reader reports',
  readFrench: 'Read the French',
};

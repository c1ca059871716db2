import { listEn } from '../list.ts';
import { countEn } from '../plural.ts';

/** `mention` makes a command clickable. */
type Mention = (path: string) => string;

export const privacy = {
  command: {
    name: 'privacy',
    description: 'What is kept about you: see it, take it with you, delete it',
    subcommands: {
      show: { name: 'show', description: 'Show what is kept about you, and for how long' },
      export: { name: 'export', description: 'Get all that is kept about you in a file' },
      delete: { name: 'delete', description: 'Delete what is kept about you; asks you first' },
    },
  },
  title: '**What is kept about you**',
  /** So many things of each part of the memory. */
  parts: {
    games: (n: number) => countEn(n, { one: 'game', other: 'games' }),
    calls: (n: number) => countEn(n, { one: 'call to the judges', other: 'calls to the judges' }),
    rulings: (n: number) => countEn(n, { one: 'ruling of yours', other: 'rulings of yours' }),
  },
  kept: (parts: readonly string[]) => `You are named in ${listEn(parts)}.`,
  nothing: 'Nothing: you are named nowhere.',
  what: 'Kept are your Discord id, what you did and when, and what you typed as a source, as what a payment was for, as the permanent of a revolt, or as the question, the reply or the answer of a call to the judges. No names, and no messages.',
  howLong:
    'Ended games are deleted after 30 days; one in which nothing happens for 30 days ends by itself. Calls to the judges are deleted after 90 days, and all of a server 30 days after the bot leaves it.',
  ways: (mention: Mention) =>
    `${mention('privacy export')} gives you all of it in a file; ${mention('privacy delete')} takes your id out of it for good.`,
  file: 'dynamo-my-data.json',
  exported: (parts: readonly string[]) => `All that is kept about you, in ${listEn(parts)}. Times are UTC.`,
  nothingToExport: 'There is nothing to export: nothing is kept about you.',
  ask: (parts: readonly string[]) =>
    `Delete what is kept about you, in ${listEn(parts)}? Your id goes for good. At each table a former player stays in your seat with what you had, because others play on with it: it is yours no more, and nothing brings it back. What you typed in calls to the judges is erased, and those that wait are withdrawn.`,
  yes: 'Delete it',
  no: 'Keep it',
  deleted: (parts: readonly string[]) =>
    `Deleted: your id is gone from ${listEn(parts)}. The next command you use at a table gives you a new seat.`,
  nothingToDelete: 'There is nothing to delete: nothing is kept about you.',
  unchanged: 'Nothing was deleted.',
};

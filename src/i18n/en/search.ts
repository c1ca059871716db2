import { inert } from '../inert.ts';
import { countEn } from '../plural.ts';

/** Rulings found by their words, and those on what a message names. */
export const search = {
  title: (typed: string): string => `Rulings with “${inert(typed, 80)}”`,
  /** `more`: there are more than can be leafed through. */
  count: (rulings: number, more: boolean, page: number, pages: number): string => {
    const counted = `${more ? 'more than ' : ''}${countEn(rulings, { one: 'ruling', other: 'rulings' })}`;
    return pages > 1 ? `${counted}, the best first · page ${page} of ${pages}` : counted;
  },
  /** Behind the name of one subject: how many more have the ruling. */
  others: (count: number): string => `and ${countEn(count, { one: 'other', other: 'others' })}`,
  choose: 'All rulings on one of these',
  /** For who meant no name. */
  instead: 'Search the rulings for these words',
  previous: 'Previous',
  next: 'Next',
  thisMessage: 'Rulings for this',
  named: 'Named in this message',
  rulings: (count: number): string => countEn(count, { one: 'ruling', other: 'rulings' }),
};

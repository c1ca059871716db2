import type { OptionFault, Refusal } from '../../rules/refusal.ts';
import { listEn } from '../list.ts';
import { countEn, numberEn } from '../plural.ts';
import { permissionNames } from './discord.ts';
import { tableRefusals } from './tableRefusals.ts';

/** A sentence or two for every refusal: what stands in the way, and what to do next. */
export type RefusalWords = {
  readonly [Code in Refusal['code']]: (facts: Extract<Refusal, { code: Code }>) => string;
};

const energyCounters = (n: number) => countEn(n, { one: 'energy counter', other: 'energy counters' });

const optionFault = (fault: OptionFault): string => {
  switch (fault.fault) {
    case 'missing':
      return 'is missing. Fill it in.';
    case 'not-a-whole-number':
      return `takes a whole number from ${numberEn(fault.min)} to ${numberEn(fault.max)}, in digits.`;
    case 'out-of-range':
      return `takes a number from ${numberEn(fault.min)} to ${numberEn(fault.max)}.`;
    case 'too-long':
      return `takes at most ${numberEn(fault.max)} characters. Shorten it.`;
    case 'not-offered':
      return 'takes one of the values that Discord offers. Pick one from the list.';
  }
};

export const refusals: RefusalWords = {
  'bad-option': (facts) => `\`${facts.option}\` ${optionFault(facts)} Nothing changed.`,
  'old-button': () =>
    'This button belongs to an older message and does nothing any more. Run the command again; `/game board` shows the table as it is.',
  'old-command': () =>
    'Your Discord shows an older list of commands. Restart Discord, or wait a minute, and type the command again.',
  'missing-permission': ({ permissions, channel }) =>
    `I can't do this in <#${channel}>. Ask someone who manages the server to give me there: ${listEn(permissions.map((name) => permissionNames[name]))}.`,
  'not-enough-energy': ({ have, need }) =>
    `Not enough energy: you have ${energyCounters(have)} and need ${need}, so ${need - have} short. A cost is paid in full or not at all (CR 118.3, 107.14).`,
  'not-a-number': () => 'That is not a number. Type a whole number, in digits (CR 107.1).',
  'negative-number': () =>
    'An amount is never negative. Type 0 or more; to take away, use the command that loses (CR 107.1b).',
  'not-an-integer': () => 'Magic only counts in whole numbers. Type one without a fraction (CR 107.1a).',
  'number-too-large': ({ largest }) =>
    `That number is too large to be counted exactly. Type at most ${numberEn(largest)}.`,
  'total-too-large': ({ largest }) =>
    `The total would pass ${numberEn(largest)}, the most that can be counted exactly. Nothing changed; take a smaller amount.`,
  'multiple-payment': ({ times }) =>
    `The amount is paid once or not at all: it can't be paid ${numberEn(times)} times to multiply the effect. Pay it once, or decline (CR 118.12).`,
  'below-minimum': ({ chosen, least }) =>
    `Too little: you chose ${chosen}, and the least that may be paid is ${least}. Choose more, or decline to pay (CR 107.14).`,
  ...tableRefusals,
};

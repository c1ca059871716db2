/** A rule, or a section with all its rules, that got another number. */
export interface Renumbered {
  readonly was: string;
  readonly is: string;
  /** What it is about, as its heading calls it. */
  readonly subject: string;
  /** The first and the last edition known to have the old number, and the first with the new one; null when not known. */
  readonly from: string | null;
  readonly until: string | null;
  readonly since: string;
}

const APRIL_2021 = { until: '2021-02-24', since: '2021-04-19' } as const;
const JULY_2019 = { from: null, until: null, since: '2019-07-12' } as const;
const SEPTEMBER_2026 = { from: null, until: '2026-01-16', since: '2026-09-25' } as const;

/**
 * What is known of numbers that moved, for editions that are not at hand. The dates are those of the published files, which may differ
 * by some days from the day an edition took effect.
 */
export const RENUMBERED: readonly Renumbered[] = [
  { was: '702.125', is: '702.126', subject: 'Improvise', from: '2017-01-19', ...APRIL_2021 },
  { was: '702.50', is: '702.51', subject: 'Convoke', from: null, ...APRIL_2021 },
  { was: '702.65', is: '702.66', subject: 'Delve', from: null, ...APRIL_2021 },
  { was: '702.40', is: '702.41', subject: 'Affinity', from: null, ...APRIL_2021 },
  { was: '702.131', is: '702.132', subject: 'Assist', from: null, ...APRIL_2021 },
  { was: '702.25', is: '702.26', subject: 'Phasing', from: null, ...APRIL_2021 },
  { was: '117', is: '118', subject: 'Costs', ...JULY_2019 },
  { was: '121', is: '122', subject: 'Counters', ...JULY_2019 },
  { was: '601.5', is: '601.6', subject: 'Casting Spells', ...SEPTEMBER_2026 },
  { was: '601.6', is: '601.7', subject: 'Casting Spells', ...SEPTEMBER_2026 },
  { was: '601.7', is: '601.8', subject: 'Casting Spells', ...SEPTEMBER_2026 },
  { was: '723', is: '724', subject: 'Ending Turns and Phases', ...SEPTEMBER_2026 },
  { was: '727', is: '728', subject: 'Rad Counters', ...SEPTEMBER_2026 },
  { was: '729', is: '730', subject: 'Merging with Permanents', ...SEPTEMBER_2026 },
  { was: '732', is: '733', subject: 'Handling Illegal Actions', ...SEPTEMBER_2026 },
];

/** A number that moved, as it is now and was: the rule asked for, or a part of one that moved. */
export interface Moved {
  readonly was: string;
  readonly is: string;
  readonly known: Renumbered;
}

/** What a number of the Comprehensive Rules meant before it was given to another rule. */
export const movedFrom = (number: string): Moved | null => moved(number, 'was');

/** What number a rule had before it got this one. */
export const movedTo = (number: string): Moved | null => moved(number, 'is');

const moved = (number: string, side: 'was' | 'is'): Moved | null => {
  const known = RENUMBERED.find((it) => isPart(number, it[side]));
  if (!known) return null;
  const rest = number.slice(known[side].length);
  return { was: known.was + rest, is: known.is + rest, known };
};

/** Whether a number is `whole`, or a rule or subrule of it. */
const isPart = (number: string, whole: string): boolean =>
  number === whole || (number.startsWith(whole) && /^(?:\.|[a-z]$)/.test(number.slice(whole.length)));

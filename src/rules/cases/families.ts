import { run as energy } from './energy.ts';
import { maxX, parse, payment, plan, remaining, sequence, value } from './payment.ts';
import { run as revolt } from './revolt.ts';

/** Answers a case in the words of its `expected`. */
export type Family = (asked: unknown) => unknown;

/** What the first word of a topic calls. */
export const FAMILIES: ReadonlyMap<string, Family> = new Map<string, Family>([
  ['energy', energy],
  ['mana-value', value],
  ['max-x', maxX],
  ['parse', parse],
  ['payment', payment],
  ['plan', plan],
  ['remaining', remaining],
  ['revolt', revolt],
  ['sequence', sequence],
]);

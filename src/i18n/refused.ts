import type { Refusal } from '../rules/refusal.ts';
import type { Words } from './index.ts';

/** A refusal in words. */
export const refused = (refusal: Refusal, { refusals }: Words): string => {
  const word: (facts: never) => string = refusals[refusal.code];
  return word(refusal as never); // its code chose the word for these very facts
};

import type { Verb } from './verbs.ts';

/** What could not be done with a line, and what exists instead; worded in `words.ts`. Names are already in the reader's language. */
export type Fault =
  | { readonly code: 'unknown-line'; readonly typed: string }
  | { readonly code: 'usage'; readonly verb: Verb }
  | { readonly code: 'no-command'; readonly typed: string; readonly exists: readonly string[] }
  | { readonly code: 'several-commands'; readonly typed: string; readonly exists: readonly string[] }
  | {
      readonly code: 'no-subcommand';
      readonly command: string;
      readonly typed: string;
      readonly exists: readonly string[];
    }
  | { readonly code: 'no-option'; readonly command: string; readonly typed: string; readonly exists: readonly string[] }
  | {
      readonly code: 'quote-or-option';
      readonly command: string;
      readonly typed: string;
      readonly exists: readonly string[];
    }
  | { readonly code: 'no-autocomplete'; readonly command: string }
  | { readonly code: 'twice'; readonly name: string }
  | { readonly code: 'unclosed-quote'; readonly name: string }
  | { readonly code: 'no-files'; readonly name: string }
  | { readonly code: 'no-user'; readonly typed: string; readonly exists: readonly string[] }
  | { readonly code: 'no-role'; readonly typed: string; readonly exists: readonly string[] }
  | { readonly code: 'no-channel'; readonly typed: string; readonly exists: readonly string[] }
  | { readonly code: 'no-locale'; readonly typed: string }
  | { readonly code: 'no-choices' }
  | { readonly code: 'no-choice'; readonly number: number; readonly count: number }
  | { readonly code: 'no-message'; readonly number: number; readonly exists: readonly number[] }
  | { readonly code: 'no-controls'; readonly others: readonly number[] }
  | { readonly code: 'no-control'; readonly typed: string; readonly exists: readonly string[] }
  | { readonly code: 'control-off'; readonly label: string }
  | { readonly code: 'choose-button'; readonly label: string }
  | { readonly code: 'two-menus' }
  | { readonly code: 'no-modal' }
  /** Whom the open modals belong to. */
  | { readonly code: 'not-your-modal'; readonly owners: readonly string[] }
  | { readonly code: 'no-field'; readonly typed: string; readonly exists: readonly string[] };

export interface Faulty {
  readonly kind: 'fault';
  readonly fault: Fault;
}

export const fault = (what: Fault): Faulty => ({ kind: 'fault', fault: what });

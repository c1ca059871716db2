import type { Fault } from './fault.ts';
import type { Verb } from './verbs.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** What the prompt itself says. The messages of the bot are the bot's own words. */
export interface Words {
  // Beside a message
  readonly onlyYou: string;
  readonly edited: string;
  readonly waiting: string;
  readonly off: string;
  readonly file: string;
  readonly image: string;
  readonly premium: string;
  readonly choose: string;
  readonly nothingHere: string;
  deleted(which: string): string;
  howMany(least: number, most: number): string;
  unknownComponent(type: number): string;
  // A modal
  readonly optional: string;
  readonly modalClosed: string;
  /** How a modal is answered, or closed. */
  howToFill(fields: readonly string[]): string;
  /** What was sent asked for no visible answer. */
  readonly received: string;
  // The choices of an autocomplete
  choicesFor(option: string, typed: string): string;
  noChoicesFor(option: string, typed: string): string;
  // Who is where, and what there is
  server(name: string): string;
  address(address: string): string;
  readonly directMessages: string;
  readonly withoutServer: string;
  readonly notInstalled: string;
  readonly welcome: string;
  /** What one can type, and what for. */
  readonly help: readonly (readonly [typed: string, does: string])[];
  readonly noCommands: string;
  readonly noMessageCommands: string;
  // What went wrong between Discord and the bot
  readonly silent: string;
  readonly offline: string;
  botFailed(request: string, status: number, reason: string): string;
  // What a line asked for and does not exist
  readonly usage: Readonly<Record<Verb, string>>;
  readonly faults: { readonly [Code in Fault['code']]: (fault: Extract<Fault, { code: Code }>) => string };
}

/** The prompt's language for a Discord locale. */
export const wordsFor = (locale: string): Words => (locale === 'fr' ? fr : en);

export const sayFault = (words: Words, fault: Fault): string => {
  const say = words.faults[fault.code] as (fault: Fault) => string; // a fault's code picks the wording of its own kind
  return say(fault);
};

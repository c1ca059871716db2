import type { Entry, Seat } from './game.ts';
import type { PaymentField } from './question.ts';

/**
 * Every way the bot says no, as a value: a code and the facts a reader needs. The words are in `i18n`, once a language.
 * A refusal never carries text meant for a person, and never anything Discord gave us but ids and what was typed.
 */
export type Refusal =
  /** What was typed into an option is not what it takes. `option` is named as the reader's Discord shows it. */
  | ({ readonly code: 'bad-option'; readonly option: string } & OptionFault)
  /** A button, menu or form of a release, a game or a message that is no more. */
  | { readonly code: 'old-button' }
  /** A command or option that this release does not have: the reader's Discord still shows an older list. */
  | { readonly code: 'old-command' }
  /** Discord does not let the bot do this here. */
  | { readonly code: 'missing-permission'; readonly permissions: readonly Permission[]; readonly channel: string }
  /** Settings belong to a server, and to who manages it. */
  | { readonly code: 'servers-only' }
  | { readonly code: 'needs-manage-server' }
  /** 118.3, 107.14: you can't pay more energy counters than you have. */
  | { readonly code: 'not-enough-energy'; readonly have: number; readonly need: number }
  /** 107.1: an amount is a number. */
  | ({ readonly code: 'not-a-number' } & Partial<InPayment>)
  /** 107.1b: you can't choose a negative number. */
  | ({ readonly code: 'negative-number' } & Partial<InPayment>)
  /** 107.1a: you can't choose a fraction. */
  | ({ readonly code: 'not-an-integer' } & Partial<InPayment>)
  /** A limit of ours: a number above what we hold exactly. */
  | ({ readonly code: 'number-too-large'; readonly largest: number } & Partial<InPayment>)
  /** The same limit, for a total that would pass it. */
  | { readonly code: 'total-too-large'; readonly largest: number }
  /** 118.12: the stated amount is paid once or not at all, never several times to multiply the effect. */
  | { readonly code: 'multiple-payment'; readonly times: number }
  /** An amount to choose has a lower bound: "one or more {E}". */
  | { readonly code: 'below-minimum'; readonly chosen: number; readonly least: number }
  | PaymentRefusal
  | LookupRefusal
  | TableRefusal
  | DeskRefusal;

/** What a look-up says no to. */
export type LookupRefusal =
  /** No card and no mechanic goes by this name; `nearest` are names that come close; `few`: most cards are not in the library yet. */
  | {
      readonly code: 'nothing-found';
      readonly typed: string;
      readonly nearest: readonly string[];
      readonly few?: boolean;
    }
  /** No rule has that number or name, and none says those words. */
  | { readonly code: 'no-rule-found'; readonly typed: string }
  /** That document has no such number: in the edition of `date`, `near` are those it would stand between. */
  | {
      readonly code: 'no-such-rule';
      readonly number: string;
      readonly document: 'CR' | 'MTR' | 'IPG';
      readonly date: string;
      readonly near: readonly string[];
    }
  /** That document was not imported. */
  | { readonly code: 'document-missing'; readonly document: 'CR' | 'MTR' | 'IPG' }
  /** No rules text was imported, and the number or name is none that is known without. */
  | { readonly code: 'no-rules-text'; readonly typed: string }
  /** No ruling says those words. */
  | { readonly code: 'no-ruling-found'; readonly typed: string }
  /** A card was asked for, and this is a mechanic. */
  | { readonly code: 'only-a-mechanic'; readonly name: string }
  /** A message names no card and no mechanic. */
  | { readonly code: 'nothing-named' }
  /** Only who asked puts an answer away. */
  | { readonly code: 'not-your-answer' };

/** Where a fault is: a part of the payment asked about, and in a mana string the place (characters from 1) and what stands there. */
export interface InPayment {
  readonly field: PaymentField;
  readonly at: number;
  readonly found: string;
}

/** What a question about a payment is refused for: there is no answer to it as it was put. */
export type PaymentRefusal =
  /** 107.4: a mana string is text, in braces, and each symbol exists. */
  | { readonly code: 'not-a-string'; readonly field?: PaymentField }
  | ({ readonly code: 'stray-text' } & InManaString)
  | ({ readonly code: 'unbalanced-braces' } & InManaString)
  | ({ readonly code: 'empty-symbol' } & InManaString)
  | ({ readonly code: 'unknown-symbol' } & InManaString)
  /** 107.4, 107.14: {E}, {T} and the like are symbols, but no mana. */
  | ({ readonly code: 'not-a-mana-symbol' } & InManaString)
  /** 106.1b: mana in a pool is of one of six types. */
  | ({ readonly code: 'invalid-pool-symbol' } & InManaString)
  /** 107.4h: snow is no type of mana; mana of a type is snow mana by its source. */
  | ({ readonly code: 'snow-alone' } & InManaString)
  /** No keyword of ours helps to pay under that name. */
  | { readonly code: 'unknown-mechanic'; readonly found: string }
  /** A group of creatures is a number and colors. */
  | { readonly code: 'bad-creatures'; readonly found: string }
  /** 105.2: a creature is of a color or not; it is not of it twice. */
  | { readonly code: 'color-twice'; readonly found: string; readonly color: string }
  /** A payment is asked about by a cost, or by a card that has one. */
  | { readonly code: 'cost-or-card' }
  /** Several cards bear that name. */
  | { readonly code: 'which-card'; readonly typed: string; readonly names: readonly string[] }
  /** Only a card has a cost. */
  | { readonly code: 'not-a-card'; readonly name: string }
  /** An amount of energy is a whole number, or `any`. */
  | { readonly code: 'bad-energy-amount'; readonly found: string }
  /** 118.6: what has no mana cost can't be paid for. */
  | { readonly code: 'no-mana-cost' }
  /** 601.2b: X is announced. */
  | { readonly code: 'x-required' }
  /** 107.3b: where no {X} is paid, X is 0. */
  | { readonly code: 'x-must-be-zero'; readonly x: number }
  /** 601.2b: each symbol with several ways to pay gets its own choice. */
  | { readonly code: 'choices-mismatch'; readonly field: PaymentField; readonly given: number; readonly needed: number }
  /** 107.4e, 107.4f: the choice is none of the symbol's halves. */
  | { readonly code: 'invalid-choice'; readonly field: PaymentField; readonly found: string }
  /** Ours: settling this would take more steps than one question may. */
  | { readonly code: 'too-complex' }
  /** The keyword by which something is to be paid is not there, or does not work here. */
  | { readonly code: 'keyword-missing' }
  /** 118.3: there is not that much of it. */
  | { readonly code: 'resource-unavailable' }
  /** A tap or a card replaces one mana each: there is no mana left for it to replace. */
  | { readonly code: 'overpaid' };

type InManaString = Omit<InPayment, 'field'> & { readonly field?: PaymentField };

/** What a table says no to. `host` and `player` are ids. */
export type TableRefusal =
  /** No game is open in this channel, and what was asked does not open one. */
  | { readonly code: 'no-game' }
  /** The game this was about has ended. */
  | { readonly code: 'game-over' }
  /** One open game a channel; `link` leads to its board, where there is one. */
  | { readonly code: 'game-open'; readonly link: string | null }
  /** Only seated players, the host and judges act for others. */
  | { readonly code: 'not-seated'; readonly host: string }
  /** Only the host and judges. */
  | { readonly code: 'host-only'; readonly host: string }
  | { readonly code: 'already-host'; readonly player: string }
  | { readonly code: 'already-seated'; readonly player: string }
  | { readonly code: 'not-at-table'; readonly player: string }
  | { readonly code: 'nobody-seated' }
  /** Bots don't play. */
  | { readonly code: 'bot-player'; readonly player: string }
  | { readonly code: 'table-full'; readonly most: number }
  /** Someone else passed this turn already, or took it back; `number` and `player` say whose it is now. */
  | { readonly code: 'turn-passed'; readonly number: number; readonly player: string }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'not-yours-to-undo'; readonly host: string }
  /** `entry` could not have happened without what is to be undone, or with what is to be redone. */
  | {
      readonly code: 'in-the-way';
      readonly of: 'undone' | 'redone';
      readonly target: Entry;
      readonly entry: Entry;
      readonly host: string;
    }
  /** A click on an old picture of the board that would spend or undo; `seat` is what the clicker has now. */
  | { readonly code: 'old-board'; readonly seat: Seat | null }
  /** A question put to someone else. */
  | { readonly code: 'not-your-question'; readonly asker: string }
  /** A second bot on one DATA_DIR would handle every interaction twice. */
  | { readonly code: 'data-dir-in-use'; readonly dataDir: string };

/** What the desk says no to. `judge`, `asker`, `role` and `channel` are ids. */
export type DeskRefusal =
  /** This server has no desk: it has not settled who its judges are, or where they are called. */
  | { readonly code: 'no-desk'; readonly missing: readonly ('judge-role' | 'desk-channel')[] }
  /** Discord would show the role in that channel, and notify nobody. */
  | { readonly code: 'silent-role'; readonly role: string; readonly channel: string }
  /** Nobody but those who manage threads writes in it. */
  | { readonly code: 'locked-thread'; readonly channel: string }
  /** Discord's @everyone: who it is about are no judges. */
  | { readonly code: 'everyone-role' }
  /** Discord made this role for a bot. */
  | { readonly code: 'bot-role' }
  | { readonly code: 'no-head-judge' }
  /** One player's calls that are still to be answered. */
  | { readonly code: 'too-many-calls'; readonly most: number }
  /** `again`: when the next one may be made (ms since 1970). */
  | { readonly code: 'calls-too-often'; readonly most: number; readonly again: number }
  | { readonly code: 'enough-told'; readonly most: number }
  /** What was typed shows nothing. */
  | { readonly code: 'says-nothing' }
  /** A call that is no more. */
  | { readonly code: 'no-call' }
  | { readonly code: 'judges-only' }
  /** What came to the head judge is theirs to answer. */
  | { readonly code: 'head-judge-only' }
  | { readonly code: 'asker-only'; readonly asker: string }
  | { readonly code: 'call-taken'; readonly judge: string }
  | { readonly code: 'call-not-taken' }
  | { readonly code: 'call-over'; readonly how: 'answered' | 'withdrawn' }
  | { readonly code: 'call-unanswered' }
  | { readonly code: 'already-appealed' }
  /** The head judge has answered it. */
  | { readonly code: 'final-answer' };

/** What is wrong with an option's value, and the bounds it should have kept. */
export type OptionFault =
  | { readonly fault: 'missing' }
  | { readonly fault: 'not-a-whole-number'; readonly min: number; readonly max: number }
  | { readonly fault: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly fault: 'too-long'; readonly max: number }
  | { readonly fault: 'not-offered' };

/** The permissions the bot may need in a channel, by the names of Discord's API. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'ReadMessageHistory',
  'AttachFiles',
  'MentionEveryone',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What a rule decides: a value, or the reason why not. */
export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <Value>(value: Value): Verdict<Value> => ({ ok: true, value });

export const refuse = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});

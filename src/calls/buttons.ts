import { makeBase36 } from '../base36.ts';
import type { ActionCall, Button } from '../command.ts';
import type { Locale, Words } from '../i18n/index.ts';
import type { Call } from '../stores.ts';

/*
 * What can be pressed about a call; `commands/judge` carries it out. Each action finds the call as it is and asks who clicks: nothing
 * is trusted to a button.
 */

/** Once released, a contract with old messages. */
export const CALL_ACTIONS = {
  /** To whoever clicks alone: all of it. `[call, language, post]`. */
  read: 'judge.read',
  claim: 'judge.claim',
  release: 'judge.release',
  ask: 'judge.ask',
  asked: 'judge.asked',
  answer: 'judge.answer',
  drafted: 'judge.drafted',
  cite: 'judge.cite',
  send: 'judge.send',
  escalate: 'judge.escalate',
  /** Of the asker. */
  where: 'judge.where',
  add: 'judge.add',
  added: 'judge.added',
  /** Replies to a question; on its post. `[call, post]`. */
  reply: 'judge.reply',
  withdraw: 'judge.withdraw',
  unclear: 'judge.unclear',
  appeal: 'judge.appeal',
  /** An answer or a question in full, as its reader may see it. `[call, post]`. */
  full: 'judge.full',
  /** Makes an answer a ruling of the server, by a form. */
  promote: 'judge.promote',
  promoted: 'judge.promoted',
  /** From a board; and its form. */
  form: 'judge.form',
  called: 'judge.called',
  pick: 'judge.pick',
} as const;

/** In which language someone wants to read. */
export const READ_IN = ['own', 'en', 'fr'] as const;

export const callAction = (action: string, ...args: (number | string)[]): ActionCall => ({
  action,
  args: args.map((arg) => (typeof arg === 'number' ? makeBase36(arg) : arg)),
});

export const button = (label: string, does: ActionCall, style: Button['style'] = 'secondary'): Button => ({
  kind: 'button',
  label,
  style,
  does,
});

/** Opens one translation for reading, by the text key of its English. */
export const REVIEW_ONE = 'ruling.read';

/** What a judge does with a call, where it stands now. */
export const judgeRow = (
  { id, status, level, flagged }: Call,
  { judge: { buttons }, judged }: Words,
): readonly Button[] => {
  switch (status) {
    case 'open':
      return [button(buttons.claim, callAction(CALL_ACTIONS.claim, id), 'primary')];
    case 'claimed':
    case 'asking':
      return [
        button(buttons.answer, callAction(CALL_ACTIONS.answer, id), 'primary'),
        button(buttons.ask, callAction(CALL_ACTIONS.ask, id)),
        button(buttons.release, callAction(CALL_ACTIONS.release, id)),
        ...(flagged === null
          ? level === 'judge'
            ? [button(buttons.escalate, callAction(CALL_ACTIONS.escalate, id))]
            : []
          : [button(judged.readFrench, callAction(REVIEW_ONE, flagged))]),
      ];
    case 'answered':
      return flagged === null ? [button(judged.promote, callAction(CALL_ACTIONS.promote, id))] : [];
    case 'withdrawn':
      return [];
  }
};

/** For the desk, where everyone may read all of it, in either language. */
export const readRow = (call: number, post: number, words: Words, locale: Locale): readonly Button[] => [
  button(words.judge.buttons.whole, callAction(CALL_ACTIONS.read, call, 'own', post)),
  otherLanguage(call, post, words, locale),
];

/** The same in the other language. */
export const otherLanguage = (call: number, post: number, { judge }: Words, locale: Locale): Button => {
  const other = locale === 'fr' ? 'en' : 'fr';
  return button(judge.buttons.otherLanguage[other], callAction(CALL_ACTIONS.read, call, other, post));
};

/** What the asker does with a call, where it stands now. */
export const askerRow = ({ id, status, level }: Call, { judge: { buttons } }: Words): readonly Button[] => {
  const where = button(buttons.where, callAction(CALL_ACTIONS.where, id));
  switch (status) {
    case 'open':
    case 'claimed':
      return [
        where,
        button(buttons.add, callAction(CALL_ACTIONS.add, id)),
        button(buttons.withdraw, callAction(CALL_ACTIONS.withdraw, id), 'danger'),
      ];
    case 'asking':
      return [
        button(buttons.reply, callAction(CALL_ACTIONS.add, id), 'primary'),
        where,
        button(buttons.withdraw, callAction(CALL_ACTIONS.withdraw, id), 'danger'),
      ];
    case 'answered':
      return [
        button(buttons.unclear, callAction(CALL_ACTIONS.unclear, id)),
        ...(level === 'judge' ? [button(buttons.appeal, callAction(CALL_ACTIONS.appeal, id))] : []),
      ];
    case 'withdrawn':
      return [];
  }
};

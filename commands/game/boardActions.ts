import { z } from 'zod';
import { change, gameRef, noted } from '../../src/atTable.ts';
import { base36, makeBase36 } from '../../src/base36.ts';
import { BOARD_ACTIONS } from '../../src/board.ts';
import type { ActionContext, Reply } from '../../src/command.ts';
import { action, LARGEST_AMOUNT, no } from '../../src/command.ts';
import type { Rule } from '../../src/rules/acts.ts';
import { counting, marking, passing, payingSeen, seeing } from '../../src/rules/acts.ts';
import { amountOf } from '../../src/rules/amount.ts';
import { seatOf, tallyOf } from '../../src/rules/game.ts';
import type { Verdict } from '../../src/rules/refusal.ts';
import { refuse } from '../../src/rules/refusal.ts';
import { undoing } from '../../src/rules/undo.ts';
import type { Asked } from '../../src/stores.ts';

/*
 * What the buttons of a board do. They act for who clicks, and answer with the board. Those that spend or undo do so only from a
 * picture that is still true.
 */

const PAID = 'board.paid';

const game = z.tuple([base36]);
const gameSeen = z.tuple([base36, base36]);

const onBoard = async (context: ActionContext, id: number, rule: (asked: Asked) => Rule): Promise<Reply> => {
  const outcome = await change(context, rule, { game: id });
  return outcome.ok ? { kind: 'board', game: gameRef(outcome.value) } : no(outcome.refusal);
};

const energy = action(BOARD_ACTIONS.energy, game, ([id], context) =>
  onBoard(context, id, (asked) => counting(asked, { kind: 'gained', player: context.user, what: 'energy', amount: 1 })),
);

const revolt = action(BOARD_ACTIONS.revolt, game, ([id], context) =>
  onBoard(context, id, (asked) => marking(asked, context.user, undefined)),
);

const undo = action(BOARD_ACTIONS.undo, gameSeen, ([id, revision], context) =>
  onBoard(context, id, (asked) => seeing(asked, revision, undoing(asked))),
);

const turn = action(BOARD_ACTIONS.turn, gameSeen, ([id, number], context) =>
  onBoard(context, id, (asked) => passing(asked, undefined, number)),
);

/** Asks how much; what the clicker has now goes with the question, so that a payment is made from what was seen. */
const pay = action(BOARD_ACTIONS.pay, gameSeen, async ([id, revision], context) => {
  const kept = await context.games.byId(id);
  if (!kept || kept.game.endedAt !== null) return no({ code: 'game-over' });
  const { user, words } = context;
  if (kept.game.revision !== revision) return no({ code: 'old-board', seat: seatOf(kept.game, user) ?? null });
  const { payTitle, payAmount, payHint, payFor } = words.board;
  const have = tallyOf(kept.game, user, 'energy');
  return {
    kind: 'modal',
    modal: {
      title: payTitle,
      does: { action: PAID, args: [id, have].map(makeBase36) },
      fields: [
        {
          id: 'amount',
          label: payAmount,
          hint: payHint(words.table.amount('energy', have)),
          required: true,
          maxLength: 20,
        },
        { id: 'for', label: payFor, required: false, maxLength: 100 },
      ],
    },
  };
});

const paid = action(PAID, gameSeen, ([id, have], context) => {
  const amount = typedAmount(context.fields.amount ?? '');
  if (!amount.ok) return no(amount.refusal);
  const paidFor = noted('for', context.fields.for);
  return onBoard(context, id, (asked) =>
    payingSeen(asked, have, { kind: 'paid', player: context.user, amount: amount.value, ...paidFor }),
  );
});

/** The number typed into a form: digits, with a sign or a fraction only to say what is wrong with it. */
const typedAmount = (typed: string): Verdict<number> => {
  const digits = typed.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  const amount = amountOf(/^[-+]?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN);
  if (amount.ok && amount.value > LARGEST_AMOUNT) return refuse({ code: 'number-too-large', largest: LARGEST_AMOUNT });
  return amount;
};

export const boardActions = [energy, pay, paid, revolt, undo, turn];

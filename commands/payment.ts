import type { Context, Reply } from '../src/command.ts';
import { command, integer, no, oneOf, optional, say, subcommand, text } from '../src/command.ts';
import { typedEnergyAmount } from '../src/paymentAmount.ts';
import type { PaymentInput } from '../src/paymentAsked.ts';
import { paymentAsked } from '../src/paymentAsked.ts';
import { offeredCards, printed } from '../src/paymentCard.ts';
import { ENERGY_MODES, energyText } from '../src/paymentEnergy.ts';
import { paymentText } from '../src/paymentView.ts';
import { seatOf, tallyOf } from '../src/rules/game.ts';
import { largestX } from '../src/rules/largestX.ts';
import { settle } from '../src/rules/payment.ts';
import { ok } from '../src/rules/refusal.ts';
import type { Targets } from '../src/rules/resolution.ts';

/** What the asker has on the table of this channel, or begins with when they have no seat there. */
const onTable = async ({
  games,
  channel,
  user,
}: Context): Promise<{ energy: number; life: number; seated: boolean }> => {
  const game = (await games.find(channel))?.game ?? null;
  return {
    energy: tallyOf(game, user, 'energy'),
    life: tallyOf(game, user, 'life'),
    seated: game !== null && seatOf(game, user) !== undefined,
  };
};

const payMana = async (input: PaymentInput & { card: string | undefined }, context: Context): Promise<Reply> => {
  const card = input.card === undefined ? null : printed(input.card, context);
  if (card && !card.ok) return no(card.refusal);
  const table = await onTable(context);
  const asked = paymentAsked(input, card?.value ?? null, table);
  if (!asked.ok) return no(asked.refusal);
  const { asksLargestX, notes, ofTable } = asked.value;
  const x = asksLargestX ? largestX(asked.value.question) : ok(null);
  if (!x.ok) return no(x.refusal);
  const { costs } = asked.value.question;
  const question = { ...asked.value.question, costs: { ...costs, x: x.value ?? costs.x } };
  const settled = settle(question);
  if (!settled.ok) return no(settled.refusal);
  const subject = {
    card: card?.value.name ?? null,
    largestX: x.value,
    notes,
    ofTable: { ...ofTable, seated: table.seated },
  };
  return say('public', paymentText(question, settled.value, subject, context.channelWords));
};

/** How the targets stand, in the words of the option. */
const TARGETS = ['none', 'some-legal', 'all-illegal'] as const;
const STANDING: Readonly<Record<(typeof TARGETS)[number], Targets>> = {
  none: 'none',
  'some-legal': 'some-illegal',
  'all-illegal': 'all-illegal',
};

const mana = optional(text({ max: 200 }));
const count = optional(integer());

export const payment = command({
  name: 'payment',
  place: 'everywhere',
  subcommands: {
    mana: subcommand(
      {
        cost: mana,
        card: optional(text({ max: 200, complete: offeredCards })),
        x: count,
        artifacts: count,
        creatures: mana,
        graveyard: count,
        pool: mana,
        extra: mana,
        reduction: mana,
        alternative: mana,
        minimum: count,
        waterbend: mana,
        helper: mana,
        energy: count,
        life: count,
        mechanics: mana,
      },
      payMana,
    ),
    energy: subcommand(
      {
        amount: text({ max: 40 }),
        have: count,
        mode: optional(oneOf(ENERGY_MODES)),
        targets: optional(oneOf(TARGETS)),
        times: optional(integer({ min: 1 })),
      },
      async ({ amount: typed, have, mode, targets = 'none', times = 1 }, context) => {
        const amount = typedEnergyAmount(typed);
        if (!amount.ok) return no(amount.refusal);
        const table = await onTable(context);
        const asked = {
          have: have ?? table.energy,
          unknown: have === undefined && !table.seated,
          mode: mode ?? (amount.value === null ? 'any' : 'may'),
          amount: amount.value,
          targets: STANDING[targets],
          times,
        } as const;
        const answer = energyText(asked, context.channelWords);
        return answer.ok ? say('public', answer.value) : no(answer.refusal);
      },
    ),
  },
});

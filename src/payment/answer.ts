import type { Context, Reply } from '../command.ts';
import { no, say } from '../command.ts';
import { seatOf, tallyOf } from '../rules/game.ts';
import { largestX } from '../rules/largestX.ts';
import { settle } from '../rules/payment.ts';
import { ok } from '../rules/refusal.ts';
import type { Targets } from '../rules/resolution.ts';
import { typedEnergyAmount } from './amount.ts';
import { type PaymentInput, paymentAsked } from './asked.ts';
import { printed } from './card.ts';
import { type EnergyMode, energyText } from './energy.ts';
import { paymentText } from './view.ts';

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

export const answerMana = async (
  input: PaymentInput & { card: string | undefined },
  context: Context,
): Promise<Reply> => {
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

/** What was typed into the options of `/payment energy`. */
export interface EnergyInput {
  readonly amount: string;
  readonly have: number | undefined;
  readonly mode: EnergyMode | undefined;
  readonly targets: keyof typeof STANDING | undefined;
  readonly times: number | undefined;
}

/** How the targets stand, in the words of the option. */
const STANDING = {
  none: 'none',
  'some-legal': 'some-illegal',
  'all-illegal': 'all-illegal',
} as const satisfies Readonly<Record<string, Targets>>;

export const answerEnergy = async (
  { amount: typed, have, mode, targets = 'none', times = 1 }: EnergyInput,
  context: Context,
): Promise<Reply> => {
  const amount = typedEnergyAmount(typed);
  if (!amount.ok) return no(amount.refusal);
  const table = await onTable(context);
  const answer = energyText(
    {
      have: have ?? table.energy,
      unknown: have === undefined && !table.seated,
      mode: mode ?? (amount.value === null ? 'any' : 'may'),
      amount: amount.value,
      targets: STANDING[targets],
      times,
    },
    context.channelWords,
  );
  return answer.ok ? say('public', answer.value) : no(answer.refusal);
};

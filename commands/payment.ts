import { command, integer, oneOf, optional, subcommand, text } from '../src/command.ts';
import { answerEnergy, answerMana } from '../src/payment/answer.ts';
import { offeredCards } from '../src/payment/card.ts';
import { ENERGY_MODES } from '../src/payment/energy.ts';

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
      answerMana,
    ),
    energy: subcommand(
      {
        amount: text({ max: 40 }),
        have: count,
        mode: optional(oneOf(ENERGY_MODES)),
        targets: optional(oneOf(['none', 'some-legal', 'all-illegal'])),
        times: optional(integer({ min: 1 })),
      },
      answerEnergy,
    ),
  },
});

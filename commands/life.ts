import { command, integer, LARGEST_AMOUNT, optional, subcommand, user } from '../src/command.ts';
import { tally } from '../src/tally.ts';

const amount = integer({ min: 1 });
const player = optional(user());

export const life = command({
  name: 'life',
  place: 'everywhere',
  subcommands: {
    gain: subcommand({ amount, player }, ({ amount, player }, context) =>
      tally(context, { kind: 'gained', player: player ?? context.user, what: 'life', amount }),
    ),
    lose: subcommand({ amount, player }, ({ amount, player }, context) =>
      tally(context, { kind: 'lost', player: player ?? context.user, what: 'life', amount }),
    ),
    // A life total may be set below zero (107.1b).
    set: subcommand({ amount: integer({ min: -LARGEST_AMOUNT }), player }, ({ amount, player }, context) =>
      tally(context, { kind: 'set', player: player ?? context.user, what: 'life', amount }),
    ),
  },
});

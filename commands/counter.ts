import { changeAndSay } from '../src/atTable.ts';
import { command, integer, oneOf, optional, subcommand, user } from '../src/command.ts';
import { counting } from '../src/rules/acts.ts';
import { COUNTERS } from '../src/rules/counters.ts';
import { tallyOf } from '../src/rules/game.ts';
import { tally } from '../src/tally.ts';

/** Energy has a command of its own. */
const KINDS = ['poison', 'experience', 'rad', 'ticket'] as const satisfies readonly (typeof COUNTERS)[number][];

const kind = oneOf(KINDS);
const amount = integer({ min: 1 });
const player = optional(user());

export const counter = command({
  name: 'counter',
  place: 'everywhere',
  subcommands: {
    gain: subcommand({ kind, amount, player }, ({ kind, amount, player }, context) =>
      tally(context, { kind: 'gained', player: player ?? context.user, what: kind, amount }),
    ),
    lose: subcommand({ kind, amount, player }, ({ kind, amount, player }, context) =>
      tally(context, { kind: 'lost', player: player ?? context.user, what: kind, amount }),
    ),
    set: subcommand({ kind, amount: integer(), player }, ({ kind, amount, player }, context) =>
      tally(context, { kind: 'set', player: player ?? context.user, what: kind, amount }),
    ),
    proliferate: subcommand({ player }, ({ player }, context) => {
      const who = player ?? context.user;
      return changeAndSay(
        context,
        (asked) => counting(asked, { kind: 'proliferated', player: who }),
        ({ before, after }, { counter, table }) => {
          const grown = COUNTERS.filter((each) => tallyOf(after, who, each) > tallyOf(before, who, each));
          const now = grown.map((each) => table.amount(each, tallyOf(after, who, each)));
          return counter.proliferated(table.inMessages.who(who), now);
        },
      );
    }),
  },
});

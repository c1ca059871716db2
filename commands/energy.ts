import { cardNames, noted } from '../src/atTable.ts';
import { command, integer, optional, say, subcommand, text, user } from '../src/command.ts';
import { tallyOf } from '../src/rules/game.ts';
import { tally } from '../src/tally.ts';

const amount = integer({ min: 1 });
const player = optional(user());
const card = optional(text({ max: 100, complete: cardNames }));

export const energy = command({
  name: 'energy',
  place: 'everywhere',
  subcommands: {
    gain: subcommand({ amount, player, source: card }, ({ amount, player, source }, context) =>
      tally(context, {
        kind: 'gained',
        player: player ?? context.user,
        what: 'energy',
        amount,
        ...noted('source', source),
      }),
    ),
    lose: subcommand({ amount, player }, ({ amount, player }, context) =>
      tally(context, { kind: 'lost', player: player ?? context.user, what: 'energy', amount }),
    ),
    pay: subcommand({ amount: integer(), player, for: card }, ({ amount, player, for: paidFor }, context) =>
      tally(context, { kind: 'paid', player: player ?? context.user, amount, ...noted('for', paidFor) }),
    ),
    set: subcommand({ amount: integer(), player }, ({ amount, player }, context) =>
      tally(context, { kind: 'set', player: player ?? context.user, what: 'energy', amount }),
    ),
    show: subcommand({ player }, async ({ player }, { games, channel, user, words: { energy, table } }) => {
      const kept = await games.find(channel);
      const who = player ?? user;
      const have = tallyOf(kept?.game ?? null, who, 'energy');
      return say('private', energy.has(table.inMessages.who(who), have, table.amount('energy', have)));
    }),
  },
});

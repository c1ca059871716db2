import { changeAndSay } from './atTable.ts';
import type { Context, Reply } from './command.ts';
import type { Counted } from './i18n/counted.ts';
import type { PlayerDeed } from './rules/acts.ts';
import { counting } from './rules/acts.ts';
import { tallyOf } from './rules/game.ts';
import type { Outcome } from './stores.ts';

/** Something of a player's that is counted up, down or anew. */
export type TallyDeed = Extract<PlayerDeed, { kind: Counted['how'] }>;

/** Counts, and says the sum in the channel: `@Ana: 2 + 3 → 5 {E} (3 energy counters gained)`. */
export const tally = (context: Context, deed: TallyDeed): Promise<Reply> =>
  changeAndSay(
    context,
    (asked) => counting(asked, deed),
    (outcome, { table }) => table.counted(countedIn(outcome, deed, context.user), table.inMessages),
  );

const countedIn = ({ before, after, entries }: Outcome, deed: TallyDeed, actor: string): Counted => {
  const what = deed.kind === 'paid' ? 'energy' : deed.what;
  return {
    player: deed.player,
    what,
    how: deed.kind,
    amount: deed.amount,
    before: tallyOf(before, deed.player, what),
    after: tallyOf(after, deed.player, what),
    note: deed.kind === 'gained' ? deed.source : deed.kind === 'paid' ? deed.for : undefined,
    actor,
    asJudge: entries.at(-1)?.event.asJudge ?? false,
  };
};

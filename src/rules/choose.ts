import type { Announcement, Bill } from './bill.ts';
import type { OpenSymbol } from './cost.ts';
import { groupOf } from './ledger.ts';
import type { Half } from './mana.ts';
import type { Means } from './means.ts';
import type { Paid, Reached } from './stages.ts';
import { paidIn } from './stages.ts';
import { setOf, typesIn } from './typeSet.ts';

/** The choices by which a bill gets as far as it does: what pays a symbol shows which half of it was announced (601.2b, 118.7e). */
export const choicesIn = (bill: Bill, reached: Reached): Announcement => {
  const paid = paidIn(reached);
  const choices = paid.flatMap(({ line, means, times }) =>
    line.open ? [{ open: line.open, half: halfPaid(line.open, means), times }] : [],
  );
  const reducedChoices = paid.flatMap(({ reduction, line, times }) =>
    reduction?.open ? [{ open: reduction.open, half: halfReduced(reduction.open, line), times }] : [],
  );
  return announcementOf(bill, choices, reducedChoices);
};

/** Choices made by kind, for every open symbol of a bill in its order. */
export const announcementOf = (
  bill: Bill,
  choices: readonly Choice[],
  reducedChoices: readonly Choice[],
): Announcement => ({
  halves: bill.open.map(chosen(choices)),
  reducedHalves: bill.reductions.open.map(chosen(reducedChoices)),
});

/** A half chosen for so many open symbols of a kind; null where any will do. */
export interface Choice {
  readonly open: OpenSymbol;
  readonly half: Half | null;
  readonly times: number;
}

/** Gives each symbol in turn one of the choices made for its kind; where none is left, the half that asks for the least. */
const chosen = (choices: readonly Choice[]): ((open: OpenSymbol) => Half) => {
  const left = choices.map((choice) => ({ ...choice }));
  return (open) => {
    const next = left.find((choice) => choice.times > 0 && groupOf(choice.open) === groupOf(open));
    if (next) next.times -= 1;
    return next?.half ?? easiest(open);
  };
};

const easiest = ({ halves }: OpenSymbol): Half =>
  halves.find((half) => half === '2' || half === 'C') ?? halves[0] ?? '2';

const typedHalf = ({ halves }: OpenSymbol, types: number): Half | null =>
  halves.find((half) => half !== '2' && half !== 'life' && (types & setOf([half])) !== 0) ?? null;

const halfPaid = (open: OpenSymbol, means: Means): Half | null => {
  if (means.kind === 'life') return 'life';
  const types = means.kind === 'tap' ? means.colors : 'types' in means ? means.types : 0;
  return typedHalf(open, types) ?? typedHalf(open, ~0);
};

/** A half that takes off the symbol it was used on; any but two generic mana, where it took off generic mana. */
const halfReduced = (open: OpenSymbol, { slot, open: reduced }: Paid['line']): Half | null => {
  const types = 'types' in slot ? slot.types : ~0;
  const wanted = reduced ? typesIn(types).filter((type) => reduced.halves.includes(type)) : typesIn(types);
  return typedHalf(open, setOf(wanted));
};

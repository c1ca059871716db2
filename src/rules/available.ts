import { allot } from './allot.ts';
import type { Budget } from './budget.ts';
import type { ByType } from './byType.ts';
import { MANA_TYPES } from './mana.ts';
import type { Means } from './means.ts';
import type { Price } from './problem.ts';
import type { Resources } from './resources.ts';
import { sourcesOf } from './sources.ts';
import type { TypeSet } from './typeSet.ts';
import { meets, setOf } from './typeSet.ts';

/** What is to be had at the same time, each permanent being used once: mana (and of it, snow mana) and permanents to tap. */
export interface Wanted {
  readonly mana: ByType;
  readonly snowMana: ByType;
  readonly improvise: number;
  /** The colors of each creature tapped to convoke. */
  readonly convoke: readonly TypeSet[];
  readonly waterbend: number;
}

type Kind =
  | { readonly kind: 'mana'; readonly types: TypeSet; readonly snow: boolean }
  | { readonly kind: 'improvise' }
  | { readonly kind: 'convoke'; readonly colors: TypeSet }
  | { readonly kind: 'waterbend' };

/** Whether all that is wanted can be had, with so much energy for mana abilities. `exhausted` when the budget runs out. */
export const isAvailable = (
  wanted: Wanted,
  resources: Resources,
  energy: number,
  budget: Budget,
): boolean | 'exhausted' => {
  const kinds: { readonly slot: Kind; readonly amount: number }[] = [
    ...MANA_TYPES.flatMap((type) =>
      [true, false].map((snow) => ({
        slot: { kind: 'mana', types: setOf([type]), snow } as const,
        amount: snow ? wanted.snowMana[type] : wanted.mana[type] - wanted.snowMana[type],
      })),
    ),
    { slot: { kind: 'improvise' }, amount: wanted.improvise },
    ...wanted.convoke.map((colors) => ({ slot: { kind: 'convoke', colors } as const, amount: 1 })),
    { slot: { kind: 'waterbend' }, amount: wanted.waterbend },
  ];
  const due = kinds.filter(({ amount }) => amount > 0);
  const found = allot(
    {
      sources: sourcesOf(resources).map(({ source }) => source),
      demands: due.map(({ slot }) => ({ slot, lot: null, opens: null })),
      limitsUnder: [],
      rows: [[{ demands: due.map(({ amount }) => amount), lots: [], limits: [] }]],
      energy,
      price: provides,
      order: [],
    },
    budget,
  );
  return found === 'exhausted' ? found : found !== null;
};

const provides = (means: Means, slot: Kind): Price | null => {
  if (means.kind === 'mana') {
    return slot.kind === 'mana' && meets(means.types, slot.types) && (means.snow || !slot.snow) ? 'mana' : null;
  }
  if (means.kind !== 'tap') return null;
  switch (slot.kind) {
    case 'improvise':
      return means.artifact ? 'free' : null;
    case 'convoke':
      return means.creature && means.colors === slot.colors ? 'free' : null;
    case 'waterbend':
      return means.artifact || means.creature ? 'free' : null;
    case 'mana':
      return null;
  }
};

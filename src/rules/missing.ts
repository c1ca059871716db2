import type { ByType } from './byType.ts';
import { manaCount, NO_MANA } from './byType.ts';
import type { Paid } from './stages.ts';
import { typesIn } from './typeSet.ts';

/** What a payment lacks: mana by kind of symbol, points of life, energy counters. */
export interface Missing {
  readonly generic: number;
  readonly typed: ByType;
  readonly snow: number;
  readonly life: number;
  readonly energy: number;
}

export const NOTHING_MISSING: Missing = { generic: 0, typed: NO_MANA, snow: 0, life: 0, energy: 0 };

/** What is left unpaid. */
export const missingIn = (paid: readonly Paid[]): Missing => {
  const typed = { ...NO_MANA };
  let generic = 0;
  let snow = 0;
  for (const { means, line, times } of paid) {
    if (means.kind !== 'nothing') continue;
    const [type] = 'types' in line.slot ? typesIn(line.slot.types) : [];
    if (type) typed[type] += times;
    else if (line.slot.kind === 'snow') snow += times;
    else generic += times;
  }
  return { ...NOTHING_MISSING, generic, typed, snow };
};

/** How much mana is missing, of whatever kind. */
export const missingMana = ({ generic, typed, snow }: Missing): number => generic + manaCount(typed) + snow;

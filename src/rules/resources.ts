import type { ByType } from './byType.ts';
import type { TypeSet } from './typeSet.ts';

/** The keywords by which something other than mana helps to pay for a spell (702.126, 702.51, 702.66, 702.132). */
export const MECHANICS = ['improvise', 'convoke', 'delve', 'assist'] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** What is paid for: a spell, an activated ability, or something during a resolution. */
export const CONTEXTS = ['spell', 'activated-ability', 'resolution'] as const;
export type PaymentContext = (typeof CONTEXTS)[number];

/** Untapped creatures you control that are alike. */
export interface Creatures {
  readonly colors: TypeSet;
  readonly count: number;
  readonly artifact: boolean;
}

/** An activated ability that makes mana (605.1a). Each entry of `mana` is so many mana, of any one type in its set each. */
export interface ManaAbility {
  readonly mana: readonly { readonly types: TypeSet; readonly count: number }[];
  readonly tap: boolean;
  readonly sacrifice: boolean;
  readonly energy: number;
}

export interface Permanent {
  readonly id: string;
  /** Card types and supertypes in small letters; `snow` makes its mana snow mana (106.3, 107.4h). */
  readonly types: readonly string[];
  readonly colors: TypeSet;
  readonly controlled: boolean;
  readonly tapped: boolean;
  readonly phasedOut: boolean;
  /** Not under your control continuously since your turn began (302.6). */
  readonly sick: boolean;
  readonly token: boolean;
  readonly abilities: readonly ManaAbility[];
}

/** Everything a player may pay with, and what they may do with it. */
export interface Resources {
  readonly pool: ByType;
  /** Mana made by snow sources (107.4h). */
  readonly snowPool: ByType;
  /** Untapped noncreature artifacts you control that make no mana. */
  readonly artifacts: number;
  readonly creatures: readonly Creatures[];
  readonly permanents: readonly Permanent[];
  /** Cards in your graveyard, without the spell itself. */
  readonly graveyard: number;
  readonly life: number;
  readonly canPayLife: boolean;
  readonly energy: number;
  readonly mechanics: ReadonlySet<Mechanic>;
  /** The mana of the player who assists; null when nobody does. */
  readonly helper: ByType | null;
  /** "Mana of any type can be spent" (118.14). */
  readonly anyTypeMana: boolean;
  /** "You can't spend mana to cast this spell." */
  readonly noMana: boolean;
  readonly context: PaymentContext;
}

/** Whether a keyword helps here: those of spells do nothing for abilities and on resolution (702.126a). */
export const helps = ({ mechanics, context }: Resources, mechanic: Mechanic): boolean =>
  context === 'spell' && mechanics.has(mechanic);

/** The life there is to pay (119.4, 119.8). */
export const payableLife = ({ life, canPayLife }: Resources): number => (canPayLife ? life : 0);

/** Whether a permanent can be tapped without using an ability: summoning sickness does not matter (302.6). */
export const canTap = ({ controlled, phasedOut, tapped }: Permanent): boolean => controlled && !phasedOut && !tapped;

/** Whether one of its mana abilities can be activated, its energy aside (302.6, 602.5). */
export const canActivate = (permanent: Permanent, ability: ManaAbility): boolean => {
  if (!permanent.controlled || permanent.phasedOut) return false;
  if (!ability.tap) return true;
  return !permanent.tapped && !(permanent.sick && permanent.types.includes('creature'));
};

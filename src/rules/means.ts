import type { Price } from './problem.ts';
import type { Resources } from './resources.ts';
import { helps } from './resources.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, meets } from './typeSet.ts';

/** What can pay a symbol. */
export type Means =
  /** One mana, of any one of these types. */
  | { readonly kind: 'mana'; readonly types: TypeSet; readonly snow: boolean }
  /** Tapping an untapped permanent, for improvise, convoke or waterbend. */
  | { readonly kind: 'tap'; readonly artifact: boolean; readonly creature: boolean; readonly colors: TypeSet }
  /** Exiling a card from the graveyard, for delve. */
  | { readonly kind: 'card' }
  /** One mana of the player who assists. */
  | { readonly kind: 'assist' }
  /** 2 life, for a Phyrexian symbol. */
  | { readonly kind: 'life' }
  /** Not a payment but a reduction of the cost by one mana: of one of these types, or generic (118.7). */
  | { readonly kind: 'reduction'; readonly types: TypeSet }
  /** What is missing. */
  | { readonly kind: 'nothing' };

/** A kind of symbol in a cost. */
export type Slot =
  /** Mana of a type, or of one of two. */
  | { readonly kind: 'typed'; readonly types: TypeSet }
  /** The same, or 2 life. */
  | { readonly kind: 'phyrexian'; readonly types: TypeSet }
  | { readonly kind: 'snow' }
  | { readonly kind: 'generic' }
  /** The generic mana of a waterbend cost. */
  | { readonly kind: 'waterbend' }
  /** The generic mana that a minimum adds, after all reductions. */
  | { readonly kind: 'minimum' };

/** Which symbols may be left unpaid, to find out how much is missing. */
export type Unpaid = (slot: Slot) => boolean;

/** At which price each means pays each kind of symbol, with these resources; null where it can't. */
export const prices =
  (resources: Resources, unpaid: Unpaid) =>
  (means: Means, slot: Slot): Price | null => {
    switch (means.kind) {
      case 'mana':
        return manaPays(means, slot, resources.anyTypeMana) ? 'mana' : null;
      case 'tap':
        return tapPays(means, slot, resources) ? 'free' : null;
      case 'card':
        return isGeneric(slot) && helps(resources, 'delve') ? 'exile' : null; // 702.66a
      case 'assist':
        return isGeneric(slot) && helps(resources, 'assist') ? 'free' : null; // 702.132a
      case 'life':
        return slot.kind === 'phyrexian' ? 'life' : null; // 107.4f
      case 'reduction':
        return reduces(means.types, slot) ? 'free' : null;
      case 'nothing':
        return unpaid(slot) ? 'unpaid' : null;
    }
  };

/** Whether any mana at all pays it, and what helps with generic mana (107.4b). */
const isGeneric = ({ kind }: Slot): boolean => kind === 'generic' || kind === 'waterbend' || kind === 'minimum';

const manaPays = ({ types, snow }: { types: TypeSet; snow: boolean }, slot: Slot, anyType: boolean): boolean => {
  if (isGeneric(slot)) return true;
  if (slot.kind === 'snow') return snow; // 107.4h: snow is no type
  return 'types' in slot && (anyType || meets(types, slot.types)); // 107.4a, 118.14
};

const tapPays = (
  { artifact, creature, colors }: Extract<Means, { kind: 'tap' }>,
  slot: Slot,
  resources: Resources,
): boolean => {
  if (slot.kind === 'waterbend' && (artifact || creature)) return true; // 701.67a
  if (isGeneric(slot)) return (artifact && helps(resources, 'improvise')) || (creature && helps(resources, 'convoke'));
  return 'types' in slot && creature && helps(resources, 'convoke') && meets(colors & ANY_COLOR, slot.types); // 702.51a
};

const reduces = (types: TypeSet, slot: Slot): boolean =>
  slot.kind === 'generic' || slot.kind === 'waterbend' || ('types' in slot && meets(types, slot.types));

import type { ByType, Total } from './cost.ts';
import type { ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Permanent, Resources } from './resources.ts';
import { helps } from './resources.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, meets, setOf, typesIn } from './typeSet.ts';

/** One thing a player does after the total cost is locked in. */
export type Step =
  /** Activates a mana ability; `type` for mana of which it makes one of several types. */
  | { readonly do: 'mana-ability'; readonly id: string; readonly ability: number; readonly type: ManaType | null }
  | { readonly do: 'improvise'; readonly id: string }
  | { readonly do: 'convoke'; readonly id: string; readonly pays: Target }
  /** Spends mana from the pool: for what is named, or else for its own type first and then for generic mana. */
  | { readonly do: 'pay-mana'; readonly mana: ByType; readonly pays: Target | null }
  | { readonly do: 'delve'; readonly cards: number }
  | { readonly do: 'sacrifice'; readonly id: string }
  | { readonly do: 'discard'; readonly cards: number }
  | { readonly do: 'finish' };

/** A part of the total cost that one mana pays. */
export type Target = ManaType | 'S' | 'generic';

/** What is wrong with a step. */
export const STEP_FAULTS = [
  'not-on-battlefield',
  'not-controlled',
  'wrong-type',
  'already-tapped',
  'summoning-sick',
  'mana-ability-too-late',
  'energy-insufficient',
  'nothing-to-pay',
  'wrong-color',
  'not-enough-cards',
  'partial-payment',
] as const;
export type StepFault = (typeof STEP_FAULTS)[number];

/** What is to be paid, and with what. */
export interface Casting {
  readonly total: Total;
  /** Other costs: permanents to sacrifice, cards to discard. */
  readonly sacrifices: number;
  readonly discards: number;
  readonly hand: number;
  readonly resources: Resources;
}

/** Whether steps are legal in their order; if not, the first that is not (from 0), and why. */
export type Order =
  | { readonly legal: true }
  | { readonly legal: false; readonly at: number; readonly fault: StepFault };

/**
 * Judges the order of steps after the total cost is locked in: mana abilities first (601.2g), then all costs, in any order, in full
 * (601.2h). A permanent that is tapped or gone can't be tapped; a card put into the graveyard while paying can be exiled from
 * it.
 */
export const judgeOrder = (casting: Casting, steps: readonly Step[]): Order => {
  const state = stateOf(casting);
  for (const [at, step] of steps.entries()) {
    const fault = faultOf(state, step);
    if (fault) return { legal: false, at, fault };
  }
  return { legal: true };
};

/** Where the payment stands. Steps change it. */
interface State {
  readonly resources: Resources;
  readonly permanents: Map<string, Permanent>;
  readonly pool: Record<ManaType, number>;
  readonly snowPool: Record<ManaType, number>;
  readonly due: Record<Target, number>;
  energy: number;
  hand: number;
  graveyard: number;
  sacrifices: number;
  discards: number;
  paying: boolean;
}

const stateOf = ({ total, resources, ...rest }: Casting): State => ({
  ...rest,
  resources,
  permanents: new Map(resources.permanents.filter(({ phasedOut }) => !phasedOut).map((each) => [each.id, each])),
  pool: { ...resources.pool },
  snowPool: { ...resources.snowPool },
  due: { ...total.typed, S: total.snow, generic: total.generic + total.waterbend },
  energy: resources.energy,
  graveyard: resources.graveyard,
  paying: false,
});

/** Takes a step, or says what is wrong with it. */
const faultOf = (state: State, step: Step): StepFault | null => {
  if (step.do === 'mana-ability') return activate(state, step);
  if (step.do === 'finish') return isPaid(state) ? null : 'partial-payment'; // 601.2h
  state.paying = true;
  switch (step.do) {
    case 'improvise':
      return improvise(state, step.id);
    case 'convoke':
      return convoke(state, step.id, step.pays);
    case 'pay-mana':
      return spend(state, step.mana, step.pays);
    case 'delve':
      return delve(state, step.cards);
    case 'sacrifice':
      return sacrifice(state, step.id);
    case 'discard':
      return discard(state, step.cards);
  }
};

const isPaid = ({ due, sacrifices, discards }: State): boolean =>
  Object.values(due).every((amount) => amount === 0) && sacrifices === 0 && discards === 0;

/** A permanent you control; or why there is none. */
const yours = ({ permanents }: State, id: string): Permanent | StepFault => {
  const permanent = permanents.get(id);
  if (!permanent) return 'not-on-battlefield';
  return permanent.controlled ? permanent : 'not-controlled';
};

const activate = (state: State, step: Extract<Step, { do: 'mana-ability' }>): StepFault | null => {
  const permanent = yours(state, step.id);
  if (typeof permanent === 'string') return permanent;
  const ability = permanent.abilities[step.ability];
  if (!ability) return 'wrong-type';
  if (state.paying) return 'mana-ability-too-late'; // 601.2g
  if (ability.tap && permanent.tapped) return 'already-tapped';
  if (ability.tap && permanent.sick && permanent.types.includes('creature')) return 'summoning-sick'; // 302.6
  if (ability.energy > state.energy) return 'energy-insufficient';
  state.energy -= ability.energy;
  const pool = permanent.types.includes('snow') ? state.snowPool : state.pool;
  for (const { types, count } of ability.mana) pool[typeMade(state, types, step.type)] += count;
  if (ability.sacrifice) leave(state, permanent);
  else if (ability.tap) tap(state, permanent);
  return null;
};

/** The type of mana made: the one named, or else one that is still due. */
const typeMade = ({ due }: State, types: TypeSet, named: ManaType | null): ManaType => {
  if (named && meets(types, setOf([named]))) return named;
  const [first = 'C'] = typesIn(types);
  return typesIn(types).find((type) => due[type] > 0) ?? first;
};

const tap = ({ permanents }: State, permanent: Permanent): void => {
  permanents.set(permanent.id, { ...permanent, tapped: true });
};

/** A card goes to the graveyard; a token ceases to exist (111.7). */
const leave = (state: State, permanent: Permanent): void => {
  state.permanents.delete(permanent.id);
  if (!permanent.token) state.graveyard += 1;
};

const improvise = (state: State, id: string): StepFault | null => {
  const permanent = yours(state, id);
  if (typeof permanent === 'string') return permanent;
  if (!permanent.types.includes('artifact')) return 'wrong-type';
  if (permanent.tapped) return 'already-tapped';
  if (!helps(state.resources, 'improvise') || state.due.generic === 0) return 'nothing-to-pay'; // 702.126a
  tap(state, permanent);
  state.due.generic -= 1;
  return null;
};

const convoke = (state: State, id: string, pays: Target): StepFault | null => {
  const permanent = yours(state, id);
  if (typeof permanent === 'string') return permanent;
  if (!permanent.types.includes('creature')) return 'wrong-type';
  if (permanent.tapped) return 'already-tapped';
  if (!helps(state.resources, 'convoke') || state.due[pays] === 0) return 'nothing-to-pay'; // 702.51a
  const ownColor = pays !== 'S' && pays !== 'generic' && meets(permanent.colors & ANY_COLOR, setOf([pays]));
  if (pays !== 'generic' && !ownColor) return 'wrong-color';
  tap(state, permanent);
  state.due[pays] -= 1;
  return null;
};

const spend = (state: State, mana: ByType, pays: Target | null): StepFault | null => {
  for (const type of MANA_TYPES) {
    for (let left = mana[type]; left > 0; left -= 1) {
      const fault = spendOne(state, type, pays ?? (state.due[type] > 0 ? type : 'generic'));
      if (fault) return fault;
    }
  }
  return null;
};

const spendOne = (state: State, type: ManaType, target: Target): StepFault | null => {
  const { due, pool, snowPool, resources } = state;
  if (due[target] === 0) return 'nothing-to-pay';
  const ofType = target === type || target === 'generic' || target === 'S' || resources.anyTypeMana; // 107.4a, 118.14
  if (!ofType) return 'wrong-color';
  const snowNeeded = target === 'S'; // 107.4h
  const from = !snowNeeded && pool[type] > 0 ? pool : snowPool;
  if (from[type] === 0) {
    const others = MANA_TYPES.some((each) => pool[each] + snowPool[each] > 0);
    return others ? 'wrong-color' : 'partial-payment'; // 118.3a: there is no such mana to remove
  }
  from[type] -= 1;
  due[target] -= 1;
  return null;
};

const delve = (state: State, cards: number): StepFault | null => {
  if (cards > 0 && (!helps(state.resources, 'delve') || state.due.generic < cards)) return 'nothing-to-pay'; // 702.66a
  if (state.graveyard < cards) return 'not-enough-cards';
  state.graveyard -= cards;
  state.due.generic -= cards;
  return null;
};

const sacrifice = (state: State, id: string): StepFault | null => {
  const permanent = yours(state, id);
  if (typeof permanent === 'string') return permanent;
  if (state.sacrifices === 0) return 'nothing-to-pay';
  state.sacrifices -= 1;
  leave(state, permanent);
  return null;
};

const discard = (state: State, cards: number): StepFault | null => {
  if (state.discards < cards) return 'nothing-to-pay';
  if (state.hand < cards) return 'not-enough-cards';
  state.discards -= cards;
  state.hand -= cards;
  state.graveyard += cards;
  return null;
};

import type { ByType } from './byType.ts';
import type { ManaType } from './mana.ts';
import { MANA_TYPES } from './mana.ts';
import type { Permanent, Resources } from './resources.ts';
import { helps } from './resources.ts';
import type { Casting, Step, StepFault, Target } from './steps.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, meets, setOf, typesIn } from './typeSet.ts';

/** Where the payment stands. Steps change it. */
export interface State {
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

/** Where it stands before the first step. */
export const stateOf = ({ total, resources, ...rest }: Casting): State => ({
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
export const take = (state: State, step: Step): StepFault | null => {
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

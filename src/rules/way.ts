import type { Announcement } from './bill.ts';
import type { ByType } from './byType.ts';
import { NO_MANA } from './byType.ts';
import type { ManaType } from './mana.ts';
import type { Means } from './means.ts';
import type { Permanent, Resources } from './resources.ts';
import { helps } from './resources.ts';
import type { Origin } from './sources.ts';
import { abilityFor } from './sources.ts';
import type { Paid } from './stages.ts';
import type { TypeSet } from './typeSet.ts';
import { ANY_COLOR, setOf, typesIn } from './typeSet.ts';

/** Why something is tapped. */
export type TapKeyword = 'improvise' | 'convoke' | 'waterbend';

/** Permanents tapped alike: for generic mana, or by convoke for a color. `id` names one of the permanents. */
export interface Taps {
  readonly keyword: TapKeyword;
  readonly id: string | null;
  readonly creature: boolean;
  readonly colors: TypeSet;
  readonly pays: ManaType | 'generic';
  readonly count: number;
}

/** A mana ability that is activated, and what of its mana is spent. */
export interface Activation {
  readonly id: string;
  /** Its place among the permanent's mana abilities. */
  readonly ability: number;
  readonly sacrifice: boolean;
  readonly energy: number;
  readonly mana: ByType;
}

/** One way to pay, in full. */
export interface Way {
  readonly announced: Announcement;
  /** Floating mana spent, and of it what snow sources made. */
  readonly pool: ByType;
  readonly snowPool: ByType;
  readonly activations: readonly Activation[];
  readonly taps: readonly Taps[];
  /** Cards exiled from the graveyard. */
  readonly delve: number;
  /** What the player who assists pays. */
  readonly assist: ByType;
  readonly life: number;
  /** For the cost itself, and for mana abilities. */
  readonly energy: number;
}

/** Puts what an allotment says into the words of the game. */
export const wayOf = (
  paid: readonly Paid[],
  announced: Announcement,
  resources: Resources,
  also: { readonly life: number; readonly energy: number },
): Way => {
  const pool = { ...NO_MANA };
  const snowPool = { ...NO_MANA };
  const assist = { ...NO_MANA };
  const activations = new Map<Permanent, Activation>();
  const taps: Taps[] = [];
  let delve = 0;
  for (const { means, line, times, sourced, way } of paid) {
    const { slot } = line;
    const wanted = 'types' in slot ? slot.types : ~0;
    if (means.kind === 'card') delve += times;
    if (means.kind === 'tap')
      taps.push(tapped(means, wanted, slot.kind === 'waterbend', times, idOf(sourced?.origin), resources));
    switch (sourced?.origin.kind) {
      case 'pool':
        (sourced.origin.snow ? snowPool : pool)[sourced.origin.type] += times;
        break;
      case 'helper':
        assist[sourced.origin.type] += times;
        break;
      case 'permanent':
        if (means.kind === 'mana') activate(activations, sourced.origin, way, means.types, wanted, times);
        break;
    }
  }
  return { announced, pool, snowPool, activations: [...activations.values()], taps, delve, assist, ...also };
};

/** All the mana that is spent. */
export const manaSpent = ({ pool, snowPool, activations }: Way): ByType => {
  const spent = { ...NO_MANA };
  for (const mana of [pool, snowPool, ...activations.map((each) => each.mana)]) {
    for (const type of typesIn(~0)) spent[type] += mana[type];
  }
  return spent;
};

const idOf = (origin: Origin | undefined): string | null => (origin?.kind === 'permanent' ? origin.permanent.id : null);

const tapped = (
  { artifact, creature, colors }: Extract<Means, { kind: 'tap' }>,
  wanted: TypeSet,
  ofWaterbend: boolean,
  count: number,
  id: string | null,
  resources: Resources,
): Taps => {
  const [color] = wanted === ~0 ? [] : typesIn(wanted & colors & ANY_COLOR);
  const improvises = artifact && helps(resources, 'improvise');
  const keyword = ofWaterbend ? 'waterbend' : color || !improvises ? 'convoke' : 'improvise';
  return { keyword, id, creature, colors, pays: color ?? 'generic', count };
};

const activate = (
  activations: Map<Permanent, Activation>,
  { permanent, abilities }: Extract<Origin, { kind: 'permanent' }>,
  way: number,
  types: TypeSet,
  wanted: TypeSet,
  times: number,
): void => {
  const [type] = typesIn(types & wanted).concat(typesIn(types)); // any type will do where the symbol does not ask for one
  const ability = type && abilityFor(permanent, abilities[way] ?? [], setOf([type]));
  const own = permanent.abilities[ability ?? -1];
  if (!type || !own || ability === null || ability === undefined) return;
  const before = activations.get(permanent);
  const mana = { ...(before?.mana ?? NO_MANA) };
  mana[type] += times;
  activations.set(permanent, { id: permanent.id, ability, sacrifice: own.sacrifice, energy: own.energy, mana });
};

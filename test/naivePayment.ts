/*
 * Payments worked out by trying everything, straight from the rules and without any of the module's own code: every way to
 * announce every symbol, every half of every reduction, every use of every permanent, every assignment of what there is to what
 * there is to pay. Slow, and good for small payments only: what the module decides is compared with it.
 */

export interface NaiveMana {
  readonly produces: string;
  readonly tap?: boolean;
  readonly sacrifice?: boolean;
  readonly energy?: number;
}

export interface NaivePermanent {
  readonly types: readonly string[];
  readonly colors?: string;
  readonly controller?: string;
  readonly tapped?: boolean;
  readonly phasedOut?: boolean;
  readonly sick?: boolean;
  readonly mana?: readonly NaiveMana[];
}

export interface NaiveGiven {
  readonly cost: string;
  readonly x?: number;
  readonly alternative?: { readonly energy: number } | null;
  readonly additional?: readonly string[];
  readonly waterbend?: readonly string[];
  readonly increases?: readonly string[];
  readonly reductions?: readonly string[];
  readonly affinity?: number;
  readonly minimum?: number;
  readonly choices?: readonly string[] | null;
  readonly reductionChoices?: readonly string[] | null;
  readonly pool?: string;
  readonly snowPool?: string;
  readonly artifacts?: number;
  readonly creatures?: readonly { readonly colors: string; readonly n: number; readonly artifact: boolean }[];
  readonly permanents?: readonly NaivePermanent[];
  readonly graveyard?: number;
  readonly life?: number;
  readonly energy?: number;
  readonly mechanics?: readonly string[];
  readonly helper?: { readonly pool: string } | null;
  readonly anyTypeMana?: boolean;
  readonly noMana?: boolean;
  readonly context?: string;
}

export const symbolsIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
const isOpen = (symbol: string): boolean => symbol.includes('/');
const halves = (symbol: string): string[] => symbol.split('/').map((part) => (part === 'P' ? 'life' : part));

/** One symbol to pay: a type, S, 1 for generic, or w for the generic mana of a waterbend cost. */
export type Due = string;

export interface NaiveTotal {
  readonly due: readonly Due[];
  readonly life: number;
}

const product = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]]);

/** Every total that the choices allow. */
export const naiveTotals = (given: NaiveGiven): NaiveTotal[] => {
  const x = given.x ?? 0;
  const base = given.alternative ? [] : symbolsIn(given.cost);
  const own = [...base, ...(given.additional ?? []).flatMap(symbolsIn)].map((symbol) => ({ symbol, generic: '1' }));
  const bent = (given.waterbend ?? []).flatMap(symbolsIn).map((symbol) => ({ symbol, generic: 'w' }));
  const more = (given.increases ?? []).flatMap(symbolsIn).map((symbol) => ({ symbol, generic: '1' }));
  const announced = [...own, ...bent];
  let place = 0;
  const ways = [
    ...announced.map(({ symbol, generic }) => {
      const fixed = isOpen(symbol) && given.choices ? given.choices[place++] : undefined;
      return (fixed ? [fixed] : isOpen(symbol) ? halves(symbol) : [symbol]).map((half) => ({
        half,
        generic,
        open: isOpen(symbol),
      }));
    }),
    ...more.map(({ symbol, generic }) =>
      (isOpen(symbol) ? halves(symbol) : [symbol]).map((half) => ({ half, generic, open: isOpen(symbol) })),
    ),
  ];
  let reduced = 0;
  const reductions = [
    ...(given.reductions ?? []).flatMap(symbolsIn),
    ...Array.from({ length: given.affinity ?? 0 }, () => '1'),
  ].map((symbol) => {
    const choices = isOpen(symbol) ? halves(symbol).filter((half) => half !== 'life') : [symbol];
    if (choices.length < 2 || !given.reductionChoices) return choices;
    return [given.reductionChoices[reduced++] ?? ''];
  });
  return product(ways).flatMap((paid) =>
    product(reductions).map((less): NaiveTotal => {
      const due: Due[] = [];
      let life = 0;
      for (const { half, generic, open } of paid) {
        const number = half === 'X' ? x : /^\d+$/.test(half) ? Number(half) : null;
        if (open && half === 'life') life += 2;
        else if (number !== null) due.push(...Array.from({ length: number }, () => generic));
        else due.push(half);
      }
      const takeOff = (kinds: readonly string[]): boolean => {
        for (const kind of kinds) {
          const at = due.indexOf(kind);
          if (at < 0) continue;
          due.splice(at, 1);
          return true;
        }
        return false;
      };
      const generic = (amount: number) => {
        for (let left = amount; left > 0; left -= 1) takeOff(['1', 'w']);
      };
      for (const half of less) {
        if (/^\d+$/.test(half)) generic(Number(half));
        else if (half === 'X') generic(x);
        else if (half === 'S') generic(1);
        else takeOff([half, '1', 'w']);
      }
      while (due.length < (given.minimum ?? 0)) due.push('1');
      return { due, life };
    }),
  );
};

/** One thing to pay with: what it can pay, and whether it is mana, a card or neither. */
interface Thing {
  readonly pays: (due: Due) => boolean;
  readonly mana: number;
  readonly cards: number;
}

export interface NaiveCost {
  readonly mana: number;
  readonly cards: number;
}

const better = (one: NaiveCost, other: NaiveCost | null): boolean =>
  other === null || one.mana < other.mana || (one.mana === other.mana && one.cards < other.cards);

/** The cheapest assignment of things to what is due, by trying all; null when there is none. */
const cheapest = (due: readonly Due[], things: readonly Thing[]): NaiveCost | null => {
  const seen = new Map<string, NaiveCost | null>();
  const from = (place: number, used: bigint): NaiveCost | null => {
    const symbol = due[place];
    if (symbol === undefined) return { mana: 0, cards: 0 };
    const key = `${place} ${used}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    let best: NaiveCost | null = null;
    for (const [index, thing] of things.entries()) {
      if ((used & (1n << BigInt(index))) !== 0n || !thing.pays(symbol)) continue;
      const rest = from(place + 1, used | (1n << BigInt(index)));
      if (!rest) continue;
      const cost = { mana: rest.mana + thing.mana, cards: rest.cards + thing.cards };
      if (better(cost, best)) best = cost;
    }
    seen.set(key, best);
    return best;
  };
  return from(0, 0n);
};

const isGeneric = (due: Due): boolean => due === '1' || due === 'w';

/** Every set of things that a player may have ready, with the energy it takes: each permanent used once at most. */
const thingsIn = (given: NaiveGiven, energy: number): Thing[][] => {
  const spell = (given.context ?? 'spell') === 'spell';
  const has = (mechanic: string) => spell && (given.mechanics ?? []).includes(mechanic);
  const mana = (types: string, snow: boolean): Thing => ({
    mana: 1,
    cards: 0,
    pays: (due) =>
      !given.noMana && (isGeneric(due) || (due === 'S' ? snow : given.anyTypeMana === true || types.includes(due))),
  });
  const tap = (artifact: boolean, creature: boolean, colors: string): Thing => ({
    mana: 0,
    cards: 0,
    pays: (due) =>
      (due === 'w' && (artifact || creature)) ||
      (isGeneric(due) && ((artifact && has('improvise')) || (creature && has('convoke')))) ||
      (creature && has('convoke') && 'WUBRG'.includes(due) && colors.includes(due)),
  });
  const times = (amount: number, thing: Thing): Thing[] => Array.from({ length: amount }, () => thing);
  const always: Thing[] = [
    ...symbolsIn(given.pool).map((type) => mana(type, false)),
    ...symbolsIn(given.snowPool).map((type) => mana(type, true)),
    ...times(given.artifacts ?? 0, tap(true, false, '')),
    ...(given.creatures ?? []).flatMap(({ colors, n, artifact }) => times(n, tap(artifact, true, colors))),
    ...times(given.graveyard ?? 0, { mana: 0, cards: 1, pays: (due) => has('delve') && isGeneric(due) }),
    ...symbolsIn(given.helper?.pool).map(
      (): Thing => ({ mana: 0, cards: 0, pays: (due) => has('assist') && isGeneric(due) }),
    ),
  ];
  const uses = (given.permanents ?? []).map((permanent): { energy: number; things: Thing[] }[] => {
    const { types, colors = '', tapped, phasedOut, sick, mana: abilities = [] } = permanent;
    const nothing = { energy: 0, things: [] };
    if (phasedOut || (permanent.controller ?? 'you') !== 'you') return [nothing];
    const creature = types.includes('creature');
    return [
      nothing,
      ...(tapped ? [] : [{ energy: 0, things: [tap(types.includes('artifact'), creature, colors)] }]),
      ...abilities
        .filter(({ tap: taps = true }) => !taps || (!tapped && !(sick && creature)))
        .map(({ produces, energy: cost = 0 }) => ({
          energy: cost,
          things: (produces === 'any' ? ['WUBRG'] : symbolsIn(produces)).map((made) =>
            mana(made, types.includes('snow')),
          ),
        })),
    ];
  });
  return product(uses)
    .filter((chosen) => chosen.reduce((sum, use) => sum + use.energy, 0) <= energy)
    .map((chosen) => [...always, ...chosen.flatMap(({ things }) => things)]);
};

export const STAGES = [
  'insufficient-life',
  'insufficient-energy',
  'insufficient-colored',
  'insufficient-colorless',
  'insufficient-snow',
  'insufficient-generic',
  'ok',
] as const;

export interface NaiveAnswer {
  readonly reason: (typeof STAGES)[number];
  readonly minMana: number | null;
  /** Least life, then least mana, then fewest cards. */
  readonly best: { readonly life: number; readonly mana: number; readonly cards: number } | null;
}

/** The answer to a payment, by trying everything. */
export const naiveAnswer = (given: NaiveGiven): NaiveAnswer => {
  const energyDue = given.alternative?.energy ?? 0;
  const energy = given.energy ?? 0;
  const sets = energyDue > energy ? [] : thingsIn(given, energy - energyDue);
  const canPay = (due: readonly Due[]): NaiveCost | null =>
    sets.reduce<NaiveCost | null>((best, things) => {
      const cost = cheapest(due, things);
      return cost && better(cost, best) ? cost : best;
    }, null);
  let furthest = 0;
  let minMana: number | null = null;
  let best: NaiveAnswer['best'] = null;
  for (const { due, life } of naiveTotals(given)) {
    const stage = (): number => {
      if (life > (given.life ?? 20)) return 0;
      if (energyDue > energy) return 1;
      const colored = due.filter((symbol) => 'WUBRG'.includes(symbol));
      if (!canPay(colored)) return 2;
      const colorless = due.filter((symbol) => symbol === 'C');
      if (!canPay([...colored, ...colorless])) return 3;
      if (!canPay([...colored, ...colorless, ...due.filter((symbol) => symbol === 'S')])) return 4;
      return 5;
    };
    const cost = life > (given.life ?? 20) || energyDue > energy ? null : canPay(due);
    furthest = Math.max(furthest, cost ? 6 : stage());
    if (!cost) continue;
    minMana = Math.min(minMana ?? Number.POSITIVE_INFINITY, cost.mana);
    const way = { life, ...cost };
    if (best === null || life < best.life || (life === best.life && better(cost, best))) best = way;
  }
  return { reason: STAGES[furthest] ?? 'ok', minMana, best };
};

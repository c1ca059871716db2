/** A permanent that goes, as far as the teller knows it: who controlled it as it went, and whether it was phased out. */
export interface Departing {
  /** Null for one that was never named before. */
  readonly id: string | null;
  /** Null when nobody told. */
  readonly owner: string | null;
  /** Null when only earlier events tell. */
  readonly controller: string | null;
  readonly phasedOut: boolean;
}

/** What can happen that bears on who lost a permanent, and when. Nothing else does: not counters, not tapping, not copies. */
export type BattlefieldEvent =
  | { readonly kind: 'turn-begins'; readonly active: string | null }
  | { readonly kind: 'enters'; readonly id: string; readonly controller: string }
  | { readonly kind: 'changes-control'; readonly id: string; readonly controller: string }
  | { readonly kind: 'phases-out'; readonly id: string; readonly controller: string | null }
  | { readonly kind: 'phases-in'; readonly id: string }
  | { readonly kind: 'leaves'; readonly permanent: Departing; readonly to: string }
  | { readonly kind: 'player-leaves-game'; readonly player: string; readonly permanents: readonly Departing[] };

interface Known {
  readonly controller: string | null;
  readonly phasedOut: boolean;
}

/** What the battlefield has seen: the number of the turn, the permanents that were named, and the turn in which each player last lost one. */
export interface Battlefield {
  readonly turn: number;
  readonly permanents: ReadonlyMap<string, Known>;
  readonly lastLeft: ReadonlyMap<string, number>;
}

export const NEW_BATTLEFIELD: Battlefield = { turn: 0, permanents: new Map(), lastLeft: new Map() };

/**
 * The battlefield after an event. A permanent leaves when it moves to another zone, whatever the zone, the cause and the kind of
 * permanent, tokens included (603.6c, 111.7); it leaves under whoever controlled it last. Phasing and changing control move
 * nothing (702.26d, 110.2).
 */
export const afterEvent = (battlefield: Battlefield, event: BattlefieldEvent): Battlefield => {
  switch (event.kind) {
    case 'turn-begins':
      return phasingIn({ ...battlefield, turn: battlefield.turn + 1 }, event.active);
    case 'enters':
      return knowing(battlefield, event.id, { controller: event.controller, phasedOut: false });
    case 'changes-control':
      return knowing(battlefield, event.id, { controller: event.controller });
    case 'phases-out':
      return knowing(battlefield, event.id, {
        phasedOut: true,
        ...(event.controller === null ? {} : { controller: event.controller }),
      });
    case 'phases-in':
      return knowing(battlefield, event.id, { phasedOut: false });
    case 'leaves':
      // A phased-out permanent goes nowhere (702.26b): one that left had phased in, unless the teller says otherwise.
      return event.to === 'battlefield' || event.permanent.phasedOut
        ? battlefield
        : departed(battlefield, event.permanent);
    case 'player-leaves-game':
      // 800.4a: what a player owns goes with them; 603.6c: that is leaving, 702.26k: but not for what is phased out.
      return event.permanents
        .filter(({ owner }) => owner === event.player)
        .filter(({ id, phasedOut }) => !phasedOut && !known(battlefield, id).phasedOut)
        .reduce(departed, battlefield);
  }
};

const UNKNOWN: Known = { controller: null, phasedOut: false };

const known = ({ permanents }: Battlefield, id: string | null): Known =>
  (id === null ? undefined : permanents.get(id)) ?? UNKNOWN;

const knowing = (battlefield: Battlefield, id: string, news: Partial<Known>): Battlefield => ({
  ...battlefield,
  permanents: new Map(battlefield.permanents).set(id, { ...known(battlefield, id), ...news }),
});

const departed = (battlefield: Battlefield, { id, controller, owner }: Departing): Battlefield => {
  const last = controller ?? known(battlefield, id).controller ?? owner;
  const permanents = new Map(battlefield.permanents);
  if (id !== null) permanents.delete(id); // 400.7: what comes back is another object
  const lastLeft = new Map(battlefield.lastLeft);
  if (last !== null) lastLeft.set(last, battlefield.turn);
  return { ...battlefield, permanents, lastLeft };
};

/** 702.26a: in a player's untap step, what phased out under their control phases in. */
const phasingIn = (battlefield: Battlefield, active: string | null): Battlefield => ({
  ...battlefield,
  permanents: new Map(
    [...battlefield.permanents].map(([id, permanent]) => [
      id,
      active !== null && permanent.controller === active ? { ...permanent, phasedOut: false } : permanent,
    ]),
  ),
});

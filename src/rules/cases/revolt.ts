import { z } from 'zod';
import type { BattlefieldEvent, Departing } from '../leaving.ts';
import { afterEvent, NEW_BATTLEFIELD } from '../leaving.ts';
import { revoltApplications, revoltApplies, revoltOf } from '../revolt.ts';

/* The cases `revolt.*`, put into the words of the rules and back. No rule is decided here. */

/** A name that an event may carry or not; in events of kinds we don't know, it may be anything. */
const told = z
  .union([z.string(), z.number().transform(String)])
  .nullable()
  .catch(null);

const Thing = z.looseObject({
  id: told,
  owner: told,
  controller: told,
  phasedOut: z.boolean().catch(false),
  zone: z.string().catch('battlefield'),
});

const Event = z.looseObject({
  e: z.string(),
  ...Thing.shape,
  to: told,
  active: told,
  player: told,
  objects: z.array(z.union([Thing, z.string().transform((id) => Thing.parse({ id }))])).catch([]),
  ability: told,
});
type Event = z.infer<typeof Event>;

const Case = z.looseObject({
  given: z.looseObject({
    events: z.array(Event),
    check: z.looseObject({ player: z.string().optional(), players: z.array(z.string()).optional() }).optional(),
  }),
});

const departing = ({ id, owner, controller, phasedOut }: z.infer<typeof Thing>): Departing => ({
  id,
  owner,
  controller,
  phasedOut,
});

/** What an event is to the battlefield; null when it is nothing to it. */
const battlefieldEvent = (event: Event): BattlefieldEvent | null => {
  const { e, id, controller, player } = event;
  if (e === 'turn') return { kind: 'turn-begins', active: event.active };
  if (e === 'leave') return { kind: 'leaves', permanent: departing(event), to: event.to ?? 'elsewhere' };
  if (e === 'player-leaves' && player !== null) {
    const permanents = event.objects.filter(({ zone }) => zone === 'battlefield');
    return {
      kind: 'player-leaves-game',
      player,
      permanents: permanents.map((object) => departing({ ...object, owner: object.owner ?? player })),
    };
  }
  if (id === null) return null;
  if (e === 'enter' && controller !== null) return { kind: 'enters', id, controller };
  const to = event.to ?? controller;
  if (e === 'control' && to !== null) return { kind: 'changes-control', id, controller: to };
  if (e === 'phase-out') return { kind: 'phases-out', id, controller };
  if (e === 'phase-in') return { kind: 'phases-in', id };
  return null;
};

/** What `expected` may ask about a `revolt.*` case. */
export const run = (asked: unknown): unknown => {
  const { events, check } = Case.parse(asked).given;
  const triggers: Record<string, boolean> = {};
  const happens: Record<string, boolean> = {};
  const controllers: Record<string, string> = {};
  let battlefield = NEW_BATTLEFIELD;

  for (const event of events) {
    const seen = battlefieldEvent(event);
    if (seen) battlefield = afterEvent(battlefield, seen);
    if (event.ability === null) continue;
    const { ability } = event;
    const controller = event.controller ?? controllers[ability];
    const satisfied = controller !== undefined && revoltOf(battlefield, controller);
    if (event.e === 'trigger-event') {
      if (controller !== undefined) controllers[ability] = controller;
      triggers[ability] = satisfied;
      happens[ability] = false; // until it resolves
    }
    if (event.e === 'resolve') happens[ability] = revoltApplies(triggers[ability] ?? null, satisfied);
    if (event.e === 'enters-check') happens[ability] = revoltApplies(null, satisfied);
  }

  const satisfied = (player: string) => revoltOf(battlefield, player);
  const { player, players } = check ?? {};
  return {
    triggers,
    happens,
    ...(players ? { satisfied: Object.fromEntries(players.map((each) => [each, satisfied(each)])) } : {}),
    ...(player === undefined
      ? {}
      : { satisfied: satisfied(player), applications: revoltApplications(satisfied(player)) }),
  };
};

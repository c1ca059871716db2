import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BattlefieldEvent, Departing } from './leaving.ts';
import { afterEvent, NEW_BATTLEFIELD } from './leaving.ts';
import { revoltOf } from './revolt.ts';

const after = (events: readonly BattlefieldEvent[]) => events.reduce(afterEvent, NEW_BATTLEFIELD);
/** The players, of ana and ben, under whose control a permanent left this turn. */
const lost = (events: readonly BattlefieldEvent[]) =>
  ['ana', 'ben'].filter((player) => revoltOf(after(events), player));

const turn = (active: string | null = null): BattlefieldEvent => ({ kind: 'turn-begins', active });
const permanent = (told: Partial<Departing>): Departing => ({
  id: null,
  owner: null,
  controller: null,
  phasedOut: false,
  ...told,
});
const leaves = (told: Partial<Departing>, to = 'graveyard'): BattlefieldEvent => ({
  kind: 'leaves',
  permanent: permanent(told),
  to,
});
const enters = (id: string, controller: string): BattlefieldEvent => ({ kind: 'enters', id, controller });
const control = (id: string, controller: string): BattlefieldEvent => ({ kind: 'changes-control', id, controller });
const phasesOut = (id: string, controller: string | null = null): BattlefieldEvent => ({
  kind: 'phases-out',
  id,
  controller,
});
const phasesIn = (id: string): BattlefieldEvent => ({ kind: 'phases-in', id });
const gone = (player: string, ...owned: Partial<Departing>[]): BattlefieldEvent => ({
  kind: 'player-leaves-game',
  player,
  permanents: owned.map((told) => permanent({ owner: player, ...told })),
});

const ANAS = { owner: 'ana', controller: 'ana' };

describe('A permanent leaves under the control of whoever controlled it last (603.6c)', () => {
  it.each<[string, BattlefieldEvent[], string[]]>([
    ['at first nobody lost anything', [turn()], []],
    ['to the graveyard', [turn(), leaves(ANAS)], ['ana']],
    ['to any other zone', [turn(), leaves(ANAS, 'library')], ['ana']],
    ['the battlefield is no other zone', [turn(), leaves(ANAS, 'battlefield')], []],
    ["during anyone's turn", [turn('ben'), leaves(ANAS)], ['ana']],
    ['each player has their own', [turn(), leaves(ANAS), leaves({ controller: 'ben' })], ['ana', 'ben']],
    ['the thief lost what was stolen, not its owner', [turn(), leaves({ owner: 'ben', controller: 'ana' })], ['ana']],
    [
      'who was seen to control it last',
      [turn(), enters('p', 'ben'), control('p', 'ana'), leaves({ id: 'p', owner: 'ben' })],
      ['ana'],
    ],
    [
      'what was given away is lost by its new controller',
      [turn(), enters('p', 'ana'), control('p', 'ben'), leaves({ id: 'p', owner: 'ana' })],
      ['ben'],
    ],
    [
      'what the teller knows counts before what was seen',
      [turn(), enters('p', 'ben'), leaves({ id: 'p', controller: 'ana' })],
      ['ana'],
    ],
    ['its owner, when nobody told more', [turn(), leaves({ owner: 'ana' })], ['ana']],
    ['nobody, when nobody told anything', [turn(), leaves({})], []],
    ['changing control moves nothing (110.2)', [turn(), enters('p', 'ana'), control('p', 'ben')], []],
    [
      'what comes back is a new object, and the old one did leave (400.7)',
      [turn(), leaves({ ...ANAS, id: 'p' }, 'exile'), enters('q', 'ana')],
      ['ana'],
    ],
    [
      'the same card under an old name has no old controller',
      [turn(), enters('p', 'ben'), leaves({ id: 'p' }), turn(), leaves({ id: 'p', owner: 'ana' })],
      ['ana'],
    ],
  ])('%s', (_, events, expected) => {
    expect(lost(events)).toEqual(expected);
  });
});

describe('Phasing is not leaving (702.26d)', () => {
  it.each<[string, BattlefieldEvent[], string[]]>([
    ['out', [turn(), phasesOut('p', 'ana')], []],
    ['out and in', [turn(), phasesOut('p', 'ana'), phasesIn('p')], []],
    ['a phased-out permanent is moved by nothing (702.26b)', [turn(), leaves({ ...ANAS, phasedOut: true })], []],
    [
      'back in, it can leave',
      [turn(), phasesOut('p', 'ana'), phasesIn('p'), leaves({ id: 'p', owner: 'ben' })],
      ['ana'],
    ],
  ])('%s', (_, events, expected) => {
    expect(lost(events)).toEqual(expected);
  });
});

describe('A player who leaves the game takes what they own (800.4a)', () => {
  it.each<[string, BattlefieldEvent[], string[]]>([
    ['that is leaving, for who controlled it (603.6c)', [turn(), gone('ben', { controller: 'ana' })], ['ana']],
    [
      'for the one last seen to control it',
      [turn(), enters('p', 'ben'), control('p', 'ana'), gone('ben', { id: 'p' })],
      ['ana'],
    ],
    ['for its owner, unless another controlled it', [turn(), gone('ben', {})], ['ben']],
    ['not for what is phased out (702.26k)', [turn(), gone('ben', { controller: 'ana', phasedOut: true })], []],
    ['nor for what was seen to phase out', [turn(), phasesOut('p', 'ana'), gone('ben', { id: 'p' })], []],
    [
      'but for what has phased in since',
      [turn(), phasesOut('p', 'ana'), phasesIn('p'), gone('ben', { id: 'p' })],
      ['ana'],
    ],
    [
      "it phases in as its controller's turn begins (702.26a)",
      [turn(), phasesOut('p', 'ana'), turn('ana'), gone('ben', { id: 'p' })],
      ['ana'],
    ],
    [
      "and stays out in another player's turn",
      [turn(), phasesOut('p', 'ana'), turn('ben'), gone('ben', { id: 'p' })],
      [],
    ],
    [
      "what others own stays: their owner's control is back",
      [turn(), gone('ben', { owner: 'ana', controller: 'ben' })],
      [],
    ],
    ['with nothing, nothing leaves', [turn(), gone('ben')], []],
  ])('%s', (_, events, expected) => {
    expect(lost(events)).toEqual(expected);
  });
});

// ── Any sequence of events ──────────────────────────────────────────────────────────────────────────────────────────

const player = fc.constantFrom('ana', 'ben');
const id = fc.constantFrom('p', 'q');
const thing = fc.record({
  id: fc.option(id),
  owner: fc.option(player),
  controller: fc.option(player),
  phasedOut: fc.boolean(),
});
const event: fc.Arbitrary<BattlefieldEvent> = fc.oneof(
  fc.record({ kind: fc.constant('turn-begins' as const), active: fc.option(player) }),
  fc.record({ kind: fc.constant('enters' as const), id, controller: player }),
  fc.record({ kind: fc.constant('changes-control' as const), id, controller: player }),
  fc.record({ kind: fc.constant('phases-out' as const), id, controller: fc.option(player) }),
  fc.record({ kind: fc.constant('phases-in' as const), id }),
  fc.record({
    kind: fc.constant('leaves' as const),
    permanent: thing,
    to: fc.constantFrom('graveyard', 'exile', 'battlefield'),
  }),
  fc.record({
    kind: fc.constant('player-leaves-game' as const),
    player,
    permanents: fc.uniqueArray(thing, { selector: (each) => each.id }),
  }),
);

/** The same by reading the whole story backwards for each question, with no state kept. */
const byReading = (story: readonly BattlefieldEvent[], who: string): boolean => {
  const controllerAt = (at: number, of: string | null): string | null => {
    for (let i = at - 1; i >= 0 && of !== null; i--) {
      const past = story[i];
      if (!past) continue;
      if (left(i, past, of)) return null;
      if ((past.kind === 'enters' || past.kind === 'changes-control') && past.id === of) return past.controller;
      if (past.kind === 'phases-out' && past.id === of && past.controller !== null) return past.controller;
    }
    return null;
  };
  const isPhasedOut = (at: number, of: string | null): boolean => {
    for (let i = at - 1; i >= 0 && of !== null; i--) {
      const past = story[i];
      if (!past) continue;
      if (left(i, past, of)) return false;
      if (past.kind === 'phases-out' && past.id === of) return true;
      if ((past.kind === 'phases-in' || past.kind === 'enters') && past.id === of) return false;
      if (past.kind === 'turn-begins' && past.active !== null && controllerAt(i, of) === past.active) return false;
    }
    return false;
  };
  const left = (at: number, past: BattlefieldEvent, of: string): boolean => {
    if (past.kind === 'leaves') return past.permanent.id === of && went(past.permanent, past.to);
    if (past.kind !== 'player-leaves-game') return false;
    return past.permanents.some((each) => each.id === of && takes(at, past.player, each));
  };
  const went = (thing: Departing, to: string) => to !== 'battlefield' && !thing.phasedOut;
  const takes = (at: number, leaver: string, thing: Departing): boolean =>
    thing.owner === leaver && !thing.phasedOut && !isPhasedOut(at, thing.id);
  const lostBy = (at: number, thing: Departing) => thing.controller ?? controllerAt(at, thing.id) ?? thing.owner;

  const thisTurn = story.findLastIndex(({ kind }) => kind === 'turn-begins');
  return story.some((each, at) => {
    if (at < thisTurn) return false;
    if (each.kind === 'leaves') return went(each.permanent, each.to) && lostBy(at, each.permanent) === who;
    if (each.kind !== 'player-leaves-game') return false;
    return each.permanents.some((thing) => takes(at, each.player, thing) && lostBy(at, thing) === who);
  });
};

describe('Whatever happens on the battlefield', () => {
  it('revolt is false for everyone as a turn begins', () => {
    fc.assert(
      fc.property(fc.array(event), (story) => {
        expect(lost([...story, turn()])).toEqual([]);
      }),
    );
  });

  it('once on, revolt stays on until the next turn begins', () => {
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (story, more) => {
        const sameTurn = more.filter(({ kind }) => kind !== 'turn-begins');
        expect(lost([...story, ...sameTurn])).toEqual(expect.arrayContaining(lost(story)));
      }),
    );
  });

  it('revolt is what reading the story backwards tells', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (story) => {
        expect(lost(story)).toEqual(['ana', 'ben'].filter((who) => byReading(story, who)));
      }),
      { numRuns: 2000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { run } from './revolt.ts';

const turn = { e: 'turn', n: 1, active: 'A' };
const leave = { e: 'leave', controller: 'A', owner: 'A', to: 'graveyard' };

describe('Every event and field of a revolt case is understood', () => {
  it.each<[string, object[], boolean]>([
    [
      "a permanent whose owner leaves the game leaves under its controller's control",
      [turn, { e: 'player-leaves', player: 'B', objects: [{ id: 'p', owner: 'B', controller: 'A' }] }],
      true,
    ],
    [
      'but not a phased-out one',
      [turn, { e: 'player-leaves', player: 'B', objects: [{ id: 'p', owner: 'B', controller: 'A', phasedOut: true }] }],
      false,
    ],
    [
      'nor one that was seen to phase out',
      [turn, { e: 'phase-out', id: 'p', controller: 'A' }, { e: 'player-leaves', player: 'B', objects: ['p'] }],
      false,
    ],
    [
      'nor a card in another zone',
      [turn, { e: 'player-leaves', player: 'B', objects: [{ zone: 'graveyard', owner: 'B', controller: 'A' }] }],
      false,
    ],
    [
      'a control change tells who controlled it last',
      [turn, { e: 'control', id: 'p', from: 'B', to: 'A' }, { e: 'leave', id: 'p', owner: 'B', to: 'exile' }],
      true,
    ],
    ['an extra turn is another turn', [turn, leave, { e: 'turn', n: 2, active: 'A', extra: true }], false],
    ['cleanup belongs to the turn', [turn, leave, { e: 'cleanup' }], true],
    ['what leaves in cleanup leaves this turn', [turn, { e: 'cleanup' }, leave], true],
    ['a merge is not leaving', [turn, { e: 'merge', id: 'p', controller: 'A' }], false],
    ['an emblem is not a permanent', [turn, { e: 'emblem', controller: 'A' }], false],
    [
      'an event nobody heard of changes nothing, whatever it carries',
      [turn, leave, { e: 'planeswalk', id: {}, to: 7, controller: ['A'], objects: 'all' }],
      true,
    ],
  ])('%s', (_, events, satisfied) => {
    expect(run({ given: { events, check: { player: 'A' } } })).toMatchObject({
      satisfied,
      applications: satisfied ? 1 : 0,
    });
  });

  it.each<[string, object[], object]>([
    [
      'a trigger that is not resolved has had no effect yet',
      [turn, leave, { e: 'trigger-event', ability: 't', controller: 'A' }],
      { triggers: { t: true }, happens: { t: false } },
    ],
    [
      'a trigger that resolves in a later turn finds nothing',
      [turn, leave, { e: 'trigger-event', ability: 't', controller: 'A' }, turn, { e: 'resolve', ability: 't' }],
      { triggers: { t: true }, happens: { t: false } },
    ],
    [
      'abilities are told apart',
      [
        turn,
        { e: 'trigger-event', ability: 'early', controller: 'A' },
        leave,
        { e: 'trigger-event', ability: 'late', controller: 'A' },
        { e: 'resolve', ability: 'late' },
        { e: 'resolve', ability: 'early' },
      ],
      { triggers: { early: false, late: true }, happens: { early: false, late: true } },
    ],
    [
      'what resolves under new control asks about its new controller',
      [
        turn,
        leave,
        { e: 'trigger-event', ability: 't', controller: 'A' },
        { e: 'resolve', ability: 't', controller: 'B' },
      ],
      { triggers: { t: true }, happens: { t: false } },
    ],
  ])('%s', (_, events, expected) => {
    expect(run({ given: { events } })).toMatchObject(expected);
  });
});

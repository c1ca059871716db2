import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PlayerDeed } from '../acts.ts';
import { counting } from '../acts.ts';
import { energyPaid, gain, payAny, payDemand } from '../energy.ts';
import type { Entry, Game } from '../game.ts';
import { seatOf, tallyOf } from '../game.ts';
import type { Verdict } from '../refusal.ts';
import { revolted } from '../revolt.ts';
import { replay } from '../undo.ts';

/* Faults that other counters and engines had, tried here. Each test is one report: what is right is its title. */

const Report = z.looseObject({ id: z.string(), kind: z.string(), right: z.string() });
const reports = z.array(Report).parse(JSON.parse(readFileSync(new URL('bugreports.json', import.meta.url), 'utf8')));

const value = <Value>(verdict: Verdict<Value>): Value => {
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value;
};

// ── A game of one player, by its log ────────────────────────────────────────────────────────────────────────────────

type Log = readonly Entry[];
const ana = 'ana';

const gameOf = (log: Log): Game | null => {
  if (log.length === 0) return null;
  const replayed = replay(log);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return replayed.game;
};
const energyOf = (log: Log): number => {
  const game = gameOf(log);
  return game ? tallyOf(game, ana, 'energy') : 0;
};
const entry = (log: Log, event: Entry['event']): Log => [...log, { seq: log.length + 1, at: 0, actor: ana, event }];
const does = (log: Log, deed: PlayerDeed): Log => {
  const events = counting({ user: ana, judge: false, at: 0 }, deed)(gameOf(log), () => log);
  return events.ok ? events.value.reduce(entry, log) : log;
};
const gains = (amount: number): PlayerDeed => ({ kind: 'gained', player: ana, what: 'energy', amount });
const pays = (amount: number): PlayerDeed => ({ kind: 'paid', player: ana, amount });
const hasRevolted = (log: Log): boolean => {
  const game = gameOf(log);
  const left = game && seatOf(game, ana)?.left;
  return left ? revolted(left.turn, game.turn.number) : false;
};

const TRIED: Readonly<Record<string, () => void>> = {
  // The limit is the energy paid, not the X announced.
  B090: () => {
    const outcome = value(payAny(value(gain(0, 2)), 0));
    expect(energyPaid(outcome)).toBe(0);
    expect(outcome).toEqual({ kind: 'paid', amount: 0, left: 2 });
  },
  // A demand that was met is not one that couldn't be.
  B092: () => {
    const outcome = payDemand(2, { demand: 'must', amount: 2, willing: true, times: 1 });
    expect(value(outcome)).toEqual({ kind: 'paid', amount: 2, left: 0 });
  },
  // Every payment is a line of the log, with what it leaves; one that is refused is none.
  B094: () => {
    const before = does([], gains(5));
    const after = does(before, pays(3));
    expect(after.slice(before.length).map(({ event }) => event)).toEqual([pays(3)]);
    expect(energyOf(after)).toBe(2);
    expect(does(after, pays(3))).toEqual(after);
  },
  // Zero of a kind stays zero.
  B096: () => {
    const log = does(does(does([], gains(2)), pays(2)), { kind: 'proliferated', player: ana });
    expect(energyOf(log)).toBe(0);
  },
  // What came back does not undo that it left; only the next turn ends "this turn".
  B100: () => {
    const left = does([], { kind: 'revolted', player: ana, permanent: 'Ornithopter' });
    const later = does(left, gains(1));
    expect(hasRevolted(later)).toBe(true);
    expect(hasRevolted(entry(later, { kind: 'turn', player: ana }))).toBe(false);
  },
};

describe('Faults of others are not ours', () => {
  const ours = reports.filter(({ kind }) => kind === 'rules-energy' || kind === 'rules-revolt');

  it('tries every report about energy and revolt', () => {
    expect(Object.keys(TRIED).sort()).toEqual(ours.map(({ id }) => id).sort());
  });

  it.each(ours.map(({ id, right }) => [`${id}: ${right}`, id] as const))('%s', (_, id) => {
    expect.hasAssertions();
    TRIED[id]?.();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ByCounter } from '../counters.ts';
import { COUNTERS, gaining, NO_COUNTERS, proliferating } from '../counters.ts';
import type { Demand } from '../energy.ts';
import { energyPaid, gain, pay, payAny, payDemand } from '../energy.ts';
import type { BattlefieldEvent } from '../leaving.ts';
import { afterEvent, NEW_BATTLEFIELD } from '../leaving.ts';
import { losesToPoison } from '../poison.ts';
import { afterRadiation } from '../rad.ts';
import type { Verdict } from '../refusal.ts';
import { UNDISTURBED } from '../replacement.ts';
import { revoltApplies, revoltOf } from '../revolt.ts';

/* What players and judges ask, in their shorthand, answered by the rules. */

const Shorthand = z.looseObject({ kind: z.enum(['energy', 'counters', 'wrath', 'revolt', 'payment']) });
const Question = z.looseObject({ id: z.string(), answer: z.string(), case: Shorthand.optional() });

const questions = z
  .array(Question)
  .parse(JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')))
  .flatMap(({ id, answer, case: shorthand }) => (shorthand ? [{ id, answer, shorthand }] : []));
/** The questions of a kind, each with its answer for a title. */
const ofKind = (kind: z.infer<typeof Shorthand>['kind']) =>
  questions
    .filter(({ shorthand }) => shorthand.kind === kind)
    .map(({ id, answer, shorthand }) => [`${id}: ${answer}`, { id, shorthand }] as const);

const value = <Value>(verdict: Verdict<Value>): Value => {
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value;
};

it('Every question with a case is asked', () => {
  expect(questions.length).toBe(44);
});

describe('Energy', () => {
  const Energy = z.looseObject({
    start: z.number(),
    ops: z.array(
      z.union([
        z.tuple([z.literal('gain'), z.number()]),
        z.tuple([z.literal('gain'), z.number(), z.object({ bonus: z.literal(1) })]),
        z.tuple([z.literal('pay'), z.number()]),
      ]),
    ),
    end: z.number(),
    refused: z.boolean().default(false),
  });
  /** How the card of the question asks for its energy; the others say "you may pay". */
  const demands: Readonly<Record<string, Demand>> = { 'Q023-en': 'must', 'Q031-en': 'cost' };

  it.each(ofKind('energy'))('%s', (_, { id, shorthand }) => {
    const asked = Energy.parse(shorthand);
    let have = asked.start;
    let refused = false;
    for (const [what, n, bonus] of asked.ops) {
      if (what === 'gain') {
        have = value(gain(have, n, { ...UNDISTURBED, replacements: bonus ? ['one-more'] : [] }));
        continue;
      }
      const outcome = payDemand(have, { demand: demands[id] ?? 'may', amount: n, willing: true, times: 1 });
      if (outcome.ok && outcome.value.kind === 'paid') have = outcome.value.left;
      else refused = true;
    }
    expect({ end: have, refused }).toEqual({ end: asked.end, refused: asked.refused });
  });

  it.each(ofKind('wrath'))('%s', (_, { shorthand }) => {
    const asked = z
      .looseObject({
        x: z.number(),
        energy_before: z.number(),
        pay: z.number(),
        destroys_mv_max: z.number(),
        energy_after: z.number(),
      })
      .parse(shorthand);
    const outcome = value(payAny(value(gain(asked.energy_before, asked.x)), asked.pay));
    expect(outcome).toMatchObject({ kind: 'paid', left: asked.energy_after });
    expect(energyPaid(outcome)).toBe(asked.destroys_mv_max);
  });
});

describe('Counters', () => {
  const Kind = z.enum(COUNTERS);
  const Counters = z.looseObject({
    start: z.partialRecord(Kind, z.number()),
    ops: z.array(
      z.union([
        z.tuple([z.enum(['gain', 'pay']), Kind, z.number()]),
        z.tuple([z.literal('proliferate')]),
        z.tuple([z.literal('rad_trigger'), z.object({ nonland: z.number() })]),
        /** A permanent that used the counters leaves. */
        z.tuple([z.literal('leave')]),
      ]),
    ),
    end: z.partialRecord(Kind, z.number()),
    loses: z.boolean().default(false),
    life: z.number().default(0),
  });

  it.each(ofKind('counters'))('%s', (_, { shorthand }) => {
    const asked = Counters.parse(shorthand);
    let counters: ByCounter<number> = { ...NO_COUNTERS, ...asked.start };
    let life = 0;
    for (const op of asked.ops) {
      if (op[0] === 'gain') counters = { ...counters, [op[1]]: value(gaining(counters[op[1]], op[2])) };
      if (op[0] === 'pay') counters = { ...counters, [op[1]]: value(pay(counters[op[1]], op[2])) };
      if (op[0] === 'proliferate') counters = value(proliferating(counters));
      if (op[0] === 'rad_trigger') {
        const after = value(afterRadiation({ rad: counters.rad, life }, op[1].nonland));
        counters = { ...counters, rad: after.rad };
        life = after.life;
      }
    }
    expect(counters).toMatchObject(asked.end);
    expect({ loses: losesToPoison(counters.poison), life }).toEqual({ loses: asked.loses, life: asked.life });
  });
});

describe('Revolt', () => {
  const Revolt = z.looseObject({
    events: z.array(z.tuple([z.string()], z.unknown())),
    active: z.boolean().optional(),
    active_at_check: z.boolean().optional(),
  });
  const me = { id: null, owner: 'me', controller: 'me', phasedOut: false } as const;
  const battlefieldEvent = (what: string): BattlefieldEvent | null => {
    if (what === 'leave') return { kind: 'leaves', permanent: me, to: 'graveyard' };
    if (what === 'enter') return { kind: 'enters', id: 'new', controller: 'me' };
    if (what === 'turn') return { kind: 'turn-begins', active: null };
    return null;
  };

  it.each(ofKind('revolt'))('%s', (_, { shorthand }) => {
    const asked = Revolt.parse(shorthand);
    let battlefield = NEW_BATTLEFIELD;
    let triggered: boolean | null = null;
    for (const [what] of asked.events) {
      const event = battlefieldEvent(what);
      if (event) battlefield = afterEvent(battlefield, event);
      else if (what === 'trigger_check' || what === 'end_step') triggered = revoltOf(battlefield, 'me');
      else expect(what).toBe('pay_energy');
    }
    if (asked.active_at_check !== undefined) expect(triggered).toBe(asked.active_at_check);
    if (asked.active !== undefined) expect(revoltOf(battlefield, 'me')).toBe(asked.active);
    // What an ability would do now follows from both answers.
    expect(revoltApplies(triggered, revoltOf(battlefield, 'me'))).toBe(asked.active ?? asked.active_at_check);
  });
});

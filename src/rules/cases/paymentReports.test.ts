import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settle } from '../payment.ts';
import { readPayment } from '../question.ts';
import type { Verdict } from '../refusal.ts';
import { makeTotal } from '../total.ts';

/* Faults that other engines had with payments, tried here. Each test is one report: what is right is its title. */

const Report = z.looseObject({ id: z.string(), kind: z.string(), right: z.string() });
const reports = z
  .array(Report)
  .parse(JSON.parse(readFileSync(new URL('bugreports.json', import.meta.url), 'utf8')))
  .filter(({ kind }) => kind === 'rules-payment');

const value = <Value>(verdict: Verdict<Value>): Value => {
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value;
};
const settled = (given: Readonly<Record<string, unknown>>) => value(settle(value(readPayment(given))));

const TRIED: Readonly<Record<string, () => void>> = {
  // Cards, artifacts and creatures stand in for mana; they make none, so there is none to keep.
  B077: () => {
    const improvise = { cost: '{2}{U}', pool: '{U}', artifacts: 3, mechanics: ['improvise'] };
    expect(settled(improvise).way?.taps).toMatchObject([{ keyword: 'improvise', pays: 'generic', count: 2 }]);
    expect(settled({ ...improvise, cost: '{2}{C}', pool: '' }).reason).toBe('insufficient-colorless');
  },
  // Floating mana and artifacts pay together.
  B079: () => {
    const { reason, way, minMana } = settled({ cost: '{5}{U}', pool: '{U}', artifacts: 5, mechanics: ['improvise'] });
    expect({ reason, minMana }).toEqual({ reason: 'ok', minMana: 1 });
    expect(way?.taps.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  },
  // A tax is part of the total that delve helps to pay.
  B081: () => {
    const taxed = { cost: '{3}{U}', increases: ['{1}'], pool: '{U}', mechanics: ['delve'] };
    expect(settled({ ...taxed, graveyard: 4 })).toMatchObject({ reason: 'ok', way: { delve: 4 } });
    expect(settled({ ...taxed, graveyard: 3 })).toMatchObject({
      reason: 'insufficient-generic',
      missing: { generic: 1 },
    });
  },
  // A creature pays for a color only if it is of that color.
  B083: () => {
    const creatures = [{ colors: 'W' }, { colors: 'G', n: 5 }];
    const convoked = settled({ cost: '{2}{W}{W}', creatures, mechanics: ['convoke'] });
    expect(convoked).toMatchObject({ reason: 'insufficient-colored', missing: { typed: { W: 1 }, generic: 0 } });
  },
  // Each payment is settled by itself: what one taps is neither mana nor left over for another.
  B085: () => {
    const creatures = [{ colors: 'G', n: 3 }];
    const spell = { cost: '{1}{G}', creatures, mechanics: ['convoke'] };
    const first = settled(spell);
    expect(first).toMatchObject({ reason: 'ok', minMana: 0 });
    expect(settled({ cost: '{G}' })).toMatchObject({ reason: 'insufficient-colored', missing: { typed: { G: 1 } } });
    expect(settled(spell)).toEqual(first);
  },
  // Affinity reduces the generic half of {2/B}, announced before the total is locked in.
  B087: () => {
    const { reason, total } = settled({ cost: '{2/B}{2/B}{2/B}', affinity: 5, pool: '{C}' });
    expect({ reason, total: makeTotal(total) }).toEqual({ reason: 'ok', total: '{1}' });
  },
};

describe('Faults of others with payments are not ours', () => {
  it('tries every report about payments', () => {
    expect(Object.keys(TRIED).sort()).toEqual(reports.map(({ id }) => id).sort());
  });

  it.each(reports.map(({ id, right }) => [`${id}: ${right}`, id] as const))('%s', (_, id) => {
    expect.hasAssertions();
    TRIED[id]?.();
  });
});

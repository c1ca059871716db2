import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settle } from '../payment.ts';
import { readPayment } from '../question.ts';
import { FAMILIES } from './families.ts';

/* What players and judges ask about payments, in their shorthand: put into a case each, and answered by the rules. */

const LAND_MANA = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
  Wastes: '{C}',
} as const;

const Payment = z.strictObject({
  kind: z.literal('payment'),
  cost: z.string(),
  x: z.number().optional(),
  increase: z.number().default(0),
  additional: z.string().optional(),
  affinity: z.number().default(0),
  minimum: z.number().default(0),
  restriction: z.literal('mana only from creatures').optional(),
  have: z.strictObject({
    lands: z.array(z.enum(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'])).default([]),
    artifacts: z
      .array(
        z.strictObject({
          name: z.string(),
          mana: z.string().optional(),
          sac: z.boolean().default(false),
          tapped: z.boolean().default(false),
          controller: z.string().optional(),
        }),
      )
      .default([]),
    creatures: z
      .array(
        z.strictObject({
          name: z.string().optional(),
          colors: z.string(),
          mana: z.string().optional(),
          sac: z.boolean().default(false),
          summoning_sick: z.boolean().default(false),
        }),
      )
      .default([]),
    pool: z.string().default(''),
    mana: z.string().default(''),
    graveyard: z.number().default(0),
    energy: z.number().default(0),
  }),
  methods: z.array(z.enum(['improvise', 'convoke', 'delve', 'affinity'])),
  legal: z.boolean(),
  total: z.string().optional(),
  max_x: z.number().optional(),
  max_improvise: z.number().optional(),
  max_delve: z.number().optional(),
  why: z.string().optional(),
  note: z.string().optional(),
});
type Payment = z.infer<typeof Payment>;

const Question = z.looseObject({
  id: z.string(),
  answer: z.string(),
  case: z.looseObject({ kind: z.string() }).optional(),
});
const payments = z
  .array(Question)
  .parse(JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')))
  .filter((question) => question.case?.kind === 'payment')
  .map(({ id, answer, case: shorthand }) => ({ id, answer, payment: Payment.parse(shorthand) }));

/** A Treasure is tapped and sacrificed, an Eldrazi Spawn only sacrificed. */
const ability = (mana: string | undefined, tap: boolean, sacrifice: boolean) =>
  mana === undefined ? [] : [{ produces: mana, tap, sacrifice }];

/** The question as a case. "Mana only from creatures", where no creature makes any, leaves no mana at all. */
const givenOf = ({ have, ...asked }: Payment) => ({
  cost: asked.cost,
  ...(asked.x === undefined ? {} : { x: asked.x }),
  additional: asked.additional === undefined ? [] : [asked.additional],
  increases: asked.increase === 0 ? [] : [`{${asked.increase}}`],
  affinity: asked.affinity,
  minimum: asked.minimum,
  pool: have.pool + have.mana,
  graveyard: have.graveyard,
  energy: have.energy,
  noMana: asked.restriction !== undefined,
  mechanics: asked.methods.filter((method) => method !== 'affinity'),
  permanents: [
    ...have.lands.map((land) => ({ types: ['land'], mana: [{ produces: LAND_MANA[land] }] })),
    ...have.artifacts.map(({ mana, sac, tapped, controller }) => ({
      types: ['artifact'],
      tapped,
      ...(controller === undefined ? {} : { controller }),
      mana: ability(mana, true, sac),
    })),
    ...have.creatures.map(({ colors, mana, sac, summoning_sick }) => ({
      types: ['creature'],
      colors,
      sick: summoning_sick,
      mana: ability(mana, !sac, sac),
    })),
  ].map((permanent, index) => ({ id: `p${index}`, ...permanent })),
});

const answered = (family: string, given: object): unknown => FAMILIES.get(family)?.({ given });

const titled = (list: typeof payments) => list.map((each) => [`${each.id}: ${each.answer}`, each.payment] as const);

describe('Payments', () => {
  it.each(titled(payments))('%s', (_, payment) => {
    const { legal, total, max_x } = payment;
    // What is asked of the largest X is asked of a payment for that X.
    const given = { ...givenOf(payment), ...(max_x === undefined ? {} : { x: max_x }) };
    expect(answered('payment', given)).toMatchObject({ payable: legal, ...(total === undefined ? {} : { total }) });
  });

  it.each(titled(payments.filter(({ payment }) => payment.max_x !== undefined)))('%s And no more.', (_, payment) => {
    expect(answered('payment', { ...givenOf(payment), x: (payment.max_x ?? 0) + 1 })).toMatchObject({ payable: false });
  });

  it.each(titled(payments.filter(({ payment }) => (payment.max_improvise ?? payment.max_delve) !== undefined)))(
    '%s There is nothing more to pay for.',
    (_, payment) => {
      const question = readPayment(givenOf(payment));
      const settled = question.ok ? settle(question.value) : question;
      const way = settled.ok ? settled.value.way : null;
      const improvised = way?.taps.reduce((sum, { count }) => sum + count, 0);
      expect({ improvised, delved: way?.delve }).toEqual({
        improvised: payment.max_improvise ?? 0,
        delved: payment.max_delve ?? 0,
      });
      expect(settled.ok && settled.value.total.generic).toBe(payment.max_improvise ?? payment.max_delve);
    },
  );
});

import { askedOf } from './asked.ts';
import { announce } from './bill.ts';
import type { Given } from './given.ts';
import { amountIn, asGiven, asList, newReading, poolIn } from './given.ts';
import { MANA_TYPES } from './mana.ts';
import { NO_PLAN } from './plan.ts';
import { readPayment } from './question.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Casting, Step, Target } from './steps.ts';
import { lockIn } from './total.ts';

/**
 * Reads what is to be paid in steps: a question about a payment whose cost is the locked-in total, with a hand, and `nonmana`
 * costs (how many permanents to sacrifice, how many cards to discard). Refuses what such a question is refused for.
 */
export const readCasting = (given: Given): Verdict<Casting> => {
  const question = readPayment(given);
  if (!question.ok) return question;
  const bill = askedOf(question.value);
  if (!bill.ok) return bill;
  const first = (open: typeof bill.value.open) => open.flatMap(({ halves }) => halves.slice(0, 1)); // a locked-in total has none
  const locked = announce(bill.value, {
    halves: first(bill.value.open),
    reducedHalves: first(bill.value.reductions.open),
  });
  const { take, done } = newReading();
  const nonmana = asGiven(given.nonmana);
  return done({
    total: lockIn(locked),
    sacrifices: take(amountIn('nonmana', nonmana.sacrifice), 0),
    discards: take(amountIn('nonmana', nonmana.discard), 0),
    hand: take(amountIn('hand', given.hand), 0),
    resources: question.value.resources,
  });
};

/** Reads steps. Refuses one that does not exist, and malformed mana and numbers. */
export const readSteps = (given: unknown): Verdict<readonly Step[]> => {
  const { take, done } = newReading();
  return done(asList(given).map((each) => take(stepIn(asGiven(each)), { do: 'finish' })));
};

const stepIn = (given: Given): Verdict<Step> => {
  const id = String(given.id ?? '');
  switch (given.do) {
    case 'mana-ability': {
      const ability = amountIn('steps', given.ability);
      const type = MANA_TYPES.find((each) => each === String(given.color ?? '').toUpperCase()) ?? null;
      return ability.ok ? ok({ do: given.do, id, ability: ability.value, type }) : ability;
    }
    case 'convoke': {
      const pays = targetIn(given.pays ?? 'generic');
      return pays.ok ? ok({ do: given.do, id, pays: pays.value }) : pays;
    }
    case 'pay-mana': {
      const { take, done } = newReading();
      const mana = take(poolIn('steps', given.mana), NO_PLAN.mana);
      return done({ do: given.do, mana, pays: given.for == null ? null : take(targetIn(given.for), 'generic') });
    }
    case 'delve':
    case 'discard': {
      const cards = amountIn('steps', given.n, 1);
      return cards.ok ? ok({ do: given.do, cards: cards.value }) : cards;
    }
    case 'improvise':
    case 'sacrifice':
      return ok({ do: given.do, id });
    case 'finish':
      return ok({ do: given.do });
    default:
      return refuse({ code: 'invalid-choice', field: 'steps', found: String(given.do) });
  }
};

const targetIn = (value: unknown): Verdict<Target> => {
  const written = String(value);
  const target = (['generic', 'S', ...MANA_TYPES] as const).find(
    (each) => each.toLowerCase() === written.toLowerCase(),
  );
  return target ? ok(target) : refuse({ code: 'invalid-choice', field: 'steps', found: written });
};

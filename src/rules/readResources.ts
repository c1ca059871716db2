import { NO_MANA } from './byType.ts';
import type { Given, Reading } from './given.ts';
import { amountIn, asGiven, asList, colorsIn, newReading, poolIn, producedIn } from './given.ts';
import type { Verdict } from './refusal.ts';
import { ok, refuse } from './refusal.ts';
import type { Creatures, ManaAbility, Mechanic, PaymentContext, Permanent, Resources } from './resources.ts';
import { CONTEXTS, MECHANICS } from './resources.ts';

/** What there is to pay with; what is not given, there is none of, but for 20 life. */
export const resourcesIn = (given: Given, { take }: Reading): Resources => ({
  pool: take(poolIn('pool', given.pool), NO_MANA),
  snowPool: take(poolIn('snowPool', given.snowPool), NO_MANA),
  artifacts: take(amountIn('artifacts', given.artifacts), 0),
  creatures: asList(given.creatures).map((each): Creatures => {
    const { colors, n, artifact } = asGiven(each);
    return {
      colors: take(colorsIn('creatures', colors), 0),
      count: take(amountIn('creatures', n, 1), 0),
      artifact: artifact === true,
    };
  }),
  permanents: asList(given.permanents).map((each) => permanentIn(asGiven(each), take)),
  graveyard: graveyardIn(take(amountIn('graveyard', given.graveyard), 0), given.graveyardIncludesSpell === true),
  life: take(amountIn('life', given.life, 20), 0),
  canPayLife: given.canPayLife !== false,
  energy: take(amountIn('energy', given.energy), 0),
  mechanics: new Set(asList(given.mechanics).map((each) => take(mechanicIn(each), MECHANICS[0]))),
  helper: given.helper == null ? null : take(helperIn(asGiven(given.helper)), null),
  anyTypeMana: given.anyTypeMana === true,
  noMana: given.noMana === true,
  context: take(contextIn(given.context), 'spell'),
});

/** 601.2a: a spell cast from the graveyard is not there any more when costs are paid. */
const graveyardIn = (cards: number, includesSpell: boolean): number => Math.max(0, cards - (includesSpell ? 1 : 0));

const permanentIn = (given: Given, take: Reading['take']): Permanent => ({
  id: String(given.id ?? ''),
  types: asList(given.types).map((type) => String(type).toLowerCase()),
  colors: take(colorsIn('permanents', given.colors), 0),
  controlled: given.controller === undefined || given.controller === 'you',
  tapped: given.tapped === true,
  phasedOut: given.phasedOut === true,
  sick: given.sick === true,
  token: given.token === true,
  abilities: asList(given.mana).map((each): ManaAbility => {
    const { produces, tap, sacrifice, energy } = asGiven(each);
    return {
      mana: take(producedIn('permanents', produces), []),
      tap: tap !== false,
      sacrifice: sacrifice === true,
      energy: take(amountIn('permanents', energy), 0),
    };
  }),
});

const mechanicIn = (value: unknown): Verdict<Mechanic> => {
  const mechanic = MECHANICS.find((each) => each === value);
  return mechanic ? ok(mechanic) : refuse({ code: 'unknown-mechanic', found: String(value) });
};

/** What the player who assists controls does not improvise for you: only their mana counts (702.132a). */
const helperIn = ({ pool, artifacts }: Given): Verdict<Resources['helper']> => {
  const reading = newReading();
  const mana = reading.take(poolIn('helper', pool), NO_MANA);
  reading.take(amountIn('helper', artifacts), 0);
  return reading.done(mana);
};

const contextIn = (value: unknown): Verdict<PaymentContext> => {
  const context = CONTEXTS.find((each) => each === (value ?? 'spell'));
  return context ? ok(context) : refuse({ code: 'invalid-choice', field: 'context', found: String(value) });
};

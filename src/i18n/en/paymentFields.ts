import type { PaymentField } from '../../rules/question.ts';

/** The parts of a payment, as the options of `/payment mana` are called where there is one. */
export const paymentFields: Readonly<Record<PaymentField, string>> = {
  cost: 'cost',
  x: 'x',
  alternative: 'alternative',
  additional: 'extra',
  waterbend: 'waterbend',
  increases: 'extra',
  reductions: 'reduction',
  affinity: 'affinity',
  minimum: 'minimum',
  choices: 'choices',
  reductionChoices: 'reduction choices',
  pool: 'pool',
  snowPool: 'snow pool',
  artifacts: 'artifacts',
  creatures: 'creatures',
  permanents: 'permanents',
  graveyard: 'graveyard',
  life: 'life',
  energy: 'energy',
  mechanics: 'mechanics',
  helper: 'helper',
  context: 'context',
  plan: 'plan',
  use: 'use',
};

import type { PaymentField } from '../../rules/question.ts';

/** The parts of a payment, as the options of `/paiement mana` are called where there is one. */
export const paymentFields: Readonly<Record<PaymentField, string>> = {
  cost: 'coût',
  x: 'x',
  alternative: 'alternatif',
  additional: 'supplément',
  waterbend: 'maîtrise-eau',
  increases: 'supplément',
  reductions: 'réduction',
  affinity: 'affinité',
  minimum: 'minimum',
  choices: 'choix',
  reductionChoices: 'choix des réductions',
  pool: 'réserve',
  snowPool: 'réserve neigeuse',
  artifacts: 'artefacts',
  creatures: 'créatures',
  permanents: 'permanents',
  graveyard: 'cimetière',
  life: 'vie',
  energy: 'énergie',
  mechanics: 'mécaniques',
  helper: 'aide',
  context: 'contexte',
  plan: 'plan',
  use: 'usage',
};

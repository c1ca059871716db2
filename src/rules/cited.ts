import type { PaymentQuestion } from './asked.ts';
import type { Costs } from './cost.ts';
import { announcedSymbols, hasX } from './cost.ts';
import type { Settlement } from './payment.ts';
import type { Resources } from './resources.ts';
import { helps } from './resources.ts';
import type { Reason } from './stages.ts';
import type { TapKeyword } from './way.ts';

/**
 * The rules that decide a payment, by their numbers in the Comprehensive Rules of 2026-09-25: first the one that settles it, then
 * those of the total, then those of the means that are used or do not help.
 */
export const citedRules = (
  { costs, alternative, energy, resources }: PaymentQuestion,
  settled: Settlement,
): readonly string[] => {
  const numbers = [
    ...decides(settled.reason, resources),
    ...totalRules(costs),
    ...(energy > 0 ? ['107.14'] : []),
    ...(alternative ? ['118.9'] : []),
    ...meansRules(costs, settled),
    ...phyrexian(costs, settled),
    ...(settled.reason === 'insufficient-colored' || settled.reason === 'insufficient-colorless'
      ? genericOnly(resources)
      : []),
  ];
  return [...new Set(numbers)];
};

const decides = (reason: Reason, { canPayLife }: Resources): readonly string[] => {
  switch (reason) {
    case 'ok':
      return ['601.2h'];
    case 'insufficient-life':
      return ['118.3', canPayLife ? '119.4' : '119.8'];
    case 'insufficient-energy':
      return ['118.3', '107.14'];
    case 'insufficient-colored':
      return ['118.3', '107.4a'];
    case 'insufficient-colorless':
      return ['118.3', '107.4c'];
    case 'insufficient-snow':
      return ['118.3', '107.4h'];
    case 'insufficient-generic':
      return ['118.3', '107.4b'];
  }
};

const totalRules = (costs: Costs): readonly string[] => [
  ...(hasX([...costs.base, ...costs.additional, ...costs.waterbend]) ? ['107.3a'] : []),
  ...(costs.additional.length + costs.increases.length + costs.minimum > 0 ? ['601.2f'] : []),
  ...(costs.reductions.length > 0 ? ['118.7'] : []),
  ...(costs.affinity > 0 ? ['702.41a'] : []),
];

const TAPPING: Readonly<Record<TapKeyword, string>> = {
  improvise: '702.126a',
  convoke: '702.51a',
  waterbend: '701.67a',
};

const meansRules = (costs: Costs, { way, total }: Settlement): readonly string[] => {
  if (!way) return [];
  const { announced, taps, delve, assist } = way;
  const open = announcedSymbols(costs);
  return [
    ...(open.some(({ halves }) => !halves.includes('life')) ? ['107.4e'] : []),
    ...(open.some(({ halves }) => halves.includes('life')) ? ['107.4f'] : []),
    ...(announced.reducedHalves.length > 0 ? ['118.7e'] : []),
    ...(total.snow > 0 ? ['107.4h'] : []),
    ...taps.map(({ keyword }) => TAPPING[keyword]),
    ...(delve > 0 ? ['702.66a'] : []),
    ...(Object.values(assist).some((amount) => amount > 0) ? ['702.132a'] : []),
  ];
};

/** Phyrexian symbols that are not paid, and life that is not there to pay them. */
const phyrexian = (costs: Costs, { reason, withMoreLife }: Settlement): readonly string[] => {
  const unpaid =
    reason === 'insufficient-colored' && announcedSymbols(costs).some(({ halves }) => halves.includes('life'));
  return [...(unpaid || withMoreLife ? ['107.4f'] : []), ...(withMoreLife ? ['119.4'] : [])];
};

/** What helps with generic mana, and not with the colored mana that is missing. */
const genericOnly = (resources: Resources): readonly string[] => [
  ...(helps(resources, 'improvise') ? ['702.126a'] : []),
  ...(helps(resources, 'convoke') ? ['702.51a'] : []),
  ...(helps(resources, 'delve') ? ['702.66a'] : []),
  ...(helps(resources, 'assist') ? ['702.132a'] : []),
];

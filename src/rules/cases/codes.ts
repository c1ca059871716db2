import type { Refusal } from '../refusal.ts';

/** Where a case's code is not the refusal's own name in capitals. */
const OTHER_NAMES: Readonly<Partial<Record<Refusal['code'], string>>> = {
  'not-enough-energy': 'ENERGY_INSUFFICIENT',
  'below-minimum': 'ENERGY_INSUFFICIENT',
  'total-too-large': 'NUMBER_TOO_LARGE',
};

/** The code by which the cases know a refusal. */
export const caseCode = ({ code }: Refusal): string => OTHER_NAMES[code] ?? code.toUpperCase().replaceAll('-', '_');

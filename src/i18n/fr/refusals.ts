import type { RefusalWords } from '../en/refusals.ts';
import { countFr } from '../plural.ts';

const energyCounters = (n: number) => countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' });

export const refusals: RefusalWords = {
  'not-enough-energy': ({ have, need }) =>
    `Pas assez d'énergie : vous avez ${energyCounters(have)} et il en faut ${need}, il en manque ${need - have}. Un coût se paie entièrement ou pas du tout (CR 118.3, 107.14).`,
};

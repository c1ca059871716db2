import type { RefusalWords } from '../en/refusals.ts';
import { countFr, numberFr } from '../plural.ts';

const energyCounters = (n: number) => countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' });

export const refusals: RefusalWords = {
  'not-enough-energy': ({ have, need }) =>
    `Pas assez d'énergie : vous avez ${energyCounters(have)} et il en faut ${need}, il en manque ${need - have}. Un coût se paie entièrement ou pas du tout (CR 118.3, 107.14).`,
  'not-a-number': () => "Ce n'est pas un nombre. Écrivez un nombre entier, en chiffres (CR 107.1).",
  'negative-number': () =>
    "Une quantité n'est jamais négative. Écrivez 0 ou plus ; pour retirer, prenez la commande qui fait perdre (CR 107.1b).",
  'not-an-integer': () => 'Magic ne connaît que les nombres entiers. Écrivez un nombre sans fraction (CR 107.1a).',
  'number-too-large': ({ largest }) =>
    `Ce nombre est trop grand pour être compté exactement. Écrivez au plus ${numberFr(largest)}.`,
  'total-too-large': ({ largest }) =>
    `Le total dépasserait ${numberFr(largest)}, le plus grand nombre compté exactement. Rien n'a changé ; prenez une quantité plus petite.`,
  'multiple-payment': ({ times }) =>
    `La quantité indiquée se paie une fois ou pas du tout : pas ${numberFr(times)} fois pour multiplier l'effet. Payez-la une fois, ou renoncez (CR 118.12).`,
  'below-minimum': ({ chosen, least }) =>
    `Pas assez : vous avez choisi ${chosen}, et il faut payer au moins ${least}. Choisissez davantage, ou renoncez à payer (CR 107.14).`,
};

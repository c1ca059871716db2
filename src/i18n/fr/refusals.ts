import type { OptionFault } from '../../rules/refusal.ts';
import type { RefusalWords } from '../en/refusals.ts';
import { listFr } from '../list.ts';
import { countFr, numberFr } from '../plural.ts';
import { permissionNames } from './discord.ts';
import { tableRefusals } from './tableRefusals.ts';

const energyCounters = (n: number) => countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' });

const optionFault = (fault: OptionFault): string => {
  switch (fault.fault) {
    case 'missing':
      return 'manque. Remplissez ce champ.';
    case 'not-a-whole-number':
      return `demande un nombre entier de ${numberFr(fault.min)} à ${numberFr(fault.max)}, en chiffres.`;
    case 'out-of-range':
      return `demande un nombre de ${numberFr(fault.min)} à ${numberFr(fault.max)}.`;
    case 'too-long':
      return `accepte au plus ${numberFr(fault.max)} caractères. Raccourcissez.`;
    case 'not-offered':
      return "n'accepte que les valeurs proposées par Discord. Choisissez dans la liste.";
  }
};

export const refusals: RefusalWords = {
  'bad-option': (facts) => `\`${facts.option}\` ${optionFault(facts)} Rien n'a changé.`,
  'old-button': () =>
    "Ce bouton appartient à un ancien message et ne fait plus rien. Tapez de nouveau la commande ; `/partie tableau` montre la table telle qu'elle est.",
  'old-command': () =>
    'Votre Discord montre une ancienne liste de commandes. Redémarrez Discord, ou attendez une minute, puis tapez de nouveau la commande.',
  'missing-permission': ({ permissions, channel }) =>
    `Je ne peux pas faire cela dans <#${channel}>. Demandez à une personne qui gère le serveur de m'y donner : ${listFr(permissions.map((name) => permissionNames[name]))}.`,
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
  ...tableRefusals,
};

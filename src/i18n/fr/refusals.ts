import type { InPayment, OptionFault } from '../../rules/refusal.ts';
import { de } from '../elided.ts';
import type { RefusalWords } from '../en/refusals.ts';
import { inert, isBlank } from '../inert.ts';
import { listFr } from '../list.ts';
import { countFr, numberFr } from '../plural.ts';
import { deskRefusals } from './deskRefusals.ts';
import { permissionNames } from './discord.ts';
import { paymentFields } from './paymentFields.ts';
import { rule } from './rule.ts';
import { tableRefusals } from './tableRefusals.ts';

const energyCounters = (n: number) => countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' });

/** Where in a payment a fault is: the option, the place in it, and what stands there. */
const inPayment = ({ field, at, found }: Partial<InPayment>): string => {
  const place = [field && `\`${paymentFields[field]}\``, at && `caractère ${at}`, found && `« ${inert(found, 30)} »`];
  const known = place.filter(Boolean);
  return known.length > 0 ? `${known.join(', ')} : ` : '';
};

/** Pourquoi un symbole n'est pas du mana, et ce qu'il faut écrire. */
const notMana = (found: string): string => {
  switch (found.replace(/[{}\s]/g, '').toUpperCase()) {
    case 'E':
      return "L'énergie n'est pas du mana. Écrivez {E} dans `coût` ou `supplément` là où elle est à payer ; celle que vous avez va dans `énergie` (CR 107.14).";
    case 'P':
    case 'H':
      return 'Le mana phyrexian a une couleur. Écrivez-le avec une barre oblique, par exemple `U/P` ou `{U/P}` pour le bleu (CR 107.4f).';
    case 'T':
    case 'Q':
      return "Engager ou dégager n'est pas du mana, et n'est pas compté ici. Retirez ce symbole (CR 107.5, 107.6).";
    default:
      return "Ce symbole n'est pas du mana. Retirez-le (CR 107.4).";
  }
};

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
  'servers-only': () => 'Cela ne marche que sur un serveur : lancez la commande dans un de ses salons.',
  'needs-manage-server': () =>
    "Seuls les membres qui ont la permission « Gérer le serveur » changent ces réglages. Demandez à l'un d'eux.",
  'not-enough-energy': ({ have, need }) =>
    `Pas assez d'énergie : vous avez ${energyCounters(have)} et il en faut ${numberFr(need)}, il en manque ${numberFr(need - have)}. Un coût se paie entièrement ou pas du tout (CR 118.3, 107.14).`,
  'not-a-number': (facts) =>
    `${inPayment(facts)}Ce n'est pas un nombre. Écrivez un nombre entier, en chiffres (CR 107.1).`,
  'negative-number': (facts) =>
    facts.field
      ? `${inPayment(facts)}Aucun nombre n'est négatif dans un paiement. Écrivez 0 ou plus (CR 107.1b).`
      : "Une quantité n'est jamais négative. Écrivez 0 ou plus ; pour retirer, prenez la commande qui fait perdre (CR 107.1b).",
  'not-an-integer': (facts) =>
    `${inPayment(facts)}Magic ne connaît que les nombres entiers. Écrivez un nombre sans fraction (CR 107.1a).`,
  'number-too-large': (facts) =>
    `${inPayment(facts)}Ce nombre est trop grand pour être compté exactement. Écrivez au plus ${numberFr(facts.largest)}.`,
  'total-too-large': ({ largest }) =>
    `Le total dépasserait ${numberFr(largest)}, le plus grand nombre compté exactement. Rien n'a changé ; prenez une quantité plus petite.`,
  'multiple-payment': ({ times }) =>
    `La quantité indiquée se paie une fois ou pas du tout : pas ${numberFr(times)} fois pour multiplier l'effet. Payez-la une fois, ou renoncez (CR 118.12).`,
  'below-minimum': ({ chosen, least }) =>
    `Pas assez : vous avez choisi ${chosen}, et il faut payer au moins ${least}. Choisissez davantage, ou renoncez à payer (CR 107.14).`,
  'nothing-found': ({ typed, nearest, few }) =>
    [
      isBlank(typed) ? "Aucun nom n'a été donné." : `Aucune carte ni mécanique ne s'appelle « ${inert(typed, 80)} ».`,
      few
        ? "La bibliothèque n'a encore que ses quelques cartes de départ : la personne qui fait tourner ce bot ajoute toutes les autres avec `npm run update`."
        : '',
      nearest.length > 0 ? `Les plus proches : ${listFr(nearest.slice(0, 5).map((name) => inert(name)))}.` : '',
      'Commencez à taper un nom en français ou en anglais, puis choisissez-le dans la liste.',
    ]
      .filter(Boolean)
      .join(' '),
  'no-rule-found': ({ typed }) =>
    `Aucune règle n'a le numéro, le nom ou les mots « ${inert(typed, 80)} ». Les règles portent des numéros comme \`702.126a\`, les sections des documents de tournoi comme \`MTR 4.1\` ; leur texte est en anglais. Essayez un autre terme français du jeu, ou les mots anglais.`,
  'no-such-rule': ({ number, document, date, near }) =>
    [
      `Il n'y a pas ${de(number)} dans l'édition disponible : ${rule.edition(rule.documents[document], date, true)}.`,
      near.length > 0 ? `Au plus près : ${listFr(near)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'document-missing': ({ document }) =>
    `Ce document n'est pas dans la bibliothèque : ${rule.documents[document]}. La personne qui fait tourner ce bot peut l'ajouter avec \`npm run import -- FICHIER\`, une fois le texte téléchargé.`,
  'no-rules-text': ({ typed }) =>
    `Le texte des règles n'est pas encore dans la bibliothèque, et « ${inert(typed, 80)} » n'est pas un mot-clé que je connais. La personne qui fait tourner ce bot peut l'ajouter avec \`npm run import -- MagicCompRules.txt\`.`,
  'no-ruling-found': ({ typed }) =>
    `Aucune clarification ne dit « ${inert(typed, 80)} ». Essayez moins de mots, ou \`/clarification chercher\` avec le nom d'une carte ou d'une mécanique.`,
  'only-a-mechanic': ({ name }) =>
    `« ${inert(name, 80)} » est une mécanique, pas une carte. \`/clarification chercher\` donne ses clarifications, \`/règle chercher\` sa règle.`,
  'nothing-named': () =>
    "Je n'ai trouvé ni carte ni mécanique dans ce message. Les noms d'un seul mot courant ne comptent qu'entre crochets, comme `[[Vol]]` ; `/clarification chercher` accepte tous les noms.",
  'not-your-answer': () =>
    'Seule la personne qui a posé la question peut retirer cette réponse. Posez la vôtre avec `privé`.',
  ...tableRefusals,
  ...deskRefusals,
  'not-a-string': (facts) =>
    `${inPayment(facts)}Un coût de mana est un texte. Écrivez ses symboles, par exemple {2}{U} (CR 107.4).`,
  'stray-text': (facts) =>
    `${inPayment(facts)}Ceci n'est pas un symbole de mana. Écrivez des symboles, par exemple \`2UU\` ou \`{2}{U}{U}\` (CR 107.4).`,
  'unbalanced-braces': (facts) =>
    facts.found === '}'
      ? `${inPayment(facts)}Cette accolade n'a pas été ouverte. Retirez-la, ou ouvrez-la avant son symbole.`
      : `${inPayment({ ...facts, at: 0 })}L'accolade ouverte au caractère ${facts.at} n'est pas fermée. Fermez-la après son symbole.`,
  'empty-symbol': (facts) =>
    `${inPayment(facts)}Il n'y a aucun symbole entre ces accolades. Complétez-les, ou retirez-les.`,
  'unknown-symbol': (facts) =>
    `${inPayment(facts)}Ce symbole de mana n'existe pas. Il y a les nombres, X, W, U, B, R, G, C, S, les hybrides comme {W/U}, {2/U} ou {C/U}, et les symboles phyrexians comme {U/P} (CR 107.4).`,
  'not-a-mana-symbol': (facts) => `${inPayment(facts)}${notMana(facts.found)}`,
  'invalid-pool-symbol': (facts) =>
    `${inPayment(facts)}Le mana dont on dispose est blanc, bleu, noir, rouge, vert ou incolore. Écrivez W, U, B, R, G ou C pour chacun, ou combien il y en a de chaque type, par exemple \`4U 2C\` (CR 106.1b).`,
  'snow-alone': (facts) =>
    `${inPayment(facts)}La neige n'est pas un type de mana. Écrivez un s après chaque mana d'une source neigeuse, par exemple \`Us\` pour un bleu ou \`3Cs\` pour trois incolores (CR 107.4h).`,
  'unknown-mechanic': ({ found }) =>
    `« ${inert(found, 30)} » n'est pas un mot-clé qui aide à payer. Je connais improvisation, convocation, fouille, assistance, et affinité suivie du nombre de permanents qu'elle compte, par exemple \`affinité 3\`.`,
  'bad-creatures': ({ found }) =>
    `\`${paymentFields.creatures}\` : « ${inert(found, 30)} » n'est pas un groupe de créatures. Écrivez combien et de quelles couleurs, par exemple \`2G 1GW 3C\` ; C veut dire incolore, et un \`a\` à la fin indique des créatures-artefacts.`,
  'color-twice': ({ found, color }) =>
    `\`${paymentFields.creatures}\` : « ${inert(found, 30)} » nomme deux fois la même couleur. Écrivez combien il y a de créatures : \`2${color}\` pour deux ; plusieurs lettres désignent une seule créature de plusieurs couleurs, par exemple \`1GW\`.`,
  'cost-or-card': () =>
    'Indiquez ce qui est à payer : son coût dans `coût`, par exemple `2UU`, ou une carte dans `carte`.',
  'which-card': ({ typed, names }) =>
    names.length === 1
      ? `Par « ${inert(typed, 80)} », entendez-vous ${inert(names[0] ?? '')} ? Alors tapez son nom en entier, ou choisissez-la dans la liste.`
      : `Plusieurs cartes peuvent s'appeler « ${inert(typed, 80)} » : ${listFr(names.slice(0, 5).map((name) => inert(name)))}. Commencez à taper le nom, puis choisissez-en une dans la liste.`,
  'not-a-card': ({ name }) =>
    `« ${inert(name, 80)} » est une mécanique et n'a pas de coût. Choisissez une carte, ou écrivez un coût dans \`coût\`.`,
  'bad-energy-amount': ({ found }) =>
    `\`quantité\` : « ${inert(found, 30)} » n'est pas une quantité d'énergie. Écrivez un nombre entier, \`{E}{E}\`, ou \`toute\` pour n'importe quelle quantité.`,
  'no-mana-cost': () =>
    "Ceci n'a pas de coût de mana, et un tel coût ne peut pas être payé. Si vous le lancez autrement, indiquez ce que cela coûte dans `alternatif` (CR 118.6).",
  'x-required': () => 'Ce coût contient {X}. Indiquez dans `x` le nombre que vous choisissez (CR 601.2b).',
  'x-must-be-zero': ({ x }) =>
    `Vous ne payez ici aucun coût avec {X} : X ne peut valoir que 0, et non ${numberFr(x)}. Laissez \`x\` vide (CR 107.3b).`,
  'choices-mismatch': ({ field, given, needed }) =>
    `\`${paymentFields[field]}\` : ${countFr(given, { one: 'choix', other: 'choix' })} pour ${countFr(needed, { one: 'symbole', other: 'symboles' })} à plusieurs manières de payer. Donnez un choix par symbole (CR 601.2b).`,
  'invalid-choice': ({ field, found }) =>
    `\`${paymentFields[field]}\` : « ${inert(found, 30)} » n'est pas une manière de payer cela. Choisissez l'une des moitiés du symbole (CR 107.4e, 107.4f).`,
  'too-complex': () =>
    "Il y a trop de manières de payer cela pour que je les compare toutes. Fixez des choix : annoncez les moitiés des symboles hybrides, ou laissez de côté les sources de mana que vous n'utiliserez pas.",
  'keyword-missing': () =>
    "Le mot-clé par lequel vous voulez payer est absent, ou ne s'applique pas à ce coût. Payez autrement (CR 601.2h).",
  'resource-unavailable': () => "Vous n'avez pas assez de ressources pour cela. Utilisez-en moins (CR 118.3).",
  overpaid: () =>
    "C'est plus qu'il n'y a à payer : chaque permanent engagé et chaque carte exilée remplace un seul mana générique. Utilisez-en moins (CR 702.126a, 702.66a).",
};

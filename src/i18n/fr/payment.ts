import type { ManaType } from '../../rules/mana.ts';
import type { Reason } from '../../rules/stages.ts';
import type { Words } from '../index.ts';
import { listFr } from '../list.ts';
import { countFr, numberFr } from '../plural.ts';

/** Colors as adjectives of creatures, without the plural. */
const COLORS: Readonly<Record<ManaType, string>> = {
  W: 'blanche',
  U: 'bleue',
  B: 'noire',
  R: 'rouge',
  G: 'verte',
  C: 'incolore',
};

const WHY_NOT: Readonly<Record<Reason, string>> = {
  ok: '',
  'insufficient-life': 'il manque des points de vie',
  'insufficient-energy': "il manque de l'énergie",
  'insufficient-colored': 'ses symboles de couleur ne peuvent pas tous être payés',
  'insufficient-colorless': "l'incolore {C} ne peut pas être payé",
  'insufficient-snow': 'le symbole neigeux {S} ne peut pas être payé',
  'insufficient-generic': 'son mana générique ne peut pas être payé en entier',
};

const creatures = (n: number, colors: readonly ManaType[]): string => {
  const s = n < 2 ? '' : 's';
  const adjectives = (colors.length === 0 ? (['C'] as const) : colors).map((color) => `${COLORS[color]}${s}`);
  return `${numberFr(n)} créature${s} ${listFr(adjectives)}`;
};

const artifacts = (n: number, creature: boolean) =>
  countFr(
    n,
    creature ? { one: 'créature-artefact', other: 'créatures-artefacts' } : { one: 'artefact', other: 'artefacts' },
  );
const lifePoints = (n: number) => countFr(n, { one: 'point de vie', other: 'points de vie' });
const energyCounters = (n: number) => countFr(n, { one: 'marqueur « énergie »', other: 'marqueurs « énergie »' });

const fromSnow = (n: number): string => (n === 0 ? '' : ` (dont ${numberFr(n)} d'une source neigeuse)`);

/** `− 2 − 2 − 2`, ou le produit quand il y en a beaucoup. */
const minusEach = (n: number, times: number): string =>
  times <= 4 ? ` − ${numberFr(n)}`.repeat(times) : ` − ${numberFr(times)} × ${numberFr(n)}`;
const enoughFor = (times: number): string =>
  times === 0 ? 'pas de quoi payer une seule fois' : `de quoi payer ${numberFr(times)} fois`;

export const payment: Words['payment'] = {
  command: {
    name: 'paiement',
    description: 'Puis-je payer ceci ? Le total, une manière de payer, ce qui manque, et la règle',
    subcommands: {
      mana: {
        name: 'mana',
        description: "Ce coût de mana peut-il être payé avec ce que j'ai ?",
        options: {
          cost: { name: 'coût', description: 'Ce qui est à payer : 2UU, {2}{U/R}, x3uu, 2{E}{E}' },
          card: { name: 'carte', description: 'Ou une carte : son coût de mana et ses mots-clés' },
          x: { name: 'x', description: 'Le nombre choisi pour X ; sinon, le plus grand qui puisse être payé' },
          artifacts: {
            name: 'artefacts',
            description: "Artefacts dégagés non-créature, pour improviser ou maîtriser l'eau",
          },
          creatures: {
            name: 'créatures',
            description: 'Créatures dégagées : 2G 1GW 3C ; un a à la fin pour les créatures-artefacts',
          },
          graveyard: { name: 'cimetière', description: 'Cartes de votre cimetière, pour la fouille' },
          pool: {
            name: 'réserve',
            description: 'Le mana que vous avez ou pouvez produire : UUC, 4U ; s après le mana neigeux : Us',
          },
          extra: { name: 'supplément', description: 'Coûts supplémentaires et taxes : 2, 1U' },
          reduction: { name: 'réduction', description: 'Ce dont le coût est réduit : 1, {W/U}' },
          alternative: {
            name: 'alternatif',
            description: 'Ce qui est payé à la place du coût de mana : 3U, EE, gratuit',
          },
          minimum: { name: 'minimum', description: 'Le coût le plus bas, sous un effet comme celui de la Trinisphère' },
          waterbend: { name: 'maîtrise-eau', description: "Un coût de maîtrise de l'eau : 5" },
          helper: { name: 'aide', description: 'Le mana du joueur qui apporte son assistance : UU, 7' },
          energy: { name: 'énergie', description: 'Vos marqueurs « énergie », si ce ne sont pas ceux de la table' },
          life: { name: 'vie', description: 'Vos points de vie, si ce ne sont pas ceux de la table' },
          mechanics: { name: 'mécaniques', description: 'improvisation, convocation, fouille, assistance, affinité 3' },
        },
      },
      energy: {
        name: 'énergie',
        description: "Cette énergie peut-elle être payée, et qu'en résulte-t-il ?",
        options: {
          amount: {
            name: 'quantité',
            description: "Combien : un nombre, {E}{E}, ou toute pour n'importe quelle quantité",
          },
          have: { name: 'disponible', description: 'Vos marqueurs « énergie », si ce ne sont pas ceux de la table' },
          mode: {
            name: 'mode',
            description: 'Comment elle est demandée',
            choices: {
              may: 'vous pouvez payer',
              must: 'payez, si vous ne pouvez pas …',
              cost: "un coût de lancement ou d'activation",
              unless: '… à moins que vous ne payiez',
              any: "n'importe quelle quantité",
            },
          },
          targets: {
            name: 'cibles',
            description: "L'état des cibles à la résolution",
            choices: {
              none: 'aucune cible',
              'some-legal': 'certaines sont légales',
              'all-illegal': 'toutes sont illégales',
            },
          },
          times: { name: 'fois', description: 'Combien de fois elle doit être payée' },
        },
      },
    },
  },

  yes: (card) => `**Oui, vous pouvez payer ${card ?? 'cela'}.**`,
  no: (card, reason, restPaid) =>
    `**Non, vous ne pouvez pas payer ${card ?? 'cela'} :** ${restPaid ? 'le reste peut être payé, mais ' : ''}${WHY_NOT[reason]}.`,
  noSnow: (card) =>
    `**Non, vous ne pouvez pas payer ${card ?? 'cela'} tel que c'est écrit :** {S} demande du mana d'une source neigeuse, et aucun de ces manas n'est indiqué comme tel. Écrivez un \`s\` après chaque mana qui en vient, par exemple \`Us\` ou \`3Cs\`, dans \`réserve\`.`,
  yesUpTo: (card, x) => `**Oui, vous pouvez payer ${card ?? 'cela'}, pour X jusqu'à ${numberFr(x)}.**`,
  total: (parts) => `Coût total : ${listFr(parts)}`,
  life: lifePoints,
  energy: (n) => (n <= 6 ? '{E}'.repeat(n) : `${numberFr(n)} {E}`),
  many: (n, symbol) => `${numberFr(n)} × ${symbol}`,
  announced: (choices) => `Annoncez ${listFr(choices)}`,
  announcedAs: (symbol, half) => `${symbol} comme ${half}`,
  reducedAs: (symbol, half) => `la réduction ${symbol} comme ${half}`,
  how: (parts) => `Une manière de payer : ${parts.join(' ; ')}`,
  nothingToPay: "Il n'y a rien à payer, il suffit de le dire",
  spend: (mana, snow) => `dépensez ${mana}${fromSnow(snow)}`,
  improvise: (n, creature, forMana) => `engagez ${artifacts(n, creature)} pour ${forMana} (improvisation)`,
  convoke: (n, colors, forMana) => `engagez ${creatures(n, colors)} pour ${forMana} (convocation)`,
  waterbend: (n, forMana) =>
    `engagez ${countFr(n, { one: 'artefact ou créature', other: 'artefacts ou créatures' })} pour ${forMana} (maîtrise de l'eau)`,
  delve: (n, forMana) =>
    `exilez ${countFr(n, { one: 'carte', other: 'cartes' })} de votre cimetière pour ${forMana} (fouille)`,
  assist: (mana) => `le joueur qui apporte son assistance paie ${mana}`,
  pays: (what) => `payez ${what}`,
  fewerMana: (n) => {
    const mana = countFr(n, { one: 'mana suffirait', other: 'manas suffiraient' });
    return `En payant davantage de points de vie, ${mana}`;
  },
  missing: (parts) => `Il manque : ${listFr(parts)}`,
  missingOrLife: (parts, otherParts, life, have) =>
    `Il manque : ${listFr(parts)}, ou bien ${listFr([...otherParts, lifePoints(life)])} pour le mana phyrexian (vous avez ${lifePoints(have)})`,
  lifeOfTable: (n, seated) =>
    seated
      ? `Vos points de vie à la table : ${numberFr(n)}`
      : `Vous n'êtes à aucune table ici : le calcul suppose ${lifePoints(n)}. Indiquez les vôtres dans \`vie\``,
  energyOfTable: (n, seated) =>
    seated
      ? `Votre énergie à la table : ${energyCounters(n)}`
      : "Vous n'êtes à aucune table ici : aucune énergie n'a été comptée. Indiquez la vôtre dans `énergie`",
  notes: {
    x: "Il n'y a pas de {X} à payer ici : `x` ne change rien",
    uncolored: 'Les créatures données sans couleur ont été comptées comme incolores : `2G` en désigne deux vertes',
    improvise: "Les artefacts ne paient rien ici sans improvisation ni maîtrise de l'eau",
    convoke: "Les créatures ne paient rien ici sans convocation ni maîtrise de l'eau",
    delve: 'Les cartes du cimetière ne paient rien ici sans fouille',
    assist: "Le mana d'un autre joueur ne paie rien ici sans assistance",
    affinity: "L'affinité n'est pas encore comptée : écrivez `affinité` et le nombre de permanents dans `mécaniques`",
  },
  rules: (numbers) => `-# CR ${numbers.join(', ')}`,

  energyYes: (have, n) =>
    `**Oui, vous pouvez payer :** il vous resterait ${numberFr(have)} − ${numberFr(n)} = ${numberFr(have - n)} {E}. Rien n'a été payé ; \`/énergie payer\` le fait.`,
  energyYesEach: (have, n, times) =>
    `**Oui, ${numberFr(times)} fois :** il vous resterait ${numberFr(have)}${minusEach(n, times)} = ${numberFr(have - n * times)} {E}. Rien n'a été payé ; \`/énergie payer\` le fait.`,
  energyNo: (have, need) =>
    `**Non.** Vous avez ${energyCounters(have)} et il en faut ${numberFr(need)} : il en manque ${numberFr(need - have)}, et rien n'est payé.`,
  energyCannot: (have, need) =>
    `**Le paiement est impossible, et rien n'est payé :** vous avez ${energyCounters(have)} et il en faut ${numberFr(need)}. Ce qui suit « si vous ne pouvez pas » se produit.`,
  energyNoEach: (have, n, times) =>
    `**Non, pas ${numberFr(times)} fois :** il faut ${numberFr(times)} × ${numberFr(n)} = ${numberFr(n * times)}, et vous avez ${energyCounters(have)}, ${enoughFor(Math.floor(have / n))}.`,
  energyAny: (have) =>
    `**Oui, n'importe quelle quantité de 0 à ${numberFr(have)}.** Zéro en est une aussi. Rien n'a été payé.`,
  energyOnce: (times) =>
    `**Non, pas ${numberFr(times)} fois :** à chaque résolution, la quantité se paie une fois ou pas du tout, et ne multiplie jamais l'effet.`,
  energyUnresolved:
    '**Non.** Si toutes ses cibles sont illégales, le sort ou la capacité ne se résout pas : personne ne peut payer, et rien ne se produit.',
  energyModes: {
    may: 'Vous choisissez à la résolution, et pouvez renoncer.',
    must: "Payer n'est pas un choix : si l'énergie suffit, elle est payée.",
    cost: "Un coût se paie au lancement ou à l'activation, et reste payé quoi qu'il advienne du sort ou de la capacité.",
    unless: 'Vous choisissez à la résolution ; si vous renoncez, ce qui précède « à moins que » se produit.',
    any: 'Vous choisissez la quantité à la résolution.',
  },
  energyAnyModes: {
    may: 'Vous choisissez à la résolution si vous payez, et combien.',
    must: 'Vous choisissez la quantité à la résolution : zéro aussi, sauf si le texte dit « un ou plusieurs ».',
    cost: "La quantité est annoncée au lancement ou à l'activation et payée à ce moment-là, pas à la résolution. Elle reste payée quoi qu'il advienne du sort ou de la capacité.",
    unless:
      'Vous choisissez à la résolution si vous payez, et combien ; si vous renoncez, ce qui précède « à moins que » se produit.',
    any: 'Vous choisissez la quantité à la résolution.',
  },
  energyEach: 'Chaque activation est un paiement à part. Ses autres coûts doivent eux aussi être payés à chaque fois.',
  energyUnknown:
    "Vous n'êtes à aucune table ici : aucune énergie n'a été comptée. Indiquez la vôtre dans `disponible`.",
  energyStillResolves: "Tant qu'une cible reste légale, la résolution se fait dans la mesure du possible.",
};

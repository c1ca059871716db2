import type { Words } from '../i18n/index.ts';
import type { PaymentQuestion } from '../rules/asked.ts';
import { billOf } from '../rules/bill.ts';
import type { ByType } from '../rules/byType.ts';
import { manaCount } from '../rules/byType.ts';
import { citedRules } from '../rules/cited.ts';
import type { Half, ManaSymbol, ManaType } from '../rules/mana.ts';
import { MANA_TYPES } from '../rules/mana.ts';
import type { Missing } from '../rules/missing.ts';
import type { Settlement } from '../rules/payment.ts';
import { makeTotal, manaIn } from '../rules/total.ts';
import { typesIn } from '../rules/typeSet.ts';
import type { Taps, Way } from '../rules/way.ts';
import { manaSpent } from '../rules/way.ts';

/** What the answer is about, beside the payment itself. */
export interface PaymentSubject {
  readonly card: string | null;
  /** The largest X, when that was asked for. */
  readonly largestX: number | null;
  /** Whether life or energy of the table decides, and whether the asker has a seat there: else it is what one begins with. */
  readonly ofTable: { readonly life: boolean; readonly energy: boolean; readonly seated: boolean };
  /** What is to be said of what was given. */
  readonly notes: readonly (keyof Words['payment']['notes'])[];
}

/** The answer to a payment: the verdict first, then the total, how to pay, what is missing, and the rules. */
export const paymentText = (
  question: PaymentQuestion,
  settled: Settlement,
  { card, largestX, notes, ofTable }: PaymentSubject,
  { payment }: Words,
): string => {
  const { reason, way, total, energy, minMana } = settled;
  const mana = way ? manaCount(manaSpent(way)) : 0;
  const due = [
    ...(manaIn(total) > 0 || total.life + energy === 0 ? [makeTotal(total)] : []),
    ...(total.life > 0 ? [payment.life(total.life)] : []),
    ...(energy > 0 ? [payment.energy(energy)] : []),
  ];
  return [
    reason === 'ok' ? yes(card, largestX, payment) : no(question, card, settled, payment),
    payment.total(due),
    ...(way ? [...announcedLine(question, way, payment), howLine(way, payment)] : []),
    ...(minMana !== null && minMana < mana ? [payment.fewerMana(minMana)] : []),
    ...missingLine(question, settled, payment),
    ...(ofTable.life ? [payment.lifeOfTable(question.resources.life, ofTable.seated)] : []),
    ...(ofTable.energy ? [payment.energyOfTable(question.resources.energy, ofTable.seated)] : []),
    ...notes.map((note) => payment.notes[note]),
    payment.rules(citedRules(question, settled)),
  ].join('\n');
};

/** Whether there are symbols that are paid at the stage where the payment fails. */
const restIsPaid = ({ reason, total }: Settlement): boolean => {
  const colored = MANA_TYPES.some((type) => type !== 'C' && total.typed[type] > 0);
  const colorless = total.typed.C > 0;
  if (reason === 'insufficient-colorless') return colored;
  if (reason === 'insufficient-snow') return colored || colorless;
  return reason === 'insufficient-generic' && (colored || colorless || total.snow > 0);
};

type PaymentWords = Words['payment'];

const yes = (card: string | null, largestX: number | null, words: PaymentWords): string =>
  largestX === null ? words.yes(card) : words.yesUpTo(card, largestX);

/** Mana that is not marked as snow may well be snow: who typed it is told how to say so. */
const no = ({ resources }: PaymentQuestion, card: string | null, settled: Settlement, words: PaymentWords): string => {
  const unmarked = settled.reason === 'insufficient-snow' && manaCount(resources.snowPool) === 0;
  return unmarked && manaCount(resources.pool) > 0
    ? words.noSnow(card)
    : words.no(card, settled.reason, restIsPaid(settled));
};

/** As many symbols as can be read at a glance; beyond, their number. */
const AT_A_GLANCE = 8;

const symbols = (type: ManaType, n: number, words: PaymentWords): string =>
  n <= AT_A_GLANCE ? `{${type}}`.repeat(n) : words.many(n, `{${type}}`);

const manaText = (mana: ByType, words: PaymentWords): string =>
  MANA_TYPES.filter((type) => mana[type] > 0)
    .map((type) => symbols(type, mana[type], words))
    .join(' ');

/** The halves chosen of symbols that have several, those chosen alike together. */
const announcedLine = ({ costs }: PaymentQuestion, { announced }: Way, words: PaymentWords): readonly string[] => {
  const bill = billOf(costs);
  if (!bill.ok) return [];
  const { open, reductions } = bill.value;
  const halfText = (half: Half) => (half === 'life' ? words.life(2) : `{${half}}`);
  const all = [
    ...announced.halves.map((half, at) => words.announcedAs(braced(open[at]?.symbol), halfText(half))),
    ...announced.reducedHalves.map((half, at) => words.reducedAs(braced(reductions.open[at]?.symbol), halfText(half))),
  ];
  const counts = new Map<string, number>();
  for (const choice of all) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  const choices = [...counts].map(([choice, n]) => (n === 1 ? choice : words.many(n, choice)));
  return choices.length > 0 ? [words.announced(choices)] : [];
};

const braced = (symbol: ManaSymbol | undefined): string => (symbol === undefined ? '' : `{${symbol}}`);

const howLine = (way: Way, words: PaymentWords): string => {
  const spent = manaSpent(way);
  const parts = [
    ...tapsTold(way.taps).map((taps) => tapText(taps, words)),
    ...(way.delve > 0 ? [words.delve(way.delve, `{${way.delve}}`)] : []),
    ...(manaCount(way.assist) > 0 ? [words.assist(`{${manaCount(way.assist)}}`)] : []),
    ...(manaCount(spent) > 0 ? [words.spend(manaText(spent, words), manaCount(way.snowPool))] : []),
    ...(way.life > 0 ? [words.pays(words.life(way.life))] : []),
    ...(way.energy > 0 ? [words.pays(words.energy(way.energy))] : []),
  ];
  return words.how(parts.length > 0 ? parts : [words.nothingToPay]);
};

/** Taps told as one where the difference is of no matter: the colors of creatures, unless they convoke. */
const tapsTold = (taps: readonly Taps[]): readonly Taps[] => {
  const told = new Map<string, Taps>();
  for (const each of taps) {
    const { keyword, creature, colors, pays, count } = each;
    const key = `${keyword} ${pays} ${keyword === 'improvise' ? creature : keyword === 'convoke' ? colors : ''}`;
    told.set(key, { ...each, count: (told.get(key)?.count ?? 0) + count });
  }
  return [...told.values()];
};

const tapText = ({ keyword, creature, colors, pays, count }: Taps, words: PaymentWords): string => {
  const forMana = pays === 'generic' ? `{${count}}` : symbols(pays, count, words);
  switch (keyword) {
    case 'improvise':
      return words.improvise(count, creature, forMana);
    case 'convoke':
      return words.convoke(count, typesIn(colors), forMana);
    case 'waterbend':
      return words.waterbend(count, forMana);
  }
};

const missingLine = (
  { resources }: PaymentQuestion,
  { missing, withMoreLife }: Settlement,
  words: PaymentWords,
): readonly string[] => {
  if (!missing) return [];
  const parts = missingParts(missing, words);
  if (!withMoreLife) return [words.missing(parts)];
  return [words.missingOrLife(parts, missingParts(withMoreLife.missing, words), withMoreLife.life, resources.life)];
};

const missingParts = ({ generic, typed, snow, life, energy }: Missing, words: PaymentWords): readonly string[] => [
  ...(generic > 0 ? [`{${generic}}`] : []),
  ...(manaCount(typed) > 0 ? [manaText(typed, words)] : []),
  ...(snow > 0 ? [snow <= AT_A_GLANCE ? '{S}'.repeat(snow) : words.many(snow, '{S}')] : []),
  ...(life > 0 ? [words.life(life)] : []),
  ...(energy > 0 ? [words.energy(energy)] : []),
];

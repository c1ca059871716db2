import type { Words } from '../i18n/index.ts';
import type { PaymentQuestion } from '../rules/asked.ts';
import { announcedSymbols, hasX } from '../rules/cost.ts';
import { readPayment } from '../rules/question.ts';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import { helps, MECHANICS } from '../rules/resources.ts';
import { typedCreatures } from './creatures.ts';
import { typedMechanics } from './mechanics.ts';
import { typedHelper, typedPool } from './pool.ts';
import type { TypedMana } from './typed.ts';
import { placedAsTyped, typedAlternative, typedCost, typedMana } from './typed.ts';

/** What was typed into the options of `/payment mana`. */
export interface PaymentInput {
  readonly cost: string | undefined;
  readonly x: number | undefined;
  readonly artifacts: number | undefined;
  readonly creatures: string | undefined;
  readonly graveyard: number | undefined;
  readonly pool: string | undefined;
  readonly extra: string | undefined;
  readonly reduction: string | undefined;
  readonly alternative: string | undefined;
  readonly minimum: number | undefined;
  readonly waterbend: string | undefined;
  readonly helper: string | undefined;
  readonly energy: number | undefined;
  readonly life: number | undefined;
  readonly mechanics: string | undefined;
}

/** What a card says of its payment: the cost of the face that was named, and keywords in small letters. */
export interface PrintedCost {
  readonly cost: string | null;
  readonly keywords: readonly string[];
}

export interface AskedPayment {
  readonly question: PaymentQuestion;
  /** Whether the life, or the energy, of the table decides, as none was given. */
  readonly ofTable: { readonly life: boolean; readonly energy: boolean };
  /** Whether {X} is to be paid and no number was chosen for it. */
  readonly asksLargestX: boolean;
  /** What is to be said of what was given: that it helps with nothing, or how it was taken. */
  readonly notes: readonly (keyof Words['payment']['notes'])[];
}

/**
 * The question that was typed, about a cost or a card; energy and life are those of the table unless others are given. Refuses what
 * the rules refuse, at the place where it was typed.
 */
export const paymentAsked = (
  input: PaymentInput,
  card: PrintedCost | null,
  table: { readonly energy: number; readonly life: number },
): Verdict<AskedPayment> => {
  const ability = blank(input.cost) && card === null; // `waterbend` alone is an activation cost (701.67a)
  if (ability && input.waterbend === undefined) return refuse({ code: 'cost-or-card' });
  const creatures = typedCreatures(input.creatures ?? '');
  if (!creatures.ok) return creatures;
  const named = typedMechanics(input.mechanics ?? '');
  if (!named.ok) return named;
  const cost = blank(input.cost) ? null : typedCost(input.cost);
  const extra = typedCost(input.extra ?? '');
  const typed: Readonly<Partial<Record<string, TypedMana>>> = {
    ...(cost ? { cost } : {}),
    alternative: typedCost(input.alternative ?? ''),
    additional: extra,
    ...manaFor('waterbend', input.waterbend),
    ...manaFor('reductions', input.reduction),
  };
  const read = readPayment({
    cost: typed.cost?.text ?? (ability ? '{0}' : card?.cost),
    x: input.x ?? 0,
    alternative: input.alternative === undefined ? null : typedAlternative(input.alternative),
    additional: typed.additional?.text,
    waterbend: typed.waterbend?.text,
    reductions: typed.reductions?.text,
    affinity: named.value.affinity,
    minimum: input.minimum,
    artifacts: input.artifacts,
    creatures: creatures.value,
    graveyard: input.graveyard,
    life: input.life ?? Math.max(0, table.life),
    energy: input.energy ?? table.energy,
    mechanics: [
      ...named.value.mechanics,
      ...MECHANICS.filter((each) => card?.keywords.includes(each)),
      ...(card === null && input.helper !== undefined ? ['assist'] : []), // nobody pays for another's spell without it
    ],
    context: ability ? 'activated-ability' : 'spell',
  });
  if (!read.ok) return refuse(placedAsTyped(read.refusal, typed));
  const pool = typedPool('pool', input.pool ?? '');
  if (!pool.ok) return pool;
  const helper = input.helper === undefined ? ok(null) : typedHelper(input.helper);
  if (!helper.ok) return helper;
  const has = { pool: pool.value.mana, snowPool: pool.value.snow, helper: helper.value };
  const paysMana = read.value.alternative ? 0 : (cost?.energy ?? 0); // 118.9: what is paid instead takes the place of all of it
  const energy = read.value.energy + paysMana + extra.energy;
  const question = { ...read.value, energy, resources: { ...read.value.resources, ...has } };
  const { base, additional, waterbend } = question.costs;
  return ok({
    question,
    ofTable: {
      life: input.life === undefined && announcedSymbols(question.costs).some(({ halves }) => halves.includes('life')),
      energy: input.energy === undefined && energy > 0,
    },
    asksLargestX: input.x === undefined && hasX([...base, ...additional, ...waterbend]),
    notes: [
      ...unusedIn(input, question, card),
      ...(creatures.value.some(({ colored }) => !colored) && convokesColor(question) ? (['uncolored'] as const) : []),
    ],
  });
};

const blank = (typed: string | undefined): typed is undefined => typed === undefined || typed.trim() === '';

const manaFor = (field: string, typed: string | undefined): Readonly<Record<string, TypedMana>> =>
  typed === undefined ? {} : { [field]: typedMana(typed) };

/** Whether it matters of which color a creature is. */
const convokesColor = ({ costs, resources }: PaymentQuestion): boolean =>
  helps(resources, 'convoke') &&
  [costs.base, costs.additional, costs.waterbend].flat().some((symbol) => /[WUBRG]/.test(symbol));

/** Resources that no keyword lets pay here, and an X that no cost asks for. */
const unusedIn = (
  input: PaymentInput,
  { costs, resources }: PaymentQuestion,
  card: PrintedCost | null,
): AskedPayment['notes'] => {
  const waterbends = costs.waterbend.length > 0;
  const { artifacts, creatures, graveyard, helper } = resources;
  const improvises = helps(resources, 'improvise');
  const paysX = hasX([...costs.base, ...costs.additional, ...costs.waterbend]);
  return [
    ...((input.x ?? 0) > 0 && !paysX ? (['x'] as const) : []),
    ...(artifacts > 0 && !improvises && !waterbends ? (['improvise'] as const) : []),
    ...(creatures.some(({ count, artifact }) => count > 0 && !(artifact && improvises)) &&
    !helps(resources, 'convoke') &&
    !waterbends
      ? (['convoke'] as const)
      : []),
    ...(graveyard > 0 && !helps(resources, 'delve') ? (['delve'] as const) : []),
    ...(helper && !helps(resources, 'assist') ? (['assist'] as const) : []),
    ...(card?.keywords.includes('affinity') && costs.affinity === 0 && !/aff/i.test(input.mechanics ?? '')
      ? (['affinity'] as const)
      : []),
  ];
};

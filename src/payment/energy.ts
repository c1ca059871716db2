import type { Words } from '../i18n/index.ts';
import type { Demand } from '../rules/energy.ts';
import { payAny, payDemand, payEach } from '../rules/energy.ts';
import type { Refusal, Verdict } from '../rules/refusal.ts';
import { ok } from '../rules/refusal.ts';
import type { Targets } from '../rules/resolution.ts';
import { resolves } from '../rules/resolution.ts';

/** How energy is asked for: a fixed amount in one of four ways, or any amount. */
export const ENERGY_MODES = ['may', 'must', 'cost', 'unless', 'any'] as const satisfies readonly (Demand | 'any')[];
export type EnergyMode = (typeof ENERGY_MODES)[number];

export interface EnergyAsked {
  readonly have: number;
  /** Whether nobody said how much there is, and no table knows. */
  readonly unknown: boolean;
  readonly mode: EnergyMode;
  /** Null: any amount, which is not chosen yet. */
  readonly amount: number | null;
  readonly targets: Targets;
  readonly times: number;
}

const RULES: Readonly<Record<EnergyMode, readonly string[]>> = {
  may: ['118.12', '608.2d'],
  must: ['118.12'],
  cost: ['601.2h', '602.2b'],
  unless: ['118.12a'],
  any: ['118.12', '107.1c', '608.2d'],
};

/** Of an amount that is still to be chosen: on resolution, but for a cost, which is announced (601.2b). */
const RULES_OF_ANY: Readonly<Record<EnergyMode, readonly string[]>> = {
  may: ['107.1c', '118.12', '608.2d'],
  must: ['107.1c', '118.12', '608.2d'],
  cost: ['107.1c', '601.2b', '601.2h', '602.2b'],
  unless: ['107.1c', '118.12a', '608.2d'],
  any: ['107.1c', '608.2d'],
};

/** Whether energy can be paid, and what then: the verdict first. Refuses what is no question, such as a fraction. */
export const energyText = (asked: EnergyAsked, { payment }: Words): Verdict<string> => {
  const { mode, amount, targets, times } = asked;
  if (mode !== 'cost' && !resolves(targets)) return ok(answer([payment.energyUnresolved], ['608.2b'], payment));
  const verdict = verdictOn(asked, payment);
  if (!verdict.ok) return verdict;
  const left = targets === 'some-illegal' && mode !== 'cost';
  const { text, paid } = verdict.value;
  const lines = [
    text,
    ...(paid ? [(amount === null ? payment.energyAnyModes : payment.energyModes)[mode]] : []),
    ...(paid && times > 1 ? [payment.energyEach] : []),
    ...(left ? [payment.energyStillResolves] : []),
    ...(asked.unknown ? [payment.energyUnknown] : []),
  ];
  const rules = amount === null && paid ? RULES_OF_ANY[mode] : RULES[mode];
  return ok(answer(lines, ['107.14', '118.3', ...rules, ...(left ? ['608.2b'] : [])], payment));
};

const answer = (lines: readonly string[], rules: readonly string[], words: Words['payment']): string =>
  [...lines, words.rules(rules)].join('\n');

interface Said {
  readonly text: string;
  readonly paid: boolean;
}

const verdictOn = ({ have, mode, amount, times }: EnergyAsked, words: Words['payment']): Verdict<Said> => {
  if (times > 1 && mode === 'cost') return activatedOften(have, amount, times, words);
  if (amount === null) {
    if (times > 1) return ok({ text: words.energyOnce(times), paid: false });
    return ok({ text: words.energyAny(have), paid: true });
  }
  const outcome =
    mode === 'any' && times === 1
      ? payAny(have, amount)
      : payDemand(have, { demand: mode === 'any' ? 'may' : mode, amount, willing: true, times });
  if (!outcome.ok) return refused(outcome.refusal, words);
  if (outcome.value.kind !== 'paid') return ok({ text: words.energyCannot(have, amount), paid: false });
  return ok({ text: words.energyYes(have, amount), paid: true });
};

/** An ability is activated as often as its cost can be paid, and each time anew (602.2b). */
const activatedOften = (have: number, amount: number | null, times: number, words: Words['payment']): Verdict<Said> => {
  if (amount === null) return ok({ text: words.energyAny(have), paid: true });
  const left = payEach(have, amount, times);
  if (left.ok) return ok({ text: words.energyYesEach(have, amount, times), paid: true });
  if (left.refusal.code !== 'not-enough-energy') return left;
  return ok({ text: words.energyNoEach(have, amount, times), paid: false });
};

/** What the rules say no to is an answer here; what is no amount at all is none. */
const refused = (refusal: Refusal, words: Words['payment']): Verdict<Said> => {
  if (refusal.code === 'not-enough-energy') {
    return ok({ text: words.energyNo(refusal.have, refusal.need), paid: false });
  }
  if (refusal.code === 'multiple-payment') return ok({ text: words.energyOnce(refusal.times), paid: false });
  return { ok: false, refusal };
};

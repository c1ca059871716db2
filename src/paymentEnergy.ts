import type { Words } from './i18n/index.ts';
import type { Demand } from './rules/energy.ts';
import { payAny, payDemand } from './rules/energy.ts';
import type { Refusal, Verdict } from './rules/refusal.ts';
import { ok } from './rules/refusal.ts';
import type { Targets } from './rules/resolution.ts';
import { resolves } from './rules/resolution.ts';

/** How energy is asked for: a fixed amount in one of four ways, or any amount. */
export const ENERGY_MODES = ['may', 'must', 'cost', 'unless', 'any'] as const satisfies readonly (Demand | 'any')[];
export type EnergyMode = (typeof ENERGY_MODES)[number];

export interface EnergyAsked {
  readonly have: number;
  readonly mode: EnergyMode;
  /** Null: any amount, which is not chosen yet. */
  readonly amount: number | null;
  readonly targets: Targets;
  readonly times: number;
}

const RULES: Readonly<Record<EnergyMode, readonly string[]>> = {
  may: ['118.12', '603.5'],
  must: ['118.12'],
  cost: ['601.2h', '602.2b'],
  unless: ['118.12a'],
  any: ['107.1c', '603.5'],
};

/** Whether energy can be paid, and what then: the verdict first. Refuses what is no question, such as a fraction. */
export const energyText = (asked: EnergyAsked, { payment }: Words): Verdict<string> => {
  const { mode, targets } = asked;
  if (mode !== 'cost' && !resolves(targets)) return ok(answer([payment.energyUnresolved], ['608.2b'], payment));
  const verdict = verdictOn(asked, payment);
  if (!verdict.ok) return verdict;
  const left = targets === 'some-illegal' && mode !== 'cost';
  const { text, paid } = verdict.value;
  const lines = [text, ...(paid ? [payment.energyModes[mode]] : []), ...(left ? [payment.energyStillResolves] : [])];
  return ok(answer(lines, ['107.14', '118.3', ...RULES[mode], ...(left ? ['608.2b'] : [])], payment));
};

const answer = (lines: readonly string[], rules: readonly string[], words: Words['payment']): string =>
  [...lines, words.rules(rules)].join('\n');

interface Said {
  readonly text: string;
  readonly paid: boolean;
}

const verdictOn = ({ have, mode, amount, times }: EnergyAsked, words: Words['payment']): Verdict<Said> => {
  if (amount === null) return ok({ text: words.energyAny(have), paid: true });
  const outcome =
    mode === 'any' && times === 1
      ? payAny(have, amount)
      : payDemand(have, { demand: mode === 'any' ? 'may' : mode, amount, willing: true, times });
  if (!outcome.ok) return refused(outcome.refusal, words);
  if (outcome.value.kind !== 'paid') return ok({ text: words.energyCannot(have, amount), paid: false });
  return ok({ text: words.energyYes(have, amount), paid: true });
};

/** What the rules say no to is an answer here; what is no amount at all is none. */
const refused = (refusal: Refusal, words: Words['payment']): Verdict<Said> => {
  if (refusal.code === 'not-enough-energy') {
    return ok({ text: words.energyNo(refusal.have, refusal.need), paid: false });
  }
  if (refusal.code === 'multiple-payment') return ok({ text: words.energyOnce(refusal.times), paid: false });
  return { ok: false, refusal };
};

import { LARGEST_AMOUNT } from '../command.ts';
import { amountOf } from '../rules/amount.ts';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import { energySymbols, folded } from './typed.ts';

/** Any amount, in either language: `any`, `X`, `toute`, `n'importe quelle quantité`, `nimporte laquelle`. */
const ANY = /^(any|x|toute?s?|n['’]?importe)( (amount|number|quantite|quel|quelle|lequel|laquelle|combien|nombre))*$/;

/**
 * An amount of energy: a whole number, its symbols (`{E}{E}` is 2), or null for any amount. Refuses what is none, and what is above the
 * largest amount one command may name.
 */
export const typedEnergyAmount = (typed: string): Verdict<number | null> => {
  const written = folded(typed).replace(/\s+/g, ' ');
  if (ANY.test(written)) return ok(null);
  const number = written.replace(',', '.').replace('−', '-');
  const symbols = energySymbols(written);
  if (symbols === null && !/^-?\d+(\.\d+)?$/.test(number)) return refuse({ code: 'bad-energy-amount', found: typed });
  const amount = amountOf(symbols ?? Number(number));
  if (amount.ok && amount.value > LARGEST_AMOUNT) return refuse({ code: 'number-too-large', largest: LARGEST_AMOUNT });
  return amount;
};

import { expect, test } from 'vitest';
import { parseMana } from './mana.ts';
import { manaValue } from './manaValue.ts';

const worth = (cost: string | null, zone: string, x: number | null) => {
  const symbols = cost === null ? null : parseMana(cost);
  const value = symbols && !symbols.ok ? symbols : manaValue(symbols?.value ?? null, zone, x);
  return value.ok ? value.value : value.refusal.code;
};

test.each<[string, string | null, string, number | null, number | string]>([
  ['{X} counts as announced on the stack (202.3e)', '{X}{X}{U}', 'stack', 3, 7],
  ['{X} is 0 in every other zone (202.3e)', '{X}{X}{U}', 'exile', 3, 1],
  ['an {X} on the stack has to be announced (107.3a)', '{X}', 'stack', null, 'x-required'],
  ['no mana cost is a mana value of 0 (202.3a)', null, 'stack', null, 0],
  ['the larger half of a hybrid counts (202.3f)', '{2/U}{W/B}{C/R}', 'hand', null, 4],
  ['a Phyrexian symbol counts 1 (202.3g)', '{U/P}{G/U/P}', 'hand', null, 2],
  ['snow and colorless symbols count 1 (202.3)', '{S}{C}{0}', 'hand', null, 2],
  ['a sum beyond what is held exactly is refused', '{9007199254740991}{1}', 'hand', null, 'total-too-large'],
])('%s', (_, cost, zone, x, expected) => {
  expect(worth(cost, zone, x)).toBe(expected);
});

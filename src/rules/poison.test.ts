import { expect, it } from 'vitest';
import { losesToPoison } from './poison.ts';

it.each([
  ['nine poison counters are survived', 9, 'player', false],
  ['a player loses with ten (704.5c)', 10, 'player', true],
  ['a Two-Headed Giant team survives fourteen', 14, 'team', false],
  ['and loses with fifteen (704.6b)', 15, 'team', true],
] as const)('%s', (_, poison, whose, expected) => {
  expect(losesToPoison(poison, whose)).toBe(expected);
});
